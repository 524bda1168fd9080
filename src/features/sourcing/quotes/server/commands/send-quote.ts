import { and, eq } from 'drizzle-orm';
import { findStoreCurrency } from '#features/catalog/products/server/queries/lock-store.ts';
import { openConversation } from '#features/conversations/inquiries/server/commands/send-inquiry.ts';
import {
  lockInquiry,
  replyToInquiry,
} from '#features/conversations/inquiries/server/commands/write-message.ts';
import { requireSupplier } from '#features/conversations/inquiries/server/queries/viewer.ts';
import { closeDraft } from '#features/sourcing/quote-drafts/server/commands.ts';
import { linkConversation } from '#features/sourcing/requests/server/commands/answer-request.ts';
import { announceRequest, lockReceived } from '#features/sourcing/requests/server/commands/lock-request.ts';
import { getNumberPrefix } from '#features/stores/suppliers/server/queries/store-numbers.ts';
import { lockTradingStore } from '#features/stores/suppliers/server/queries.ts';
import { AppError } from '#lib/errors.ts';
import { newId, quoteNumber } from '#lib/ids.ts';
import type { CommandContext } from '#platform/commands/context.ts';
import { nextNumber } from '#platform/database/locks.ts';
import type { Offer, OfferForm } from '../../contract/offer.ts';
import { describeOffer } from '../../rules/offer-text.ts';
import { minutesBetween, rangeOf } from '../../rules.ts';
import { quotes } from '../tables.ts';
import { attachFiles, checkOffer, insertVersion, sealedText, withClosestTerm } from './write-offer.ts';

const maxOpenQuotes = 10;

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
