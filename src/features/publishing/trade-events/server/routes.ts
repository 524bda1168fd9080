import { editorRoutes } from '#features/publishing/engine/server/routes.ts';
import { ok } from '#lib/endpoint.ts';
import { implementContract } from '#platform/http/procedures.ts';
import { eventsContract } from '../contract.ts';
import { eventCommands } from './commands.ts';
import { getStoredEvent, listStoredEvents } from './queries/editing.ts';
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
  editor: editorRoutes(os.editor, {
    ...eventCommands,
    list: listStoredEvents,
    get: getStoredEvent,
    reply: (event) => ({ event }),
  }),
});
