import {
  and,
  arrayContains,
  desc,
  eq,
  gte,
  ilike,
  isNotNull,
  isNull,
  lte,
  ne,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import { suppliers } from '#features/stores/suppliers/server/tables.ts';
import { containsPattern } from '#lib/like.ts';
import { homeMarket } from '#lib/market.ts';
import type { Database } from '#platform/database/database.ts';
import {
  afterCursor,
  cursorAfter,
  type KeysetOrder,
  keysetOrder,
  positionOf,
} from '#platform/database/keyset.ts';
import { createPreparedQuery } from '#platform/database/prepared-query.ts';
import type { ProductSort } from '../../contract/product-labels.ts';
import type { ProductCard } from '../../contract/product-views.ts';
import {
  pickVaried,
  quickDays,
  type SelectionId,
  selections,
  smallOrderMinor,
} from '../../rules/selections.ts';
import { categoryRanks, products } from '../tables.ts';
import { isPublicProduct, productCardColumns, toProductCard } from './product-cards.ts';

const sortOrders: Record<
  ProductSort,
  KeysetOrder & {
    of: (row: { popularity: number; createdAt: Date; priceFromMinor: number }) => number | Date;
  }
> = {
  popular: {
    column: products.popularity,
    type: 'real',
    descending: true,
    of: ({ popularity }) => popularity,
  },
  newest: {
    column: products.createdAt,
    type: 'timestamptz',
    descending: true,
    of: ({ createdAt }) => createdAt,
  },
  price_low: {
    column: products.priceFromMinor,
    type: 'integer',
    descending: false,
    of: ({ priceFromMinor }) => priceFromMinor,
  },
  price_high: {
    column: products.priceFromMinor,
    type: 'integer',
    descending: true,
    of: ({ priceFromMinor }) => priceFromMinor,
  },
};

const matchesName = (q: string) =>
  or(eq(products.sku, q), and(...q.split(/\s+/).map((word) => ilike(products.title, containsPattern(word)))));

interface CardsQuery {
  /** Set either the id or the slug of the supplier, or none. */
  supplierId?: string | undefined;
  supplierSlug?: string | undefined;
  /** Words of the title, or the full article number; only together with a supplier. */
  q?: string | undefined;
  /** A category of any level; its descendants are included. */
  categoryId?: string | undefined;
  /** An additional condition, for a selection. */
  condition?: SQL | undefined;
  /** Id of a product to leave out. */
  except?: string | undefined;
  sort?: ProductSort | undefined;
  /** True if the pinned product of the supplier is the first of the first page; only together with a supplier. */
  pinnedFirst?: boolean | undefined;
  cursor?: string | undefined;
  limit: number;
}

const matchesQuery = (query: CardsQuery): SQL | undefined =>
  and(
    isPublicProduct,
    query.supplierId ? eq(products.supplierId, query.supplierId) : undefined,
    query.supplierSlug ? eq(suppliers.slug, query.supplierSlug) : undefined,
    query.categoryId ? arrayContains(products.placements, [query.categoryId]) : undefined,
    query.q && query.supplierSlug ? matchesName(query.q) : undefined,
    query.condition,
    query.except ? ne(products.id, query.except) : undefined,
  );

const selectCards = (db: Database) =>
  db.select(productCardColumns).from(products).innerJoin(suppliers, eq(suppliers.id, products.supplierId));

interface CategoryPageQuery {
  categoryId: string;
  cursor: string | undefined;
  limit: number;
}

const selectRankedCards = (db: Database, after?: SQL) =>
  db
    .select(productCardColumns)
    .from(categoryRanks)
    .innerJoin(products, eq(products.id, categoryRanks.productId))
    .innerJoin(suppliers, eq(suppliers.id, products.supplierId))
    .where(and(eq(categoryRanks.category, sql.placeholder('category')), suppliers.isPublic, after))
    .orderBy(desc(categoryRanks.popularity), desc(categoryRanks.productId))
    .limit(sql.placeholder('limit'));

const firstOfCategory = createPreparedQuery((db) => selectRankedCards(db).prepare('first_of_category'));
const nextOfCategory = createPreparedQuery((db) => {
  const last = sql`(${sql.placeholder('popularity')}::real, ${sql.placeholder('id')}::uuid)`;
  return selectRankedCards(
    db,
    sql`(${categoryRanks.popularity}, ${categoryRanks.productId}) < ${last}`,
  ).prepare('next_of_category');
});

/** Returns the most popular products of a category: one index holds them in this order. */
function listRankedCards(db: Database, { categoryId, cursor, limit }: CategoryPageQuery) {
  const values = { category: categoryId, limit };
  if (!cursor) return firstOfCategory(db).execute(values);
  const { value: popularity, id } = positionOf(sortOrders.popular, cursor);
  return nextOfCategory(db).execute({ ...values, popularity, id });
}

/** Returns the query if it is for a whole category in its usual order. */
function asCategoryPage({ categoryId, cursor, limit, sort, ...rest }: CardsQuery): CategoryPageQuery | null {
  const isNarrowed = rest.supplierId ?? rest.supplierSlug ?? rest.condition ?? rest.except;
  if (!categoryId || isNarrowed || (sort && sort !== 'popular')) return null;
  return { categoryId, cursor, limit: limit + 1 };
}

interface CardsPage {
  products: ProductCard[];
  /** Id of the first product if it is pinned. */
  pinnedId: string | null;
  nextCursor: string | null;
}

/** Returns a page of public products as cards. */
export async function listProductCards(db: Database, query: CardsQuery): Promise<CardsPage> {
  const order = sortOrders[query.sort ?? 'popular'];
  const matches = matchesQuery(query);
  // A page of one product could not continue after the pinned one: a cursor names a product in the order of the list.
  const pinnedFirst = query.pinnedFirst && query.supplierSlug && query.limit > 1;
  const pinned =
    pinnedFirst && !query.cursor
      ? await selectCards(db).where(and(matches, isNotNull(products.pinnedAt)))
      : [];
  const limit = query.limit - pinned.length;
  const categoryPage = asCategoryPage(query);
  const rows = categoryPage
    ? await listRankedCards(db, categoryPage)
    : await selectCards(db)
        .where(
          and(
            matches,
            pinnedFirst ? isNull(products.pinnedAt) : undefined,
            afterCursor(order, { id: products.id, cursor: query.cursor }),
          ),
        )
        .orderBy(keysetOrder(order, products.id))
        .limit(limit + 1);
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  return {
    products: [...pinned, ...page].map(toProductCard),
    pinnedId: pinned[0]?.id ?? null,
    nextCursor: rows.length > limit && last ? cursorAfter({ value: order.of(last), id: last.id }) : null,
  };
}

/** Returns the most popular products that can leave soon from stock, varied in kind, category and supplier. */
export async function listFeatured(db: Database, { limit }: { limit: number }): Promise<ProductCard[]> {
  const rows = await db
    .select(productCardColumns)
    .from(products)
    .innerJoin(suppliers, eq(suppliers.id, products.supplierId))
    .where(and(isPublicProduct, gte(products.stock, products.moq), lte(products.leadTimeDays, quickDays)))
    .orderBy(desc(products.popularity), desc(products.id))
    .limit(160);
  return pickVaried(rows, limit).map(toProductCard);
}

/** Conditions for products of each selection. */
export const selectionConditions: Record<SelectionId, SQL | undefined> = {
  'low-moq': sql`${products.currency} = ${homeMarket.currency} and ${products.moq}::bigint * ${products.priceToMinor} <= ${smallOrderMinor}`,
  quick: and(lte(products.leadTimeDays, quickDays), sql`${products.stock} > 0`),
  eco: eq(products.ecoFriendly, true),
  samples: isNotNull(products.samplePriceMinor),
  new: undefined,
};

/** Returns each selection with its most popular products, varied within a row, and without a product in two rows. */
export async function listSelections(db: Database, { limit }: { limit: number }) {
  const found = await Promise.all(selections.map(({ id }) => listCandidates(db, id)));
  const used = new Set<string>();
  return selections.map(({ id, title, lead }, i) => {
    const rest = (found[i] ?? []).filter((row) => !used.has(row.id));
    const chosen = pickVaried(rest, limit);
    for (const row of chosen) used.add(row.id);
    return { id, title, lead, products: chosen.map(toProductCard) };
  });
}

const listCandidates = (db: Database, id: SelectionId) =>
  db
    .select(productCardColumns)
    .from(products)
    .innerJoin(suppliers, eq(suppliers.id, products.supplierId))
    .where(and(isPublicProduct, selectionConditions[id]))
    .orderBy(desc(id === 'new' ? products.createdAt : products.popularity), desc(products.id))
    .limit(80);
