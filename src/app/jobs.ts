import { accountsJobs } from '#features/accounts/server/jobs.ts';
import type { FeatureJobs } from '#platform/jobs/subscriptions.ts';
import { mailJobs } from '#platform/mail/outbox.ts';

/** Everything that runs in the background. */
export const jobs: FeatureJobs[] = [mailJobs, accountsJobs];
