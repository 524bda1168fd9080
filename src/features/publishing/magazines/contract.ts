import * as z from 'zod/mini';
import {
  editedListInput,
  instantText,
  markdownText,
  pictureUrl,
  slugText,
  version,
} from '#features/publishing/blog/contract/editing.ts';
import { emptySuccess, endpoint, success } from '#lib/endpoint.ts';
import { defineEvent } from '#lib/events.ts';
import { id, instant, limit, line } from '#lib/schemas.ts';

const tags = ['Magazines'];
const open = { access: 'public' } as const;
const admins = { access: ['admin'] } as const;

/** Background colours of a cover, as in the colour schemes of the drawings. */
const coverGrounds = ['kraft', 'spruce', 'orange', 'sky', 'plum', 'ochre'] as const;
export type CoverGround = (typeof coverGrounds)[number];

const pieceLimit = 40;

const issueColumns = {
  id,
  slug: z.string(),
  /** Number of the issue: `4` is the fourth. */
  number: z.number(),
  title: z.string(),
  /** `Autumn 2026` */
  season: z.string(),
  summary: z.string(),
  ground: z.enum(coverGrounds),
  imageUrl: z.nullable(z.string()),
  publishedAt: instant,
};

const issueCard = z.object({ ...issueColumns, pieceCount: z.number() });
export type IssueCard = z.output<typeof issueCard>;

/** A piece of an issue, ready to read. */
const piece = z.object({
  /** Fragment of the URL, e.g. `#a-letter`. */
  anchor: z.string(),
  kicker: z.string(),
  title: z.string(),
  byline: z.string(),
  minutes: z.number(),
  imageUrl: z.nullable(z.string()),
  html: z.string(),
  /** Slug of the blog post, if the piece is one. */
  blogSlug: z.nullable(z.string()),
});
export type Piece = z.output<typeof piece>;

const fullIssue = z.object({ ...issueColumns, pieces: z.array(piece) });
export type FullIssue = z.output<typeof fullIssue>;

/** The editor's form of a piece: a blog post, or a page written for the issue. */
const pieceForm = z.object({
  /** Id of a blog post; the fields below are taken from it where they are empty. */
  articleId: z.nullable(id),
  kicker: line({ max: 60 }),
  title: line({ max: 160 }),
  byline: line({ max: 120 }),
  imageUrl: pictureUrl,
  markdown: markdownText,
});
export type PieceForm = z.infer<typeof pieceForm>;

/** Highest possible number of an issue. */
export const lastNumber = 9999;

const issueForm = z.object({
  title: line({ max: 120, required: 'Please give it a title' }),
  slug: slugText,
  number: z
    .number('Please give the number of the issue')
    .check(
      z.int('Please give a whole number'),
      z.gte(1, 'Issues count from 1'),
      z.lte(lastNumber, `Issues end at ${lastNumber}`),
    ),
  season: line({ max: 40 }),
  summary: line({ max: 300 }),
  ground: z.enum(coverGrounds, 'Please choose a ground'),
  imageUrl: pictureUrl,
  pieces: z.array(pieceForm).check(z.maxLength(pieceLimit, `An issue holds at most ${pieceLimit} pieces`)),
  isDraft: z.boolean(),
  publishedAt: z.nullable(instantText),
  version,
});
export type IssueForm = z.infer<typeof issueForm>;

const editedIssue = z.object({
  ...issueColumns,
  pieces: z.array(pieceForm),
  isDraft: z.boolean(),
  wasPublic: z.boolean(),
  version: z.number(),
});
export type EditedIssue = z.output<typeof editedIssue>;

const editedRow = z.object({ ...issueColumns, isDraft: z.boolean() });

export const issueChanged = defineEvent<{ issueId: string; change: 'created' | 'saved' | 'deleted' }>(
  'magazines.changed',
);

export const magazinesContract = {
  listIssues: endpoint
    .meta(open)
    .route({ method: 'GET', path: '/magazines', summary: 'Issues, newest first', tags })
    .input(z.object({ limit: limit(24) }))
    .output(success({ issues: z.array(issueCard) })),
  getIssue: endpoint
    .meta(open)
    .route({ method: 'GET', path: '/magazines/{slug}', summary: 'One issue with all its pieces', tags })
    .input(z.object({ slug: z.string().check(z.maxLength(200)) }))
    .output(success({ issue: fullIssue, others: z.array(issueCard) })),
  editor: {
    list: endpoint
      .meta(admins)
      .route({ method: 'GET', path: '/admin/magazines', summary: 'Issues in every state', tags })
      .input(editedListInput)
      .output(success({ issues: z.array(editedRow), nextCursor: z.nullable(id) })),
    get: endpoint
      .meta(admins)
      .route({
        method: 'GET',
        path: '/admin/magazines/{id}',
        summary: 'An issue as its editors see it',
        tags,
      })
      .input(z.object({ id }))
      .output(success({ issue: editedIssue })),
    getChoices: endpoint
      .meta(admins)
      .route({
        method: 'GET',
        path: '/admin/magazine-choices',
        summary: 'What to propose for a new issue',
        tags,
      })
      .output(success({ nextNumber: z.number() })),
    create: endpoint
      .meta({ ...admins, idempotent: true })
      .route({ method: 'POST', path: '/admin/magazines', successStatus: 201, summary: 'Make an issue', tags })
      .input(issueForm)
      .output(success({ issue: editedIssue })),
    save: endpoint
      .meta(admins)
      .route({ method: 'PUT', path: '/admin/magazines/{id}', summary: 'Save an issue', tags })
      .input(z.extend(issueForm, { id }))
      .output(success({ issue: editedIssue })),
    remove: endpoint
      .meta(admins)
      .route({
        method: 'DELETE',
        path: '/admin/magazines/{id}',
        summary: 'Delete a draft that was never public',
        tags,
      })
      .input(z.object({ id }))
      .output(emptySuccess),
  },
};
