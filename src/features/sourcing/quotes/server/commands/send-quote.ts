import { and, eq } from 'drizzle-orm';
import { findStoreCurrency } from '#features/catalog/products/server/queries/lock-store.ts';
import {
  lockInquiry,
  replyToInquiry,
} from '#features/conversations/inquiries/server/commands/write-message.ts';
import { requireSupplier } from '#features/conversations/inquiries/server/queries/viewer.ts';
import { getNumberPrefix } from '#features/stores/suppliers/server/queries/store-numbers.ts';
import { daysBetween, marketDay } from '#lib/calendar.ts';
import { AppError } from '#lib/errors.ts';
import { newId, quoteNumber } from '#lib/ids.ts';
import { type CommandContext, requireSignedIn } from '#platform/commands/context.ts';
import { nextNumber } from '#platform/database/locks.ts';
import type { Offer } from '../../contract/offer.ts';
import { describeOffer } from '../../rules/offer-text.ts';
import { priceLine } from '../../rules.ts';
import { fingerprintOf, listOwnProducts } from '../queries/offers.ts';
import { quotes, quoteVersions } from '../tables.ts';
import { lockQuote } from './lock-quote.ts';

const maxOpenQuotes = 10;
const maxValidityDays = 366;

/** Sends a quote in a conversation with a buyer, and says so in the conversation. */
export async function sendQuote(
  ctx: CommandContext,
  { id: inquiryId, ...offer }: Offer & { id: string },
): Promise<{ id: string; supplierId: string }> {
  const viewer = await requireSupplier(ctx);
  const { supplierId } = viewer;
  const { buyerAccountId } = await lockInquiry(ctx, { viewer, id: inquiryId });
  await checkOffer(ctx, { supplierId, offer });
  const open = and(eq(quotes.inquiryId, inquiryId), eq(quotes.status, 'open'));
  if ((await ctx.db.$count(quotes, open)) >= maxOpenQuotes) {
    const message = `This conversation has ${maxOpenQuotes} open quotes. Revise or withdraw one of them.`;
    throw new AppError('conflict', message, { reason: 'too_many_quotes' });
  }
  const id = newId();
  const number = await nextNumber(ctx.db, {
    lock: `quote-number:${supplierId}`,
    column: quotes.number,
    rows: eq(quotes.supplierId, supplierId),
  });
  const currency = await findStoreCurrency(ctx.db, supplierId);
  await ctx.db.insert(quotes).values({
    id,
    number,
    supplierId,
    buyerAccountId,
    inquiryId,
    status: 'open',
    version: 1,
    currency,
    validUntil: offer.validUntil,
    sentAt: ctx.now,
  });
  await insertVersion(ctx, { quoteId: id, version: 1, offer });
  const reference = quoteNumber(await getNumberPrefix(ctx.db, supplierId), number);
  const message = describeOffer(offer, { heading: `Quote ${reference}`, currency });
  await replyToInquiry(ctx, { side: 'supplier', id: inquiryId, message, attachmentIds: [] });
  return { id, supplierId };
}

/** Replaces a quote by a new version, which alone can be accepted from now on. */
export async function reviseQuote(
  ctx: CommandContext,
  { id, version: seenVersion, ...offer }: Offer & { id: string; version: number },
): Promise<{ id: string; supplierId: string }> {
  const viewer = await requireSupplier(ctx);
  const { quote, reference } = await lockQuote(ctx, { id, viewer, action: 'revise', seenVersion });
  const { supplierId, inquiryId, currency } = quote;
  await checkOffer(ctx, { supplierId, offer });
  const version = quote.version + 1;
  await insertVersion(ctx, { quoteId: id, version, offer });
  await ctx.db
    .update(quotes)
    .set({ version, validUntil: offer.validUntil, sentAt: ctx.now })
    .where(eq(quotes.id, id));
  const message = describeOffer(offer, { heading: `Quote ${reference}, version ${version}`, currency });
  await replyToInquiry(ctx, { side: 'supplier', id: inquiryId, message, attachmentIds: [] });
  return { id, supplierId };
}

interface NewVersion {
  quoteId: string;
  version: number;
  offer: Offer;
}

async function insertVersion(ctx: CommandContext, { quoteId, version, offer }: NewVersion): Promise<void> {
  const { accountId } = requireSignedIn(ctx);
  const fingerprint = fingerprintOf(offer);
  await ctx.db
    .insert(quoteVersions)
    .values({ quoteId, version, authorAccountId: accountId, offer, fingerprint, sentAt: ctx.now });
}

/** Refuses products of other stores, amounts that no order can have, and days in the past. */
async function checkOffer(
  ctx: CommandContext,
  { supplierId, offer }: { supplierId: string; offer: Offer },
): Promise<void> {
  const ids = offer.lines.map(({ productId }) => productId);
  const own = await listOwnProducts(ctx.db, { ids, supplierId });
  const days = daysBetween(marketDay(ctx.now), offer.validUntil);
  const fields = [
    ...offer.lines.flatMap((line, index) => [
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
