import type { RequestState } from '#features/sourcing/requests/contract/request-rows.ts';
import { actionsIn } from '#features/sourcing/requests/rules.ts';
import { allow, type Decision, refuse } from '#lib/decision.ts';

interface RecordAccess {
  reader: 'buyer' | 'supplier';
  state: RequestState;
  sealed: boolean;
}

/**
 * Decides who can read the record of a request, which contains every offer. Its buyer reads it after the deadline.
 * Suppliers who quoted read it once the request is awarded, if it was sealed: they knew before they quoted.
 */
export function decideExport({ reader, state, sealed }: RecordAccess): Decision {
  if (reader === 'supplier')
    return sealed && state === 'awarded'
      ? allow()
      : refuse('The record of a request is available to suppliers after a sealed request was awarded.');
  return actionsIn(state, { sealed }).includes('export')
    ? allow()
    : refuse('The record of a request is available after its deadline, unless it was canceled.');
}
