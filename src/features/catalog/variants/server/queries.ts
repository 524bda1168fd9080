import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import { isPublicProduct } from '#features/catalog/products/server/queries/product-cards.ts';
import { products } from '#features/catalog/products/server/tables.ts';
import { suppliers } from '#features/stores/suppliers/server/tables.ts';
import { notFound } from '#lib/errors.ts';
import type { Tier } from '#lib/money.ts';
import type { Database } from '#platform/database/database.ts';
import type { VariantsForm } from '../contract/variant-form.ts';
import type { ProductVariant } from '../contract.ts';
import { rangeWith, variantName, variantTerms } from '../rules/variant-terms.ts';
import { productVariants } from './tables.ts';

export type VariantRow = typeof productVariants.$inferSelect;

/** Variants that are sold, of some products, in their order. */
export async function listLiveVariants(
  db: Database,
  productIds: readonly string[],
): Promise<Map<string, VariantRow[]>> {
  const byProduct = new Map<string, VariantRow[]>();
  if (productIds.length === 0) return byProduct;
  const rows = await db
    .select()
    .from(productVariants)
    .where(and(inArray(productVariants.productId, [...productIds]), isNull(productVariants.removedAt)))
    .orderBy(asc(productVariants.productId), asc(productVariants.position));
  for (const row of rows) byProduct.set(row.productId, [...(byProduct.get(row.productId) ?? []), row]);
  return byProduct;
}

/** Variants of one product that are sold. */
export const listVariants = async (db: Database, productId: string): Promise<VariantRow[]> =>
  (await listLiveVariants(db, [productId])).get(productId) ?? [];

interface Terms {
  tiers: readonly Tier[];
  moq: number;
}

/** What a variant says of itself, saved or not. */
type DescribedVariant = Pick<
  VariantRow,
  'id' | 'sku' | 'stock' | 'options' | 'priceDifferenceMinor' | 'tiers' | 'moq'
>;

/** A variant under the terms of its product. */
export function describeVariant(row: DescribedVariant, product: Terms): ProductVariant {
  const { id, sku, stock, options } = row;
  const values = options.map(({ value }) => value);
  const terms = variantTerms(product, row);
  return {
    id,
    sku,
    stock,
    options: values,
    name: variantName(values),
    ...terms,
    ...rangeWith(product, [row]),
  };
}

/** What a public product comes in, as its page shows it. */
export async function listPublicVariants(db: Database, { slug }: { slug: string }) {
  const [product] = await db
    .select({ id: products.id, tiers: products.tiers, moq: products.moq })
    .from(products)
    .innerJoin(suppliers, eq(suppliers.id, products.supplierId))
    .where(and(eq(products.slug, slug), isPublicProduct));
  if (!product) throw notFound('Product');
  const rows = await listVariants(db, product.id);
  return {
    axes: (rows[0]?.options ?? []).map(({ axis }) => axis),
    variants: rows.map((row) => describeVariant(row, product)),
  };
}

/** The variants of a product as its form holds them. */
export const getVariantsForm = async (db: Database, productId: string): Promise<VariantsForm> =>
  toVariantsForm(await listVariants(db, productId));

/** Variants as the form of their product holds them. */
export function toVariantsForm(rows: readonly VariantRow[]): VariantsForm {
  return {
    axes: (rows[0]?.options ?? []).map(({ axis }) => axis),
    variants: rows.map(({ id, options, sku, priceDifferenceMinor, tiers, moq, stock }) => ({
      id,
      options: options.map(({ value }) => value),
      sku: sku ?? '',
      priceDifferenceMinor,
      tiers,
      moq,
      stock,
    })),
  };
}

/** Name of a variant that is sold; null where the product has no such. */
export async function findVariantName(
  db: Database,
  { id, productId }: { id: string; productId: string },
): Promise<string | null> {
  const found = (await listVariants(db, productId)).find((row) => row.id === id);
  return found ? variantName(found.options.map(({ value }) => value)) : null;
}
