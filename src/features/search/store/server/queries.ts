import { listStoreProductPage } from '#features/catalog/store-products/server/queries/store-products.ts';
import { listInquiries } from '#features/conversations/inquiries/server/queries.ts';
import { listOrders } from '#features/orders/orders/server/queries/order-rows.ts';
import { roleAllows, type StoreRole } from '#features/stores/suppliers/rules/store-roles.ts';
import type { Database } from '#platform/database/database.ts';
import { maxHits, type StoreSearchResults } from '../contract.ts';

interface StoreSearchQuery {
  supplierId: string;
  /** The user's role in the store. */
  role: StoreRole;
  q: string;
  now: Date;
}

/** Returns the matches in a store, newest first, without kinds that the role cannot read. */
export async function searchStore(
  db: Database,
  { supplierId, role, q, now }: StoreSearchQuery,
): Promise<StoreSearchResults> {
  const viewer = { side: 'supplier', supplierId } as const;
  const page = { q, limit: maxHits };
  const readsInquiries = roleAllows(role, 'inquiries.read');
  const [{ products }, { orders }, inquiries] = await Promise.all([
    listStoreProductPage(db, { ...page, supplierId, sort: 'newest', order: 'desc', archive: 'with' }),
    listOrders(db, { ...page, viewer, now, status: 'all' }),
    readsInquiries ? listInquiries(db, { ...page, viewer, tab: 'all' }) : { inquiries: [] },
  ]);
  return {
    products: products.map(({ category, ...product }) => ({ ...product, category: category.name })),
    orders: orders.map(({ id, number, reference, status, buyer, firstLine }) => ({
      id,
      number,
      reference,
      status,
      buyer: buyer.company ?? buyer.name,
      title: firstLine.title,
    })),
    inquiries: inquiries.inquiries.map(({ id, number, reference, subject, status, buyer, archived }) => ({
      id,
      number,
      reference,
      subject,
      status,
      buyer: buyer.company ?? buyer.name,
      isArchived: archived,
    })),
  };
}
