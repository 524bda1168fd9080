import { and, asc, eq, inArray, or, sql } from 'drizzle-orm';
import { priceWishes } from '#features/baskets/server/queries/priced-wishes.ts';
import { products } from '#features/catalog/server/tables.ts';
import { suppliers } from '#features/suppliers/server/tables.ts';
import type { Database } from '#platform/database/database.ts';
import { choiceLimit, type FoundLine, type ListedLine } from '../contract.ts';
import { slugOf } from '../rules.ts';

interface Asked {
  lines: readonly ListedLine[];
  accountId: string | null;
}

/** The public products that a list names, each line at the price that its quantity earns. */
export async function findListed(db: Database, { lines, accountId }: Asked): Promise<FoundLine[]> {
  const known = await findProducts(db, lines);
  const matches = lines.map(({ code, quantity }) => {
    const slug = slugOf(code);
    const meant = known.filter(({ sku, slug: own }) => own === slug || sku?.toLowerCase() === slug);
    return { code, quantity, meant: meant.slice(0, choiceLimit) };
  });
  const wishes = matches.flatMap(({ quantity, meant }) =>
    meant.map(({ id }) => ({ productId: id, quantity, isSample: false })),
  );
  const priced = await priceWishes(db, { wishes, accountId });
  const choiceOf = ({ id, sku }: { id: string; sku: string | null }, quantity: number) => {
    const wish = priced.find(({ line }) => line.productId === id && line.quantity === quantity);
    return wish ? [{ ...wish.line, sku, supplierName: wish.supplier.businessName }] : [];
  };
  return matches.map(({ code, quantity, meant }) => ({
    code,
    quantity,
    choices: meant.flatMap((product) => choiceOf(product, quantity)),
  }));
}

/** By the two indexes, whatever the catalogue's size; of one article number a few suppliers' are taken. */
function findProducts(db: Database, lines: readonly ListedLine[]) {
  const codes = [...new Set(lines.map(({ code }) => slugOf(code)))];
  const ranked = db
    .select({
      id: products.id,
      sku: products.sku,
      slug: products.slug,
      popularity: products.popularity,
      place:
        sql<number>`row_number() over (partition by lower(${products.sku}) order by ${products.popularity} desc, ${products.id})`.as(
          'place',
        ),
    })
    .from(products)
    .innerJoin(suppliers, eq(suppliers.id, products.supplierId))
    .where(
      and(
        eq(products.isShown, true),
        eq(suppliers.isPublic, true),
        or(inArray(products.slug, codes), inArray(sql`lower(${products.sku})`, codes)),
      ),
    )
    .as('ranked');
  return db
    .select({ id: ranked.id, sku: ranked.sku, slug: ranked.slug })
    .from(ranked)
    .where(or(sql`${ranked.place} <= ${choiceLimit}`, inArray(ranked.slug, codes)))
    .orderBy(asc(ranked.place), asc(ranked.id));
}
