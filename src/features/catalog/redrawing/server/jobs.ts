import { defineTask, type FeatureJobs, inTransaction } from '#platform/jobs/subscriptions.ts';
import { redrawJob, redrawProducts } from './commands.ts';

export const redrawingJobs: FeatureJobs = {
  tasks: [defineTask(redrawJob, { run: inTransaction(redrawProducts) })],
};
