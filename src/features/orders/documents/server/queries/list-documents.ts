import { asc, eq } from 'drizzle-orm';
import type { DocumentKind, OrderDocument } from '#features/orders/order-record/contract.ts';
import { hidesMoney, type Viewer } from '#features/orders/order-record/server/queries/viewer.ts';
import type { orders } from '#features/orders/order-record/server/tables.ts';
import type { Database } from '#platform/database/database.ts';
import { invoiceNumber } from '../../rules/invoice-number.ts';
import { isPackingDocument } from '../../rules.ts';
import { orderInvoices } from '../tables.ts';

interface DocumentsQuery {
  order: Pick<typeof orders.$inferSelect, 'id' | 'placedAt'> & { reference: string };
  dispatches: readonly { id: string; number: number; dispatchedAt: Date }[];
  viewer: Viewer;
}

/** The documents that an order has by now, with where to get them. */
export async function listOrderDocuments(
  db: Database,
  { order, dispatches, viewer }: DocumentsQuery,
): Promise<(Omit<OrderDocument, 'issuedAt'> & { issuedAt: Date })[]> {
  const invoices = await db
    .select()
    .from(orderInvoices)
    .where(eq(orderInvoices.orderId, order.id))
    .orderBy(asc(orderInvoices.issuedAt), asc(orderInvoices.kind));
  const base = `${viewer.side === 'buyer' ? '/orders' : '/store/orders'}/${order.id}/documents`;
  const pathOf = (kind: DocumentKind) => `${base}/${kind}`;
  const number = order.reference;
  const documents: (Omit<OrderDocument, 'issuedAt'> & { issuedAt: Date })[] = [
    { kind: 'proforma', number, issuedAt: order.placedAt, dispatchId: null, path: pathOf('proforma') },
    ...invoices.map((invoice) => ({
      kind: invoice.kind,
      number: invoiceNumber(invoice),
      issuedAt: invoice.issuedAt,
      dispatchId: null,
      path: pathOf(invoice.kind),
    })),
    ...dispatches.flatMap((dispatch) =>
      // Only the sender needs the label.
      (viewer.side === 'supplier'
        ? (['packing_list', 'dispatch_label'] as const)
        : (['packing_list'] as const)
      ).map((kind) => ({
        kind,
        number: `${number}-${dispatch.number}`,
        issuedAt: dispatch.dispatchedAt,
        dispatchId: dispatch.id,
        path: `${pathOf(kind)}?dispatchId=${dispatch.id}`,
      })),
    ),
  ];
  return hidesMoney(viewer) ? documents.filter(({ kind }) => isPackingDocument(kind)) : documents;
}
