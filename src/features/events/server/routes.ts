import { ok } from '#lib/endpoint.ts';
import { implementContract } from '#platform/http/procedures.ts';
import { eventsContract } from '../contract.ts';
import * as commands from './commands.ts';
import * as queries from './queries.ts';

const os = implementContract(eventsContract);

export const eventsRoutes = os.router({
  listEvents: os.listEvents.handler(async ({ context, input }) =>
    ok(await queries.listEvents(context.db, { ...input, now: context.now })),
  ),
  listEventFilters: os.listEventFilters.handler(async ({ context, input }) =>
    ok({ filters: await queries.listEventFilters(context.db, { ...input, now: context.now }) }),
  ),
  getEventMonth: os.getEventMonth.handler(async ({ context, input }) =>
    ok(await queries.getEventMonth(context.db, { ...input, now: context.now })),
  ),
  getEvent: os.getEvent.handler(async ({ context, input }) =>
    ok(await queries.getEvent(context.db, { ...input, now: context.now })),
  ),
  listEventsToEdit: os.listEventsToEdit.handler(async ({ context, input }) =>
    ok(await queries.listEventsToEdit(context.db, input)),
  ),
  getEventToEdit: os.getEventToEdit.handler(async ({ context, input }) =>
    ok({ event: await queries.getEventToEdit(context.db, input.id) }),
  ),
  createEvent: os.createEvent.handler(async ({ context, input }) =>
    ok({ event: await context.write((ctx) => commands.createEvent(ctx, input)) }),
  ),
  saveEvent: os.saveEvent.handler(async ({ context, input }) =>
    ok({ event: await context.write((ctx) => commands.saveEvent(ctx, input)) }),
  ),
  publishEvent: os.publishEvent.handler(async ({ context, input }) =>
    ok({ event: await context.write((ctx) => commands.publishEvent(ctx, input)) }),
  ),
  deleteEvent: os.deleteEvent.handler(async ({ context, input }) => {
    await context.write((ctx) => commands.deleteEvent(ctx, input));
    return ok({});
  }),
});
