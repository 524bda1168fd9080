import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { AttributeValues } from '#features/categories/contract/attributes.ts';
import { attributeWords, statedElsewhere } from '#features/categories/rules/attributes.ts';
import { pathOf, type Taxonomy, taxonomyWith } from '#features/categories/server/queries/taxonomy.ts';
import { categories } from '#features/categories/server/tables.ts';
import { mediaUrl } from '#features/files/rules.ts';
import { countryName } from '#features/suppliers/server/queries/locations.ts';
import { suppliers } from '#features/suppliers/server/tables.ts';
import { notFound } from '#lib/errors.ts';
import { batchedFor } from '#platform/database/batches.ts';
import type { Database } from '#platform/database/database.ts';
import { preparedFor } from '#platform/database/prepared.ts';
import type { ProductPage } from '../../contract/product-views.ts';
import { derivedFacts } from '../../rules/board.ts';
import { products } from '../tables.ts';
import {
  type CardRow,
  isPublicProduct,
  listAlternatives,
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

/** Cards of other products, the most wanted first, as JSON: what hangs on a product comes with it, in one statement. */
const cardsOf = (condition: SQL) => sql<CardRow[]>`(
  select coalesce(json_agg(card), '[]') from (
    select other.id, other.slug, other.title, other.pack, other.tags, other.unit, other.currency, other.moq, other.stock,
      other.price_from_minor as "priceFromMinor", other.price_to_minor as "priceToMinor", other.lead_time_days as "leadTimeDays",
      (select file_id from product_images where product_id = other.id order by position limit 1) as "imageId",
      maker.slug as "supplierSlug", maker.business_name as "supplierName", maker.logo_file_id as "logoFileId",
      maker.logo_seed as "logoSeed", maker.verified_at as "verifiedAt", maker.country
    from products other join suppliers maker on maker.id = other.supplier_id
    where other.is_shown and maker.is_public and ${condition}
    order by other.popularity desc, other.id desc limit ${sql.raw(String(relatedCount))}
  ) card)`;

const wholeColumns = {
  ...pageColumns,
  images: sql<{ id: string; alt: string }[]>`(
    select coalesce(json_agg(json_build_object('id', file_id, 'alt', alt) order by position), '[]')
    from product_images where product_id = ${products.id})`.as('images'),
  /** Of the same leaf, by others. */
  alike: cardsOf(
    sql`other.category_id = ${products.categoryId} and other.supplier_id <> ${products.supplierId}`,
  ).as('alike'),
  fromSupplier: cardsOf(sql`other.supplier_id = ${products.supplierId} and other.id <> ${products.id}`).as(
    'from_supplier',
  ),
};

const bySlugs = preparedFor((db) =>
  db
    .select(wholeColumns)
    .from(products)
    .innerJoin(suppliers, eq(suppliers.id, products.supplierId))
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .where(and(sql`${products.slug} = any(${sql.placeholder('slugs')}::text[])`, isPublicProduct))
    .prepare('products_by_slug'),
);

type PageRow = Awaited<ReturnType<ReturnType<typeof bySlugs>['execute']>>[number];

const bySlug = batchedFor<string, PageRow>(async (db, slugs) => {
  const rows = await bySlugs(db).execute({ slugs });
  return new Map(rows.map((row) => [row.slug, row]));
});

/** A public product as its page shows it, read in one statement with all that hangs on it. */
export async function getProduct(db: Database, { slug }: { slug: string }): Promise<ProductPage> {
  return pageOf(db, await bySlug(db, slug));
}

/** A product of one store as buyers would see it, whether or not they may. */
export async function getOwnProduct(
  db: Database,
  { id, supplierId }: { id: string; supplierId: string },
): Promise<ProductPage> {
  const [row] = await db
    .select(wholeColumns)
    .from(products)
    .innerJoin(suppliers, eq(suppliers.id, products.supplierId))
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .where(and(eq(products.id, id), eq(products.supplierId, supplierId), isNull(products.deletedAt)));
  return pageOf(db, row);
}

const supplierColumns = {
  supplierId: suppliers.id,
  supplierSlug: suppliers.slug,
  supplierName: suppliers.businessName,
  logoFileId: suppliers.logoFileId,
  logoSeed: suppliers.logoSeed,
  verifiedAt: suppliers.verifiedAt,
  country: suppliers.country,
  state: suppliers.state,
  city: suppliers.city,
  responseHours: suppliers.responseHours,
  onTimePercent: suppliers.onTimePercent,
  yearOfEstablishment: suppliers.yearOfEstablishment,
};

/** What stands nowhere yet but in a form. */
export type UnsavedProduct = Omit<PageRow, keyof typeof supplierColumns | 'alike' | 'fromSupplier'>;

/** The page of a product of one store that is not saved, as buyers would see it. */
export async function describeUnsaved(
  db: Database,
  { supplierId, product }: { supplierId: string; product: UnsavedProduct },
): Promise<ProductPage> {
  const [store] = await db.select(supplierColumns).from(suppliers).where(eq(suppliers.id, supplierId));
  return pageOf(db, store && { ...store, ...product, alike: [], fromSupplier: [] });
}

async function pageOf(db: Database, row: PageRow | undefined): Promise<ProductPage> {
  if (!row) throw notFound('Product');
  const taxonomy = await taxonomyWith(db, row.categoryId);
  const path = pathOf(taxonomy, row.categoryPath);
  const facts = listFacts(taxonomy, row.attributes, row.categoryAttributes);
  const alternatives = await listAlternatives(db, {
    alike: row.alike.map(toProductCard),
    path: row.categoryPath,
    supplierId: row.supplierId,
    limit: relatedCount,
  });
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
    fromSupplier: row.fromSupplier.map(toProductCard),
    images: row.images.map(({ id, alt }) => ({
      url: mediaUrl(id, 1600),
      thumbnailUrl: mediaUrl(id, 320),
      alt,
    })),
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
function listFacts(taxonomy: Taxonomy, values: AttributeValues, first: readonly string[]) {
  const keys = Object.keys(values).filter((key) => !statedElsewhere.includes(key));
  const ordered = [
    ...first.filter((key) => keys.includes(key)),
    ...keys.filter((key) => !first.includes(key)),
  ];
  return ordered.flatMap((key) => {
    const definition = taxonomy.attributes.get(key);
    const value = values[key];
    if (!definition || value === undefined) return [];
    const { label, help, standard } = definition;
    if (key === originKey) return [{ key, label, help, standard: null, value: countryName(String(value)) }];
    return [{ key, label, help, standard, value: attributeWords(definition, value) }];
  });
}
