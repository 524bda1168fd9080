import { defineJob } from '#platform/jobs/define-job.ts';
import { defineTask, type FeatureJobs } from '#platform/jobs/subscriptions.ts';
import { removeExportJob } from './commands/close-account.ts';
import { makeExport, makeExportJob, sweepExports } from './commands/make-export.ts';

export const privacyJobs: FeatureJobs = {
  tasks: [
    defineTask(makeExportJob, { run: makeExport }),
    defineTask(removeExportJob, {
      run: async ({ kernel }, { keys }) => {
        for (const key of keys) await kernel.files.remove(key);
      },
    }),
    defineTask(defineJob('privacy.sweep'), { run: sweepExports, schedule: '53 * * * *' }),
  ],
};
