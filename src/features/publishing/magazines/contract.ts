import * as z from 'zod/mini';
import {
  editorEndpoints,
  editorListInput,
  markdownText,
  type PublicationChange,
  pictureUrl,
  publicationForm,
  publishedAtField,
  slugInput,
  storedEntry,
} from '#features/publishing/engine/contract.ts';
import { endpoint, success } from '#lib/endpoint.ts';
import { defineEvent } from '#lib/events.ts';
import { id, instant, limit, line } from '#lib/schemas.ts';

const tags = ['Magazines'];
const open = { access: 'public', cached: true } as const;

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
  ...publicationForm,
  title: line({ max: 120, required: 'Enter a title' }),
  number: z
    .number('Enter an issue number')
    .check(
      z.int('Enter a whole number'),
      z.gte(1, 'The issue number must be at least 1'),
      z.lte(lastNumber, `The issue number can be at most ${lastNumber}`),
    ),
  season: line({ max: 40 }),
  summary: line({ max: 300 }),
  ground: z.enum(coverGrounds, 'Select a background'),
  imageUrl: pictureUrl,
  pieces: z.array(pieceForm).check(z.maxLength(pieceLimit, `An issue can have up to ${pieceLimit} articles`)),
  publishedAt: publishedAtField,
});
export type IssueForm = z.infer<typeof issueForm>;

const storedIssue = storedEntry(issueForm, { publishedAt: instant });

const issueRow = z.object({ ...issueColumns, isDraft: z.boolean() });

export const issueChanged = defineEvent<{ issueId: string; change: PublicationChange }>('magazines.changed');

export const magazinesContract = {
  listIssues: endpoint
    .meta(open)
    .route({ method: 'GET', path: '/magazines', summary: 'List issues, newest first', tags })
    .input(z.object({ limit: limit(24) }))
    .output(success({ issues: z.array(issueCard) })),
  getIssue: endpoint
    .meta(open)
    .route({ method: 'GET', path: '/magazines/{slug}', summary: 'Get an issue with its articles', tags })
    .input(slugInput)
    .output(success({ issue: fullIssue, others: z.array(issueCard) })),
  editor: {
    ...editorEndpoints({
      path: '/admin/magazines',
      tags,
      one: 'an issue',
      many: 'issues',
      form: issueForm,
      entry: { issue: storedIssue },
      rows: { issues: z.array(issueRow) },
      query: editorListInput,
    }),
    getChoices: endpoint
      .meta({ access: ['admin'] })
      .route({
        method: 'GET',
        path: '/admin/magazine-choices',
        summary: 'Get suggested values for a new issue',
        tags,
      })
      .output(success({ nextNumber: z.number() })),
  },
};
