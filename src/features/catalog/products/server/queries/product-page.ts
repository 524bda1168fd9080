import { and, eq, isNull, sql } from 'drizzle-orm';
import { productDrawings } from '#features/catalog/drawings/rules/drawings.ts';
import { explainAttribute } from '#features/catalog/specification/rules/attribute-explanations.ts';
import { attributeGroup } from '#features/catalog/specification/rules/attribute-groups.ts';
import { derivedFacts } from '#features/catalog/specification/rules/derived-facts.ts';
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
import type { ProductPage } from '../../contract/product-views.ts';
import { productImages, products } from '../tables.ts';
import {
  alternativesInLeaf,
  findAlternatives,
  other,
  otherCardColumns,
  relatedCount,
} from './alternatives.ts';
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

/** A card without its supplier, which is already known. */
type CardWithoutSupplier = Omit<CardRow, keyof SupplierColumns>;

const allPageColumns = {
  ...pageColumns,
  images: sql<{ id: string; alt: string }[]>`(
    select coalesce(json_agg(json_build_object('id', ${productImages.fileId}, 'alt', ${productImages.alt}) order by ${productImages.position}), '[]')
    from ${productImages} where ${productImages.productId} = ${products.id})`.as('images'),
  alternatives: alternativesInLeaf.as('alternatives'),
  fromSupplier: sql<CardWithoutSupplier[]>`(
    select coalesce(json_agg(card), '[]') from (
      select ${otherCardColumns} from ${products} ${other}
      where ${other.isShown} and ${suppliers.isPublic} and ${other.supplierId} = ${products.supplierId} and ${other.id} <> ${products.id}
      order by ${other.popularity} desc, ${other.id} desc limit ${inline(relatedCount)}
    ) card)`.as('from_supplier'),
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
type UnsavedProduct = Omit<PageRow, keyof typeof supplierColumns | 'alternatives' | 'fromSupplier'>;

/** Returns the page of an unsaved product of one store, as buyers would see it. */
export async function getUnsavedProductPage(
  db: Database,
  { supplierId, product }: { supplierId: string; product: UnsavedProduct },
): Promise<ProductPage> {
  const [store] = await db.select(supplierColumns).from(suppliers).where(eq(suppliers.id, supplierId));
  return toProductPage(db, store && { ...store, ...product, alternatives: [], fromSupplier: [] });
}

async function toProductPage(db: Database, row: PageRow | undefined): Promise<ProductPage> {
  if (!row) throw notFound('Product');
  const taxonomy = await getTaxonomy(db, row.categoryId);
  const path = resolvePath(taxonomy, row.categoryPath);
  const facts = formatFacts(taxonomy, { values: row.attributes, first: row.categoryAttributes });
  const alternatives = await findAlternatives(db, { id: row.id, inLeaf: row.alternatives });
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
    drawings: productDrawings({
      title: row.title,
      unit: row.unit,
      pack: row.pack,
      attributes: row.attributes,
      family: taxonomy.nodes.get(row.categoryId)?.family ?? null,
    }),
    attributes: facts,
    derived: derivedFacts(row.attributes),
    supplier: {
      ...supplier,
      id: row.supplierId,
      verifiedAt: row.verifiedAt && new Date(row.verifiedAt).toISOString(),
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
const listCodes = (row: PlainColumns & { currency: string }) =>
  plainFieldEntries.flatMap(([name, { inSpecification, label, describe }]) =>
    inSpecification && row[name] !== null ? [{ label, value: describe(row[name], row.currency) }] : [],
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
    const { label, standard } = definition;
    return [
      {
        key,
        label,
        group: attributeGroup(key),
        help: explainAttribute(key),
        standard,
        value: formatAttribute(definition, value),
      },
    ];
  });
}
