import { type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { categories } from '#features/catalog/taxonomy/server/tables.ts';
import { suppliers } from '#features/stores/suppliers/server/tables.ts';
import { createBatchedRead } from '#platform/database/batches.ts';
import type { Database } from '#platform/database/database.ts';
import { createPreparedQuery, listPlaceholder } from '#platform/database/prepared-query.ts';
import { inline, inlineList } from '#platform/database/typed-sql.ts';
import type { ProductCard } from '../../contract/product-views.ts';
import { productImages, products } from '../tables.ts';
import { type CardRow, toProductCard } from './product-cards.ts';

/** Number of cards in a list of related products. */
export const relatedCount = 4;

export const other = alias(products, 'other');
const maker = alias(suppliers, 'maker');

/** Columns of a card of another product, for a subquery. */
export const otherCardColumns = sql`${other.id}, ${other.slug}, ${other.title}, ${other.pack}, ${other.tags}, ${other.unit}, ${other.currency}, ${other.moq}, ${other.stock},
  ${other.priceFromMinor} as "priceFromMinor", ${other.priceToMinor} as "priceToMinor", ${other.leadTimeDays} as "leadTimeDays",
  ${other.reviewCount} as "reviewCount", ${other.ratingSumTenths} as "ratingSumTenths",
  (select ${productImages.fileId} from ${productImages} where ${productImages.productId} = ${other.id} order by ${productImages.position} limit 1) as "imageId"`;
const makerColumns = sql`${maker.slug} as "supplierSlug", ${maker.businessName} as "supplierName", ${maker.logoFileId} as "logoFileId",
  ${maker.logoSeed} as "logoSeed", ${maker.verifiedAt} as "verifiedAt", ${maker.country}`;

/** Attributes that name the style of a product. */
const styleKeys = [
  'style_code',
  'carton_style',
  'rigid_style',
  'pouch_style',
  'bottle_shape',
  'bag_bottom',
  'head_type',
  'fibc_type',
  'pallet_type',
  'film_form',
];
/** Attributes that are its size. */
// biome-ignore format: a table
const sizeKeys = [
  'inner_length', 'inner_width', 'inner_height', 'outer_length', 'outer_width', 'outer_height',
  'length', 'width', 'height', 'diameter', 'tube_diameter', 'capacity_ml', 'capacity_l', 'brimful_ml',
  'thickness', 'thickness_micron', 'grammage', 'roll_width', 'roll_length', 'strap_width', 'capacity_kg',
];
const arrayOf = (keys: readonly string[]): SQL => sql`array[${inlineList(keys)}]`;

/** The most popular products of each leaf that are compared: a bound for leaves with millions of products. */
const comparedInLeaf = 160;
const comparedInSibling = 6;
const comparedSiblings = 40;
/** A difference by a factor of e³ or more counts as this, and so does a size that only one of two states. */
const farthest = inline(3);

/**
 * SQL expression: cards of the products most like a product, one per supplier, as JSON. Those of the same style are
 * first, then those nearest in size and price.
 * @param candidates other products, as a subquery with the columns `id` and `supplier_id`
 */
const alternativesSubquery = (
  of: typeof products,
  { candidates, limit }: { candidates: SQL; limit: number },
) =>
  sql<CardRow[]>`(
    select coalesce(json_agg(card), '[]') from (
      select ${otherCardColumns}, ${makerColumns} from (
        select distinct on (candidate.supplier_id) candidate.id, likeness.* from (${candidates}) candidate
        join ${products} ${other} on ${other.id} = candidate.id
        cross join lateral (
          select
            (select count(*) from unnest(${arrayOf(styleKeys)}) key where ${other.attributes}->>key = ${of.attributes}->>key) as style,
            (select coalesce(avg(least(abs(ln(greatest((${other.attributes}->>key)::float8, 0.001) / greatest((${of.attributes}->>key)::float8, 0.001))), ${farthest})), ${farthest})
              from unnest(${arrayOf(sizeKeys)}) key
              where jsonb_typeof(${other.attributes}->key) = 'number' and jsonb_typeof(${of.attributes}->key) = 'number')
            + case when ${other.currency} = ${of.currency} and ${other.unit} = ${of.unit}
                then least(abs(ln(greatest(${other.priceFromMinor}, 1)::float8 / greatest(${of.priceFromMinor}, 1))), ${farthest})
                else ${farthest} end as distance
        ) likeness
        order by candidate.supplier_id, likeness.style desc, likeness.distance, candidate.id
      ) best
      join ${products} ${other} on ${other.id} = best.id
      join ${suppliers} ${maker} on ${maker.id} = ${other.supplierId}
      order by best.style desc, best.distance, best.id limit ${inline(limit)}
    ) card)`;

/**
 * SQL: public products of other suppliers among the most popular of one leaf. The limit comes before the conditions, so
 * that a store with thousands of products in the leaf does not make it read further.
 */
const popularInLeaf = (leafId: SQL, { of, limit }: { of: typeof products; limit: number }) => sql`
  select popular.id, popular.supplier_id from (
    select ${other.id}, ${other.supplierId} as supplier_id from ${products} ${other}
    where ${other.categoryId} = ${leafId} and ${other.isShown}
    order by ${other.popularity} desc, ${other.id} desc limit ${inline(limit)}
  ) popular
  join ${suppliers} ${maker} on ${maker.id} = popular.supplier_id and ${maker.isPublic}
  where popular.supplier_id <> ${of.supplierId}`;

/** SQL expression: alternatives to a product of `products` in its own leaf. */
export const alternativesInLeaf = alternativesSubquery(products, {
  candidates: popularInLeaf(sql`${products.categoryId}`, { of: products, limit: comparedInLeaf }),
  limit: relatedCount,
});

const wanted = alias(products, 'wanted') as unknown as typeof products;
const sibling = alias(categories, 'sibling');
const own = alias(categories, 'own');

const nearbyQuery = createPreparedQuery((db) =>
  db
    .select({
      id: wanted.id,
      // Nested, because Drizzle drops the table names of columns at the top of an expression of a single table.
      cards: sql<CardRow[]>`${alternativesSubquery(wanted, {
        candidates: sql`
          select near.id, near.supplier_id from (
            select ${sibling.id} from ${categories} ${own}
            join ${categories} ${sibling} on ${sibling.family} = ${own.family} and ${sibling.parentId} = ${own.parentId} and ${sibling.id} <> ${own.id}
            where ${own.id} = ${wanted.categoryId}
            order by ${sibling.position}, ${sibling.id} limit ${inline(comparedSiblings)}
          ) leaf
          cross join lateral (${popularInLeaf(sql`leaf.id`, { of: wanted, limit: comparedInSibling })}) near`,
        limit: 2 * relatedCount,
      })}`,
    })
    .from(wanted)
    .where(sql`${wanted.id} = any(${listPlaceholder('ids', 'uuid')})`)
    .prepare('products_nearby'),
);

/** Alternatives in other leaves of the same group and family, by the id of the product. */
const loadNearby = createBatchedRead<string, CardRow[]>(async (db, ids) => {
  const rows = await nearbyQuery(db).execute({ ids });
  return new Map(rows.map(({ id, cards }) => [id, cards]));
});

/**
 * Returns the products of other suppliers that are most like a product, one of each supplier: from its leaf, and from
 * others of the same group if too few suppliers sell in that one. Rather none than a jar beside a bottle.
 */
export async function findAlternatives(
  db: Database,
  { id, inLeaf }: { id: string; inLeaf: readonly CardRow[] },
): Promise<ProductCard[]> {
  if (inLeaf.length >= relatedCount) return inLeaf.map(toProductCard);
  const known = new Set(inLeaf.map(({ supplierSlug }) => supplierSlug));
  const nearby = ((await loadNearby(db, id)) ?? []).filter(({ supplierSlug }) => !known.has(supplierSlug));
  return [...inLeaf, ...nearby].slice(0, relatedCount).map(toProductCard);
}
