import type { Side } from '#features/orders/order-record/rules/moves.ts';
import { requireSide } from '#features/orders/order-record/server/queries/viewer.ts';
import { ok } from '#lib/endpoint.ts';
import type { CommandContext } from '#platform/commands/context.ts';
import { implementContract, type RequestContext } from '#platform/http/procedures.ts';
import { claimsContract } from '../contract.ts';
import { acceptOffer, decideClaim, escalateClaim, offerRemedy, withdrawClaim } from './commands/negotiate.ts';
import { openClaim } from './commands/open-claim.ts';
import { receiveAgain, refundClaim, sendAgain, sendBack, takeBack } from './commands/settle.ts';
import { claimUntilOf, listClaimable } from './queries/amounts.ts';
import { getClaim, listClaims, listForMediation } from './queries/claims.ts';

const os = implementContract(claimsContract);

interface ClaimsRequest {
  context: RequestContext;
  side: Side;
  id: string;
}

async function respondWithList({ context, side, id }: ClaimsRequest) {
  const viewer = await requireSide(context, { side, capability: 'orders.read' });
  const { order, claims } = await listClaims(context.db, { viewer, orderId: id });
  const until = claimUntilOf(order);
  const mayClaim = side === 'buyer' && until !== null && context.now <= until;
  const lines = mayClaim ? await listClaimable(context.db, { orderId: id }) : [];
  return ok({
    claims,
    claimUntil: until?.toISOString() ?? null,
    claimable: lines
      .filter(({ left }) => left > 0)
      .map(({ lineId, title, unit, unitMinor, left }) => ({
        lineId,
        title,
        unit,
        unitMinor,
        quantity: left,
      })),
  });
}

interface ClaimRequest extends Omit<ClaimsRequest, 'side'> {
  side: Side | 'mediator';
}

async function respond({ context, side, id }: ClaimRequest) {
  const viewer = side === 'mediator' ? null : await requireSide(context, { side, capability: 'orders.read' });
  return ok({ claim: await getClaim(context.db, { viewer, id }) });
}

async function change(request: ClaimRequest, command: (ctx: CommandContext) => Promise<void>) {
  await request.context.write(command);
  return respond(request);
}

export const claimsRoutes = os.router({
  buyer: {
    list: os.buyer.list.handler(({ context, input }) =>
      respondWithList({ context, side: 'buyer', id: input.id }),
    ),
    open: os.buyer.open.handler(async ({ context, input }) =>
      respond({ context, side: 'buyer', id: await context.write((ctx) => openClaim(ctx, input)) }),
    ),
    offer: os.buyer.offer.handler(({ context, input }) =>
      change({ context, side: 'buyer', id: input.id }, (ctx) =>
        offerRemedy(ctx, { ...input, side: 'buyer' }),
      ),
    ),
    accept: os.buyer.accept.handler(({ context, input }) =>
      change({ context, side: 'buyer', id: input.id }, (ctx) =>
        acceptOffer(ctx, { ...input, side: 'buyer' }),
      ),
    ),
    escalate: os.buyer.escalate.handler(({ context, input }) =>
      change({ context, side: 'buyer', id: input.id }, (ctx) =>
        escalateClaim(ctx, { ...input, side: 'buyer' }),
      ),
    ),
    withdraw: os.buyer.withdraw.handler(({ context, input }) =>
      change({ context, side: 'buyer', id: input.id }, (ctx) =>
        withdrawClaim(ctx, { ...input, side: 'buyer' }),
      ),
    ),
    sendBack: os.buyer.sendBack.handler(({ context, input }) =>
      change({ context, side: 'buyer', id: input.id }, (ctx) => sendBack(ctx, input)),
    ),
    receiveAgain: os.buyer.receiveAgain.handler(({ context, input }) =>
      change({ context, side: 'buyer', id: input.id }, (ctx) => receiveAgain(ctx, input)),
    ),
  },
  store: {
    list: os.store.list.handler(({ context, input }) =>
      respondWithList({ context, side: 'supplier', id: input.id }),
    ),
    offer: os.store.offer.handler(({ context, input }) =>
      change({ context, side: 'supplier', id: input.id }, (ctx) =>
        offerRemedy(ctx, { ...input, side: 'supplier' }),
      ),
    ),
    accept: os.store.accept.handler(({ context, input }) =>
      change({ context, side: 'supplier', id: input.id }, (ctx) =>
        acceptOffer(ctx, { ...input, side: 'supplier' }),
      ),
    ),
    escalate: os.store.escalate.handler(({ context, input }) =>
      change({ context, side: 'supplier', id: input.id }, (ctx) =>
        escalateClaim(ctx, { ...input, side: 'supplier' }),
      ),
    ),
    takeBack: os.store.takeBack.handler(({ context, input }) =>
      change({ context, side: 'supplier', id: input.id }, (ctx) => takeBack(ctx, input)),
    ),
    sendAgain: os.store.sendAgain.handler(({ context, input }) =>
      change({ context, side: 'supplier', id: input.id }, (ctx) => sendAgain(ctx, input)),
    ),
    refund: os.store.refund.handler(({ context, input }) =>
      change({ context, side: 'supplier', id: input.id }, (ctx) => refundClaim(ctx, input)),
    ),
  },
  mediation: {
    list: os.mediation.list.handler(async ({ context }) =>
      ok({ claims: await listForMediation(context.db) }),
    ),
    decide: os.mediation.decide.handler(({ context, input }) =>
      change({ context, side: 'mediator', id: input.id }, (ctx) => decideClaim(ctx, input)),
    ),
  },
});
