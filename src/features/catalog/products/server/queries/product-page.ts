import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { AttributeValues } from '#features/catalog/taxonomy/contract/attributes.ts';
import { attributeWords, statedElsewhere } from '#features/catalog/taxonomy/rules/attributes.ts';
import { pathOf, type Taxonomy, taxonomyWith } from '#features/catalog/taxonomy/server/queries/taxonomy.ts';
import { categories } from '#features/catalog/taxonomy/server/tables.ts';
import { mediaUrl } from '#features/files/files/rules.ts';
import { countryName } from '#features/stores/suppliers/server/queries/locations.ts';
import { suppliers } from '#features/stores/suppliers/server/tables.ts';
import { notFound } from '#lib/errors.ts';
import { batchedFor } from '#platform/database/batches.ts';
import type { Database } from '#platform/database/database.ts';
import { listGiven, preparedFor } from '#platform/database/prepared.ts';
import type { ProductCard, ProductPage } from '../../contract/product-views.ts';
import { derivedFacts } from '../../rules/board.ts';
import { products } from '../tables.ts';
import {
  type CardRow,
  isPublicProduct,
  productCardColumns,
  type SupplierColumns,
  supplierOfCard,
  toOwnCard,
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

const ownCard = sql`other.id, other.slug, other.title, other.pack, other.tags, other.unit, other.currency, other.moq, other.stock,
  other.price_from_minor as "priceFromMinor", other.price_to_minor as "priceToMinor", other.lead_time_days as "leadTimeDays",
  (select file_id from product_images where product_id = other.id order by position limit 1) as "imageId"`;
const makerOfCard = sql`maker.slug as "supplierSlug", maker.business_name as "supplierName", maker.logo_file_id as "logoFileId",
  maker.logo_seed as "logoSeed", maker.verified_at as "verifiedAt", maker.country`;

/** Cards of other products, the most wanted first, as JSON: what hangs on a product comes with it, in one statement. */
const cardsOf = (columns: SQL, from: SQL, limit = relatedCount) => sql`(
  select coalesce(json_agg(card), '[]') from (
    select ${columns} from ${from} order by other.popularity desc, other.id desc limit ${sql.raw(String(limit))}
  ) card)`;

/** Of others, with their makers. */
const cardsByOthers = (condition: SQL, limit?: number): SQL<CardRow[]> =>
  cardsOf(
    sql`${ownCard}, ${makerOfCard}`,
    sql`products other join suppliers maker on maker.id = other.supplier_id where other.is_shown and maker.is_public and ${condition}`,
    limit,
  ) as SQL<CardRow[]>;

/** Of one supplier, who is told already. */
type OwnCard = Omit<CardRow, keyof SupplierColumns>;

const wholeColumns = {
  ...pageColumns,
  images: sql<{ id: string; alt: string }[]>`(
    select coalesce(json_agg(json_build_object('id', file_id, 'alt', alt) order by position), '[]')
    from product_images where product_id = ${products.id})`.as('images'),
  /** Of the same leaf, by others. */
  alike: cardsByOthers(
    sql`other.category_id = ${products.categoryId} and other.supplier_id <> ${products.supplierId}`,
  ).as('alike'),
  fromSupplier: (
    cardsOf(
      ownCard,
      sql`products other where other.is_shown and ${suppliers.isPublic} and other.supplier_id = ${products.supplierId} and other.id <> ${products.id}`,
    ) as SQL<OwnCard[]>
  ).as('from_supplier'),
};

const bySlugs = preparedFor((db) =>
  db
    .select(wholeColumns)
    .from(products)
    .innerJoin(suppliers, eq(suppliers.id, products.supplierId))
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .where(and(sql`${products.slug} = any(${listGiven('slugs', 'text')})`, isPublicProduct))
    .prepare('products_by_slug'),
);

type PageRow = Awaited<ReturnType<ReturnType<typeof bySlugs>['execute']>>[number];

const bySlug = batchedFor<string, PageRow>(async (db, slugs) => {
  const rows = await bySlugs(db).execute({ slugs });
  return new Map(rows.map((row) => [row.slug, row]));
});

const nearby = preparedFor((db) =>
  db
    .select({
      key: sql<string>`wanted.key`,
      cards: cardsByOthers(
        sql`other.placements @> array[wanted.category] and other.supplier_id <> wanted.supplier`,
        2 * relatedCount,
      ),
    })
    .from(
      sql`unnest(${listGiven('keys', 'text')}, ${listGiven('groups', 'text')}, ${listGiven('suppliers', 'uuid')}) as wanted(key, category, supplier)`,
    )
    .prepare('products_nearby'),
);

/** Of a group, by others than a supplier; both make up the key. */
const nearbyOthers = batchedFor<string, CardRow[]>(async (db, keys) => {
  const pairs = keys.map((key) => key.split(' '));
  const [groups, makers] = [pairs.map(([group]) => group), pairs.map(([, supplier]) => supplier)];
  const rows = await nearby(db).execute({ keys, groups, suppliers: makers });
  return new Map(rows.map(({ key, cards }) => [key, cards]));
});

/** The most wanted products of the same leaf by other suppliers, topped up from its group where there are too few. */
async function alternativesTo(
  db: Database,
  { alike, categoryPath, supplierId }: Pick<PageRow, 'alike' | 'categoryPath' | 'supplierId'>,
): Promise<ProductCard[]> {
  const group = categoryPath.at(-2);
  if (!group || alike.length >= relatedCount) return alike.map(toProductCard);
  const near = (await nearbyOthers(db, `${group} ${supplierId}`)) ?? [];
  const known = new Set(alike.map(({ id }) => id));
  return [...alike, ...near.filter(({ id }) => !known.has(id))].slice(0, relatedCount).map(toProductCard);
}

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
type UnsavedProduct = Omit<PageRow, keyof typeof supplierColumns | 'alike' | 'fromSupplier'>;

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
  const alternatives = await alternativesTo(db, row);
  const supplier = supplierOfCard(row);
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
    fromSupplier: row.fromSupplier.map((card) => ({ ...toOwnCard(card), supplier })),
    images: row.images.map(({ id, alt }) => ({
      url: mediaUrl(id, 1600),
      thumbnailUrl: mediaUrl(id, 320),
      alt,
    })),
    attributes: facts,
    derived: derivedFacts(row.attributes),
    supplier: {
      ...supplier,
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
