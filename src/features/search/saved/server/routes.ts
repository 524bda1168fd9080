import { ok } from '#lib/endpoint.ts';
import { implementContract } from '#platform/http/procedures.ts';
import { savedSearchesContract } from '../contract.ts';
import { removeSearch, saveSearch, setAlerts, stopAlerts } from './commands.ts';
import { listSaved } from './queries.ts';

const os = implementContract(savedSearchesContract);

export const savedSearchesRoutes = os.router({
  list: os.list.handler(async ({ context }) => ok({ searches: await listSaved(context.db, context.actor) })),
  save: os.save.handler(async ({ context, input }) =>
    ok({ search: await context.write((ctx) => saveSearch(ctx, input)) }),
  ),
  setAlerts: os.setAlerts.handler(async ({ context, input }) => {
    await context.write((ctx) => setAlerts(ctx, input));
    return ok({});
  }),
  remove: os.remove.handler(async ({ context, input }) => {
    await context.write((ctx) => removeSearch(ctx, input));
    return ok({});
  }),
  stopAlerts: os.stopAlerts.handler(async ({ context, input }) =>
    ok(await context.write((ctx) => stopAlerts(ctx, input))),
  ),
});
