import { eq } from 'drizzle-orm';
import { takeLineStock } from '#features/catalog/variants/server/commands/move-line-stock.ts';
import { attachFile } from '#features/files/files/server/commands/attach-file.ts';
import { getUser } from '#features/identity/accounts/server/queries.ts';
import type { FrozenAddress } from '#features/orders/baskets/contract/addresses.ts';
import { lockBasket, takeOrdered } from '#features/orders/baskets/server/commands/change-basket.ts';
import { getOwnAddress } from '#features/orders/baskets/server/queries/addresses.ts';
import { type FullQuote, quoteAll } from '#features/orders/baskets/server/queries/quotes.ts';
import { countryName } from '#features/stores/locations/server/queries.ts';
import { listStorePeople, lockTradingStore } from '#features/stores/suppliers/server/queries.ts';
import { addDays } from '#lib/calendar.ts';
import { AppError } from '#lib/errors.ts';
import { newId, orderNumber } from '#lib/ids.ts';
import { type CommandContext, requireRole } from '#platform/commands/context.ts';
import { lockUntilCommit, nextNumber } from '#platform/database/locks.ts';
import type { PlaceForm } from '../../contract/order-forms.ts';
import { orderPlaced } from '../../contract.ts';
import { checkPlacing } from '../../rules/placing.ts';
import { orderEvents, orderFiles, orderLines, orders } from '../tables.ts';
import { announceOrder } from './order-state.ts';

type Part = PlaceForm['orders'][number];

interface Agreed {
  part: Part;
  full: FullQuote;
  delivery: FrozenAddress;
  billing: FrozenAddress;
  buyer: { accountId: string; name: string };
  checkoutId: string;
}

/** Orders what was quoted: one order a supplier, all of them or none, at exactly the totals that the buyer saw. */
export async function placeOrders(ctx: CommandContext, form: PlaceForm) {
  const { accountId } = requireRole(ctx, 'customer', 'supplier');
  const buyer = { accountId, name: await verifiedName(ctx, accountId) };
  const delivery = await getOwnAddress(ctx.db, { id: form.deliveryAddressId, accountId });
  const billing = await getOwnAddress(ctx.db, { id: form.billingAddressId, accountId });
  // Two windows of one buyer order one after the other.
  if (!form.lines) await lockBasket(ctx, accountId);
  const quotes = await quoteAll(ctx.db, {
    accountId,
    lines: form.lines,
    supplierIds: form.orders.map(({ supplierId }) => supplierId),
    to: delivery,
    paymentTerms: Object.fromEntries(
      form.orders.map(({ supplierId, paymentTerm }) => [supplierId, paymentTerm]),
    ),
  });
  const checkoutId = newId();
  const agreed = pairUp(form.orders, quotes).map((pair) => ({
    ...pair,
    delivery,
    billing,
    buyer,
    checkoutId,
  }));
  for (const { full } of agreed) await lockTradingStore(ctx.db, full.supplier.id);
  for (const { full } of agreed) await lockUntilCommit(ctx.db, numbersLock(full.supplier.id));
  await reserveStock(ctx, agreed);
  if (!form.lines) await takeOutOfBasket(ctx, agreed);
  const placed = [];
  for (const one of agreed) placed.push(await writeOrder(ctx, one));
  return placed;
}

/** Papers and questions go by email, so an order needs an address that reaches its buyer. */
async function verifiedName(ctx: CommandContext, accountId: string): Promise<string> {
  const { name, emailVerified } = await getUser(ctx.db, accountId);
  if (emailVerified) return name;
  throw new AppError(
    'forbidden',
    'Please confirm your email address first: the link is in the message that we sent you.',
    {
      reason: 'email_unverified',
    },
  );
}

function pairUp(parts: readonly Part[], quotes: readonly FullQuote[]): { part: Part; full: FullQuote }[] {
  const problem = checkPlacing(
    parts,
    quotes.map(({ quote }) => quote),
  );
  if (problem) throw new AppError('conflict', problem.message, problem);
  return quotes.flatMap((full) => {
    const part = parts.find(({ supplierId }) => supplierId === full.supplier.id);
    return part ? [{ part, full }] : [];
  });
}

/** Name of the lock under which a store's orders are numbered. */
const numbersLock = (supplierId: string): string => `order-number:${supplierId}`;

/** Products in the order of their ids, so that two orders never wait for each other in a circle. */
async function reserveStock(ctx: CommandContext, agreed: readonly Agreed[]): Promise<void> {
  const wanted = agreed.flatMap(({ full }) => full.quote.lines);
  const byChoice = new Map<string, { productId: string; variantId: string | null; quantity: number }>();
  for (const { productId, variantId, quantity } of wanted) {
    const key = `${productId} ${variantId ?? ''}`;
    const known = byChoice.get(key)?.quantity ?? 0;
    byChoice.set(key, { productId, variantId, quantity: known + quantity });
  }
  for (const [, line] of [...byChoice].toSorted(([a], [b]) => (a < b ? -1 : 1)))
    await takeLineStock(ctx, line);
}

async function takeOutOfBasket(ctx: CommandContext, agreed: readonly Agreed[]): Promise<void> {
  const ids = agreed.flatMap(({ full }) => full.wishes.flatMap(({ line }) => (line.id ? [line.id] : [])));
  if (await takeOrdered(ctx, ids)) return;
  throw new AppError('conflict', 'Your basket has just changed. Please look at it again.', {
    reason: 'basket_changed',
  });
}

async function writeOrder(ctx: CommandContext, agreed: Agreed) {
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
  await ctx.emit(orderPlaced, { orderId: id, supplierId: supplier.id, buyerAccountId: buyer.accountId });
  await announceOrder(ctx, { supplierId: supplier.id, buyerAccountId: buyer.accountId });
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

function orderRow(now: Date, { full, part, delivery, billing, buyer, checkoutId }: Agreed) {
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
