import { and, eq, isNull, sql } from 'drizzle-orm';
import type { AttributeValues } from '#features/categories/contract/attributes.ts';
import { attributeWords, statedElsewhere } from '#features/categories/rules/attributes.ts';
import { listPath } from '#features/categories/server/queries.ts';
import { attributes, categories } from '#features/categories/server/tables.ts';
import { mediaUrl } from '#features/files/rules.ts';
import { countryName } from '#features/suppliers/server/queries/locations.ts';
import { suppliers } from '#features/suppliers/server/tables.ts';
import { notFound } from '#lib/errors.ts';
import type { Database } from '#platform/database/database.ts';
import { preparedFor } from '#platform/database/prepared.ts';
import type { ProductPage } from '../../contract/product-views.ts';
import { derivedFacts } from '../../rules/board.ts';
import { products } from '../tables.ts';
import {
  isPublicProduct,
  listAlternatives,
  listImages,
  listProductCards,
  productCardColumns,
  supplierOfCard,
  toProductCard,
} from './product-cards.ts';

const pageColumns = {
  ...productCardColumns,
  number: products.number,
  description: products.description,
  attributes: products.attributes,
  tiers: products.tiers,
  orderMultiple: products.orderMultiple,
  samplePriceMinor: products.samplePriceMinor,
  customizable: products.customizable,
  ecoFriendly: products.ecoFriendly,
  hsCode: products.hsCode,
  sku: products.sku,
  updatedAt: products.updatedAt,
  categoryPath: categories.path,
  categoryAttributes: categories.attributes,
  supplierId: suppliers.id,
  state: suppliers.state,
  city: suppliers.city,
  responseHours: suppliers.responseHours,
  onTimePercent: suppliers.onTimePercent,
  yearOfEstablishment: suppliers.yearOfEstablishment,
};

const relatedCount = 4;
/** An ISO 3166-1 code, shown by name. */
const originKey = 'country_of_origin';

const bySlug = preparedFor((db) =>
  db
    .select(pageColumns)
    .from(products)
    .innerJoin(suppliers, eq(suppliers.id, products.supplierId))
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .where(and(eq(products.slug, sql.placeholder('slug')), isPublicProduct))
    .prepare('product_by_slug'),
);
const definitionsOf = preparedFor((db) =>
  db
    .select()
    .from(attributes)
    .where(sql`${attributes.key} = any(${sql.placeholder('keys')}::text[])`)
    .prepare('attributes_by_key'),
);

/** A public product as its page shows it: one query for the product, then all that hangs on it at once. */
export async function getProduct(db: Database, { slug }: { slug: string }): Promise<ProductPage> {
  const [row] = await bySlug(db).execute({ slug });
  return pageOf(db, row);
}

/** A product of one store as buyers would see it, whether or not they may. */
export async function getOwnProduct(
  db: Database,
  { id, supplierId }: { id: string; supplierId: string },
): Promise<ProductPage> {
  const [row] = await db
    .select(pageColumns)
    .from(products)
    .innerJoin(suppliers, eq(suppliers.id, products.supplierId))
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .where(and(eq(products.id, id), eq(products.supplierId, supplierId), isNull(products.deletedAt)));
  return pageOf(db, row);
}

type PageRow = Awaited<ReturnType<ReturnType<typeof bySlug>['execute']>>[number];

async function pageOf(db: Database, row: PageRow | undefined): Promise<ProductPage> {
  if (!row) throw notFound('Product');
  const [images, path, facts, alternatives, more] = await Promise.all([
    listImages(db, row.id),
    listPath(db, row.categoryPath),
    listFacts(db, row.attributes, row.categoryAttributes),
    listAlternatives(db, { path: row.categoryPath, supplierId: row.supplierId, limit: relatedCount }),
    listProductCards(db, { supplierId: row.supplierId, except: row.id, limit: relatedCount }),
  ]);
  const {
    number,
    description,
    tiers,
    orderMultiple,
    stock,
    samplePriceMinor,
    customizable,
    ecoFriendly,
    hsCode,
    sku,
    updatedAt,
  } = row;
  const { state, city, responseHours, onTimePercent, yearOfEstablishment } = row;
  return {
    ...toProductCard(row),
    number,
    description,
    tiers,
    orderMultiple,
    stock,
    samplePriceMinor,
    customizable,
    ecoFriendly,
    hsCode,
    sku,
    path,
    alternatives,
    fromSupplier: more.products,
    images: images.map(({ id, alt }) => ({ url: mediaUrl(id, 1600), thumbnailUrl: mediaUrl(id, 320), alt })),
    attributes: facts,
    derived: derivedFacts(row.attributes),
    supplier: {
      ...supplierOfCard(row),
      id: row.supplierId,
      state: state || null,
      city: city || null,
      responseHours,
      onTimePercent,
      yearOfEstablishment,
    },
    updatedAt: updatedAt.toISOString(),
  };
}

/** Attributes in words; what matters most in the category comes first. */
async function listFacts(db: Database, values: AttributeValues, first: readonly string[]) {
  const keys = Object.keys(values).filter((key) => !statedElsewhere.includes(key));
  if (keys.length === 0) return [];
  const definitions = await definitionsOf(db).execute({ keys });
  const ordered = [
    ...first.filter((key) => keys.includes(key)),
    ...keys.filter((key) => !first.includes(key)),
  ];
  return ordered.flatMap((key) => {
    const definition = definitions.find((one) => one.key === key);
    const value = values[key];
    if (!definition || value === undefined) return [];
    const { label, help, standard } = definition;
    if (key === originKey) return [{ key, label, help, standard: null, value: countryName(String(value)) }];
    return [{ key, label, help, standard, value: attributeWords(definition, value) }];
  });
}
