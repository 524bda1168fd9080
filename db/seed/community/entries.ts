import type { CourseLevel } from '#features/publishing/courses/rules.ts';
import type { PackKind, Scheme } from '#lib/art/types.ts';

/** The content of the files in this folder: events, courses and mentors. */

interface CoverDrawing {
  scheme: Scheme;
  kinds: PackKind[];
}

export interface EventEntry extends CoverDrawing {
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

export interface CourseEntry extends CoverDrawing {
  slug: string;
  title: string;
  level: CourseLevel;
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
