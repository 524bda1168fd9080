import { and, desc, eq, isNotNull, isNull, lt, ne, or, type SQL } from 'drizzle-orm';
import { products } from '#features/catalog/products/server/tables.ts';
import { titleWithVariant, variantName } from '#features/catalog/variants/rules/variant-terms.ts';
import { productVariants } from '#features/catalog/variants/server/tables.ts';
import { isCurrentOn } from '#features/orders/customer-prices/server/queries.ts';
import { customerPrices } from '#features/orders/customer-prices/server/tables.ts';
import type { Viewer } from '#features/orders/order-record/server/queries/viewer.ts';
import { orderLines, orders } from '#features/orders/order-record/server/tables.ts';
import { suppliers } from '#features/stores/suppliers/server/tables.ts';
import { marketDay } from '#lib/calendar.ts';
import { notFound } from '#lib/errors.ts';
import { orderNumber } from '#lib/ids.ts';
import type { Database } from '#platform/database/database.ts';
import { afterCursor, cursorAfter, type KeysetOrder, keysetOrder } from '#platform/database/keyset.ts';
import type { CustomerPrice, CustomerPriceState } from '../contract.ts';

const selectPrices = (db: Database) =>
  db
    .select({
      price: customerPrices,
      product: {
        slug: products.slug,
        title: products.title,
        unit: products.unit,
        pack: products.pack,
      },
      options: productVariants.options,
      supplier: { name: suppliers.businessName, slug: suppliers.slug, numberPrefix: suppliers.numberPrefix },
      order: {
        number: orders.number,
        buyerName: orders.buyerName,
        buyerCompany: orders.buyerCompany,
      },
    })
    .from(customerPrices)
    .innerJoin(products, eq(products.id, customerPrices.productId))
    .innerJoin(suppliers, eq(suppliers.id, customerPrices.supplierId))
    .innerJoin(orders, eq(orders.id, customerPrices.orderId))
    .leftJoin(productVariants, eq(productVariants.id, customerPrices.variantId));

type Row = Awaited<ReturnType<typeof selectPrices>>[number];

function describePrice({ price, product, options, supplier, order }: Row, day: string): CustomerPrice {
  const variant = options ? variantName(options.map(({ value }) => value)) : null;
  return {
    id: price.id,
    product: {
      id: price.productId,
      slug: product.slug,
      title: titleWithVariant(product.title, variant),
      unit: product.unit,
      pack: product.pack,
    },
    variantId: price.variantId,
    buyer: { name: order.buyerName, company: order.buyerCompany },
    supplier: { name: supplier.name, slug: supplier.slug },
    order: { id: price.orderId, reference: orderNumber(supplier.numberPrefix, order.number) },
    currency: price.currency,
    tiers: price.tiers,
    validUntil: price.validUntil,
    state: price.endedAt === null && price.validUntil >= day ? 'current' : 'ended',
    setAt: price.setAt.toISOString(),
  };
}

const newest: KeysetOrder = { column: customerPrices.setAt, type: 'timestamptz', descending: true };

const ownedBy = (viewer: Viewer): SQL =>
  viewer.side === 'buyer'
    ? eq(customerPrices.buyerAccountId, viewer.accountId)
    : eq(customerPrices.supplierId, viewer.supplierId);

interface ListQuery {
  viewer: Viewer;
  state?: CustomerPriceState | undefined;
  cursor?: string | undefined;
  limit: number;
  now: Date;
}

/** Returns a page of the prices of a side, the last ones first. */
export async function listCustomerPrices(
  db: Database,
  { viewer, state, cursor, limit, now }: ListQuery,
): Promise<{ prices: CustomerPrice[]; nextCursor: string | null }> {
  const day = marketDay(now);
  const isEnded = or(isNotNull(customerPrices.endedAt), lt(customerPrices.validUntil, day));
  const inState = { current: isCurrentOn(day), ended: isEnded };
  const rows = await selectPrices(db)
    .where(
      and(ownedBy(viewer), state && inState[state], afterCursor(newest, { id: customerPrices.id, cursor })),
    )
    .orderBy(keysetOrder(newest, customerPrices.id))
    .limit(limit + 1);
  const shown = rows.slice(0, limit);
  const last = rows.length > limit ? shown.at(-1)?.price : undefined;
  return {
    prices: shown.map((row) => describePrice(row, day)),
    nextCursor: last ? cursorAfter({ value: last.setAt, id: last.id }) : null,
  };
}

const maxOfBuyer = 50;

interface OrderQuery {
  id: string;
  supplierId: string;
  now: Date;
}

/** Returns the current prices of a store for the buyer of one of its orders. */
export async function listPricesForOrder(
  db: Database,
  { id, supplierId, now }: OrderQuery,
): Promise<CustomerPrice[]> {
  const [order] = await db
    .select({ buyerAccountId: orders.buyerAccountId })
    .from(orders)
    .where(and(eq(orders.id, id), eq(orders.supplierId, supplierId)));
  if (!order) throw notFound('Order');
  if (order.buyerAccountId === null) return [];
  const day = marketDay(now);
  const rows = await selectPrices(db)
    .where(
      and(
        eq(customerPrices.supplierId, supplierId),
        eq(customerPrices.buyerAccountId, order.buyerAccountId),
        isCurrentOn(day),
      ),
    )
    .orderBy(desc(customerPrices.setAt), desc(customerPrices.id))
    .limit(maxOfBuyer);
  return rows.map((row) => describePrice(row, day));
}

/** Returns a price for the notification of its buyer; null if it is gone. */
export async function findCustomerPrice(db: Database, id: string): Promise<CustomerPrice | null> {
  const [row] = await selectPrices(db).where(eq(customerPrices.id, id));
  return row ? describePrice(row, row.price.validUntil) : null;
}

/** Returns the product and the variant of a line of an order that a store sells today; null for any other line. */
export async function findSoldGoods(
  db: Database,
  { orderId, lineId, supplierId }: { orderId: string; lineId: string; supplierId: string },
) {
  const [row] = await db
    .select({ productId: products.id, variantId: orderLines.variantId, currency: products.currency })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .innerJoin(products, eq(products.id, orderLines.productId))
    .where(
      and(
        eq(orderLines.id, lineId),
        eq(orders.id, orderId),
        eq(orders.supplierId, supplierId),
        isNull(products.deletedAt),
        eq(orderLines.isSample, false),
        ne(orderLines.kind, 'charge'),
      ),
    );
  return row ?? null;
}
