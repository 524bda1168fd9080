import { and, desc, eq, sql } from 'drizzle-orm';
import { productDocuments } from '#features/catalog/documents/server/tables.ts';
import { ofStore as ownProducts } from '#features/catalog/products/server/queries/lock-store.ts';
import { listImages } from '#features/catalog/products/server/queries/product-cards.ts';
import { products } from '#features/catalog/products/server/tables.ts';
import { packFor } from '#features/catalog/taxonomy/rules/pack-drawing.ts';
import { categories } from '#features/catalog/taxonomy/server/tables.ts';
import { mediaUrl } from '#features/files/files/rules.ts';
import { accounts } from '#features/identity/accounts/server/tables.ts';
import { notFound } from '#lib/errors.ts';
import type { Database } from '#platform/database/database.ts';
import { type DraftRow, mostDrafts, type ProductDraft } from '../contract.ts';
import { productDrafts } from './tables.ts';

interface OfStore {
  id: string;
  supplierId: string;
}

/** Condition: a draft of one store. */
export const ofStore = ({ id, supplierId }: OfStore) =>
  and(eq(productDrafts.id, id), eq(productDrafts.supplierId, supplierId));

/** How many drafts a store keeps. */
export const countDrafts = (db: Database, supplierId: string): Promise<number> =>
  db.$count(productDrafts, eq(productDrafts.supplierId, supplierId));

/** All drafts of a store, which are few, the one saved last first. */
export async function listDrafts(db: Database, supplierId: string): Promise<DraftRow[]> {
  const values = productDrafts.values;
  const rows = await db
    .select({
      id: productDrafts.id,
      isChange: sql<boolean>`${productDrafts.productId} is not null`,
      title: sql<string>`${values}->>'title'`,
      category: categories.name,
      leaf: categories.id,
      family: categories.family,
      ecoFriendly: sql<boolean>`(${values}->>'ecoFriendly')::boolean`,
      customizable: sql<boolean>`(${values}->>'customizable')::boolean`,
      cover: sql<string | null>`${values}->'images'->0->>'id'`,
      missing: productDrafts.missing,
      savedAt: productDrafts.savedAt,
      savedBy: accounts.name,
    })
    .from(productDrafts)
    .leftJoin(categories, eq(categories.id, sql`${values}->>'categoryId'`))
    .leftJoin(accounts, eq(accounts.id, productDrafts.accountId))
    .where(eq(productDrafts.supplierId, supplierId))
    .orderBy(desc(productDrafts.savedAt), desc(productDrafts.id))
    .limit(mostDrafts);
  return rows.map(({ cover, savedAt, leaf, family, ecoFriendly, customizable, ...row }) => ({
    ...row,
    title: row.title.trim(),
    imageUrl: cover && mediaUrl(cover, 320),
    pack: leaf ? packFor({ seed: row.id, leaf, family, attributes: {}, ecoFriendly, customizable }) : null,
    savedAt: savedAt.toISOString(),
  }));
}

/** A draft of one store; null where there is none. */
export async function findDraft(db: Database, which: OfStore): Promise<ProductDraft | null> {
  const [row] = await db
    .select({
      id: productDrafts.id,
      version: productDrafts.version,
      savedAt: productDrafts.savedAt,
      savedBy: accounts.name,
      values: productDrafts.values,
      began: productDrafts.began,
    })
    .from(productDrafts)
    .leftJoin(accounts, eq(accounts.id, productDrafts.accountId))
    .where(ofStore(which));
  return row ? { ...row, savedAt: row.savedAt.toISOString() } : null;
}

/** The same, to go on with; another store's is not found. */
export async function getDraft(db: Database, which: OfStore): Promise<ProductDraft> {
  const draft = await findDraft(db, which);
  if (!draft) throw notFound('Draft');
  return draft;
}

/** Whether a product is this store's, and was not deleted. */
export const isStoreProduct = async (db: Database, { id, supplierId }: OfStore): Promise<boolean> =>
  (await db.$count(products, and(eq(products.id, id), ownProducts(supplierId)))) > 0;

/** Uploads that a product holds by itself, whatever a draft of its changes says of them. */
export async function listProductFiles(db: Database, productId: string): Promise<Set<string>> {
  const pictures = await listImages(db, productId);
  const papers = await db
    .select({ id: productDocuments.fileId })
    .from(productDocuments)
    .where(eq(productDocuments.productId, productId));
  return new Set([
    ...pictures.flatMap(({ id, croppedFromId }) => (croppedFromId ? [id, croppedFromId] : [id])),
    ...papers.map(({ id }) => id),
  ]);
}
