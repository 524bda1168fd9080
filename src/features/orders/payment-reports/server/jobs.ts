import { shareFilesWithTeam } from '#features/stores/team/server/commands.ts';
import type { FeatureJobs } from '#platform/jobs/subscriptions.ts';
import { filesOfStoreReports } from './queries.ts';

export const paymentReportsJobs: FeatureJobs = {
  // Everyone in a store who sees amounts may read remittance slips.
  subscriptions: shareFilesWithTeam('payment-reports', {
    capability: 'orders.money',
    files: filesOfStoreReports,
  }),
};
