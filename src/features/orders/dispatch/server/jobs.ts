import { defineJob } from '#platform/jobs/define-job.ts';
import { defineTask, type FeatureJobs } from '#platform/jobs/subscriptions.ts';
import { assumeArrived } from './commands/assume-arrived.ts';

export const assumeArrivedJob = defineJob('orders.assume-arrived');

export const dispatchJobs: FeatureJobs = {
  subscriptions: [],
  tasks: [defineTask(assumeArrivedJob, assumeArrived, '20 * * * *')],
};
