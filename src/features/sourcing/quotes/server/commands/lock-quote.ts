import { and, eq } from 'drizzle-orm';
import type { Side } from '#features/conversations/inquiries/contract.ts';
import { replyToInquiry } from '#features/conversations/inquiries/server/commands/write-message.ts';
import type { Viewer } from '#features/conversations/inquiries/server/queries/viewer.ts';
import { isSealed } from '#features/sourcing/requests/rules.ts';
import { findRequestFacts } from '#features/sourcing/requests/server/queries/load-request.ts';
import { getNumberPrefix } from '#features/stores/suppliers/server/queries/store-numbers.ts';
import { marketDay } from '#lib/calendar.ts';
import { AppError, notFound } from '#lib/errors.ts';
import { quoteNumber } from '#lib/ids.ts';
import type { CommandContext } from '#platform/commands/context.ts';
import type { Offer } from '../../contract/offer.ts';
import { decideAction, type QuoteAction } from '../../rules.ts';
import { getVersion, isOpenInquiry } from '../queries/offers.ts';
import { quotes } from '../tables.ts';

interface LockInput {
  id: string;
  viewer: Viewer;
  action: QuoteAction;
  seenVersion?: number | undefined;
}

export interface LockedQuote {
  quote: typeof quotes.$inferSelect;
  offer: Offer;
  fingerprint: string;
  reference: string;
}

/**
 * Locks a quote of the viewer until the transaction ends, if the action is possible now. Both sides go through here, so
 * of two actions at the same time the second one sees the outcome of the first.
 */
export async function lockQuote(
  ctx: CommandContext,
  { id, viewer, action, seenVersion }: LockInput,
): Promise<LockedQuote> {
  const isOwn =
    viewer.side === 'buyer'
      ? eq(quotes.buyerAccountId, viewer.accountId)
      : eq(quotes.supplierId, viewer.supplierId);
  const [quote] = await ctx.db
    .select()
    .from(quotes)
    .where(and(eq(quotes.id, id), isOwn))
    .for('update');
  if (!quote || (viewer.side === 'buyer' && (await isUnreadable(ctx, quote)))) throw notFound('Quote');
  const decision = decideAction(quote, { action, side: viewer.side, seenVersion, day: marketDay(ctx.now) });
  if (!decision.ok) throw new AppError('conflict', decision.reason.message, { reason: decision.reason.code });
  const { offer, fingerprint } = await getVersion(ctx.db, quote);
  const prefix = await getNumberPrefix(ctx.db, quote.supplierId);
  return { quote, offer, fingerprint, reference: quoteNumber(prefix, quote.number) };
}

/** Returns whether its buyer cannot read the quote yet. */
async function isUnreadable(
  ctx: CommandContext,
  { requestId }: typeof quotes.$inferSelect,
): Promise<boolean> {
  if (!requestId) return false;
  const request = await findRequestFacts(ctx.db, requestId);
  return request !== null && isSealed(request, marketDay(ctx.now));
}

/** Writes in the conversation of a quote, unless it is closed: the other side reads what happened there. */
export async function writeInConversation(
  ctx: CommandContext,
  { inquiryId, side, message }: { inquiryId: string; side: Side; message: string },
): Promise<void> {
  if (!(await isOpenInquiry(ctx.db, inquiryId))) return;
  await replyToInquiry(ctx, { id: inquiryId, side, message, attachmentIds: [] });
}
