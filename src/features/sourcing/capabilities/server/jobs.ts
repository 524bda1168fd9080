import { supplierApproved } from '#features/stores/suppliers/contract.ts';
import { defineTask, type FeatureJobs, inTransaction, onEvent } from '#platform/jobs/subscriptions.ts';
import { deriveApproved, deriveCapabilitiesJob, deriveNightly } from './commands/derive-capabilities.ts';

export const capabilitiesJobs: FeatureJobs = {
  subscriptions: [
    onEvent(supplierApproved, {
      name: 'sourcing.derive-capabilities-of-store',
      run: inTransaction(deriveApproved),
    }),
  ],
  tasks: [defineTask(deriveCapabilitiesJob, { run: deriveNightly, schedule: '40 20 * * *' })],
};
