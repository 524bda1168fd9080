import { requireBuyer, requireSupplier } from '#features/conversations/inquiries/server/queries/viewer.ts';
import { ok } from '#lib/endpoint.ts';
import { implementContract } from '#platform/http/procedures.ts';
import { quotesContract } from '../contract.ts';
import { acceptQuote } from './commands/accept-quote.ts';
import { declineQuote, withdrawQuote } from './commands/close-quote.ts';
import { counterQuote } from './commands/counter-quote.ts';
import { reviseQuote } from './commands/revise-quote.ts';
import { sendQuote, sendQuoteForRequest } from './commands/send-quote.ts';
import { getTotals } from './queries/order-at-quote.ts';
import { listQuotes } from './queries/quote-rows.ts';
import { getQuote, listQuotesOf } from './queries/quotes.ts';
import { listQuotesForRequest } from './queries/quotes-for-request.ts';

const os = implementContract(quotesContract);

export const quotesRoutes = os.router({
  buyer: {
    list: os.buyer.list.handler(async ({ context, input }) =>
      ok(await listQuotes(context.db, { ...input, viewer: requireBuyer(context), now: context.now })),
    ),
    get: os.buyer.get.handler(async ({ context, input }) =>
      ok({
        quote: await getQuote(context.db, { ...input, viewer: requireBuyer(context), now: context.now }),
      }),
    ),
    ofInquiry: os.buyer.ofInquiry.handler(async ({ context, input: { id: inquiryId } }) => {
      const viewer = requireBuyer(context);
      return ok({ quotes: await listQuotesOf(context.db, { inquiryId, viewer, now: context.now }) });
    }),
    ofRequest: os.buyer.ofRequest.handler(async ({ context, input: { id: requestId } }) => {
      const viewer = requireBuyer(context);
      return ok(await listQuotesForRequest(context.db, { requestId, viewer, now: context.now }));
    }),
    totals: os.buyer.totals.handler(async ({ context, input }) =>
      ok({
        totals: await getTotals(context.db, { ...input, viewer: requireBuyer(context), now: context.now }),
      }),
    ),
    accept: os.buyer.accept.handler(async ({ context, input }) =>
      ok({ order: await context.write((ctx) => acceptQuote(ctx, input)) }),
    ),
    counter: os.buyer.counter.handler(async ({ context, input }) => {
      const viewer = await context.write((ctx) => counterQuote(ctx, input));
      return ok({ quote: await getQuote(context.db, { id: input.id, viewer, now: context.now }) });
    }),
    decline: os.buyer.decline.handler(async ({ context, input }) => {
      await context.write((ctx) => declineQuote(ctx, input));
      return ok({});
    }),
  },
  store: {
    list: os.store.list.handler(async ({ context, input }) =>
      ok(
        await listQuotes(context.db, { ...input, viewer: await requireSupplier(context), now: context.now }),
      ),
    ),
    ofInquiry: os.store.ofInquiry.handler(async ({ context, input: { id: inquiryId } }) => {
      const viewer = await requireSupplier(context);
      return ok({ quotes: await listQuotesOf(context.db, { inquiryId, viewer, now: context.now }) });
    }),
    get: os.store.get.handler(async ({ context, input: { id } }) => {
      const viewer = await requireSupplier(context);
      return ok({ quote: await getQuote(context.db, { id, viewer, now: context.now }) });
    }),
    send: os.store.send.handler(async ({ context, input }) => {
      const { id, supplierId } = await context.write((ctx) => sendQuote(ctx, input));
      const viewer = { side: 'supplier' as const, supplierId };
      return ok({ quote: await getQuote(context.db, { id, viewer, now: context.now }) });
    }),
    ofRequest: os.store.ofRequest.handler(async ({ context, input: { id: requestId } }) => {
      const viewer = await requireSupplier(context);
      const { quotes } = await listQuotesForRequest(context.db, { requestId, viewer, now: context.now });
      return ok({ quotes });
    }),
    sendForRequest: os.store.sendForRequest.handler(async ({ context, input }) => {
      const { id, supplierId } = await context.write((ctx) => sendQuoteForRequest(ctx, input));
      const viewer = { side: 'supplier' as const, supplierId };
      return ok({ quote: await getQuote(context.db, { id, viewer, now: context.now }) });
    }),
    revise: os.store.revise.handler(async ({ context, input }) => {
      const { id, supplierId } = await context.write((ctx) => reviseQuote(ctx, input));
      const viewer = { side: 'supplier' as const, supplierId };
      return ok({ quote: await getQuote(context.db, { id, viewer, now: context.now }) });
    }),
    withdraw: os.store.withdraw.handler(async ({ context, input }) => {
      await context.write((ctx) => withdrawQuote(ctx, input));
      return ok({});
    }),
  },
});
