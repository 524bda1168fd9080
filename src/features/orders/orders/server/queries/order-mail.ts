import { and, asc, eq } from 'drizzle-orm';
import { formatQuantity, type ProductUnit } from '#features/catalog/products/contract/product-labels.ts';
import { pictureColumns, picturePath } from '#features/catalog/products/server/queries/product-cards.ts';
import { products } from '#features/catalog/products/server/tables.ts';
import { orderDispatchLines } from '#features/orders/dispatch/server/tables.ts';
import { unchargedDelivery } from '#features/orders/order-record/rules/delivery-text.ts';
import { taxesOf } from '#features/orders/order-record/rules/taxes.ts';
import { orderLines, orders } from '#features/orders/order-record/server/tables.ts';
import { formatAmount } from '#lib/amounts.ts';
import type { Database } from '#platform/database/database.ts';

/** A line of an order as messages show it. */
interface OrderMailLine {
  title: string;
  /** Path of its picture. */
  picture: string;
  quantity: string;
  unitPrice: string;
  amount: string;
}

export type OrderMailFacts = NonNullable<Awaited<ReturnType<typeof findOrderMailFacts>>>;

/** Returns the lines, amounts and dates that messages about an order show; null if the order is gone. */
export async function findOrderMailFacts(db: Database, orderId: string) {
  const [order] = await db.select().from(orders).where(eq(orders.id, orderId));
  if (!order) return null;
  const rows = await db
    .select({ line: orderLines, ...pictureColumns })
    .from(orderLines)
    .innerJoin(products, eq(products.id, orderLines.productId))
    .where(eq(orderLines.orderId, orderId))
    .orderBy(asc(orderLines.position), asc(orderLines.id));
  const amount = (minor: number): string => formatAmount(minor, order.currency);
  return {
    order,
    lines: rows.map(
      ({ line, ...product }): OrderMailLine => ({
        title: line.isSample ? `${line.title} (sample)` : line.title,
        picture: picturePath(product),
        quantity: formatQuantity(line.quantity, line.unit as ProductUnit),
        unitPrice: amount(line.unitPriceMinor),
        amount: amount(line.totalMinor),
      }),
    ),
    amounts: [
      ['Goods', amount(order.subtotalMinor)],
      [
        'Delivery',
        order.deliveryMinor === 0 ? unchargedDelivery(order.agreement) : amount(order.deliveryMinor),
      ],
      ...taxesOf(
        order,
        rows.map(({ line }) => line),
      ).map(({ label, amountMinor }) => [label, amount(amountMinor)] as const),
      ['Total', amount(order.totalMinor)],
    ] as const,
    openMinor: order.totalMinor - order.paidMinor,
  };
}

/** Returns what a dispatch contains, in the order of the order's lines. */
export async function listDispatchMailLines(
  db: Database,
  { orderId, dispatchId }: { orderId: string; dispatchId: string },
): Promise<Pick<OrderMailLine, 'title' | 'picture' | 'quantity'>[]> {
  const rows = await db
    .select({
      title: orderLines.title,
      unit: orderLines.unit,
      quantity: orderDispatchLines.quantity,
      ...pictureColumns,
    })
    .from(orderDispatchLines)
    .innerJoin(orderLines, eq(orderLines.id, orderDispatchLines.lineId))
    .innerJoin(products, eq(products.id, orderLines.productId))
    .where(and(eq(orderDispatchLines.dispatchId, dispatchId), eq(orderLines.orderId, orderId)))
    .orderBy(asc(orderLines.position), asc(orderLines.id));
  return rows.map(({ title, unit, quantity, ...product }) => ({
    title,
    picture: picturePath(product),
    quantity: formatQuantity(quantity, unit as ProductUnit),
  }));
}
