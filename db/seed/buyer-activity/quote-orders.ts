import { desc, eq } from 'drizzle-orm';
import type { products } from '#features/catalog/products/server/tables.ts';
import type { inquiries } from '#features/conversations/inquiries/server/tables.ts';
import type { OrderAgreement } from '#features/orders/order-record/contract/agreement.ts';
import type { OrderState } from '#features/orders/order-record/rules.ts';
import { orders } from '#features/orders/order-record/server/tables.ts';
import type { Offer } from '#features/sourcing/quotes/contract/offer.ts';
import { fingerprintOf } from '#features/sourcing/quotes/server/queries/offers.ts';
import { suppliers } from '#features/stores/suppliers/server/tables.ts';
import { addDays } from '#lib/calendar.ts';
import { quoteNumber } from '#lib/ids.ts';
import type { Database } from '#platform/database/database.ts';
import { buyersOf } from '../demo-store/buyers.ts';
import { bookOrder, sellerOf, writeOrders } from '../demo-store/order-book.ts';
import { seedId } from '../seed-id.ts';

/** The days after acceptance on which an order moves on, besides its lead time. */
const steps: readonly { status: OrderState; days: number; afterProduction: boolean }[] = [
  { status: 'placed', days: 0, afterProduction: false },
  { status: 'confirmed', days: 0.3, afterProduction: false },
  { status: 'in_production', days: 1, afterProduction: false },
  { status: 'ready', days: 1, afterProduction: true },
  { status: 'dispatched', days: 2, afterProduction: true },
  { status: 'delivered', days: 6, afterProduction: true },
  { status: 'completed', days: 9, afterProduction: true },
];

interface AcceptedQuote {
  quoteId: string;
  number: number;
  inquiry: typeof inquiries.$inferSelect;
  product: typeof products.$inferSelect;
  offer: Offer;
  closedAt: Date;
  now: Date;
}

/** Places the order of the smallest quantity of a quote for a buyer of the demo, and returns its id. */
export async function bookQuote(
  db: Database,
  { quoteId, number, inquiry, product, offer, closedAt, now }: AcceptedQuote,
): Promise<string> {
  const { supplierId, buyerAccountId } = inquiry;
  const id = seedId(`order at quote ${quoteId}`);
  const buyer = buyersOf(supplierId).find(({ company }) => company === inquiry.buyerCompany);
  const [line] = offer.lines;
  const [price] = line?.prices ?? [];
  if (!buyer || !line || !price) throw new Error('The conversation has no buyer of the demo.');
  const { quantity, unitPriceMinor, freightMinor, leadTimeDays } = price;
  const [last] = await db
    .select({ number: orders.number })
    .from(orders)
    .where(eq(orders.supplierId, supplierId))
    .orderBy(desc(orders.number))
    .limit(1);
  const place = {
    id,
    supplierId,
    seller: await sellerOf(db, supplierId),
    now,
    number: (last?.number ?? 0) + 1,
  };
  const totalMinor = quantity * unitPriceMinor;
  const booked = bookOrder(
    {
      buyer,
      paymentTerm: offer.paymentTerm,
      lines: [
        { product: { ...product, packagingType: 'Corrugated Boxes' }, quantity, unitPriceMinor, totalMinor },
      ],
      subtotalMinor: totalMinor,
      deliveryMinor: freightMinor,
      history: historyOf({ closedAt, leadTimeDays, now }),
    },
    place,
  );
  await writeOrders(db, [
    {
      ...booked,
      buyer: { ...booked.buyer, accountId: buyerAccountId },
      currency: product.currency,
      paysLate: false,
      agreement: await agreementOf(db, { quoteId, number, supplierId, offer }),
    },
  ]);
  return id;
}

interface AgreementInput {
  quoteId: string;
  number: number;
  supplierId: string;
  offer: Offer;
}

async function agreementOf(
  db: Database,
  { quoteId, number, supplierId, offer }: AgreementInput,
): Promise<OrderAgreement> {
  const [store] = await db
    .select({ numberPrefix: suppliers.numberPrefix })
    .from(suppliers)
    .where(eq(suppliers.id, supplierId));
  return {
    quoteId,
    reference: quoteNumber(store?.numberPrefix ?? '', number),
    version: 1,
    fingerprint: fingerprintOf(offer),
    incoterm: offer.incoterm,
    place: offer.place,
    specifications: [],
    notes: offer.notes,
  };
}

const historyOf = ({
  closedAt,
  leadTimeDays,
  now,
}: {
  closedAt: Date;
  leadTimeDays: number;
  now: Date;
}): { status: OrderState; at: Date }[] =>
  steps
    .map(({ status, days, afterProduction }) => ({
      status,
      at: addDays(closedAt, days + (afterProduction ? leadTimeDays : 0)),
    }))
    .filter(({ at }) => at <= now);
