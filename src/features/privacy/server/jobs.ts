import { type FeatureJobs, task } from '#platform/jobs/subscriptions.ts';
import { removeExportTask } from './commands/close-account.ts';
import { makeExport, makeExportTask, sweepExports } from './commands/make-export.ts';

export const privacyJobs: FeatureJobs = {
  tasks: [
    task<{ exportId: string }>(makeExportTask, makeExport),
    task<{ keys: string[] }>(removeExportTask, async ({ kernel }, { keys }) => {
      for (const key of keys) await kernel.files.remove(key);
    }),
    task('privacy.sweep', sweepExports, '53 * * * *'),
  ],
};
