import { defineJob } from '#platform/jobs/define-job.ts';
import { defineTask, type FeatureJobs, inTransaction } from '#platform/jobs/subscriptions.ts';
import { assumeArrived } from './commands/receive-dispatch.ts';

export const assumeArrivedJob = defineJob('orders.assume-arrived');

export const dispatchJobs: FeatureJobs = {
  subscriptions: [],
  tasks: [defineTask(assumeArrivedJob, { run: inTransaction(assumeArrived), schedule: '20 * * * *' })],
};
