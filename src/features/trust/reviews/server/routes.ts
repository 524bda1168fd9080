import type { Side } from '#features/orders/order-record/rules/moves.ts';
import { requireSide } from '#features/orders/order-record/server/queries/viewer.ts';
import { ok } from '#lib/endpoint.ts';
import type { CommandContext } from '#platform/commands/context.ts';
import { implementContract, type RequestContext } from '#platform/http/procedures.ts';
import { reviewsContract } from '../contract.ts';
import { dismissReports, hideReview, reportReview, unhideReview } from './commands/moderate-review.ts';
import { replyToReview } from './commands/reply-to-review.ts';
import {
  deleteReview,
  editBuyerReview,
  editSupplierReview,
  writeBuyerReview,
  writeSupplierReview,
} from './commands/write-review.ts';
import { listQueue } from './queries/moderation.ts';
import { getOrderReviews } from './queries/order-reviews.ts';
import { listProductReviews, listSupplierReviews } from './queries/public-reviews.ts';

const os = implementContract(reviewsContract);

interface OrderRequest {
  context: RequestContext;
  side: Side;
  /** The order. */
  id: string;
}

async function respond({ context, side, id }: OrderRequest) {
  const viewer = await requireSide(context, { side, capability: 'orders.read' });
  return ok({ reviews: await getOrderReviews(context.db, { viewer, id, now: context.now }) });
}

async function change(request: OrderRequest, command: (ctx: CommandContext) => Promise<void>) {
  await request.context.write(command);
  return respond(request);
}

export const reviewsRoutes = os.router({
  buyer: {
    get: os.buyer.get.handler(({ context, input: { id } }) => respond({ context, id, side: 'buyer' })),
    write: os.buyer.write.handler(({ context, input }) =>
      change({ context, id: input.id, side: 'buyer' }, (ctx) => writeBuyerReview(ctx, input)),
    ),
    edit: os.buyer.edit.handler(({ context, input }) =>
      change({ context, id: input.id, side: 'buyer' }, (ctx) => editBuyerReview(ctx, input)),
    ),
    remove: os.buyer.remove.handler(({ context, input: { id } }) =>
      change({ context, id, side: 'buyer' }, (ctx) => deleteReview(ctx, { id, side: 'buyer' })),
    ),
    reply: os.buyer.reply.handler(({ context, input }) =>
      change({ context, id: input.id, side: 'buyer' }, (ctx) =>
        replyToReview(ctx, { ...input, side: 'buyer' }),
      ),
    ),
  },
  store: {
    get: os.store.get.handler(({ context, input: { id } }) => respond({ context, id, side: 'supplier' })),
    write: os.store.write.handler(({ context, input }) =>
      change({ context, id: input.id, side: 'supplier' }, (ctx) => writeSupplierReview(ctx, input)),
    ),
    edit: os.store.edit.handler(({ context, input }) =>
      change({ context, id: input.id, side: 'supplier' }, (ctx) => editSupplierReview(ctx, input)),
    ),
    remove: os.store.remove.handler(({ context, input: { id } }) =>
      change({ context, id, side: 'supplier' }, (ctx) => deleteReview(ctx, { id, side: 'supplier' })),
    ),
    reply: os.store.reply.handler(({ context, input }) =>
      change({ context, id: input.id, side: 'supplier' }, (ctx) =>
        replyToReview(ctx, { ...input, side: 'supplier' }),
      ),
    ),
  },
  ofSupplier: os.ofSupplier.handler(async ({ context, input }) =>
    ok(await listSupplierReviews(context.db, input)),
  ),
  ofProduct: os.ofProduct.handler(async ({ context, input }) =>
    ok(await listProductReviews(context.db, input)),
  ),
  report: os.report.handler(async ({ context, input }) => {
    await context.write((ctx) => reportReview(ctx, input));
    return ok({});
  }),
  queue: os.queue.handler(async ({ context, input }) => ok(await listQueue(context.db, input))),
  hide: os.hide.handler(async ({ context, input }) => {
    await context.write((ctx) => hideReview(ctx, input));
    return ok({});
  }),
  unhide: os.unhide.handler(async ({ context, input }) => {
    await context.write((ctx) => unhideReview(ctx, input));
    return ok({});
  }),
  dismissReports: os.dismissReports.handler(async ({ context, input }) => {
    await context.write((ctx) => dismissReports(ctx, input));
    return ok({});
  }),
});
