import { and, desc, eq, sql } from 'drizzle-orm';
import { productDocuments } from '#features/catalog/documents/server/tables.ts';
import {
  findBrandAndCurrency,
  isStoreRow as ownProducts,
} from '#features/catalog/products/server/queries/lock-store.ts';
import { listImages } from '#features/catalog/products/server/queries/product-cards.ts';
import { products } from '#features/catalog/products/server/tables.ts';
import { packFor } from '#features/catalog/taxonomy/rules/pack-drawing.ts';
import { categories } from '#features/catalog/taxonomy/server/tables.ts';
import { mediaUrl } from '#features/files/files/rules.ts';
import { accounts } from '#features/identity/accounts/server/tables.ts';
import { notFound } from '#lib/errors.ts';
import type { Database } from '#platform/database/database.ts';
import { type DraftRow, maxDrafts, type ProductDraft } from '../contract.ts';
import { productDrafts } from './tables.ts';

interface DraftKey {
  id: string;
  supplierId: string;
}

/** SQL condition: the draft with this id, in one store. */
export const isStoreDraft = ({ id, supplierId }: DraftKey) =>
  and(eq(productDrafts.id, id), eq(productDrafts.supplierId, supplierId));

/** Returns the number of drafts of a store. */
export const countDrafts = (db: Database, supplierId: string): Promise<number> =>
  db.$count(productDrafts, eq(productDrafts.supplierId, supplierId));

/** Returns all drafts of a store, last saved first. There are few, so the list is not paged. */
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
    .limit(maxDrafts);
  const { brand } = await findBrandAndCurrency(db, supplierId);
  return rows.map(({ cover, savedAt, leaf, family, ecoFriendly, customizable, ...row }) => ({
    ...row,
    title: row.title.trim(),
    imageUrl: cover && mediaUrl(cover, 320),
    pack: leaf
      ? packFor({
          seed: row.id,
          brand,
          title: row.title,
          leaf,
          family,
          attributes: {},
          ecoFriendly,
          customizable,
        })
      : null,
    savedAt: savedAt.toISOString(),
  }));
}

/** Returns a draft of one store, or null. */
export async function findDraft(db: Database, which: DraftKey): Promise<ProductDraft | null> {
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
    .where(isStoreDraft(which));
  return row ? { ...row, savedAt: row.savedAt.toISOString() } : null;
}

/** Returns a draft to continue editing; throws not found for another store's draft. */
export async function getDraft(db: Database, which: DraftKey): Promise<ProductDraft> {
  const draft = await findDraft(db, which);
  if (!draft) throw notFound('Draft');
  return draft;
}

/** True if the store has this product and has not deleted it. */
export const isStoreProduct = async (db: Database, { id, supplierId }: DraftKey): Promise<boolean> =>
  (await db.$count(products, and(eq(products.id, id), ownProducts(supplierId)))) > 0;

/** Returns the uploads of a saved product itself, whatever a draft of its changes contains. */
export async function listProductFiles(db: Database, productId: string): Promise<Set<string>> {
  const pictures = await listImages(db, productId);
  const documentRows = await db
    .select({ id: productDocuments.fileId })
    .from(productDocuments)
    .where(eq(productDocuments.productId, productId));
  return new Set([
    ...pictures.flatMap(({ id, croppedFromId }) => (croppedFromId ? [id, croppedFromId] : [id])),
    ...documentRows.map(({ id }) => id),
  ]);
}
