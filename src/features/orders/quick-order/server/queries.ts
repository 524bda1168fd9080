import { and, asc, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import { isPublicProduct } from '#features/catalog/products/server/queries/product-cards.ts';
import { products } from '#features/catalog/products/server/tables.ts';
import { listLiveVariants } from '#features/catalog/variants/server/queries.ts';
import { productVariants } from '#features/catalog/variants/server/tables.ts';
import { priceLines } from '#features/orders/baskets/server/queries/priced-lines.ts';
import { suppliers } from '#features/stores/suppliers/server/tables.ts';
import type { Database } from '#platform/database/database.ts';
import { type ListedLine, type ListedLineResult, maxChoices } from '../contract.ts';
import { slugOf } from '../rules.ts';

interface ListQuery {
  lines: readonly ListedLine[];
  accountId: string | null;
  now: Date;
}

/** A product without variants, or a variant. */
interface Orderable {
  productId: string;
  variantId: string | null;
  sku: string | null;
}

/** Returns the public products for each line of a list, at the price for its quantity. */
export async function findListed(
  db: Database,
  { lines, accountId, now }: ListQuery,
): Promise<ListedLineResult[]> {
  const orderables = await findOrderables(db, [...new Set(lines.map(({ code }) => slugOf(code)))]);
  const requested = lines.map(({ code, quantity }) => ({
    code,
    quantity,
    offers: (orderables.get(slugOf(code)) ?? []).slice(0, maxChoices),
  }));
  const candidates = requested.flatMap(({ quantity, offers }) =>
    offers.map(({ productId, variantId }) => ({ productId, variantId, quantity, isSample: false })),
  );
  const priced = await priceLines(db, { lines: candidates, accountId, now });
  return requested.map(({ code, quantity, offers }) => ({
    code,
    quantity,
    choices: offers.flatMap(({ productId, variantId, sku }) => {
      const match = priced.find(
        ({ line }) =>
          line.productId === productId && line.variantId === variantId && line.quantity === quantity,
      );
      return match ? [{ ...match.line, sku, supplierName: match.supplier.businessName }] : [];
    }),
  }));
}

/** Returns what each code stands for: the article number of a variant or product, or the end of a page's URL. */
async function findOrderables(db: Database, codes: string[]): Promise<Map<string, Orderable[]>> {
  const [byProduct, byVariant] = await Promise.all([findProducts(db, codes), findVariants(db, codes)]);
  const variants = await listLiveVariants(
    db,
    byProduct.map(({ productId }) => productId),
  );
  const byCode = new Map<string, Orderable[]>();
  const add = (code: string, orderable: Orderable): void => {
    const known = byCode.get(code) ?? [];
    if (
      !known.some(
        ({ productId, variantId }) => productId === orderable.productId && variantId === orderable.variantId,
      )
    )
      byCode.set(code, [...known, orderable]);
  };
  for (const { sku, ...one } of byVariant) add(sku.toLowerCase(), { ...one, sku });
  for (const { productId, sku, slug } of byProduct) {
    const own = variants.get(productId) ?? [];
    const orderables: Orderable[] =
      own.length > 0
        ? own.map((variant) => ({ productId, variantId: variant.id, sku: variant.sku ?? sku }))
        : [{ productId, variantId: null, sku }];
    for (const code of codes.filter((one) => one === slug || one === sku?.toLowerCase()))
      for (const orderable of orderables) add(code, orderable);
  }
  return byCode;
}

async function findVariants(db: Database, codes: string[]) {
  const rows = await db
    .select({ productId: productVariants.productId, variantId: productVariants.id, sku: productVariants.sku })
    .from(productVariants)
    .innerJoin(products, eq(products.id, productVariants.productId))
    .innerJoin(suppliers, eq(suppliers.id, products.supplierId))
    .where(
      and(
        inArray(sql`lower(${productVariants.sku})`, codes),
        isNull(productVariants.removedAt),
        isPublicProduct,
      ),
    )
    .orderBy(sql`${products.popularity} desc`, asc(productVariants.id))
    .limit(500);
  return rows.flatMap(({ sku, ...row }) => (sku ? [{ ...row, sku }] : []));
}

/** Uses two indexes, however large the catalog is. Of one article number, the products of a few suppliers are taken. */
function findProducts(db: Database, codes: string[]) {
  const ranked = db
    .select({
      productId: products.id,
      sku: products.sku,
      slug: products.slug,
      place:
        sql<number>`row_number() over (partition by lower(${products.sku}) order by ${products.popularity} desc, ${products.id})`.as(
          'place',
        ),
    })
    .from(products)
    .innerJoin(suppliers, eq(suppliers.id, products.supplierId))
    .where(
      and(isPublicProduct, or(inArray(products.slug, codes), inArray(sql`lower(${products.sku})`, codes))),
    )
    .as('ranked');
  return db
    .select({ productId: ranked.productId, sku: ranked.sku, slug: ranked.slug })
    .from(ranked)
    .where(or(sql`${ranked.place} <= ${maxChoices}`, inArray(ranked.slug, codes)))
    .orderBy(asc(ranked.place), asc(ranked.productId));
}
