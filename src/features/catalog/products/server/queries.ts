import { and, eq, inArray, isNull } from 'drizzle-orm';
import { suppliers } from '#features/stores/suppliers/server/tables.ts';
import type { Database } from '#platform/database/database.ts';
import { isPublicProduct } from './queries/product-cards.ts';
import { products } from './tables.ts';

/** A public product that somebody writes to its supplier about, or orders. */
export async function findProductForInquiry(db: Database, id: string) {
  const [row] = await db
    .select({
      id: products.id,
      title: products.title,
      slug: products.slug,
      number: products.number,
      supplierId: products.supplierId,
      categoryId: products.categoryId,
      unit: products.unit,
      currency: products.currency,
      tiers: products.tiers,
      moq: products.moq,
      orderMultiple: products.orderMultiple,
      leadTimeDays: products.leadTimeDays,
      stock: products.stock,
      pack: products.pack,
    })
    .from(products)
    .innerJoin(suppliers, eq(suppliers.id, products.supplierId))
    .where(and(eq(products.id, id), isPublicProduct));
  return row ?? null;
}

/** Names and drawings of products that other features refer to, deleted ones included. */
export async function listProductNames(db: Database, ids: readonly string[]) {
  if (ids.length === 0) return [];
  return db
    .select({
      id: products.id,
      title: products.title,
      slug: products.slug,
      number: products.number,
      pack: products.pack,
      unit: products.unit,
    })
    .from(products)
    .where(inArray(products.id, ids.slice(0, 100)));
}

/** A product that is still there, whoever owns it and whether or not it is public. */
export async function findProduct(db: Database, id: string) {
  const [row] = await db
    .select()
    .from(products)
    .where(and(eq(products.id, id), isNull(products.deletedAt)));
  return row ?? null;
}
