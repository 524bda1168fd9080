import type { SocialMedia } from '#features/publishing/blog/contract.ts';
import type { PackKind, Scheme } from '#lib/art/types.ts';

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

export interface NewsEntry extends Drawn {
  slug: string;
  title: string;
  publishedOn: string;
  summary: string;
  body: string;
  featured: boolean;
}

export interface TestimonialEntry {
  name: string;
  role: string;
  company: string;
  text: string;
  portraitSeed: string;
}
