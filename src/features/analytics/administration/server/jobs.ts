import { defineTask, type FeatureJobs, inTransaction } from '#platform/jobs/subscriptions.ts';
import { countMarketplaceDays, countMarketplaceDaysJob } from './commands.ts';

export const administrationJobs: FeatureJobs = {
  tasks: [
    // Every hour, because a process that is off when the day ends must count it later.
    defineTask(countMarketplaceDaysJob, { run: inTransaction(countMarketplaceDays), schedule: '12 * * * *' }),
  ],
};
