import type { Side } from '#features/orders/order-record/rules/moves.ts';
import { requireSide } from '#features/orders/order-record/server/queries/viewer.ts';
import { ok } from '#lib/endpoint.ts';
import type { CommandContext } from '#platform/commands/context.ts';
import { implementContract, type RequestContext } from '#platform/http/procedures.ts';
import { proofsContract } from '../contract.ts';
import { approveProof, returnProof } from './commands/decide-proof.ts';
import { sendProof, sendSample, waiveProof } from './commands/send-proof.ts';
import { listProofs } from './queries/proofs.ts';

const os = implementContract(proofsContract);

interface ProofRequest {
  context: RequestContext;
  side: Side;
  id: string;
}

async function respond({ context, side, id }: ProofRequest) {
  const viewer = await requireSide(context, { side, capability: 'orders.read' });
  return ok({ proofs: await listProofs(context.db, { id, viewer }) });
}

async function change(request: ProofRequest, command: (ctx: CommandContext) => Promise<void>) {
  await request.context.write(command);
  return respond(request);
}

export const proofsRoutes = os.router({
  buyer: {
    list: os.buyer.list.handler(({ context, input: { id } }) => respond({ context, id, side: 'buyer' })),
    approve: os.buyer.approve.handler(({ context, input }) =>
      change({ context, id: input.id, side: 'buyer' }, (ctx) => approveProof(ctx, input)),
    ),
    return: os.buyer.return.handler(({ context, input }) =>
      change({ context, id: input.id, side: 'buyer' }, (ctx) => returnProof(ctx, input)),
    ),
  },
  store: {
    list: os.store.list.handler(({ context, input: { id } }) => respond({ context, id, side: 'supplier' })),
    send: os.store.send.handler(({ context, input }) =>
      change({ context, id: input.id, side: 'supplier' }, (ctx) => sendProof(ctx, input)),
    ),
    sendSample: os.store.sendSample.handler(({ context, input }) =>
      change({ context, id: input.id, side: 'supplier' }, (ctx) => sendSample(ctx, input)),
    ),
    waive: os.store.waive.handler(({ context, input }) =>
      change({ context, id: input.id, side: 'supplier' }, (ctx) => waiveProof(ctx, input)),
    ),
  },
});
