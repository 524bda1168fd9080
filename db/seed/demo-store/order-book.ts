import { eq, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { FrozenAddress } from '#features/orders/addresses/contract.ts';
import { orderDispatches, orderDispatchLines } from '#features/orders/dispatch/server/tables.ts';
import type { InvoiceLine, InvoiceTerms } from '#features/orders/documents/rules/invoice-terms.ts';
import { orderInvoices } from '#features/orders/documents/server/tables.ts';
import type { FrozenSeller } from '#features/orders/order-record/contract.ts';
import { orderEvents, orderLines, orders } from '#features/orders/order-record/server/tables.ts';
import { orderRows, type SeedOrder } from '#features/orders/orders/server/factory.ts';
import { orderPayments } from '#features/orders/payments/server/tables.ts';
import { countryName } from '#features/stores/locations/server/queries.ts';
import { suppliers } from '#features/stores/suppliers/server/tables.ts';
import type { Database } from '#platform/database/database.ts';
import { inline, insertSelect } from '#platform/database/typed-sql.ts';
import { seeded } from '../marketplace/random.ts';
import type { SampleOrder } from './orders.ts';

/** Where the buyers' cities in India lie: it decides between CGST with SGST and IGST. */
const states: Record<string, string> = {
  Satara: 'Maharashtra',
  Pune: 'Maharashtra',
  Ratnagiri: 'Maharashtra',
  Hyderabad: 'Telangana',
  Kochi: 'Kerala',
  Thiruvananthapuram: 'Kerala',
  Idukki: 'Kerala',
  Mangaluru: 'Karnataka',
  Bangalore: 'Karnataka',
  Chennai: 'Tamil Nadu',
  Jaipur: 'Rajasthan',
  Ludhiana: 'Punjab',
  Surat: 'Gujarat',
  Kolkata: 'West Bengal',
  'New Delhi': 'Delhi',
};
const carriers = ['VRL Logistics', 'Gati Surface', 'Delhivery Freight', 'TCI Express', 'Safexpress'];
const streets = [
  'Station Road',
  'Market Yard',
  'Industrial Estate',
  'Canal Street',
  'Mill Lane',
  'Harbour Road',
];

interface Place {
  id: string;
  number: number;
  supplierId: string;
  seller: FrozenSeller;
  now: Date;
}

/** An order of the demo store's year as the factory takes it. */
export function bookOrder(
  { buyer, lines, history, paymentTerm, deliveryMinor }: SampleOrder,
  place: Place,
): SeedOrder {
  const random = seeded(`order book ${place.id}`);
  const address: FrozenAddress = {
    label: '',
    recipient: buyer.person,
    company: buyer.company,
    phone: '',
    line1: `${1 + random.int(180)} ${random.pick(streets)}`,
    line2: '',
    city: buyer.city,
    state: buyer.country === 'IN' ? (states[buyer.city] ?? '') : '',
    postcode: '',
    country: buyer.country,
    countryName: countryName(buyer.country),
    taxId: '',
  };
  return {
    ...place,
    buyer: { accountId: null, name: buyer.person, company: buyer.company },
    address,
    paymentTerm,
    lines: lines.map(({ product, quantity, unitPriceMinor }) => ({
      productId: product.id,
      title: product.title,
      packagingType: product.packagingType,
      unit: product.unit,
      hsCode: product.hsCode ?? null,
      leadTimeDays: product.leadTimeDays,
      quantity,
      unitPriceMinor,
    })),
    deliveryMinor,
    history,
    carrier: random.pick(carriers),
    trackingNumber: `${random.pick(['VRL', 'GTS', 'DLV', 'TCX'])}${100_000 + random.int(899_999)}`,
    // Old debts are settled in the end; of the newer orders a few wait.
    paysLate: (history[0]?.at.getTime() ?? 0) > place.now.getTime() - 75 * 86_400_000 && random.chance(0.06),
    purchaseOrderNumber: random.chance(0.6) ? `PO-${2000 + random.int(7999)}` : '',
  };
}

/** Writes orders with all that belongs to them; a few hundred a call is best. */
export async function writeOrders(db: Database, made: readonly SeedOrder[]): Promise<void> {
  const rows = made.map(orderRows);
  if (rows.length === 0) return;
  await db
    .insert(orders)
    .values(rows.map(({ order }) => ({ ...order, purchaseOrderNumber: order.purchaseOrderNumber || null })));
  await db.insert(orderLines).values(rows.flatMap(({ lines }) => lines));
  await db.insert(orderEvents).values(rows.flatMap(({ events }) => events));
  const payments = rows.flatMap((row) => row.payments);
  if (payments.length > 0) await db.insert(orderPayments).values(payments);
  const dispatches = rows.flatMap(({ dispatch }) => (dispatch ? [dispatch] : []));
  if (dispatches.length === 0) return;
  await db.insert(orderDispatches).values(dispatches);
  await db.insert(orderDispatchLines).values(rows.flatMap(({ dispatchLines }) => dispatchLines));
}

/** Gives every confirmed order of a store its invoice, in the order in which they were confirmed. */
export async function numberInvoices(db: Database, supplierId: string): Promise<void> {
  const { confirmedAt } = orders;
  const local = sql`(${confirmedAt} at time zone 'Asia/Kolkata' - interval '3 months')`;
  const year = sql`to_char(${local}, 'YYYY') || '-' || to_char(${local} + interval '1 year', 'YY')`;
  const kind = sql`'tax_invoice'`;
  const issued = alias(orderInvoices, 'issued');
  const ofYear = sql`${issued.supplierId} = ${orders.supplierId} and ${issued.kind} = ${kind} and ${issued.financialYear} = ${year}`;
  const invoice = insertSelect(orderInvoices, {
    id: sql`gen_random_uuid()`,
    orderId: orders.id,
    supplierId: orders.supplierId,
    kind,
    revision: sql`1`,
    financialYear: year,
    sequence: sql`coalesce((select max(${issued.sequence}) from ${orderInvoices} ${issued} where ${ofYear}), 0)
      + row_number() over (partition by ${year} order by ${confirmedAt}, ${orders.id})`,
    issuedAt: confirmedAt,
    terms: frozenTerms(),
  });
  await db.execute(sql`${invoice} from ${orders}
    where ${eq(orders.supplierId, supplierId)} and ${confirmedAt} is not null
      and not exists (select 1 from ${orderInvoices} ${issued} where ${issued.orderId} = ${orders.id} and ${issued.kind} = ${kind})`);
}

/** SQL for the terms that the first invoice of an order states. */
function frozenTerms(): SQL {
  const lines = sql`select jsonb_agg(${jsonOf<InvoiceLine>({
    title: orderLines.title,
    hsCode: orderLines.hsCode,
    countryOfOrigin: orderLines.countryOfOrigin,
    unit: orderLines.unit,
    isSample: orderLines.isSample,
    quantity: orderLines.quantity,
    unitPriceMinor: orderLines.unitPriceMinor,
    totalMinor: orderLines.totalMinor,
    taxRateBasisPoints: orderLines.taxRateBasisPoints,
    deliveryShareMinor: orderLines.deliveryShareMinor,
    taxMinor: orderLines.taxMinor,
  })} order by ${orderLines.position}, ${orderLines.id}) from ${orderLines} where ${orderLines.orderId} = ${orders.id}`;
  return jsonOf<InvoiceTerms>({
    lines: sql`(${lines})`,
    subtotalMinor: orders.subtotalMinor,
    deliveryMinor: orders.deliveryMinor,
    taxMinor: orders.taxMinor,
    totalMinor: orders.totalMinor,
    taxKind: orders.taxKind,
    taxName: orders.taxName,
    taxNote: orders.taxNote,
    deliveryAddress: orders.deliveryAddress,
  });
}

/** SQL for a JSON object with a value for each key. */
const jsonOf = <T>(values: Record<keyof T, SQLWrapper>): SQL =>
  sql`jsonb_build_object(${sql.join(
    Object.entries<SQLWrapper>(values).map(([key, value]) => sql`${inline(key)}, ${value}`),
    sql`, `,
  )})`;

/** A store as the papers of its orders name it. */
export async function sellerOf(db: Database, supplierId: string): Promise<FrozenSeller> {
  const [store] = await db.select().from(suppliers).where(eq(suppliers.id, supplierId));
  if (!store) throw new Error('an order needs a supplier that exists');
  return {
    name: store.businessName,
    address: store.registeredAddress,
    city: store.city,
    state: store.state,
    postcode: store.pincode ?? '',
    country: store.country,
    countryName: countryName(store.country),
    taxId: store.gstin ?? '',
    email: store.email,
  };
}
