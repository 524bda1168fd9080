import { and, eq } from 'drizzle-orm';
import { replyToInquiry } from '#features/conversations/inquiries/server/commands/write-message.ts';
import { requireSupplier } from '#features/conversations/inquiries/server/queries/viewer.ts';
import { closeDraft } from '#features/sourcing/quote-drafts/server/commands.ts';
import { isSealed } from '#features/sourcing/requests/rules.ts';
import { lockReceived } from '#features/sourcing/requests/server/commands/lock-request.ts';
import { marketDay } from '#lib/calendar.ts';
import { canonicalJson } from '#lib/canonical-json.ts';
import { AppError } from '#lib/errors.ts';
import type { CommandContext } from '#platform/commands/context.ts';
import type { Offer, OfferForm } from '../../contract/offer.ts';
import { describeOffer } from '../../rules/offer-text.ts';
import { rangeOf } from '../../rules.ts';
import { listFilesOf } from '../queries/offers.ts';
import { findCounterOffer } from '../queries/quote-history.ts';
import { quotes } from '../tables.ts';
import { refuseUnseen } from './counter-quote.ts';
import { lockQuote } from './lock-quote.ts';
import { attachFiles, checkOffer, insertVersion, sealedText, withClosestTerm } from './write-offer.ts';

interface Revision extends OfferForm {
  id: string;
  /** The version that the supplier saw, and the counter-offer for it. */
  version: number;
  counterOfferId?: string | undefined;
}

/** Replaces a quote by a new version, which alone can be accepted from now on. */
export async function reviseQuote(
  ctx: CommandContext,
  { id, version: seenVersion, counterOfferId, ...form }: Revision,
): Promise<{ id: string; supplierId: string }> {
  const viewer = await requireSupplier(ctx);
  const received = await lockRequestOf(ctx, { id, version: seenVersion, supplierId: viewer.supplierId });
  const {
    quote,
    reference,
    offer: last,
  } = await lockQuote(ctx, { id, viewer, action: 'revise', seenVersion });
  const { supplierId, inquiryId, currency } = quote;
  await closeDraft(ctx, { supplierId, target: `quote:${id}`, offer: form });
  await refuseUnseen(ctx, { quoteId: id, version: seenVersion, counterOfferId });
  const earlier = (await listFilesOf(ctx.db, [id]))(id).map((file) => file.id);
  const { offer, fileIds } = await attachFiles(ctx, { form: withClosestTerm(form), earlier });
  await checkOffer(ctx, { supplierId, offer, lineCount: received?.lineCount });
  const isConfirmed =
    counterOfferId !== undefined || received?.version !== (quote.requestVersion ?? undefined);
  if (!isConfirmed) refuseUnchanged(offer, last);
  const version = quote.version + 1;
  await insertVersion(ctx, { quoteId: id, version, offer, fileIds });
  await ctx.db
    .update(quotes)
    .set({
      version,
      validUntil: offer.validUntil,
      sentAt: ctx.now,
      valueMinor: rangeOf(offer).fromMinor,
      ...(received && { requestVersion: received.version }),
    })
    .where(eq(quotes.id, id));
  const heading = `Quote ${reference}, version ${version}`;
  const message =
    received && isSealed(received, marketDay(ctx.now))
      ? sealedText(heading, offer)
      : describeOffer(offer, { heading, currency });
  await replyToInquiry(ctx, { side: 'supplier', id: inquiryId, message, attachmentIds: [] });
  return { id, supplierId };
}

/**
 * Refuses a version that states the same as the last one, about which the buyer would be notified for nothing. It is
 * sent only to stand by the offer, after a counter-offer or a change of the request.
 */
function refuseUnchanged(offer: Offer, last: Offer): void {
  if (statementOf(offer) !== statementOf(last)) return;
  const message = 'Nothing has changed. Edit a price, a term or the notes, then send the new version.';
  throw new AppError('conflict', message, { reason: 'unchanged_offer' });
}

/** Returns what an offer states as JSON: a field that is left out is equal to one that is empty or false. */
const statementOf = (offer: Offer): string =>
  canonicalJson(
    JSON.parse(JSON.stringify(offer), (_, value: unknown) => (value === 0 ? value : value || undefined)),
  );

interface RequestOfQuote {
  /** The quote, and its version. */
  id: string;
  version: number;
  supplierId: string;
}

/**
 * Returns the request that a quote answers, locked and still open for quotes; null if it answers none. After the deadline,
 * only a counter-offer of the buyer can be answered.
 */
async function lockRequestOf(ctx: CommandContext, { id, version, supplierId }: RequestOfQuote) {
  const [quote] = await ctx.db
    .select({ requestId: quotes.requestId })
    .from(quotes)
    .where(and(eq(quotes.id, id), eq(quotes.supplierId, supplierId)));
  if (!quote?.requestId) return null;
  const isCountered = (await findCounterOffer(ctx.db, { quoteId: id, version })) !== null;
  const { request } = await lockReceived(ctx, {
    id: quote.requestId,
    supplierId,
    afterDeadline: isCountered,
  });
  return request;
}
