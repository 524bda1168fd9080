import { type FeatureJobs, task } from '#platform/jobs/subscriptions.ts';
import { settleMemberships } from './commands.ts';

export const membershipsJobs: FeatureJobs = {
  tasks: [task('memberships.settle', settleMemberships, '*/5 * * * *')],
};
