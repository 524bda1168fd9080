import * as z from 'zod/mini';
import {
  markdownText,
  pictureUrl,
  publicationFilter,
  slugText,
  version,
} from '#features/publishing/blog/contract/editing.ts';
import { emptySuccess, endpoint, success } from '#lib/endpoint.ts';
import { id, instant, limit, line, paragraph } from '#lib/schemas.ts';
import { isCalendarDate } from '../rules/dates.ts';

const tags = ['Events, administration'];
const adminOnly = endpoint.meta({ access: ['admin'] });

export const eventCategories = ['Trade show', 'Conference', 'Workshop', 'Exhibition', 'Open day'] as const;

const calendarDate = (required: string) => z.string(required).check(z.refine(isCalendarDate, required));
const webUrl = z
  .string('Please give an address that begins with https://')
  .check(
    z.trim(),
    z.maxLength(300, 'Please use at most 300 characters'),
    z.regex(/^$|^https:\/\/[^\s/"<>]+\.[^\s"<>]+$/, 'Please give an address that begins with https://'),
  );

/** The editor's form. A draft needs a title and its days; the rest is required for publishing. */
const eventForm = z.object({
  title: line({ max: 140, required: 'Please give the event a title' }),
  slug: slugText,
  startsOn: calendarDate('Please give the first day'),
  endsOn: calendarDate('Please give the last day'),
  venue: line({ max: 160 }),
  city: line({ max: 80 }),
  country: z.string('Please choose a country').check(z.regex(/^$|^[A-Z]{2}$/, 'Please choose a country')),
  category: line({ max: 60 }),
  summary: line({ max: 300 }),
  audience: paragraph({ max: 600 }),
  organiser: line({ max: 120 }),
  websiteUrl: webUrl,
  imageUrl: pictureUrl,
  markdown: markdownText,
  isDraft: z.boolean(),
  version,
});
export type EventForm = z.output<typeof eventForm>;

const eventRow = z.object({
  id,
  slug: z.string(),
  title: z.string(),
  startsOn: z.string(),
  endsOn: z.string(),
  city: z.string(),
  category: z.string(),
  imageUrl: z.nullable(z.string()),
  isDraft: z.boolean(),
  updatedAt: instant,
});

const editedEvent = z.object({
  id,
  title: z.string(),
  slug: z.string(),
  startsOn: z.string(),
  endsOn: z.string(),
  venue: z.string(),
  city: z.string(),
  country: z.string(),
  category: z.string(),
  summary: z.string(),
  audience: z.string(),
  organiser: z.string(),
  websiteUrl: z.string(),
  imageUrl: z.nullable(z.string()),
  markdown: z.string(),
  isDraft: z.boolean(),
  /** True if it was ever public; its URL can then no longer change. */
  wasPublic: z.boolean(),
  updatedAt: instant,
  version: z.number(),
});
export type EditedEvent = z.output<typeof editedEvent>;

const cursor = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}\.[0-9a-f-]{36}$/, 'Not a valid cursor'));
const eventResponse = success({ event: editedEvent });

export const adminEventsContract = {
  editor: {
    listEvents: adminOnly
      .route({
        method: 'GET',
        path: '/admin/events',
        summary: 'Events in every state, the latest first',
        tags,
      })
      .input(
        z.object({
          state: publicationFilter,
          q: z.optional(line({ max: 100 })),
          limit: limit(20),
          cursor: z.optional(cursor),
        }),
      )
      .output(success({ events: z.array(eventRow), nextCursor: z.nullable(z.string()) })),
    getEvent: adminOnly
      .route({ method: 'GET', path: '/admin/events/{id}', summary: 'An event as it is edited', tags })
      .input(z.object({ id }))
      .output(eventResponse),
    createEvent: adminOnly
      .meta({ access: ['admin'], idempotent: true })
      .route({
        method: 'POST',
        path: '/admin/events',
        successStatus: 201,
        summary: 'Write an event, as a draft or public at once',
        tags,
      })
      .input(eventForm)
      .output(eventResponse),
    saveEvent: adminOnly
      .route({
        method: 'PUT',
        path: '/admin/events/{id}',
        summary: 'Save an event, publish it or take it down',
        tags,
      })
      .input(z.extend(eventForm, { id }))
      .output(eventResponse),
    deleteEvent: adminOnly
      .route({ method: 'DELETE', path: '/admin/events/{id}', summary: 'Delete an event', tags })
      .input(z.object({ id }))
      .output(emptySuccess),
  },
};
