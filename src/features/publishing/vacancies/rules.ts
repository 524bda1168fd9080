import { textGaps } from '#features/publishing/blog/rules/publishing.ts';
import type { FieldError } from '#lib/errors.ts';
import type { PostingForm } from './contract/postings.ts';
import type { ApplicationStatus } from './contract/words.ts';

/** What may follow a step, and so which buttons there are. The applicant alone withdraws. */
export const nextSteps: Record<ApplicationStatus, readonly ApplicationStatus[]> = {
  received: ['in-review', 'interview', 'declined'],
  'in-review': ['interview', 'declined'],
  interview: ['hired', 'declined'],
  hired: [],
  declined: ['in-review'],
  withdrawn: [],
};

export const mayFollow = (from: ApplicationStatus, to: ApplicationStatus): boolean =>
  nextSteps[from].includes(to);

/** Steps from which an applicant can still withdraw. */
export const withdrawable: readonly ApplicationStatus[] = ['received', 'in-review', 'interview'];

export const statusWords: Record<
  ApplicationStatus,
  { label: string; status: 'ok' | 'warn' | 'bad' | 'neutral'; act: string }
> = {
  received: { label: 'Received', status: 'warn', act: 'Mark as received' },
  'in-review': { label: 'In review', status: 'neutral', act: 'Review' },
  interview: { label: 'Interview', status: 'ok', act: 'Invite' },
  hired: { label: 'Hired', status: 'ok', act: 'Hire' },
  declined: { label: 'Declined', status: 'bad', act: 'Decline' },
  withdrawn: { label: 'Withdrawn', status: 'neutral', act: 'Withdraw' },
};

/** What a job lacks before it can be published; a draft lacks nothing. */
export function postingGaps(
  form: Pick<PostingForm, 'isDraft' | 'markdown' | 'summary' | 'country' | 'city'>,
) {
  if (form.isDraft) return [];
  const needed: [string, string][] = [
    ['country', form.country ? '' : 'Please choose a country'],
    ['city', form.city ? '' : 'Please name the city'],
    ['summary', form.summary ? '' : 'Please write a summary: the list shows it'],
  ];
  const gaps = needed
    .filter(([, message]) => message)
    .map(([path, message]): FieldError => ({ path, message }));
  return [...gaps, ...textGaps(form)];
}

/** Days that a job stays open unless it says otherwise. */
export const openDays = 45;
