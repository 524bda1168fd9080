import { type FeatureJobs, on } from '#platform/jobs/subscriptions.ts';
import { requirementSubmitted } from '../contract.ts';
import { matchRequirement } from './commands/match-requirement.ts';

export const sourcingJobs: FeatureJobs = {
  subscriptions: [on(requirementSubmitted, 'sourcing.match-requirement', matchRequirement)],
};
