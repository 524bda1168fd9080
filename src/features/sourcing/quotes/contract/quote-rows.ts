import * as z from 'zod/mini';
import { packDrawing } from '#features/catalog/taxonomy/contract/pack-drawing.ts';
import { id, instant } from '#lib/schemas.ts';

/** The decision on a quote: `open` until the buyer or the supplier decides. */
export const quoteStatuses = ['open', 'accepted', 'declined', 'withdrawn'] as const;
export type QuoteStatus = (typeof quoteStatuses)[number];
/** A status as people see it: an open quote past its last day has expired. */
export const quoteStates = [...quoteStatuses, 'expired'] as const;
export type QuoteState = (typeof quoteStates)[number];
/** Filters of the lists: `action` for quotes that wait for the viewer. */
export const quoteViews = ['action', ...quoteStates] as const;
export type QuoteView = (typeof quoteViews)[number];

export const quoteRow = z.object({
  id,
  /** The number after the prefix of the store: `BS-T0007`. */
  reference: z.string(),
  /** 1 for the first offer, one more with each revision. */
  version: z.int(),
  state: z.enum(quoteStates),
  /** The first line, and how many there are without alternatives. */
  title: z.string(),
  lineCount: z.int(),
  pack: packDrawing,
  currency: z.string(),
  /** The lowest and highest total of all lines, at the smallest and largest quantities; an alternative replaces its line. */
  fromMinor: z.int(),
  toMinor: z.int(),
  validUntil: z.string(),
  inquiryId: id,
  supplier: z.object({
    id,
    slug: z.string(),
    name: z.string(),
    logoUrl: z.nullable(z.string()),
    logoSeed: z.string(),
    country: z.string(),
    isPublic: z.boolean(),
  }),
  buyer: z.object({ name: z.string(), company: z.nullable(z.string()) }),
  /** When the current version was sent. */
  sentAt: instant,
  /** True while a counter-offer of the buyer waits for the supplier. */
  isCountered: z.boolean(),
  /** The order that it became, with the lines of the quote that were ordered; none are known of earlier releases. */
  order: z.nullable(
    z.object({
      id,
      reference: z.string(),
      /** The present total with tax, after all accepted changes of the order. */
      totalMinor: z.int(),
      /** True if the order was changed since, by a proposal that the other side accepted. */
      isAmended: z.boolean(),
      lines: z.array(z.object({ line: z.int(), quantity: z.int() })),
    }),
  ),
  /** The request for quotes that it answers, with the version that the supplier read. */
  request: z.nullable(
    z.object({
      id,
      reference: z.string(),
      title: z.string(),
      version: z.int(),
      isCurrent: z.boolean(),
      /** The last day on which the buyer cannot read the quote; null if it can. */
      sealedUntil: z.nullable(z.string()),
    }),
  ),
});
export type QuoteRow = z.infer<typeof quoteRow>;
