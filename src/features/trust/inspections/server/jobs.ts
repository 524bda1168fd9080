import { shareFilesWithTeam } from '#features/stores/team/server/commands.ts';
import type { FeatureJobs } from '#platform/jobs/subscriptions.ts';
import { photosOfStore } from './queries/receipts.ts';

export const inspectionsJobs: FeatureJobs = {
  // Everyone who works on the orders of a store may see the photos of its receipts.
  subscriptions: shareFilesWithTeam('inspections', { capability: 'orders.read', files: photosOfStore }),
};
