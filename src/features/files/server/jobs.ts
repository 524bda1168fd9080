import { type FeatureJobs, task } from '#platform/jobs/subscriptions.ts';
import { removeBytesTask, sweepFile } from './commands/attach-file.ts';
import { removeStored } from './commands/stored-bytes.ts';
import { listAbandonedFiles } from './queries.ts';

export const filesJobs: FeatureJobs = {
  tasks: [
    task<{ storageKey: string; isPublic: boolean }>(removeBytesTask, ({ kernel }, gone) =>
      removeStored(kernel.files, gone),
    ),
    // Every hour, a hundred at a time: an upload that was begun and forgotten is kept for a week.
    task(
      'files.sweep-abandoned',
      async (ctx) => {
        for (const { id } of await listAbandonedFiles(ctx.db, ctx.now)) await sweepFile(ctx, id);
      },
      '20 * * * *',
    ),
  ],
};
