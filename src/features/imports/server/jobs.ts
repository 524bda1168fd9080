import { type FeatureJobs, task } from '#platform/jobs/subscriptions.ts';
import { bringSomePictures, picturesTask } from './commands/bring-pictures.ts';
import { checkBatch, checkTask } from './commands/check-import.ts';
import { forgetRows, mendImports } from './commands/finish-import.ts';
import { forgetTask, readImport, readTask } from './commands/read-import.ts';
import { runBatch, runTask } from './commands/run-import.ts';

export const importsJobs: FeatureJobs = {
  tasks: [
    task(readTask, readImport),
    task(checkTask, checkBatch),
    task(runTask, runBatch),
    task(picturesTask, bringSomePictures),
    task(forgetTask, async ({ kernel }, { storageKey }: { storageKey: string }) =>
      kernel.files.remove(storageKey),
    ),
    task('imports.mend', mendImports, '*/3 * * * *'),
    task('imports.forget-rows', forgetRows, '23 3 * * *'),
  ],
};
