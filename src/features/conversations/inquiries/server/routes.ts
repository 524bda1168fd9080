import { requireStore } from '#features/stores/suppliers/server/queries.ts';
import { marketDay } from '#lib/calendar.ts';
import { csvType } from '#lib/csv.ts';
import { ok } from '#lib/endpoint.ts';
import { requireSignedIn } from '#platform/commands/context.ts';
import { implementContract, type RequestContext } from '#platform/http/procedures.ts';
import { streamFile } from '#platform/http/stream-file.ts';
import { inquiriesContract } from '../contract.ts';
import { assignInquiry, changeState, markRead, setArchived } from './commands/change-state.ts';
import { sendInquiry } from './commands/send-inquiry.ts';
import { replyToInquiry } from './commands/write-message.ts';
import { listInquiriesOfOrder } from './queries/linked-orders.ts';
import { getMessage, listOlderMessages } from './queries/messages.ts';
import { listAnswerers } from './queries/people.ts';
import type { Viewer } from './queries/viewer.ts';
import { countUnread, exportInquiries, getInquiry, listInquiries } from './queries.ts';

const os = implementContract(inquiriesContract);

type FindViewer = (context: RequestContext) => Promise<Viewer>;

const asBuyer: FindViewer = async (context) => ({
  side: 'buyer',
  accountId: requireSignedIn(context).accountId,
});
const asSupplier = async (context: RequestContext) => ({
  side: 'supplier' as const,
  supplierId: (await requireStore(context, 'inquiries.write')).id,
  accountId: requireSignedIn(context).accountId,
});

/** The same handlers for both sides; only whose conversations they touch differs. */
function conversation(side: typeof os.buyer, viewerOf: FindViewer) {
  return {
    list: side.list.handler(async ({ context, input }) =>
      ok(await listInquiries(context.db, { ...input, viewer: await viewerOf(context) })),
    ),
    counts: side.counts.handler(async ({ context }) =>
      ok({ unread: await countUnread(context.db, await viewerOf(context)) }),
    ),
    get: side.get.handler(async ({ context, input }) =>
      ok(await getInquiry(context.db, { ...input, viewer: await viewerOf(context) })),
    ),
    olderMessages: side.olderMessages.handler(async ({ context, input }) =>
      ok(await listOlderMessages(context.db, { ...input, viewer: await viewerOf(context) })),
    ),
    reply: side.reply.handler(async ({ context, input }) => {
      const viewer = await viewerOf(context);
      const { messageId } = await context.write((ctx) => replyToInquiry(ctx, { ...input, viewer }));
      return ok({ message: await getMessage(context.db, { id: messageId }) });
    }),
    markRead: side.markRead.handler(async ({ context, input }) => {
      const viewer = await viewerOf(context);
      await context.write((ctx) => markRead(ctx, { ...input, viewer }));
      return ok({});
    }),
    archive: side.archive.handler(async ({ context, input }) => {
      const viewer = await viewerOf(context);
      await context.write((ctx) => setArchived(ctx, { ...input, viewer, archived: true }));
      return ok({});
    }),
    restore: side.restore.handler(async ({ context, input }) => {
      const viewer = await viewerOf(context);
      await context.write((ctx) => setArchived(ctx, { ...input, viewer, archived: false }));
      return ok({});
    }),
    close: side.close.handler(async ({ context, input }) => {
      const viewer = await viewerOf(context);
      await context.write((ctx) => changeState(ctx, { ...input, viewer, action: 'close' }));
      return ok({});
    }),
    reopen: side.reopen.handler(async ({ context, input }) => {
      const viewer = await viewerOf(context);
      await context.write((ctx) => changeState(ctx, { ...input, viewer, action: 'reopen' }));
      return ok({});
    }),
  };
}

export const inquiriesRoutes = os.router({
  send: os.send.handler(async ({ context, input }) =>
    ok({ inquiry: await context.write((ctx) => sendInquiry(ctx, input)) }),
  ),
  buyer: conversation(os.buyer, asBuyer),
  store: conversation(os.store, asSupplier),
  ofBuyersOrder: os.ofBuyersOrder.handler(async ({ context, input }) =>
    ok({
      inquiries: await listInquiriesOfOrder(context.db, {
        viewer: await asBuyer(context),
        orderId: input.id,
      }),
    }),
  ),
  ofStoresOrder: os.ofStoresOrder.handler(async ({ context, input }) =>
    ok({
      inquiries: await listInquiriesOfOrder(context.db, {
        viewer: await asSupplier(context),
        orderId: input.id,
      }),
    }),
  ),
  listAnswerers: os.listAnswerers.handler(async ({ context }) =>
    ok({ people: await listAnswerers(context.db, (await asSupplier(context)).supplierId) }),
  ),
  assign: os.assign.handler(async ({ context, input }) => {
    const viewer = await asSupplier(context);
    await context.write((ctx) => assignInquiry(ctx, { ...input, viewer }));
    return ok({});
  }),
  exportStore: os.exportStore.handler(async ({ context, input }) => {
    const parts = exportInquiries(context.db, { ...input, viewer: await asSupplier(context) });
    return streamFile(parts, { name: `inquiries-${marketDay(context.now)}.csv`, type: csvType });
  }),
});
