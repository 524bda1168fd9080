import { createHash } from 'node:crypto';
import { and, asc, eq, inArray } from 'drizzle-orm';
import { isStoreRow } from '#features/catalog/products/server/queries/lock-store.ts';
import { products } from '#features/catalog/products/server/tables.ts';
import { canReply } from '#features/conversations/inquiries/rules.ts';
import { inquiries } from '#features/conversations/inquiries/server/tables.ts';
import type { StoredFile } from '#features/files/files/contract.ts';
import { describeFile } from '#features/files/files/server/queries.ts';
import { storedFiles } from '#features/files/files/server/tables.ts';
import { canonicalJson } from '#lib/canonical-json.ts';
import { notFound } from '#lib/errors.ts';
import type { Database } from '#platform/database/database.ts';
import type { Offer } from '../../contract/offer.ts';
import { quoteFiles, quotes, quoteVersions } from '../tables.ts';

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

/** Returns the files of the current versions of quotes, by quote; the caller checks who may see them. */
export async function listFilesOf(
  db: Database,
  quoteIds: readonly string[],
): Promise<(quoteId: string) => StoredFile[]> {
  if (quoteIds.length === 0) return () => [];
  const rows = await db
    .select({ quoteId: quotes.id, file: storedFiles })
    .from(quotes)
    .innerJoin(quoteFiles, and(eq(quoteFiles.quoteId, quotes.id), eq(quoteFiles.version, quotes.version)))
    .innerJoin(storedFiles, eq(storedFiles.id, quoteFiles.fileId))
    .where(inArray(quotes.id, [...quoteIds]))
    .orderBy(asc(quoteFiles.position));
  return (quoteId) => rows.filter((row) => row.quoteId === quoteId).map(({ file }) => describeFile(file));
}
