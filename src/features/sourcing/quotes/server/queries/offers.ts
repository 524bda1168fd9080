import { createHash } from 'node:crypto';
import { and, eq, inArray } from 'drizzle-orm';
import { isStoreRow } from '#features/catalog/products/server/queries/lock-store.ts';
import { products } from '#features/catalog/products/server/tables.ts';
import { canReply } from '#features/conversations/inquiries/rules.ts';
import { inquiries } from '#features/conversations/inquiries/server/tables.ts';
import { canonicalJson } from '#lib/canonical-json.ts';
import { notFound } from '#lib/errors.ts';
import type { Database } from '#platform/database/database.ts';
import type { Offer } from '../../contract/offer.ts';
import { type quotes, quoteVersions } from '../tables.ts';

/** Returns the SHA-256 of an offer as hexadecimal digits, whatever the order of its keys. */
export const fingerprintOf = (offer: Offer): string =>
  createHash('sha256').update(canonicalJson(offer)).digest('hex');

/** Returns the current version of a quote. */
export async function getVersion(
  db: Database,
  { id, version }: Pick<typeof quotes.$inferSelect, 'id' | 'version'>,
) {
  const [current] = await db
    .select({ offer: quoteVersions.offer, fingerprint: quoteVersions.fingerprint })
    .from(quoteVersions)
    .where(and(eq(quoteVersions.quoteId, id), eq(quoteVersions.version, version)));
  if (!current) throw notFound('Quote');
  return current;
}

/** Returns which of these products belong to a store and are not deleted. */
export async function listOwnProducts(
  db: Database,
  { ids, supplierId }: { ids: readonly string[]; supplierId: string },
): Promise<ReadonlySet<string>> {
  const rows = await db
    .select({ id: products.id })
    .from(products)
    .where(and(inArray(products.id, [...ids]), isStoreRow(supplierId)));
  return new Set(rows.map(({ id }) => id));
}

/** Returns whether both sides can write in a conversation. */
export async function isOpenInquiry(db: Database, id: string): Promise<boolean> {
  const [inquiry] = await db.select({ status: inquiries.status }).from(inquiries).where(eq(inquiries.id, id));
  return inquiry !== undefined && canReply(inquiry.status);
}
