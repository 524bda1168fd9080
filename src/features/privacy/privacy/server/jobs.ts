import { defineJob } from '#platform/jobs/define-job.ts';
import { type FeatureJobs, task } from '#platform/jobs/subscriptions.ts';
import { removeExportJob } from './commands/close-account.ts';
import { makeExport, makeExportJob, sweepExports } from './commands/make-export.ts';

export const privacyJobs: FeatureJobs = {
  tasks: [
    task(makeExportJob, makeExport),
    task(removeExportJob, async ({ kernel }, { keys }) => {
      for (const key of keys) await kernel.files.remove(key);
    }),
    task(defineJob('privacy.sweep'), sweepExports, '53 * * * *'),
  ],
};
