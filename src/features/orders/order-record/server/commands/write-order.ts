import { eq } from 'drizzle-orm';
import { attachFile } from '#features/files/files/server/commands/attach-file.ts';
import type { FrozenAddress } from '#features/orders/addresses/contract.ts';
import type { FullQuote } from '#features/orders/checkout/server/queries.ts';
import { countryName } from '#features/stores/suppliers/server/queries/locations.ts';
import { listStorePeople } from '#features/stores/suppliers/server/queries.ts';
import { addDays } from '#lib/calendar.ts';
import { newId, orderNumber } from '#lib/ids.ts';
import type { CommandContext } from '#platform/commands/context.ts';
import { lockUntilCommit, nextNumber } from '#platform/database/locks.ts';
import { orderEvents, orderFiles, orderLines, orders } from '../tables.ts';

/** What a buyer orders from one supplier. */
interface SupplierOrder {
  purchaseOrderNumber: string;
  notes: string;
  fileIds: string[];
}

export interface AgreedOrder {
  part: SupplierOrder;
  full: FullQuote;
  delivery: FrozenAddress;
  billing: FrozenAddress;
  buyer: { accountId: string; name: string };
  checkoutId: string;
}

/** Lets the orders of a store be numbered one after the other until the transaction ends. */
export const lockOrderNumbers = (ctx: CommandContext, supplierId: string): Promise<void> =>
  lockUntilCommit(ctx.db, numbersLock(supplierId));

const numbersLock = (supplierId: string): string => `order-number:${supplierId}`;

/** Writes an order down with its lines, its first state and its files, under the next number of the store. */
export async function writeOrder(ctx: CommandContext, agreed: AgreedOrder) {
  const { full, part, buyer } = agreed;
  const { quote, supplier } = full;
  const id = newId();
  const number = await nextNumber(ctx.db, {
    lock: numbersLock(supplier.id),
    column: orders.number,
    rows: eq(orders.supplierId, supplier.id),
  });
  await ctx.db.insert(orders).values({ id, number, ...orderRow(ctx.now, agreed) });
  await ctx.db.insert(orderLines).values(
    quote.lines.map((line, position) => {
      const wish = full.wishes.find(
        (one) =>
          one.line.productId === line.productId &&
          one.line.variantId === line.variantId &&
          one.line.isSample === line.isSample,
      );
      const { leadTimeDays: _, ...frozen } = line;
      return {
        id: newId(),
        orderId: id,
        position,
        packagingType: wish?.packagingType ?? 'Others',
        ...frozen,
      };
    }),
  );
  await ctx.db
    .insert(orderEvents)
    .values({ id: newId(), orderId: id, status: 'placed', actorId: buyer.accountId, at: ctx.now });
  if (part.fileIds.length > 0)
    await attachFiles(ctx, { orderId: id, supplierId: supplier.id, fileIds: part.fileIds });
  const reference = orderNumber(supplier.numberPrefix, number);
  return { id, number, reference, supplierId: supplier.id, totalMinor: quote.totalMinor };
}

/** Files go to those who see what orders come to: a purchase order among them names prices. */
async function attachFiles(
  ctx: CommandContext,
  { orderId, supplierId, fileIds }: { orderId: string; supplierId: string; fileIds: string[] },
): Promise<void> {
  const readers = (await listStorePeople(ctx.db, supplierId, 'orders.money')).map(({ id }) => id);
  for (const fileId of new Set(fileIds)) {
    await attachFile(ctx, { id: fileId, purpose: 'order-attachment', readers });
    await ctx.db.insert(orderFiles).values({ orderId, fileId });
  }
}

function orderRow(now: Date, { full, part, delivery, billing, buyer, checkoutId }: AgreedOrder) {
  const { quote, supplier, taxName } = full;
  return {
    supplierId: supplier.id,
    buyerAccountId: buyer.accountId,
    buyerName: buyer.name,
    buyerCompany: billing.company || delivery.company || null,
    buyerCity: delivery.city,
    buyerCountry: delivery.country,
    status: 'placed' as const,
    paymentTerm: quote.paymentTerm,
    currency: quote.currency,
    subtotalMinor: quote.subtotalMinor,
    taxMinor: quote.taxMinor,
    deliveryMinor: quote.delivery.chargeMinor,
    totalMinor: quote.totalMinor,
    placedAt: now,
    readyBy: addDays(now, quote.leadTimeDays),
    checkoutId,
    purchaseOrderNumber: part.purchaseOrderNumber || null,
    notes: part.notes || null,
    deliveryAddress: delivery,
    billingAddress: billing,
    seller: {
      name: supplier.businessName,
      address: supplier.registeredAddress,
      city: supplier.city,
      state: supplier.state,
      postcode: supplier.pincode ?? '',
      country: supplier.country,
      countryName: countryName(supplier.country),
      taxId: supplier.gstin ?? '',
      email: supplier.email,
    },
    taxKind: quote.taxKind,
    taxName,
    taxNote: quote.taxNote,
    transitDays: quote.delivery.transitDays,
  };
}
