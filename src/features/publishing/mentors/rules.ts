import { emptyFields } from '#features/publishing/engine/rules/publication.ts';
import { formatDate } from '#lib/formats.ts';

/** Parts of a day that a user can offer for a session. */
export const dayParts = ['morning', 'midday', 'afternoon', 'evening'] as const;
type DayPart = (typeof dayParts)[number];

export const dayPartLabels: Record<DayPart, string> = {
  morning: 'Morning, 8 to 11',
  midday: 'Midday, 11 to 14',
  afternoon: 'Afternoon, 14 to 17',
  evening: 'Evening, 17 to 20',
};

export interface PreferredTime {
  /** `YYYY-MM-DD`. */
  date: string;
  part: DayPart;
}

export const requestStatuses = ['new', 'passed_on', 'arranged', 'held', 'declined', 'withdrawn'] as const;
export type RequestStatus = (typeof requestStatuses)[number];

/** Statuses that an admin can give a request, by its current status. */
export const nextStatuses: Record<RequestStatus, readonly RequestStatus[]> = {
  new: ['passed_on', 'arranged', 'declined'],
  passed_on: ['arranged', 'declined'],
  arranged: ['held', 'declined'],
  held: [],
  declined: [],
  withdrawn: [],
};

export const canBecome = (from: RequestStatus, to: RequestStatus): boolean => nextStatuses[from].includes(to);

/** True if the person who asked can still withdraw: until the session was held or declined. */
export const canWithdraw = (status: RequestStatus): boolean => nextStatuses[status].length > 0;

export const requestStatusLabels: Record<
  RequestStatus,
  { label: string; look: 'ok' | 'warn' | 'bad' | 'neutral' }
> = {
  new: { label: 'Waiting', look: 'warn' },
  passed_on: { label: 'With the mentor', look: 'warn' },
  arranged: { label: 'Arranged', look: 'ok' },
  held: { label: 'Completed', look: 'neutral' },
  declined: { label: 'Declined', look: 'bad' },
  withdrawn: { label: 'Withdrawn', look: 'neutral' },
};

/** True for a known IANA time zone, such as `Asia/Kolkata`. */
export function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

/** Describes a time as `Thu, Dec 3, morning, 8 to 11`. */
export const describeTime = ({ date, part }: PreferredTime): string =>
  `${formatDate(date, { style: { weekday: 'short', month: 'short', day: 'numeric' } })}, ${dayPartLabels[part].toLowerCase()}`;

interface MentorToPublish {
  isDraft: boolean;
  bio: string;
  city: string;
  country: string;
  expertise: readonly string[];
  languages: readonly string[];
}

/** Returns what a mentor's page lacks before it can be published; a draft lacks nothing. */
export const mentorGaps = (mentor: MentorToPublish) =>
  emptyFields(mentor, {
    bio: 'Enter a summary',
    city: 'Enter a city',
    country: 'Select a country',
    expertise: 'Enter a field',
    languages: 'Enter a language',
  });

export const mentorPath = (slug: string): string => `/mentors/${slug}`;

/** Returns a time zone in words: `Los Angeles time` for `America/Los_Angeles`. */
export const describeTimeZone = (timeZone: string): string =>
  timeZone.includes('/') ? `${timeZone.split('/').at(-1)?.replaceAll('_', ' ')} time` : timeZone;
