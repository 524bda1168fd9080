import { replyToInquiry } from '#features/conversations/inquiries/server/commands/write-message.ts';
import { requireBuyer, type Viewer } from '#features/conversations/inquiries/server/queries/viewer.ts';
import { getOwn } from '#features/sourcing/requests/server/queries/load-request.ts';
import { AppError } from '#lib/errors.ts';
import { newId } from '#lib/ids.ts';
import { type CommandContext, requireRole } from '#platform/commands/context.ts';
import type { CounterForm } from '../../contract/counter-offer.ts';
import { decideCounter, describeCounter } from '../../rules/counter-offer.ts';
import { findCounterOffer } from '../queries/quote-history.ts';
import { quoteCounterOffers, type quotes } from '../tables.ts';
import { lockQuote } from './lock-quote.ts';

/** Proposes other prices or lead times for the version of a quote that its buyer saw, and returns the buyer. */
export async function counterQuote(
  ctx: CommandContext,
  { id, version, prices, note }: CounterForm,
): Promise<Viewer> {
  const { accountId } = requireRole(ctx, 'customer', 'supplier');
  const viewer = requireBuyer(ctx);
  const { quote, offer, reference } = await lockQuote(ctx, {
    id,
    viewer,
    action: 'counter',
    seenVersion: version,
  });
  await refuseDecided(ctx, quote);
  if (await findCounterOffer(ctx.db, { quoteId: id, version })) {
    const message = 'You already made a counter-offer for this version. Wait for the supplier.';
    throw new AppError('conflict', message, { reason: 'already_countered' });
  }
  const decision = decideCounter(offer, prices);
  if (!decision.ok)
    throw new AppError('invalid', decision.reason.message, {
      reason: 'invalid_counter_offer',
      fields: [decision.reason],
    });
  await ctx.db
    .insert(quoteCounterOffers)
    .values({ id: newId(), quoteId: id, version, authorAccountId: accountId, prices, note, sentAt: ctx.now });
  const heading = `Counter-offer for quote ${reference}, version ${version}`;
  const message = describeCounter(offer, { prices, note, heading, currency: quote.currency });
  const reply = { id: quote.inquiryId, side: 'buyer' as const, message, attachmentIds: [] };
  await replyToInquiry(ctx, { ...reply, isUrgent: true });
  return viewer;
}

/** Refuses quotes for a request of which a part was awarded: the supplier can no longer revise them. */
async function refuseDecided(
  ctx: CommandContext,
  { requestId, buyerAccountId }: typeof quotes.$inferSelect,
): Promise<void> {
  if (!requestId) return;
  const { status } = await getOwn(ctx.db, { id: requestId, accountId: buyerAccountId });
  if (status === 'open') return;
  const message = 'This request was already decided, so its quotes can no longer change.';
  throw new AppError('conflict', message, { reason: 'request_decided' });
}

interface Answer {
  quoteId: string;
  version: number;
  /** The counter-offer that the supplier saw. */
  counterOfferId: string | undefined;
}

/** Refuses to replace a version whose counter-offer the supplier has not seen; call it with the quote locked. */
export async function refuseUnseen(
  ctx: CommandContext,
  { quoteId, version, counterOfferId }: Answer,
): Promise<void> {
  const open = await findCounterOffer(ctx.db, { quoteId, version });
  if (!open || open.id === counterOfferId) return;
  const message = 'The buyer has just proposed other prices. Review them before you send a new version.';
  throw new AppError('conflict', message, { reason: 'countered' });
}
