import { defineJob } from '#platform/jobs/define-job.ts';
import { type FeatureJobs, task } from '#platform/jobs/subscriptions.ts';
import { removeBytesJob, sweepFile } from './commands/attach-file.ts';
import { removeStored } from './commands/stored-bytes.ts';
import { listAbandonedFiles } from './queries.ts';

export const sweepFilesJob = defineJob('files.sweep-abandoned');

export const filesJobs: FeatureJobs = {
  tasks: [
    task(removeBytesJob, ({ kernel }, gone) => removeStored(kernel.files, gone)),
    // Every hour, a hundred at a time: an upload that was begun and forgotten is kept for a week.
    task(
      sweepFilesJob,
      async (ctx) => {
        for (const { id } of await listAbandonedFiles(ctx.db, ctx.now)) await sweepFile(ctx, id);
      },
      '20 * * * *',
    ),
  ],
};
