import * as z from 'zod/mini';
import { done, endpoint, success } from '#lib/endpoint.ts';
import { id, instant, limit, line, paragraph } from '#lib/schemas.ts';
import { isCalendarDate } from '../rules/dates.ts';

const tags = ['Events, administration'];
const desk = endpoint.meta({ access: ['admin'] });

export const eventCategories = ['Trade show', 'Conference', 'Workshop', 'Exhibition', 'Open day'] as const;

const calendarDate = (required: string) =>
  z.string(required).check(z.trim(), z.refine(isCalendarDate, required));
const slugRule = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const webAddress = z.string().check(
  z.trim(),
  z.maxLength(300, 'Please use at most 300 characters'),
  z.refine(
    (value) => value === '' || /^https:\/\/[^\s/]+\.[^\s]+$/.test(value),
    'Please give an address that begins with https://',
  ),
);

/** What an administrator fills in. */
export const eventForm = z
  .object({
    title: line({ max: 140, required: 'Please give the event a title' }),
    /** Left empty, it is made from the title and the year. */
    slug: z._default(
      line({ max: 100 }).check(
        z.refine(
          (value) => value === '' || slugRule.test(value),
          'Please use small letters, digits and single hyphens',
        ),
      ),
      '',
    ),
    startsOn: calendarDate('Please give the first day'),
    endsOn: calendarDate('Please give the last day'),
    venue: line({ max: 160, required: 'Please say where it is held' }),
    city: line({ max: 80, required: 'Please give the city' }),
    country: z.string('Please choose a country').check(z.regex(/^[A-Z]{2}$/, 'Please choose a country')),
    category: line({ max: 60, required: 'Please choose a category' }),
    summary: line({ max: 300, required: 'Please say in a sentence what it is' }),
    audience: z._default(paragraph({ max: 600 }), ''),
    organiser: z._default(line({ max: 120 }), ''),
    websiteUrl: z._default(webAddress, ''),
    markdown: paragraph({ max: 20_000, required: 'Please write what the event is' }),
  })
  .check(
    z.refine(({ startsOn, endsOn }) => endsOn >= startsOn, {
      path: ['endsOn'],
      error: 'The last day cannot be before the first',
    }),
  );
export type EventForm = z.output<typeof eventForm>;

const eventRow = z.object({
  id,
  slug: z.string(),
  title: z.string(),
  startsOn: z.string(),
  endsOn: z.string(),
  city: z.string(),
  country: z.string(),
  category: z.string(),
  isPublished: z.boolean(),
  updatedAt: instant,
});
export type EventRow = z.output<typeof eventRow>;

const eventToEdit = z.object({
  id,
  slug: z.string(),
  title: z.string(),
  startsOn: z.string(),
  endsOn: z.string(),
  venue: z.string(),
  city: z.string(),
  country: z.string(),
  category: z.string(),
  summary: z.string(),
  audience: z.string(),
  organiser: z.string(),
  websiteUrl: z.nullable(z.string()),
  markdown: z.string(),
  imageUrl: z.nullable(z.string()),
  isPublished: z.boolean(),
  version: z.number(),
  updatedAt: instant,
});
export type EventToEdit = z.output<typeof eventToEdit>;

const one = z.object({ id });
const known = { id, version: z.int().check(z.gte(1)) };
const cursor = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}\.[0-9a-f-]{36}$/, 'Not a valid cursor'));

export const adminEventsContract = {
  listEventsToEdit: desk
    .route({ method: 'GET', path: '/admin/events', summary: 'All events, the latest first', tags })
    .input(
      z.object({
        state: z._default(z.enum(['all', 'published', 'draft']), 'all'),
        q: z.optional(line({ max: 120 })),
        limit: limit(30),
        cursor: z.optional(cursor),
      }),
    )
    .output(success({ events: z.array(eventRow), nextCursor: z.nullable(z.string()) })),
  getEventToEdit: desk
    .route({ method: 'GET', path: '/admin/events/{id}', summary: 'An event as it is edited', tags })
    .input(one)
    .output(success({ event: eventToEdit })),
  createEvent: desk
    .route({
      method: 'POST',
      path: '/admin/events',
      successStatus: 201,
      summary: 'Write a new event; visitors see it once it is published',
      tags,
    })
    .input(eventForm)
    .output(success({ event: eventToEdit })),
  saveEvent: desk
    .route({ method: 'PUT', path: '/admin/events/{id}', summary: 'Save an event', tags })
    .input(z.object({ ...known, form: eventForm }))
    .output(success({ event: eventToEdit })),
  publishEvent: desk
    .route({
      method: 'POST',
      path: '/admin/events/{id}/visibility',
      summary: 'Show an event to visitors, or take it back',
      tags,
    })
    .input(z.object({ id, isPublished: z.boolean() }))
    .output(success({ event: eventToEdit })),
  deleteEvent: desk
    .route({ method: 'DELETE', path: '/admin/events/{id}', summary: 'Delete an event', tags })
    .input(one)
    .output(done),
};
