import * as z from 'zod/mini';
import { endpoint, success } from '#lib/endpoint.ts';
import { id, limit, line } from '#lib/schemas.ts';
import { isMonth } from '../rules/dates.ts';

const tags = ['Events'];
const open = endpoint.meta({ access: 'public' });

const tradeEvent = z.object({
  id,
  slug: z.string(),
  title: z.string(),
  /** Calendar dates, `YYYY-MM-DD`. */
  startsOn: z.string(),
  endsOn: z.string(),
  city: z.string(),
  /** ISO 3166-1 alpha-2. */
  country: z.string(),
  venue: z.string(),
  category: z.string(),
  summary: z.string(),
  imageUrl: z.nullable(z.string()),
});
export type TradeEvent = z.output<typeof tradeEvent>;

const fullEvent = z.extend(tradeEvent, {
  /** The body as sanitised HTML. */
  html: z.string(),
  audience: z.string(),
  organiser: z.string(),
  websiteUrl: z.nullable(z.string()),
  version: z.number(),
});
export type FullEvent = z.output<typeof fullEvent>;

const slug = z.string().check(z.maxLength(200));
const eventTimes = ['upcoming', 'past'] as const;
const when = z._default(z.enum(eventTimes, 'Select upcoming or past'), 'upcoming');
const month = z.string().check(z.refine(isMonth, 'Enter a month as YYYY-MM'));
const country = z.string().check(z.regex(/^[A-Z]{2}$/, 'Enter a two-letter country code'));
/** Cursor: date and id of the last event on the previous page. */
export const eventCursor = z
  .string()
  .check(z.regex(/^\d{4}-\d{2}-\d{2}\.[0-9a-f-]{36}$/, 'The cursor is invalid'));

const filters = z.object({
  months: z.array(z.object({ month: z.string(), count: z.number() })),
  countries: z.array(z.object({ country: z.string(), count: z.number() })),
  categories: z.array(z.object({ category: z.string(), count: z.number() })),
});
export type EventFilters = z.output<typeof filters>;

export const publicEventsContract = {
  listEvents: open
    .route({
      method: 'GET',
      path: '/events',
      summary: 'List trade events: upcoming soonest first, or past newest first',
      tags,
    })
    .input(
      z.object({
        when,
        month: z.optional(month),
        country: z.optional(country),
        category: z.optional(line({ max: 60 })),
        limit: limit(20),
        cursor: z.optional(eventCursor),
      }),
    )
    .output(success({ events: z.array(tradeEvent), nextCursor: z.nullable(z.string()), today: z.string() })),
  listEventFilters: open
    .route({
      method: 'GET',
      path: '/event-filters',
      summary: 'List months, countries and categories of events',
      tags,
    })
    .input(z.object({ when }))
    .output(success({ filters })),
  getEventMonth: open
    .route({ method: 'GET', path: '/event-calendar', summary: 'List events of a month', tags })
    .input(z.object({ month: z.optional(month) }))
    .output(success({ month: z.string(), today: z.string(), events: z.array(tradeEvent) })),
  getEvent: open
    .route({ method: 'GET', path: '/events/{slug}', summary: 'Get a trade event', tags })
    .input(z.object({ slug }))
    .output(success({ event: fullEvent, related: z.array(tradeEvent), today: z.string() })),
};
