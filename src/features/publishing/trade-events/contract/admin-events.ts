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
  .string('Enter a URL that starts with https://')
  .check(
    z.trim(),
    z.maxLength(300, 'Use no more than 300 characters'),
    z.regex(/^$|^https:\/\/[^\s/"<>]+\.[^\s"<>]+$/, 'Enter a URL that starts with https://'),
  );

/** The editor's form. A draft needs a title and its days; the rest is required for publishing. */
const eventForm = z.object({
  ...publicationForm,
  title: line({ max: 140, required: 'Enter an event title' }),
  startsOn: z.iso.date('Enter the first day'),
  endsOn: z.iso.date('Enter the last day'),
  venue: line({ max: 160 }),
  city: line({ max: 80 }),
  country: z.string('Select a country').check(z.regex(/^$|^[A-Z]{2}$/, 'Select a country')),
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
