import type { PackKind, Scheme } from '#lib/art/types.ts';

/** What the files of this folder hold about events, courses and mentors. */

interface Drawn {
  scheme: Scheme;
  kinds: PackKind[];
}

export interface EventEntry extends Drawn {
  /** Without the year: the event is held again every year. */
  slug: string;
  title: string;
  /** The days of one of its years; in others it falls on the same weekdays. */
  startsOn: string;
  endsOn: string;
  city: string;
  country: string;
  venue: string;
  category: string;
  summary: string;
  audience: string;
  organiser: string;
  markdown: string;
}

export interface CourseEntry extends Drawn {
  slug: string;
  title: string;
  level: string;
  summary: string;
  audience: string;
  outcomes: string[];
  /** Each has its text in a file of `lessons/`. */
  lessons: { title: string; minutes: number }[];
}

export interface MentorEntry {
  slug: string;
  name: string;
  years: number;
  expertise: string[];
  bio: string;
  city: string;
  country: string;
  languages: string[];
  portraitSeed: string;
  availability: string;
  contactEmail: string;
  markdown: string;
}
