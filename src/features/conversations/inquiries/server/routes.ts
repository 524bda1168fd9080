import { marketDay } from '#lib/calendar.ts';
import { csvType } from '#lib/csv.ts';
import { ok } from '#lib/endpoint.ts';
import { implementContract } from '#platform/http/procedures.ts';
import { streamFile } from '#platform/http/stream-file.ts';
import { inquiriesContract, type Side } from '../contract.ts';
import { assignInquiry, changeState, markRead, setArchived } from './commands/change-state.ts';
import { sendInquiry } from './commands/send-inquiry.ts';
import { replyToInquiry } from './commands/write-message.ts';
import { listInquiriesOfOrder } from './queries/linked-orders.ts';
import { getMessage, listOlderMessages } from './queries/messages.ts';
import { listAnswerers } from './queries/people.ts';
import { requireBuyer, requireSupplier, requireViewer } from './queries/viewer.ts';
import { countUnread, exportInquiries, getInquiry, listInquiries } from './queries.ts';

const os = implementContract(inquiriesContract);

/** Returns the handlers of one side; both sides have the same. */
function conversation(endpoints: typeof os.buyer, side: Side) {
  return {
    list: endpoints.list.handler(async ({ context, input }) =>
      ok(await listInquiries(context.db, { ...input, viewer: await requireViewer(context, side) })),
    ),
    counts: endpoints.counts.handler(async ({ context }) =>
      ok({ unread: await countUnread(context.db, await requireViewer(context, side)) }),
    ),
    get: endpoints.get.handler(async ({ context, input }) =>
      ok(await getInquiry(context.db, { ...input, viewer: await requireViewer(context, side) })),
    ),
    olderMessages: endpoints.olderMessages.handler(async ({ context, input }) =>
      ok(await listOlderMessages(context.db, { ...input, viewer: await requireViewer(context, side) })),
    ),
    reply: endpoints.reply.handler(async ({ context, input }) => {
      const { messageId } = await context.write((ctx) => replyToInquiry(ctx, { ...input, side }));
      return ok({ message: await getMessage(context.db, { id: messageId }) });
    }),
    markRead: endpoints.markRead.handler(async ({ context, input }) => {
      await context.write((ctx) => markRead(ctx, { ...input, side }));
      return ok({});
    }),
    archive: endpoints.archive.handler(async ({ context, input }) => {
      await context.write((ctx) => setArchived(ctx, { ...input, side, archived: true }));
      return ok({});
    }),
    restore: endpoints.restore.handler(async ({ context, input }) => {
      await context.write((ctx) => setArchived(ctx, { ...input, side, archived: false }));
      return ok({});
    }),
    close: endpoints.close.handler(async ({ context, input }) => {
      await context.write((ctx) => changeState(ctx, { ...input, side, action: 'close' }));
      return ok({});
    }),
    reopen: endpoints.reopen.handler(async ({ context, input }) => {
      await context.write((ctx) => changeState(ctx, { ...input, side, action: 'reopen' }));
      return ok({});
    }),
  };
}

export const inquiriesRoutes = os.router({
  send: os.send.handler(async ({ context, input }) =>
    ok({ inquiry: await context.write((ctx) => sendInquiry(ctx, input)) }),
  ),
  buyer: conversation(os.buyer, 'buyer'),
  store: conversation(os.store, 'supplier'),
  ofBuyersOrder: os.ofBuyersOrder.handler(async ({ context, input }) =>
    ok({
      inquiries: await listInquiriesOfOrder(context.db, {
        viewer: requireBuyer(context),
        orderId: input.id,
      }),
    }),
  ),
  ofStoresOrder: os.ofStoresOrder.handler(async ({ context, input }) =>
    ok({
      inquiries: await listInquiriesOfOrder(context.db, {
        viewer: await requireSupplier(context),
        orderId: input.id,
      }),
    }),
  ),
  listAnswerers: os.listAnswerers.handler(async ({ context }) =>
    ok({ people: await listAnswerers(context.db, (await requireSupplier(context)).supplierId) }),
  ),
  assign: os.assign.handler(async ({ context, input }) => {
    await context.write((ctx) => assignInquiry(ctx, input));
    return ok({});
  }),
  exportStore: os.exportStore.handler(async ({ context, input }) => {
    const parts = exportInquiries(context.db, { ...input, viewer: await requireSupplier(context) });
    return streamFile(parts, { name: `inquiries-${marketDay(context.now)}.csv`, type: csvType });
  }),
});
