import { editorRoutes } from '#features/publishing/engine/server/routes.ts';
import { requireStore } from '#features/stores/suppliers/server/queries.ts';
import { ok } from '#lib/endpoint.ts';
import { implementContract } from '#platform/http/procedures.ts';
import { guidelinesContract } from '../contract.ts';
import { clearChecklist, guidelineCommands, setTick } from './commands.ts';
import {
  getGuideline,
  getStoredGuideline,
  listGuidelines,
  listStoredGuidelines,
  listTicks,
} from './queries.ts';

const os = implementContract(guidelinesContract);

export const guidelinesRoutes = os.router({
  listGuidelines: os.listGuidelines.handler(async ({ context, input }) =>
    ok({ guidelines: await listGuidelines(context.db, input) }),
  ),
  getGuideline: os.getGuideline.handler(async ({ context, input }) =>
    ok(await getGuideline(context.db, input.slug)),
  ),
  listTicks: os.listTicks.handler(async ({ context }) =>
    ok({ ticks: await listTicks(context.db, (await requireStore(context)).id) }),
  ),
  setTick: os.setTick.handler(async ({ context, input }) => {
    const { supplierId } = await context.write((ctx) => setTick(ctx, input));
    return ok({ ticks: await listTicks(context.db, supplierId) });
  }),
  clearChecklist: os.clearChecklist.handler(async ({ context, input }) => {
    await context.write((ctx) => clearChecklist(ctx, input));
    return ok({});
  }),
  editor: editorRoutes(os.editor, {
    ...guidelineCommands,
    list: listStoredGuidelines,
    get: getStoredGuideline,
    reply: (guideline) => ({ guideline }),
  }),
});
