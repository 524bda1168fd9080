import type { PublicationChange } from '#features/publishing/engine/contract.ts';
import { defineEvent } from '#lib/events.ts';
import { adminEventsContract } from './contract/admin-events.ts';
import { publicEventsContract } from './contract/public-events.ts';

export type { EventForm } from './contract/admin-events.ts';
export type { EventFilters, FullEvent, TradeEvent } from './contract/public-events.ts';

/** Trade events with their dates and places, and the admin editor. */
export const eventsContract = { ...publicEventsContract, ...adminEventsContract };

/** An admin changed what visitors see of an event. */
export const eventChanged = defineEvent<{
  eventId: string;
  slug: string;
  change: PublicationChange;
}>('event.changed');
