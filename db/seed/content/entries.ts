import type { SocialMedia } from '#features/content/contract.ts';
import type { PackKind, Scheme } from '#ui/packart/types.ts';

/** What the files of `db/seed/blogs` and `db/seed/community` hold. Dates are `YYYY-MM-DD`. */

interface Drawn {
  scheme: Scheme;
  kinds: PackKind[];
}

export interface PostEntry extends Drawn {
  title: string;
  slug: string;
  category: string;
  /** Key of the author. */
  author: string;
  publishedOn: string;
  readMinutes: number;
  excerpt: string;
  markdown: string;
}

export interface AuthorEntry {
  key: string;
  name: string;
  bio: string;
  portraitSeed: string;
  socialMedia: SocialMedia;
}

export interface EventEntry extends Drawn {
  slug: string;
  title: string;
  startsOn: string;
  endsOn: string;
  city: string;
  country: string;
  venue: string;
  category: string;
  summary: string;
  body: string;
}

export interface NewsEntry extends Drawn {
  slug: string;
  title: string;
  publishedOn: string;
  summary: string;
  body: string;
  featured: boolean;
}

export interface CourseEntry extends Drawn {
  slug: string;
  title: string;
  level: string;
  minutes: number;
  summary: string;
  lessons: { title: string; minutes: number; body: string }[];
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
}

export interface TestimonialEntry {
  name: string;
  role: string;
  company: string;
  text: string;
  portraitSeed: string;
}
