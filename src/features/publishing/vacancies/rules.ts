import { emptyFields } from '#features/publishing/engine/rules/publication.ts';
import { allow, type Decision, refuse } from '#lib/decision.ts';
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

/** Decides whether an application can move from one status to another. */
export function decideStep(from: ApplicationStatus, to: ApplicationStatus): Decision {
  if (nextSteps[from].includes(to)) return allow();
  const labels = applicationStatusLabels;
  return refuse(`The status can’t change from “${labels[from].label}” to “${labels[to].label}”.`);
}

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

type PostingToPublish = Pick<
  PostingForm,
  'isDraft' | 'markdown' | 'summary' | 'country' | 'city' | 'salaryMinMinor' | 'salaryMaxMinor'
>;

/** Returns the errors of a job, and what it lacks before it can be published. */
export function postingGaps(form: PostingToPublish): FieldError[] {
  const { salaryMinMinor: lowest, salaryMaxMinor: highest } = form;
  if (lowest !== null && highest !== null && lowest > highest)
    return [{ path: 'salaryMaxMinor', message: 'The maximum salary is below the minimum' }];
  return emptyFields(form, {
    country: 'Select a country',
    city: 'Enter a city',
    summary: 'Enter a summary',
    markdown: 'Enter the text',
  });
}

/** Default number of days for which a job stays open. */
export const openDays = 45;
