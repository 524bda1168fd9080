import { shareFilesWithTeam } from '#features/stores/team/server/commands.ts';
import type { FeatureJobs } from '#platform/jobs/subscriptions.ts';
import { filesOfStoreProofs } from './queries/proofs.ts';

export const proofsJobs: FeatureJobs = {
  // Everyone who works on the orders of a store may read the files of its proofs.
  subscriptions: shareFilesWithTeam('proofs', { capability: 'orders.read', files: filesOfStoreProofs }),
};
