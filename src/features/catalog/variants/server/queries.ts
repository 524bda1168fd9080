import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import { isPublicProduct } from '#features/catalog/products/server/queries/product-cards.ts';
import { products } from '#features/catalog/products/server/tables.ts';
import { categories } from '#features/catalog/taxonomy/server/tables.ts';
import { suppliers } from '#features/stores/suppliers/server/tables.ts';
import { notFound } from '#lib/errors.ts';
import type { Tier } from '#lib/money.ts';
import type { Database } from '#platform/database/database.ts';
import type { VariantsForm } from '../contract/variant-form.ts';
import type { ProductVariant } from '../contract.ts';
import { variantDrawings } from '../rules/variant-drawings.ts';
import { priceRangeWithVariants, variantName, variantTerms } from '../rules/variant-terms.ts';
import { productVariants } from './tables.ts';

export type VariantRow = typeof productVariants.$inferSelect;

/** Returns the variants that are sold, in order, by product. */
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

/** Returns the variants of one product that are sold. */
export const listVariants = async (db: Database, productId: string): Promise<VariantRow[]> =>
  (await listLiveVariants(db, [productId])).get(productId) ?? [];

interface ProductTerms {
  tiers: readonly Tier[];
  moq: number;
}

/** A variant's own settings, saved or not. */
type VariantSettings = Pick<
  VariantRow,
  'id' | 'sku' | 'stock' | 'options' | 'priceDifferenceMinor' | 'tiers' | 'moq'
>;

/** Returns a variant with its terms, derived from those of its product. */
export function describeVariant(row: VariantSettings, product: ProductTerms): ProductVariant {
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
    ...priceRangeWithVariants(product, [row]),
  };
}

/** Columns from which the drawings of a product and its variants follow. */
const drawnColumns = {
  title: products.title,
  unit: products.unit,
  attributes: products.attributes,
  ecoFriendly: products.ecoFriendly,
  customizable: products.customizable,
  leaf: categories.id,
  family: categories.family,
  brand: suppliers.logoSeed,
};

/** Returns the axes and variants of a public product for its page. */
export async function listPublicVariants(db: Database, { slug }: { slug: string }) {
  const [product] = await db
    .select({
      id: products.id,
      tiers: products.tiers,
      moq: products.moq,
      ...drawnColumns,
    })
    .from(products)
    .innerJoin(suppliers, eq(suppliers.id, products.supplierId))
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .where(and(eq(products.slug, slug), isPublicProduct));
  if (!product) throw notFound('Product');
  const rows = await listVariants(db, product.id);
  return {
    axes: (rows[0]?.options ?? []).map(({ axis }) => axis),
    variants: rows.map((row) => {
      const drawings = variantDrawings({ ...product, seed: product.id }, row.options);
      return { ...describeVariant(row, product), ...(drawings && { drawings }) };
    }),
  };
}

/** Returns the variants of a product for its form. */
export const getVariantsForm = async (db: Database, productId: string): Promise<VariantsForm> =>
  toVariantsForm(await listVariants(db, productId));

/** Converts variants to the shape that their product's form uses. */
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

/** Returns the name of a variant that is sold; null if the product does not have it. */
export async function findVariantName(
  db: Database,
  { id, productId }: { id: string; productId: string },
): Promise<string | null> {
  const found = (await listVariants(db, productId)).find((row) => row.id === id);
  return found ? variantName(found.options.map(({ value }) => value)) : null;
}
