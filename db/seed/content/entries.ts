import type { SocialMedia } from '#features/publishing/blog/contract.ts';
import type { PackKind, Scheme } from '#lib/art/types.ts';

/** The content of the files in `db/seed/blogs` and `db/seed/community`. Dates are `YYYY-MM-DD`. */

interface CoverDrawing {
  scheme: Scheme;
  kinds: PackKind[];
}

export interface PostEntry extends CoverDrawing {
  title: string;
  slug: string;
  category: string;
  /** Key of the author. */
  author: string;
  publishedOn: string;
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

export interface NewsEntry extends CoverDrawing {
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
  country: string;
  text: string;
  portraitSeed: string;
}
