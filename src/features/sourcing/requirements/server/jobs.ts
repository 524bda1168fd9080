import { type FeatureJobs, inTransaction, onEvent } from '#platform/jobs/subscriptions.ts';
import { requirementSubmitted } from '../contract.ts';
import { matchRequirement } from './commands/match-requirement.ts';

export const requirementsJobs: FeatureJobs = {
  subscriptions: [
    onEvent(requirementSubmitted, {
      name: 'sourcing.match-requirement',
      run: inTransaction(matchRequirement),
    }),
  ],
};
