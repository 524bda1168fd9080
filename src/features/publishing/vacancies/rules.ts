import { textGaps } from '#features/publishing/blog/rules/publishing.ts';
import type { FieldError } from '#lib/errors.ts';
import type { ApplicationStatus } from './contract/options.ts';
import type { PostingForm } from './contract/postings.ts';

/** Next statuses of an application, each of which is a button. Only the applicant can withdraw. */
export const nextSteps: Record<ApplicationStatus, readonly ApplicationStatus[]> = {
  received: ['in-review', 'interview', 'declined'],
  'in-review': ['interview', 'declined'],
  interview: ['hired', 'declined'],
  hired: [],
  declined: ['in-review'],
  withdrawn: [],
};

export const canFollow = (from: ApplicationStatus, to: ApplicationStatus): boolean =>
  nextSteps[from].includes(to);

/** Statuses in which an applicant can still withdraw. */
export const withdrawable: readonly ApplicationStatus[] = ['received', 'in-review', 'interview'];

export const applicationStatusLabels: Record<
  ApplicationStatus,
  { label: string; status: 'ok' | 'warn' | 'bad' | 'neutral'; action: string }
> = {
  received: { label: 'Received', status: 'warn', action: 'Mark as received' },
  'in-review': { label: 'In review', status: 'neutral', action: 'Review' },
  interview: { label: 'Interview', status: 'ok', action: 'Invite' },
  hired: { label: 'Hired', status: 'ok', action: 'Hire' },
  declined: { label: 'Declined', status: 'bad', action: 'Decline' },
  withdrawn: { label: 'Withdrawn', status: 'neutral', action: 'Withdraw' },
};

/** Returns what a job lacks before it can be published; a draft lacks nothing. */
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

/** Default number of days for which a job stays open. */
export const openDays = 45;
