import { allow, type Decision, refuse } from '#lib/decision.ts';

interface RecordAccess {
  reader: 'buyer' | 'supplier';
  status: string;
  sealed: boolean;
  /** `YYYY-MM-DD`; null for drafts. */
  deadline: string | null;
  day: string;
}

/**
 * Decides who can read the record of a request, which contains every offer. Its buyer reads it after the deadline.
 * Suppliers who quoted read it once the request is awarded, if it was sealed: they knew before they quoted.
 */
export function decideExport({ reader, status, sealed, deadline, day }: RecordAccess): Decision {
  if (status === 'draft') return refuse('This request has not been sent yet.');
  if (reader === 'supplier')
    return sealed && status === 'awarded'
      ? allow()
      : refuse('The record of a request is available to suppliers after a sealed request was awarded.');
  return status === 'awarded' || (deadline !== null && deadline < day)
    ? allow()
    : refuse('The record of a request is available after its deadline.');
}
