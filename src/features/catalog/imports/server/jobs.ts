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
    defineTask(readJob, { run: readImport }),
    defineTask(checkJob, { run: inTransaction(checkBatch) }),
    defineTask(runJob, { run: inTransaction(runBatch) }),
    defineTask(picturesJob, { run: importPictures }),
    defineTask(forgetJob, { run: async ({ kernel }, { storageKey }) => kernel.files.remove(storageKey) }),
    defineTask(mendImportsJob, { run: inTransaction(restartStuckImports), schedule: '*/3 * * * *' }),
    defineTask(forgetRowsJob, { run: inTransaction(deleteOldRows), schedule: '23 3 * * *' }),
  ],
};
