import * as z from 'zod/mini';
import {
  editorEndpoints,
  editorListInput,
  entryRow,
  markdownText,
  pictureUrl,
  publicationForm,
  storedEntry,
} from '#features/publishing/engine/contract.ts';
import { instant, line, paragraph } from '#lib/schemas.ts';
import { eventCursor } from './public-events.ts';

const tags = ['Events, administration'];

export const eventCategories = ['Trade show', 'Conference', 'Workshop', 'Exhibition', 'Open day'] as const;

const webUrl = z
  .string('Please give an address that begins with https://')
  .check(
    z.trim(),
    z.maxLength(300, 'Please use at most 300 characters'),
    z.regex(/^$|^https:\/\/[^\s/"<>]+\.[^\s"<>]+$/, 'Please give an address that begins with https://'),
  );

/** The editor's form. A draft needs a title and its days; the rest is required for publishing. */
const eventForm = z.object({
  ...publicationForm,
  title: line({ max: 140, required: 'Please give the event a title' }),
  startsOn: z.iso.date('Please give the first day'),
  endsOn: z.iso.date('Please give the last day'),
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
});
export type EventForm = z.output<typeof eventForm>;

const eventRow = z.object({
  ...entryRow,
  title: z.string(),
  startsOn: z.string(),
  endsOn: z.string(),
  city: z.string(),
  category: z.string(),
  imageUrl: z.nullable(z.string()),
  updatedAt: instant,
});

const storedEvent = storedEntry(eventForm, { updatedAt: instant });

export const adminEventsContract = {
  editor: editorEndpoints({
    path: '/admin/events',
    tags,
    one: 'an event',
    many: 'events',
    form: eventForm,
    entry: { event: storedEvent },
    rows: { events: z.array(eventRow) },
    query: z.extend(editorListInput, { cursor: z.optional(eventCursor) }),
  }),
};
