import { attachFile } from '#features/files/files/server/commands/attach-file.ts';
import { listContentHashes } from '#features/files/files/server/queries.ts';
import { closestTerm } from '#features/orders/selling-terms/rules/payment-plan.ts';
import { daysBetween, marketDay } from '#lib/calendar.ts';
import { AppError, invalidFields } from '#lib/errors.ts';
import { type CommandContext, requireSignedIn } from '#platform/commands/context.ts';
import type { Offer, OfferForm } from '../../contract/offer.ts';
import { priceLine } from '../../rules.ts';
import { fingerprintOf, listOwnProducts } from '../queries/offers.ts';
import { quoteFiles, quoteVersions } from '../tables.ts';

/** Returns an offer whose standard term is the one that its split is closest to. */
export const withClosestTerm = (offer: OfferForm): OfferForm =>
  offer.paymentSplit ? { ...offer, paymentTerm: closestTerm(offer.paymentSplit) } : offer;

const maxValidityDays = 366;

/** Refuses products of other stores, amounts that no order can have, and days in the past. */
export async function checkOffer(
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

/** Returns what the buyer reads of a quote that is still sealed. */
export const sealedText = (heading: string, offer: Offer): string =>
  `${heading} is sealed until the deadline has passed.\nSHA-256 ${fingerprintOf(offer)}`;

interface NewVersion {
  quoteId: string;
  version: number;
  offer: Offer;
  fileIds: readonly string[];
}

/** Stores a version of a quote with its files. */
export async function insertVersion(
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

interface NewFiles {
  form: OfferForm;
  /** The files of the version that is replaced, perhaps of a colleague. */
  earlier?: readonly string[];
}

/**
 * Attaches the files of an offer, which are the caller's own or were part of the last version, and returns the offer as
 * it is hashed. Nobody becomes a reader of the files themselves: they are read through their quote.
 */
export async function attachFiles(
  ctx: CommandContext,
  { form: { fileIds, ...terms }, earlier = [] }: NewFiles,
): Promise<{ offer: Offer; fileIds: string[] }> {
  const ids = [...new Set(fileIds ?? earlier)];
  for (const id of ids)
    if (!earlier.includes(id)) await attachFile(ctx, { id, purpose: ['quote-file', 'order-artwork'] });
  const hashes = await listContentHashes(ctx.db, ids);
  const fileHashes = ids.map((id) => hashes.get(id) ?? refuseUnknown());
  return { offer: { ...terms, ...(ids.length > 0 && { fileHashes }) }, fileIds: ids };
}

/** Refuses a file of an earlier release, whose content was not hashed. */
function refuseUnknown(): never {
  throw invalidFields([{ path: 'fileIds', message: 'Upload this file again' }]);
}
