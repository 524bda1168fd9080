import type { Side } from '#features/orders/order-record/rules/moves.ts';
import { requireSide } from '#features/orders/order-record/server/queries/viewer.ts';
import { ok } from '#lib/endpoint.ts';
import type { CommandContext } from '#platform/commands/context.ts';
import { implementContract, type RequestContext } from '#platform/http/procedures.ts';
import { amendmentsContract } from '../contract.ts';
import { acceptAmendment, rejectAmendment, withdrawAmendment } from './commands/decide-amendment.ts';
import { proposeAmendment } from './commands/propose-amendment.ts';
import { getOrderChanges } from './queries/amendments.ts';

const os = implementContract(amendmentsContract);

interface ChangesRequest {
  context: RequestContext;
  side: Side;
  id: string;
}

/** Changes show amounts, so the warehouse cannot read them. */
async function respond({ context, side, id }: ChangesRequest) {
  const viewer = await requireSide(context, { side, capability: 'orders.money' });
  return ok(await getOrderChanges(context.db, { id, viewer }));
}

async function change(request: ChangesRequest, command: (ctx: CommandContext) => Promise<void>) {
  await request.context.write(command);
  return respond(request);
}

const buyer = (context: RequestContext, id: string) => ({ context, id, side: 'buyer' as const });
const supplier = (context: RequestContext, id: string) => ({ context, id, side: 'supplier' as const });

export const amendmentsRoutes = os.router({
  buyer: {
    list: os.buyer.list.handler(({ context, input: { id } }) => respond(buyer(context, id))),
    propose: os.buyer.propose.handler(({ context, input }) =>
      change(buyer(context, input.id), (ctx) => proposeAmendment(ctx, { ...input, side: 'buyer' })),
    ),
    accept: os.buyer.accept.handler(({ context, input }) =>
      change(buyer(context, input.id), (ctx) => acceptAmendment(ctx, { ...input, side: 'buyer' })),
    ),
    reject: os.buyer.reject.handler(({ context, input }) =>
      change(buyer(context, input.id), (ctx) => rejectAmendment(ctx, { ...input, side: 'buyer' })),
    ),
    withdraw: os.buyer.withdraw.handler(({ context, input }) =>
      change(buyer(context, input.id), (ctx) => withdrawAmendment(ctx, { ...input, side: 'buyer' })),
    ),
  },
  store: {
    list: os.store.list.handler(({ context, input: { id } }) => respond(supplier(context, id))),
    propose: os.store.propose.handler(({ context, input }) =>
      change(supplier(context, input.id), (ctx) => proposeAmendment(ctx, { ...input, side: 'supplier' })),
    ),
    accept: os.store.accept.handler(({ context, input }) =>
      change(supplier(context, input.id), (ctx) => acceptAmendment(ctx, { ...input, side: 'supplier' })),
    ),
    reject: os.store.reject.handler(({ context, input }) =>
      change(supplier(context, input.id), (ctx) => rejectAmendment(ctx, { ...input, side: 'supplier' })),
    ),
    withdraw: os.store.withdraw.handler(({ context, input }) =>
      change(supplier(context, input.id), (ctx) => withdrawAmendment(ctx, { ...input, side: 'supplier' })),
    ),
  },
});
