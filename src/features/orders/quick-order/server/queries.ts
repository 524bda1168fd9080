import { and, asc, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import { isPublicProduct } from '#features/catalog/products/server/queries/product-cards.ts';
import { products } from '#features/catalog/products/server/tables.ts';
import { listLiveVariants } from '#features/catalog/variants/server/queries.ts';
import { productVariants } from '#features/catalog/variants/server/tables.ts';
import { priceWishes } from '#features/orders/baskets/server/queries/priced-wishes.ts';
import { suppliers } from '#features/stores/suppliers/server/tables.ts';
import type { Database } from '#platform/database/database.ts';
import { choiceLimit, type FoundLine, type ListedLine } from '../contract.ts';
import { slugOf } from '../rules.ts';

interface Asked {
  lines: readonly ListedLine[];
  accountId: string | null;
}

/** A product as it can be ordered: one of its variants, where it has any. */
interface Orderable {
  productId: string;
  variantId: string | null;
  sku: string | null;
}

/** The public products that a list names, each line at the price that its quantity earns. */
export async function findListed(db: Database, { lines, accountId }: Asked): Promise<FoundLine[]> {
  const meant = await findOrderables(db, [...new Set(lines.map(({ code }) => slugOf(code)))]);
  const wanted = lines.map(({ code, quantity }) => ({
    code,
    quantity,
    offers: (meant.get(slugOf(code)) ?? []).slice(0, choiceLimit),
  }));
  const wishes = wanted.flatMap(({ quantity, offers }) =>
    offers.map(({ productId, variantId }) => ({ productId, variantId, quantity, isSample: false })),
  );
  const priced = await priceWishes(db, { wishes, accountId });
  return wanted.map(({ code, quantity, offers }) => ({
    code,
    quantity,
    choices: offers.flatMap(({ productId, variantId, sku }) => {
      const wish = priced.find(
        ({ line }) =>
          line.productId === productId && line.variantId === variantId && line.quantity === quantity,
      );
      return wish ? [{ ...wish.line, sku, supplierName: wish.supplier.businessName }] : [];
    }),
  }));
}

/** What each code means: a variant's article number, a product's, or the end of its page's address. */
async function findOrderables(db: Database, codes: string[]): Promise<Map<string, Orderable[]>> {
  const [byProduct, byVariant] = await Promise.all([findProducts(db, codes), findVariants(db, codes)]);
  const variants = await listLiveVariants(
    db,
    byProduct.map(({ productId }) => productId),
  );
  const meant = new Map<string, Orderable[]>();
  const add = (code: string, orderable: Orderable): void => {
    const known = meant.get(code) ?? [];
    if (
      !known.some(
        ({ productId, variantId }) => productId === orderable.productId && variantId === orderable.variantId,
      )
    )
      meant.set(code, [...known, orderable]);
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
  return meant;
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

/** By the two indexes, whatever the catalogue's size; of one article number a few suppliers' are taken. */
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
    .where(or(sql`${ranked.place} <= ${choiceLimit}`, inArray(ranked.slug, codes)))
    .orderBy(asc(ranked.place), asc(ranked.productId));
}
