import { defineJob } from '#platform/jobs/define-job.ts';
import { defineTask, type FeatureJobs, inTransaction } from '#platform/jobs/subscriptions.ts';
import { checkBatch } from './commands/check-import.ts';
import { deleteOldRows, restartStuckImports } from './commands/finish-import.ts';
import { checkJob, forgetJob, picturesJob, readJob, runJob } from './commands/import-jobs.ts';
import { importPictures } from './commands/import-pictures.ts';
import { readImport } from './commands/read-import.ts';
import { runBatch } from './commands/run-import.ts';

export const mendImportsJob = defineJob('imports.mend');

export const forgetRowsJob = defineJob('imports.forget-rows');

export const importsJobs: FeatureJobs = {
  tasks: [
    defineTask(readJob, readImport),
    defineTask(checkJob, inTransaction(checkBatch)),
    defineTask(runJob, inTransaction(runBatch)),
    defineTask(picturesJob, importPictures),
    defineTask(forgetJob, async ({ kernel }, { storageKey }) => kernel.files.remove(storageKey)),
    defineTask(mendImportsJob, inTransaction(restartStuckImports), '*/3 * * * *'),
    defineTask(forgetRowsJob, inTransaction(deleteOldRows), '23 3 * * *'),
  ],
};
