import { and, asc, desc, eq, inArray } from 'drizzle-orm';
import type { FrozenAddress } from '#features/orders/addresses/contract.ts';
import { orderDispatches, orderDispatchLines } from '#features/orders/dispatch/server/tables.ts';
import type { DocumentKind, FrozenSeller } from '#features/orders/order-record/contract.ts';
import { planOf } from '#features/orders/order-record/rules/instalments.ts';
import { taxesOf } from '#features/orders/order-record/rules/taxes.ts';
import { ownedBy, type Viewer } from '#features/orders/order-record/server/queries/viewer.ts';
import { orderLines, orders } from '#features/orders/order-record/server/tables.ts';
import { getDocumentPayment } from '#features/orders/payments/server/queries/document-payment.ts';
import { planPayments } from '#features/orders/selling-terms/rules/payment-plan.ts';
import { countryName } from '#features/stores/locations/server/queries.ts';
import { suppliers } from '#features/stores/suppliers/server/tables.ts';
import { notFound } from '#lib/errors.ts';
import { orderNumber } from '#lib/ids.ts';
import type { Database } from '#platform/database/database.ts';
import { invoiceTermsOf } from '../../rules/invoice-terms.ts';
import { getInvoiceTerms, listInvoices } from './invoices.ts';

export interface DocumentQuery {
  viewer: Viewer;
  id: string;
  kind: DocumentKind;
  dispatchId?: string | undefined;
  /** The invoice or credit note; without it, the newest of its kind. */
  invoiceId?: string | undefined;
  /** Decrypts the bank account; null for readers who may not see account numbers. */
  serverSecret: string | null;
  now: Date;
}

/** Everything that a document shows, frozen when it happened; only `payment` is current. */
export type DocumentOrder = Awaited<ReturnType<typeof getDocumentOrder>>;

/** Returns an order of the viewer for a document. Throws 404 for another person’s order and a missing document. */
export async function getDocumentOrder(
  db: Database,
  { viewer, id, kind, dispatchId, invoiceId, serverSecret, now }: DocumentQuery,
) {
  const [row] = await db
    .select({ order: orders, store: suppliers })
    .from(orders)
    .innerJoin(suppliers, eq(suppliers.id, orders.supplierId))
    .where(and(eq(orders.id, id), ownedBy(viewer)));
  if (!row) throw notFound('Order');
  const { order, store } = row;
  const lines = await db
    .select()
    .from(orderLines)
    .where(eq(orderLines.orderId, id))
    .orderBy(asc(orderLines.position), asc(orderLines.id));
  const isInvoice = kind === 'tax_invoice' || kind === 'credit_note';
  const invoice = isInvoice ? await getInvoice(db, { orderId: id, kind, invoiceId }) : null;
  const terms = invoice ? await getInvoiceTerms(db, invoice.id) : invoiceTermsOf(order, lines);
  const statesPayment = kind === 'proforma' || kind === 'tax_invoice';
  const needsDispatch = kind === 'packing_list' || kind === 'dispatch_label';
  return {
    order: { ...order, reference: orderNumber(store.numberPrefix, order.number) },
    logo: { fileId: store.logoFileId, seed: store.logoSeed, name: store.businessName },
    terms: { ...terms, lines: terms.lines.map(withOrigin) },
    seller: order.seller ?? sellerOf(store),
    billing: order.billingAddress ?? addressOf(order),
    delivery: terms.deliveryAddress ?? addressOf(order),
    taxes: taxesOf(terms, terms.lines),
    payment: statesPayment
      ? await getDocumentPayment(db, {
          order,
          store,
          now,
          serverSecret,
          isReplaced: invoice !== null && invoice.replacedBy !== null,
        })
      : null,
    milestones: planPayments(planOf(order), terms.totalMinor),
    invoice,
    dispatch: needsDispatch ? await getDispatch(db, { orderId: id, dispatchId }) : null,
  };
}

interface InvoiceQuery {
  orderId: string;
  kind: DocumentKind;
  invoiceId: string | undefined;
}

/** Returns an invoice or credit note of an order. Throws 404 for one of another order, and if there is none. */
async function getInvoice(db: Database, { orderId, kind, invoiceId }: InvoiceQuery) {
  const invoices = await listInvoices(db, orderId);
  const invoice = invoices.find((one) => one.kind === kind && (!invoiceId || one.id === invoiceId));
  if (!invoice) throw notFound('Document');
  return invoice;
}

/** Returns dispatches of the viewer with their orders. Throws 404 if one of them is not the viewer's. */
export async function listOwnDispatches(
  db: Database,
  { viewer, ids }: { viewer: Viewer; ids: readonly string[] },
) {
  const dispatches = await db
    .select({ orderId: orders.id, dispatchId: orderDispatches.id })
    .from(orderDispatches)
    .innerJoin(orders, eq(orders.id, orderDispatches.orderId))
    .where(and(inArray(orderDispatches.id, [...ids]), ownedBy(viewer)))
    .orderBy(asc(orders.number), asc(orderDispatches.number));
  if (dispatches.length < new Set(ids).size) throw notFound('Dispatch');
  return dispatches;
}

async function getDispatch(
  db: Database,
  { orderId, dispatchId }: { orderId: string; dispatchId?: string | undefined },
) {
  const [dispatch] = await db
    .select()
    .from(orderDispatches)
    .where(
      and(eq(orderDispatches.orderId, orderId), dispatchId ? eq(orderDispatches.id, dispatchId) : undefined),
    )
    .orderBy(desc(orderDispatches.number))
    .limit(1);
  if (!dispatch) throw notFound('Dispatch');
  const lines = await db
    .select({
      title: orderLines.title,
      countryOfOrigin: orderLines.countryOfOrigin,
      unit: orderLines.unit,
      ordered: orderLines.quantity,
      quantity: orderDispatchLines.quantity,
    })
    .from(orderDispatchLines)
    .innerJoin(orderLines, eq(orderLines.id, orderDispatchLines.lineId))
    .where(eq(orderDispatchLines.dispatchId, dispatch.id))
    .orderBy(asc(orderLines.position), asc(orderLines.id));
  return { ...dispatch, lines: lines.map(withOrigin) };
}

/** Returns a line whose title names the country of origin below it, as customs require. */
const withOrigin = <Line extends { title: string; countryOfOrigin: string | null }>(line: Line): Line =>
  line.countryOfOrigin
    ? { ...line, title: `${line.title}\nOrigin: ${countryName(line.countryOfOrigin)}` }
    : line;

/** Returns name and country of the buyer, for old orders without addresses. */
const addressOf = (order: typeof orders.$inferSelect): FrozenAddress => ({
  label: '',
  recipient: order.buyerName,
  company: order.buyerCompany ?? '',
  phone: '',
  line1: '',
  line2: '',
  city: order.buyerCity ?? '',
  state: '',
  postcode: '',
  country: order.buyerCountry,
  countryName: countryName(order.buyerCountry),
  taxId: '',
});

const sellerOf = (store: typeof suppliers.$inferSelect): FrozenSeller => ({
  name: store.businessName,
  address: store.registeredAddress,
  city: store.city,
  state: store.state,
  postcode: store.pincode ?? '',
  country: store.country,
  countryName: countryName(store.country),
  taxId: store.gstin ?? '',
  email: store.email,
});
