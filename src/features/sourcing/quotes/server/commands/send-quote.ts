import { and, eq } from 'drizzle-orm';
import { findStoreCurrency } from '#features/catalog/products/server/queries/lock-store.ts';
import { openConversation } from '#features/conversations/inquiries/server/commands/send-inquiry.ts';
import {
  lockInquiry,
  replyToInquiry,
} from '#features/conversations/inquiries/server/commands/write-message.ts';
import { requireSupplier } from '#features/conversations/inquiries/server/queries/viewer.ts';
import { closestTerm } from '#features/orders/selling-terms/rules/payment-plan.ts';
import { closeDraft } from '#features/sourcing/quote-drafts/server/commands.ts';
import { isSealed } from '#features/sourcing/requests/rules.ts';
import { linkConversation } from '#features/sourcing/requests/server/commands/answer-request.ts';
import { announceRequest, lockReceived } from '#features/sourcing/requests/server/commands/lock-request.ts';
import { getNumberPrefix } from '#features/stores/suppliers/server/queries/store-numbers.ts';
import { lockTradingStore } from '#features/stores/suppliers/server/queries.ts';
import { daysBetween, marketDay } from '#lib/calendar.ts';
import { AppError } from '#lib/errors.ts';
import { newId, quoteNumber } from '#lib/ids.ts';
import { type CommandContext, requireSignedIn } from '#platform/commands/context.ts';
import { nextNumber } from '#platform/database/locks.ts';
import type { Offer, OfferForm } from '../../contract/offer.ts';
import { describeOffer } from '../../rules/offer-text.ts';
import { minutesBetween, priceLine, rangeOf } from '../../rules.ts';
import { fingerprintOf, listOwnProducts } from '../queries/offers.ts';
import { listFilesOf } from '../queries/quote-files.ts';
import { findCounterOffer } from '../queries/quote-history.ts';
import { quoteFiles, quotes, quoteVersions } from '../tables.ts';
import { attachFiles } from './attach-files.ts';
import { refuseUnseen } from './counter-quote.ts';
import { lockQuote } from './lock-quote.ts';

const maxOpenQuotes = 10;
const maxValidityDays = 366;

/** Sends a quote in a conversation with a buyer, and says so in the conversation. */
export async function sendQuote(
  ctx: CommandContext,
  { id: inquiryId, ...form }: OfferForm & { id: string },
): Promise<{ id: string; supplierId: string }> {
  const viewer = await requireSupplier(ctx);
  const { supplierId } = viewer;
  const { buyerAccountId, createdAt } = await lockInquiry(ctx, { viewer, id: inquiryId });
  await closeDraft(ctx, { supplierId, target: `inquiry:${inquiryId}`, offer: form });
  const { offer, fileIds } = await attachFiles(ctx, { form: withClosestTerm(form) });
  await checkOffer(ctx, { supplierId, offer });
  await refuseTooMany(ctx, inquiryId);
  const { number, message, currency } = await announcement(ctx, { supplierId, offer });
  await replyToInquiry(ctx, { side: 'supplier', id: inquiryId, message, attachmentIds: [] });
  const facts = { number, supplierId, buyerAccountId, inquiryId, currency, offer, fileIds };
  return insertQuote(ctx, { ...facts, awaitedSince: createdAt });
}

interface RequestedOffer extends OfferForm {
  /** The request. */
  id: string;
  /** The version of the request that the supplier read. */
  requestVersion: number;
}

/** Sends a quote for a request, in the conversation with its buyer, which the first quote opens. */
export async function sendQuoteForRequest(
  ctx: CommandContext,
  { id: requestId, requestVersion, ...form }: RequestedOffer,
): Promise<{ id: string; supplierId: string }> {
  const { supplierId } = await requireSupplier(ctx);
  await lockTradingStore(ctx.db, supplierId);
  const { request, invitation } = await lockReceived(ctx, { id: requestId, supplierId });
  const { buyerAccountId, version, title, sealed, lineCount } = request;
  if (requestVersion !== version) {
    const message = 'The buyer has just changed the request. Read it again before you quote.';
    throw new AppError('conflict', message, { reason: 'request_changed' });
  }
  await closeDraft(ctx, { supplierId, target: `request:${requestId}`, offer: form });
  const { offer, fileIds } = await attachFiles(ctx, { form: withClosestTerm(form) });
  await checkOffer(ctx, { supplierId, offer, lineCount });
  const { number, message, currency } = await announcement(ctx, { supplierId, offer, sealed });
  const { inquiryId: existing } = invitation;
  if (existing) {
    await refuseTooMany(ctx, existing);
    await replyToInquiry(ctx, { side: 'supplier', id: existing, message, attachmentIds: [] });
  }
  const inquiryId = existing ?? (await openFor(ctx, { supplierId, buyerAccountId, title, message }));
  if (!existing) await linkConversation(ctx, { requestId, supplierId, inquiryId });
  await announceRequest(ctx, request);
  return insertQuote(ctx, {
    number,
    supplierId,
    buyerAccountId,
    inquiryId,
    currency,
    offer,
    fileIds,
    requestId,
    requestVersion,
    awaitedSince: invitation.invitedAt,
  });
}

interface Opening {
  supplierId: string;
  buyerAccountId: string;
  title: string;
  message: string;
}

async function openFor(ctx: CommandContext, { title, ...opening }: Opening): Promise<string> {
  const { id } = await openConversation(ctx, {
    ...opening,
    productId: null,
    subject: title,
    side: 'supplier',
    attachmentIds: [],
    company: null,
    details: {},
  });
  return id;
}

async function refuseTooMany(ctx: CommandContext, inquiryId: string): Promise<void> {
  const open = and(eq(quotes.inquiryId, inquiryId), eq(quotes.status, 'open'));
  if ((await ctx.db.$count(quotes, open)) < maxOpenQuotes) return;
  const message = `This conversation has ${maxOpenQuotes} open quotes. Revise or withdraw one of them.`;
  throw new AppError('conflict', message, { reason: 'too_many_quotes' });
}

/** Returns the next number of a store’s quotes, and what the buyer reads in the conversation. */
async function announcement(
  ctx: CommandContext,
  { supplierId, offer, sealed = false }: { supplierId: string; offer: Offer; sealed?: boolean },
) {
  const number = await nextNumber(ctx.db, {
    lock: `quote-number:${supplierId}`,
    column: quotes.number,
    rows: eq(quotes.supplierId, supplierId),
  });
  const currency = await findStoreCurrency(ctx.db, supplierId);
  const heading = `Quote ${quoteNumber(await getNumberPrefix(ctx.db, supplierId), number)}`;
  const message = sealed ? sealedText(heading, offer) : describeOffer(offer, { heading, currency });
  return { number, currency, message };
}

const sealedText = (heading: string, offer: Offer): string =>
  `${heading} is sealed until the deadline has passed.\nSHA-256 ${fingerprintOf(offer)}`;

interface NewQuote {
  number: number;
  supplierId: string;
  buyerAccountId: string;
  inquiryId: string;
  requestId?: string;
  requestVersion?: number;
  currency: string;
  offer: Offer;
  fileIds: readonly string[];
  /** When the buyer invited the supplier or wrote to it. */
  awaitedSince: Date;
}

async function insertQuote(ctx: CommandContext, { offer, fileIds, awaitedSince, ...facts }: NewQuote) {
  const id = newId();
  const earlier = await ctx.db.$count(quotes, eq(quotes.inquiryId, facts.inquiryId));
  await ctx.db.insert(quotes).values({
    ...facts,
    id,
    status: 'open',
    version: 1,
    validUntil: offer.validUntil,
    firstSentAt: ctx.now,
    sentAt: ctx.now,
    valueMinor: rangeOf(offer).fromMinor,
    waitedMinutes: earlier === 0 ? minutesBetween(awaitedSince, ctx.now) : null,
  });
  await insertVersion(ctx, { quoteId: id, version: 1, offer, fileIds });
  return { id, supplierId: facts.supplierId };
}

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
  const { quote, reference } = await lockQuote(ctx, { id, viewer, action: 'revise', seenVersion });
  const { supplierId, inquiryId, currency } = quote;
  await closeDraft(ctx, { supplierId, target: `quote:${id}`, offer: form });
  await refuseUnseen(ctx, { quoteId: id, version: seenVersion, counterOfferId });
  const earlier = (await listFilesOf(ctx.db, [id]))(id).map((file) => file.id);
  const { offer, fileIds } = await attachFiles(ctx, { form: withClosestTerm(form), earlier });
  await checkOffer(ctx, { supplierId, offer, lineCount: received?.lineCount });
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

interface NewVersion {
  quoteId: string;
  version: number;
  offer: Offer;
  fileIds: readonly string[];
}

async function insertVersion(
  ctx: CommandContext,
  { quoteId, version, offer, fileIds }: NewVersion,
): Promise<void> {
  const { accountId } = requireSignedIn(ctx);
  const fingerprint = fingerprintOf(offer);
  await ctx.db
    .insert(quoteVersions)
    .values({ quoteId, version, authorAccountId: accountId, offer, fingerprint, sentAt: ctx.now });
  if (fileIds.length === 0) return;
  await ctx.db
    .insert(quoteFiles)
    .values(fileIds.map((fileId, position) => ({ quoteId, version, fileId, position })));
}

/** Returns an offer whose standard term is the one that its split is closest to. */
const withClosestTerm = (offer: OfferForm): OfferForm =>
  offer.paymentSplit ? { ...offer, paymentTerm: closestTerm(offer.paymentSplit) } : offer;

/** Refuses products of other stores, amounts that no order can have, and days in the past. */
async function checkOffer(
  ctx: CommandContext,
  { supplierId, offer, lineCount = 0 }: { supplierId: string; offer: Offer; lineCount?: number | undefined },
): Promise<void> {
  const ids = offer.lines.map(({ productId }) => productId);
  const own = await listOwnProducts(ctx.db, { ids, supplierId });
  const days = daysBetween(marketDay(ctx.now), offer.validUntil);
  const fields = [
    ...offer.lines.flatMap((line, index) => [
      ...((line.requestLine ?? -1) < lineCount
        ? []
        : [{ path: `lines.${index}.title`, message: 'The request has no such item' }]),
      ...(own.has(line.productId)
        ? []
        : [{ path: `lines.${index}.productId`, message: 'Select one of your products' }]),
      ...line.prices.flatMap((price, at) =>
        priceLine(line, price)
          ? []
          : [{ path: `lines.${index}.prices.${at}.unitPriceMinor`, message: 'The total is too large' }],
      ),
    ]),
    ...(days < 0 ? [{ path: 'validUntil', message: 'Select today or a later day' }] : []),
    ...(days > maxValidityDays ? [{ path: 'validUntil', message: 'Select a day within a year' }] : []),
  ];
  const [first] = fields;
  if (first) throw new AppError('invalid', first.message, { reason: 'invalid_offer', fields });
}
