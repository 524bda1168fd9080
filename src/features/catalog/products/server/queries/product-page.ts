import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { AttributeValues } from '#features/catalog/taxonomy/contract/attributes.ts';
import { formatAttribute, productFieldKeys } from '#features/catalog/taxonomy/rules/attributes.ts';
import {
  getTaxonomy,
  resolvePath,
  type Taxonomy,
} from '#features/catalog/taxonomy/server/queries/taxonomy.ts';
import { categories } from '#features/catalog/taxonomy/server/tables.ts';
import { mediaUrl } from '#features/files/files/rules.ts';
import { suppliers } from '#features/stores/suppliers/server/tables.ts';
import { notFound } from '#lib/errors.ts';
import { createBatchedRead } from '#platform/database/batches.ts';
import type { Database } from '#platform/database/database.ts';
import { createPreparedQuery, listPlaceholder } from '#platform/database/prepared-query.ts';
import { inline } from '#platform/database/typed-sql.ts';
import { type PlainColumns, pickPlain, plainFieldEntries } from '../../contract/plain-fields.ts';
import type { ProductCard, ProductPage } from '../../contract/product-views.ts';
import { derivedFacts } from '../../rules/board.ts';
import { productImages, products } from '../tables.ts';
import {
  type CardRow,
  isPublicProduct,
  productCardColumns,
  type SupplierColumns,
  toCardSupplier,
  toCardWithoutSupplier,
  toProductCard,
} from './product-cards.ts';

const pageColumns = {
  ...productCardColumns,
  number: products.number,
  description: products.description,
  attributes: products.attributes,
  tiers: products.tiers,
  ...pickPlain(products),
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

const other = alias(products, 'other');
const maker = alias(suppliers, 'maker');
const cardColumns = sql`${other.id}, ${other.slug}, ${other.title}, ${other.pack}, ${other.tags}, ${other.unit}, ${other.currency}, ${other.moq}, ${other.stock},
  ${other.priceFromMinor} as "priceFromMinor", ${other.priceToMinor} as "priceToMinor", ${other.leadTimeDays} as "leadTimeDays",
  (select ${productImages.fileId} from ${productImages} where ${productImages.productId} = ${other.id} order by ${productImages.position} limit 1) as "imageId"`;
const cardSupplierColumns = sql`${maker.slug} as "supplierSlug", ${maker.businessName} as "supplierName", ${maker.logoFileId} as "logoFileId",
  ${maker.logoSeed} as "logoSeed", ${maker.verifiedAt} as "verifiedAt", ${maker.country}`;
const byPopularity = sql`${other.popularity} desc, ${other.id} desc`;

/**
 * SQL expression: cards of other products as JSON, most popular first, so that one statement reads a product with all
 * its cards.
 */
const cardsSubquery = (columns: SQL, { from, limit = relatedCount }: { from: SQL; limit?: number }) => sql`(
  select coalesce(json_agg(card), '[]') from (
    select ${columns} from ${from} order by ${byPopularity} limit ${inline(limit)}
  ) card)`;

/** Cards of other suppliers' products, with their suppliers. */
const otherSuppliersCards = (condition: SQL, limit?: number): SQL<CardRow[]> =>
  cardsSubquery(sql`${cardColumns}, ${cardSupplierColumns}`, {
    from: sql`${products} ${other} join ${suppliers} ${maker} on ${maker.id} = ${other.supplierId}
      where ${other.isShown} and ${maker.isPublic} and ${condition}`,
    limit,
  }) as SQL<CardRow[]>;

/** A card without its supplier, which is already known. */
type CardWithoutSupplier = Omit<CardRow, keyof SupplierColumns>;

const allPageColumns = {
  ...pageColumns,
  images: sql<{ id: string; alt: string }[]>`(
    select coalesce(json_agg(json_build_object('id', ${productImages.fileId}, 'alt', ${productImages.alt}) order by ${productImages.position}), '[]')
    from ${productImages} where ${productImages.productId} = ${products.id})`.as('images'),
  /** Products of other suppliers in the same leaf. */
  alike: otherSuppliersCards(
    sql`${other.categoryId} = ${products.categoryId} and ${other.supplierId} <> ${products.supplierId}`,
  ).as('alike'),
  fromSupplier: (
    cardsSubquery(cardColumns, {
      from: sql`${products} ${other} where ${other.isShown} and ${suppliers.isPublic} and ${other.supplierId} = ${products.supplierId} and ${other.id} <> ${products.id}`,
    }) as SQL<CardWithoutSupplier[]>
  ).as('from_supplier'),
};

const productsBySlugQuery = createPreparedQuery((db) =>
  db
    .select(allPageColumns)
    .from(products)
    .innerJoin(suppliers, eq(suppliers.id, products.supplierId))
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .where(and(sql`${products.slug} = any(${listPlaceholder('slugs', 'text')})`, isPublicProduct))
    .prepare('products_by_slug'),
);

type PageRow = Awaited<ReturnType<ReturnType<typeof productsBySlugQuery>['execute']>>[number];

const loadProductBySlug = createBatchedRead<string, PageRow>(async (db, slugs) => {
  const rows = await productsBySlugQuery(db).execute({ slugs });
  return new Map(rows.map((row) => [row.slug, row]));
});

const nearbyQuery = createPreparedQuery((db) =>
  db
    .select({
      key: sql<string>`wanted.key`,
      cards: otherSuppliersCards(
        sql`${other.placements} @> array[wanted.category] and ${other.supplierId} <> wanted.supplier`,
        2 * relatedCount,
      ),
    })
    .from(
      sql`unnest(${listPlaceholder('keys', 'text')}, ${listPlaceholder('groups', 'text')}, ${listPlaceholder('suppliers', 'uuid')}) as wanted(key, category, supplier)`,
    )
    .prepare('products_nearby'),
);

/** Products of other suppliers in a group; the key is the group and the supplier to leave out. */
const loadNearbyCards = createBatchedRead<string, CardRow[]>(async (db, keys) => {
  const pairs = keys.map((key) => key.split(' '));
  const [groups, makers] = [pairs.map(([group]) => group), pairs.map(([, supplier]) => supplier)];
  const rows = await nearbyQuery(db).execute({ keys, groups, suppliers: makers });
  return new Map(rows.map(({ key, cards }) => [key, cards]));
});

/**
 * Returns the most popular products of other suppliers in the same leaf, topped up from its group if there are too few.
 */
async function findAlternatives(
  db: Database,
  { alike, categoryPath, supplierId }: Pick<PageRow, 'alike' | 'categoryPath' | 'supplierId'>,
): Promise<ProductCard[]> {
  const group = categoryPath.at(-2);
  if (!group || alike.length >= relatedCount) return alike.map(toProductCard);
  const near = (await loadNearbyCards(db, `${group} ${supplierId}`)) ?? [];
  const known = new Set(alike.map(({ id }) => id));
  return [...alike, ...near.filter(({ id }) => !known.has(id))].slice(0, relatedCount).map(toProductCard);
}

/** Returns a public product for its page, read in one statement with everything the page shows. */
export async function getProduct(db: Database, { slug }: { slug: string }): Promise<ProductPage> {
  return toProductPage(db, await loadProductBySlug(db, slug));
}

/** Returns a product of one store as buyers would see it, even if it is not public. */
export async function getStoreProductPage(
  db: Database,
  { id, supplierId }: { id: string; supplierId: string },
): Promise<ProductPage> {
  const [row] = await db
    .select(allPageColumns)
    .from(products)
    .innerJoin(suppliers, eq(suppliers.id, products.supplierId))
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .where(and(eq(products.id, id), eq(products.supplierId, supplierId), isNull(products.deletedAt)));
  return toProductPage(db, row);
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

/** A product that exists only in a form. */
type UnsavedProduct = Omit<PageRow, keyof typeof supplierColumns | 'alike' | 'fromSupplier'>;

/** Returns the page of an unsaved product of one store, as buyers would see it. */
export async function getUnsavedProductPage(
  db: Database,
  { supplierId, product }: { supplierId: string; product: UnsavedProduct },
): Promise<ProductPage> {
  const [store] = await db.select(supplierColumns).from(suppliers).where(eq(suppliers.id, supplierId));
  return toProductPage(db, store && { ...store, ...product, alike: [], fromSupplier: [] });
}

async function toProductPage(db: Database, row: PageRow | undefined): Promise<ProductPage> {
  if (!row) throw notFound('Product');
  const taxonomy = await getTaxonomy(db, row.categoryId);
  const path = resolvePath(taxonomy, row.categoryPath);
  const facts = formatFacts(taxonomy, { values: row.attributes, first: row.categoryAttributes });
  const alternatives = await findAlternatives(db, row);
  const supplier = toCardSupplier(row);
  const { number, description, tiers, stock, updatedAt } = row;
  const { state, city, responseHours, onTimePercent, yearOfEstablishment } = row;
  return {
    ...toProductCard(row),
    number,
    description,
    tiers,
    stock,
    ...pickPlain(row),
    codes: listCodes(row),
    path,
    alternatives,
    fromSupplier: row.fromSupplier.map((card) => ({ ...toCardWithoutSupplier(card), supplier })),
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

/** Returns the plain fields that the specification lists and that are stated. */
const listCodes = (row: PlainColumns) =>
  plainFieldEntries.flatMap(([name, { inSpecification, label, describe }]) =>
    inSpecification && row[name] !== null ? [{ label, value: describe(row[name]) }] : [],
  );

/** Formats attributes, those most important in the category first. */
function formatFacts(
  taxonomy: Taxonomy,
  { values, first }: { values: AttributeValues; first: readonly string[] },
) {
  const keys = Object.keys(values).filter((key) => !productFieldKeys.includes(key));
  const ordered = [
    ...first.filter((key) => keys.includes(key)),
    ...keys.filter((key) => !first.includes(key)),
  ];
  return ordered.flatMap((key) => {
    const definition = taxonomy.attributes.get(key);
    const value = values[key];
    if (!definition || value === undefined) return [];
    const { label, help, standard } = definition;
    return [{ key, label, help, standard, value: formatAttribute(definition, value) }];
  });
}
