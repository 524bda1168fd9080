import { type FeatureJobs, task } from '#platform/jobs/subscriptions.ts';
import { sweepCalls } from './commands/manage-keys.ts';

export const apiKeysJobs: FeatureJobs = { tasks: [task('api-keys.sweep', sweepCalls, '29 4 * * *')] };
