import { isNull } from 'drizzle-orm';
import {
  definePublication,
  publicationCommands,
  withdrawEntry,
} from '#features/publishing/engine/server/commands/publication-commands.ts';
import { renderText } from '#features/publishing/engine/server/commands/render-text.ts';
import { endpointTag } from '#lib/endpoint-tags.ts';
import { type EventForm, eventChanged, eventsContract } from '../contract.ts';
import { eventGaps } from '../rules/publishing.ts';
import { getStoredEvent } from './queries/editing.ts';
import { events } from './tables.ts';

const tradeEvents = definePublication({
  table: events,
  noun: 'event',
  get: getStoredEvent,
  editable: () => isNull(events.deletedAt),
  // Events recur, so the slug includes the year.
  title: ({ title, startsOn }: EventForm) => `${title.slice(0, 60)} ${startsOn.slice(0, 4)}`,
  gaps: eventGaps,
  columns: (_ctx, { form }) => ({
    ...form,
    html: renderText(form.markdown).html,
    websiteUrl: form.websiteUrl || null,
    isPublished: !form.isDraft,
  }),
  initial: ({ now }) => ({ createdAt: now }),
  emit: (ctx, { id, ...change }) => ctx.emit(eventChanged, { eventId: id, ...change }),
  // Other events' pages list this one as related.
  tags: () => [
    endpointTag(eventsContract.listEvents),
    endpointTag(eventsContract.listEventFilters),
    endpointTag(eventsContract.getEventMonth),
    endpointTag(eventsContract.getEvent),
  ],
});

export const eventCommands = { ...publicationCommands(tradeEvents), remove: withdrawEntry(tradeEvents) };
