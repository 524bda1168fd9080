import { eq } from 'drizzle-orm';
import { attachFile } from '#features/files/files/server/commands/attach-file.ts';
import type { FrozenAddress } from '#features/orders/addresses/contract.ts';
import type { SupplierQuote } from '#features/orders/checkout/server/queries.ts';
import type { PaymentSplit } from '#features/orders/selling-terms/contract.ts';
import { countryName } from '#features/stores/locations/server/queries.ts';
import { listStorePeople } from '#features/stores/suppliers/server/queries.ts';
import { addDays } from '#lib/calendar.ts';
import { newId, orderNumber } from '#lib/ids.ts';
import type { CommandContext } from '#platform/commands/context.ts';
import { lockUntilCommit, nextNumber } from '#platform/database/locks.ts';
import type { OrderAgreement } from '../../contract/agreement.ts';
import { orderEvents, orderFiles, orderLines, orders } from '../tables.ts';

export interface AgreedOrder {
  supplierOrder: { purchaseOrderNumber: string; notes: string; fileIds: string[] };
  quoted: Pick<SupplierQuote, 'quote' | 'supplier' | 'packagingTypes' | 'taxName'>;
  delivery: FrozenAddress;
  billing: FrozenAddress;
  buyer: { accountId: string; name: string };
  /** Shared by the orders of one checkout. */
  checkoutId?: string;
  /** The supplier's quote that was accepted. */
  agreement?: OrderAgreement;
  /** The installments of that quote, in place of a standard term. */
  paymentSplit?: PaymentSplit | undefined;
}

/** Locks the order numbers of a store until the transaction ends. */
export const lockOrderNumbers = (ctx: CommandContext, supplierId: string): Promise<void> =>
  lockUntilCommit(ctx.db, numbersLock(supplierId));

const numbersLock = (supplierId: string): string => `order-number:${supplierId}`;

/** Inserts an order with its lines, its first state and its files, under the next number of the store. */
export async function insertOrder(ctx: CommandContext, agreed: AgreedOrder) {
  const { quoted, supplierOrder, buyer } = agreed;
  const { quote, supplier } = quoted;
  const id = newId();
  const number = await nextNumber(ctx.db, {
    lock: numbersLock(supplier.id),
    column: orders.number,
    rows: eq(orders.supplierId, supplier.id),
  });
  await ctx.db.insert(orders).values({ id, number, ...orderColumns(ctx.now, agreed) });
  await ctx.db.insert(orderLines).values(
    quote.lines.map(({ leadTimeDays: _, ...frozen }, position) => ({
      id: newId(),
      orderId: id,
      position,
      packagingType: quoted.packagingTypes.get(frozen.productId) ?? 'Others',
      // There is nothing to dispatch of a charge.
      dispatchedQuantity: frozen.kind === 'charge' ? frozen.quantity : 0,
      ...frozen,
    })),
  );
  await ctx.db
    .insert(orderEvents)
    .values({ id: newId(), orderId: id, status: 'placed', actorId: buyer.accountId, at: ctx.now });
  await attachFiles(ctx, { orderId: id, supplierId: supplier.id, fileIds: supplierOrder.fileIds });
  const reference = orderNumber(supplier.numberPrefix, number);
  return { id, number, reference, supplierId: supplier.id, totalMinor: quote.totalMinor };
}

interface OrderFiles {
  orderId: string;
  supplierId: string;
  fileIds: readonly string[];
}

/** Attaches files for the people of the store who see amounts: a purchase order among the files names prices. */
async function attachFiles(ctx: CommandContext, { orderId, supplierId, fileIds }: OrderFiles): Promise<void> {
  if (fileIds.length === 0) return;
  const readers = (await listStorePeople(ctx.db, { supplierId, capability: 'orders.money' })).map(
    ({ id }) => id,
  );
  for (const fileId of new Set(fileIds)) {
    await attachFile(ctx, { id: fileId, purpose: 'order-attachment', readers });
    await ctx.db.insert(orderFiles).values({ orderId, fileId });
  }
}

function orderColumns(
  now: Date,
  { quoted, supplierOrder, delivery, billing, buyer, checkoutId, agreement, paymentSplit }: AgreedOrder,
) {
  const { quote, supplier, taxName } = quoted;
  return {
    supplierId: supplier.id,
    buyerAccountId: buyer.accountId,
    buyerName: buyer.name,
    buyerCompany: billing.company || delivery.company || null,
    buyerCity: delivery.city,
    buyerCountry: delivery.country,
    status: 'placed' as const,
    paymentTerm: quote.paymentTerm,
    paymentSplit: paymentSplit ?? null,
    currency: quote.currency,
    subtotalMinor: quote.subtotalMinor,
    taxMinor: quote.taxMinor,
    deliveryMinor: quote.delivery.chargeMinor,
    totalMinor: quote.totalMinor,
    placedAt: now,
    readyBy: addDays(now, quote.leadTimeDays),
    // Goods that are made for the order need an approved proof.
    proofWait: quote.lines.some(({ kind }) => kind === 'made') ? ('supplier' as const) : null,
    checkoutId: checkoutId ?? null,
    agreement: agreement ?? null,
    purchaseOrderNumber: supplierOrder.purchaseOrderNumber || null,
    notes: supplierOrder.notes || null,
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
