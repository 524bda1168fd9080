import { and, eq } from 'drizzle-orm';
import { suppliers } from '#features/stores/suppliers/server/tables.ts';
import type { Database } from '#platform/database/database.ts';
import { isPublicProduct } from './queries/product-cards.ts';
import { products } from './tables.ts';

/** Returns a public product for an inquiry or an order. */
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
