import type { Side } from '#features/orders/order-record/rules/moves.ts';
import { requireSide } from '#features/orders/order-record/server/queries/viewer.ts';
import { ok } from '#lib/endpoint.ts';
import { requireSignedIn } from '#platform/commands/context.ts';
import { implementContract, type RequestContext } from '#platform/http/procedures.ts';
import { inspectionsContract } from '../contract.ts';
import { choosePlan } from './commands/choose-plan.ts';
import { saveDraft } from './commands/save-draft.ts';
import { submitReceipt } from './commands/submit-receipt.ts';
import { getInspections } from './queries/receipts.ts';
import { getReception } from './queries/reception.ts';

const os = implementContract(inspectionsContract);

interface OfOrder {
  side: Side;
  /** The order. */
  id: string;
}

async function listOf(context: RequestContext, { side, id }: OfOrder) {
  const viewer = await requireSide(context, { side, capability: 'orders.read' });
  return ok({ inspections: await getInspections(context.db, { viewer, id }) });
}

async function receptionOf(context: RequestContext, input: { id: string; dispatchId: string }) {
  const { accountId } = requireSignedIn(context);
  return ok({ reception: await getReception(context.db, { ...input, accountId }) });
}

export const inspectionsRoutes = os.router({
  buyer: {
    list: os.buyer.list.handler(({ context, input: { id } }) => listOf(context, { side: 'buyer', id })),
    choosePlan: os.buyer.choosePlan.handler(async ({ context, input }) => {
      await context.write((ctx) => choosePlan(ctx, input));
      return listOf(context, { side: 'buyer', id: input.id });
    }),
    get: os.buyer.get.handler(({ context, input }) => receptionOf(context, input)),
    saveDraft: os.buyer.saveDraft.handler(async ({ context, input }) =>
      ok({ version: await context.write((ctx) => saveDraft(ctx, input)) }),
    ),
    submit: os.buyer.submit.handler(async ({ context, input: form }) => {
      await context.write((ctx) => submitReceipt(ctx, form));
      return receptionOf(context, form);
    }),
  },
  store: {
    list: os.store.list.handler(({ context, input: { id } }) => listOf(context, { side: 'supplier', id })),
  },
});
