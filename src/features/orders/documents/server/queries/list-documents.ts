import { asc, eq } from 'drizzle-orm';
import type { DocumentKind, OrderDocument } from '#features/orders/order-record/contract.ts';
import { hidesMoney, type Viewer } from '#features/orders/order-record/server/queries/viewer.ts';
import type { orders } from '#features/orders/order-record/server/tables.ts';
import type { Database } from '#platform/database/database.ts';
import { goesWithGoods } from '../../rules/goods-documents.ts';
import { invoiceNumber } from '../../rules/invoice-number.ts';
import { orderInvoices } from '../tables.ts';

interface Listed {
  order: Pick<typeof orders.$inferSelect, 'id' | 'placedAt'> & { reference: string };
  dispatches: readonly { id: string; number: number; dispatchedAt: Date }[];
  viewer: Viewer;
}

/** The papers that an order has by now, with where to get them. */
export async function documentsOf(
  db: Database,
  { order, dispatches, viewer }: Listed,
): Promise<(Omit<OrderDocument, 'issuedAt'> & { issuedAt: Date })[]> {
  const invoices = await db
    .select()
    .from(orderInvoices)
    .where(eq(orderInvoices.orderId, order.id))
    .orderBy(asc(orderInvoices.issuedAt), asc(orderInvoices.kind));
  const base = `${viewer.side === 'buyer' ? '/orders' : '/store/orders'}/${order.id}/documents`;
  const path = (kind: DocumentKind) => `${base}/${kind}`;
  const number = order.reference;
  const papers: (Omit<OrderDocument, 'issuedAt'> & { issuedAt: Date })[] = [
    { kind: 'proforma', number, issuedAt: order.placedAt, dispatchId: null, path: path('proforma') },
    ...invoices.map((invoice) => ({
      kind: invoice.kind,
      number: invoiceNumber(invoice),
      issuedAt: invoice.issuedAt,
      dispatchId: null,
      path: path(invoice.kind),
    })),
    ...dispatches.flatMap((dispatch) =>
      // The label is for the parcel, so only the sender has use for it.
      (viewer.side === 'supplier'
        ? (['packing_list', 'dispatch_label'] as const)
        : (['packing_list'] as const)
      ).map((kind) => ({
        kind,
        number: `${number}-${dispatch.number}`,
        issuedAt: dispatch.dispatchedAt,
        dispatchId: dispatch.id,
        path: `${path(kind)}?dispatchId=${dispatch.id}`,
      })),
    ),
  ];
  return hidesMoney(viewer) ? papers.filter(({ kind }) => goesWithGoods(kind)) : papers;
}
