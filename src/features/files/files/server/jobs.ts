import { defineJob } from '#platform/jobs/define-job.ts';
import { defineTask, type FeatureJobs } from '#platform/jobs/subscriptions.ts';
import { removeBytesJob, sweepFile } from './commands/attach-file.ts';
import { removeStoredBytes } from './commands/stored-bytes.ts';
import { listUnusedFiles } from './queries.ts';

export const sweepFilesJob = defineJob('files.sweep-abandoned');

export const filesJobs: FeatureJobs = {
  tasks: [
    defineTask(removeBytesJob, { run: ({ kernel }, gone) => removeStoredBytes(kernel.files, gone) }),
    // Runs every hour, a hundred files at a time. Files of abandoned forms are kept for a week.
    defineTask(sweepFilesJob, {
      run: async (ctx) => {
        for (const { id } of await listUnusedFiles(ctx.db, ctx.now))
          await ctx.write((writing) => sweepFile(writing, id));
      },
      schedule: '20 * * * *',
    }),
  ],
};
