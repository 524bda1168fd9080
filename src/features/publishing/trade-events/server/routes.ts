import { ok } from '#lib/endpoint.ts';
import { implementContract } from '#platform/http/procedures.ts';
import { eventsContract } from '../contract.ts';
import * as commands from './commands.ts';
import * as editing from './queries/editing.ts';
import * as reading from './queries/reading.ts';

const os = implementContract(eventsContract);

export const eventsRoutes = os.router({
  listEvents: os.listEvents.handler(async ({ context, input }) =>
    ok(await reading.listEvents(context.db, { ...input, now: context.now })),
  ),
  listEventFilters: os.listEventFilters.handler(async ({ context, input }) =>
    ok({ filters: await reading.listEventFilters(context.db, { ...input, now: context.now }) }),
  ),
  getEventMonth: os.getEventMonth.handler(async ({ context, input }) =>
    ok(await reading.getEventMonth(context.db, { ...input, now: context.now })),
  ),
  getEvent: os.getEvent.handler(async ({ context, input }) =>
    ok(await reading.getEvent(context.db, { ...input, now: context.now })),
  ),
  editor: {
    listEvents: os.editor.listEvents.handler(async ({ context, input }) =>
      ok(await editing.listEditedEvents(context.db, input)),
    ),
    getEvent: os.editor.getEvent.handler(async ({ context, input }) =>
      ok({ event: await editing.getEditedEvent(context.db, input.id) }),
    ),
    createEvent: os.editor.createEvent.handler(async ({ context, input }) =>
      ok({ event: await context.write((ctx) => commands.createEvent(ctx, input)) }),
    ),
    saveEvent: os.editor.saveEvent.handler(async ({ context, input: { id, ...form } }) =>
      ok({ event: await context.write((ctx) => commands.saveEvent(ctx, { id, form })) }),
    ),
    deleteEvent: os.editor.deleteEvent.handler(async ({ context, input }) => {
      await context.write((ctx) => commands.deleteEvent(ctx, input));
      return ok({});
    }),
  },
});
