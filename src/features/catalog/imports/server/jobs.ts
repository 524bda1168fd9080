import { defineJob } from '#platform/jobs/define-job.ts';
import { type FeatureJobs, task } from '#platform/jobs/subscriptions.ts';
import { bringSomePictures } from './commands/bring-pictures.ts';
import { checkBatch } from './commands/check-import.ts';
import { forgetRows, mendImports } from './commands/finish-import.ts';
import { checkJob, forgetJob, picturesJob, readJob, runJob } from './commands/import-jobs.ts';
import { readImport } from './commands/read-import.ts';
import { runBatch } from './commands/run-import.ts';

export const mendImportsJob = defineJob('imports.mend');

export const forgetRowsJob = defineJob('imports.forget-rows');

export const importsJobs: FeatureJobs = {
  tasks: [
    task(readJob, readImport),
    task(checkJob, checkBatch),
    task(runJob, runBatch),
    task(picturesJob, bringSomePictures),
    task(forgetJob, async ({ kernel }, { storageKey }) => kernel.files.remove(storageKey)),
    task(mendImportsJob, mendImports, '*/3 * * * *'),
    task(forgetRowsJob, forgetRows, '23 3 * * *'),
  ],
};
