import { and, asc, desc, eq, ilike, inArray, isNull, like, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { isPublicProduct } from '#features/catalog/products/server/queries/product-cards.ts';
import { products } from '#features/catalog/products/server/tables.ts';
import { accounts } from '#features/identity/accounts/server/tables.ts';
import { orders } from '#features/orders/order-record/server/tables.ts';
import { matchesStoreNumber } from '#features/stores/suppliers/server/queries/store-numbers.ts';
import { storeMembers, suppliers } from '#features/stores/suppliers/server/tables.ts';
import { orderNumber } from '#lib/ids.ts';
import { containsPattern } from '#lib/like.ts';
import type { Database } from '#platform/database/database.ts';
import { type AdminSearchResults, maxResults } from '../../contract.ts';
import { hasSearchableWord, isFullOrderNumber } from '../../rules/searchable.ts';

/** A word such as “box” is in millions of titles: only so many matches are compared, and the rest is not read. */
const maxMatches = 200;

/** Returns the stores, people, products and orders that match a text, at most five of each. */
export async function searchMarketplace(db: Database, q: string) {
  const isWord = hasSearchableWord(q);
  const [stores, people, found, placed] = await Promise.all([
    isWord ? findStores(db, q) : [],
    isWord ? findPeople(db, q) : [],
    isWord ? findProducts(db, q) : [],
    isFullOrderNumber(q) ? findOrders(db, q) : [],
  ]);
  return { stores, people, products: found, orders: placed };
}

const findStores = (db: Database, q: string) =>
  db
    .select({
      id: suppliers.id,
      name: suppliers.businessName,
      city: suppliers.city,
      status: suppliers.status,
    })
    .from(suppliers)
    .where(ilike(suppliers.businessName, containsPattern(q)))
    .orderBy(asc(suppliers.businessName), asc(suppliers.id))
    .limit(maxResults);

async function findPeople(db: Database, q: string): Promise<AdminSearchResults['people']> {
  const owned = alias(suppliers, 'owned');
  const pattern = containsPattern(q);
  const matches = db
    .select({ id: accounts.id })
    .from(accounts)
    .where(
      and(
        or(ilike(accounts.name, pattern), like(accounts.email, pattern.toLowerCase())),
        isNull(accounts.closedAt),
      ),
    )
    .limit(maxMatches);
  const storeId = sql<string | null>`coalesce(${owned.id}, ${suppliers.id})`;
  const storeName = sql<string | null>`coalesce(${owned.businessName}, ${suppliers.businessName})`;
  const rows = await db
    .select({
      id: accounts.id,
      name: accounts.name,
      email: accounts.email,
      role: accounts.role,
      storeId: storeId.as('store_id'),
      storeName: storeName.as('store_name'),
    })
    .from(accounts)
    .leftJoin(owned, eq(owned.ownerAccountId, accounts.id))
    .leftJoin(storeMembers, eq(storeMembers.accountId, accounts.id))
    .leftJoin(suppliers, eq(suppliers.id, storeMembers.supplierId))
    .where(inArray(accounts.id, matches))
    .orderBy(asc(accounts.name), asc(accounts.id))
    .limit(maxResults);
  return rows.map(({ storeId: id, storeName: name, ...person }) => ({
    ...person,
    store: id === null ? null : { id, name: name ?? '' },
  }));
}

async function findProducts(db: Database, q: string): Promise<AdminSearchResults['products']> {
  const pattern = containsPattern(q);
  const matches = db
    .select({ id: products.id })
    .from(products)
    .where(and(or(ilike(products.title, pattern), ilike(products.sku, pattern)), isNull(products.deletedAt)))
    .limit(maxMatches);
  return db
    .select({
      id: products.id,
      slug: products.slug,
      title: products.title,
      status: products.status,
      isPublic: sql<boolean>`${isPublicProduct}`.as('is_public'),
      store: { id: suppliers.id, name: suppliers.businessName },
    })
    .from(products)
    .innerJoin(suppliers, eq(suppliers.id, products.supplierId))
    .where(inArray(products.id, matches))
    .orderBy(desc(products.popularity), desc(products.id))
    .limit(maxResults);
}

async function findOrders(db: Database, q: string) {
  const rows = await db
    .select({
      id: orders.id,
      number: orders.number,
      prefix: suppliers.numberPrefix,
      buyerName: orders.buyerName,
      buyerCompany: orders.buyerCompany,
      status: orders.status,
      placedAt: orders.placedAt,
      store: { id: suppliers.id, name: suppliers.businessName },
    })
    .from(orders)
    .innerJoin(suppliers, eq(suppliers.id, orders.supplierId))
    .where(matchesStoreNumber({ kind: 'order', columns: orders }, q))
    .limit(maxResults);
  return rows.map(({ number, prefix, buyerName, buyerCompany, ...order }) => ({
    ...order,
    reference: orderNumber(prefix, number),
    buyer: buyerCompany ?? buyerName,
  }));
}
