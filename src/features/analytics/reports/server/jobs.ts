import { defineJob } from '#platform/jobs/define-job.ts';
import { defineTask, type FeatureJobs } from '#platform/jobs/subscriptions.ts';
import { refreshReplyTimes } from './commands/refresh-reply-times.ts';

export const reportsJobs: FeatureJobs = {
  tasks: [
    defineTask(defineJob('reports.refresh-reply-times'), {
      run: ({ db, now }) => refreshReplyTimes(db, now),
      schedule: '25 2 * * *',
    }),
  ],
};
