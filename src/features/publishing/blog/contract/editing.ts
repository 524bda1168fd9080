import * as z from 'zod/mini';
import { isMediaUrl } from '#features/files/files/rules.ts';
import { illustrationUrl } from '#lib/art/illustration-url.ts';
import { defineEvent } from '#lib/events.ts';
import { id, instant, limit, line, paragraph } from '#lib/schemas.ts';

/** Shared fields of the editors' forms, for everything that is written in Markdown and published. */

const markdownLimit = 100_000;

/** Last part of the URL; if empty, generated from the title. */
export const slugText = z
  .string('Please give an address')
  .check(
    z.maxLength(80, 'Please use at most 80 characters'),
    z.regex(/^$|^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'Please use small letters, digits and single hyphens'),
  );

/** Path of an illustration or an uploaded picture; null for an illustration generated from the slug. */
export const pictureUrl = z.nullable(
  z.union([illustrationUrl, z.string().check(z.refine(isMediaUrl))], 'Please choose a picture'),
);

export const markdownText = paragraph({ max: markdownLimit });

/** The version that was edited; null for a new entry or to overwrite whatever is stored. */
export const version = z.nullable(z.int('Not a valid version'));

export const instantText = z.iso.datetime({ offset: true, error: 'Please give a date and a time' });

/** `draft`, `scheduled`, `published` or `all`. */
export const publicationFilter = z._default(z.enum(['all', 'draft', 'scheduled', 'published']), 'all');
export type PublicationFilter = z.infer<typeof publicationFilter>;

/** Query of an editor's list: state, words of the title, and a cursor. */
export const editedListInput = z.object({
  state: publicationFilter,
  q: z.optional(line({ max: 100 })),
  cursor: z.optional(id),
  limit: limit(20),
});

/** The query with the current time, which decides what is scheduled and what is public. */
export interface EditedListQuery extends z.infer<typeof editedListInput> {
  now: Date;
}

export const blogForm = z.object({
  title: line({ max: 160, required: 'Please give it a title' }),
  slug: slugText,
  category: line({ max: 60 }),
  excerpt: line({ max: 300 }),
  authorId: z.uuid('Please choose an author'),
  imageUrl: pictureUrl,
  markdown: markdownText,
  isDraft: z.boolean(),
  /** Null: published immediately. */
  publishedAt: z.nullable(instantText),
  version,
});
export type BlogForm = z.infer<typeof blogForm>;

/** A post as its editors see it. */
export const editedBlog = z.object({
  id,
  title: z.string(),
  slug: z.string(),
  category: z.string(),
  excerpt: z.string(),
  authorId: id,
  imageUrl: z.nullable(z.string()),
  markdown: z.string(),
  isDraft: z.boolean(),
  /** True if it was ever public; its URL can then no longer change. */
  wasPublic: z.boolean(),
  publishedAt: instant,
  version: z.number(),
});
export type EditedBlog = z.output<typeof editedBlog>;

export const editedBlogRow = z.object({
  id,
  title: z.string(),
  slug: z.string(),
  category: z.string(),
  authorName: z.string(),
  imageUrl: z.nullable(z.string()),
  isDraft: z.boolean(),
  publishedAt: instant,
});
/** The outbox also records the editor and the time: together they are the audit trail of content changes. */
export const postChanged = defineEvent<{ postId: string; change: 'created' | 'saved' | 'deleted' }>(
  'content.post-changed',
);
