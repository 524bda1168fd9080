import type { DocumentKind, OrderDocument } from '#features/orders/order-record/contract.ts';
import { hidesMoney, type Viewer } from '#features/orders/order-record/server/queries/viewer.ts';
import type { orders } from '#features/orders/order-record/server/tables.ts';
import type { Database } from '#platform/database/database.ts';
import { isPackingDocument } from '../../rules.ts';
import { listInvoices } from './invoices.ts';

interface DocumentsQuery {
  order: Pick<typeof orders.$inferSelect, 'id' | 'placedAt'> & { reference: string };
  dispatches: readonly { id: string; number: number; dispatchedAt: Date }[];
  viewer: Viewer;
}

type ListedDocument = Omit<OrderDocument, 'issuedAt'> & { issuedAt: Date };

const unrelated = { dispatchId: null, replaces: null, cancels: null, reduces: null, canceledBy: null };

/** Returns the documents that an order has by now, with where to get them; invoices and credit notes newest first. */
export async function listOrderDocuments(
  db: Database,
  { order, dispatches, viewer }: DocumentsQuery,
): Promise<ListedDocument[]> {
  const invoices = await listInvoices(db, order.id);
  const base = `${viewer.side === 'buyer' ? '/orders' : '/store/orders'}/${order.id}/documents`;
  const pathOf = (kind: DocumentKind) => `${base}/${kind}`;
  const number = order.reference;
  const documents: ListedDocument[] = [
    { ...unrelated, kind: 'proforma', number, issuedAt: order.placedAt, path: pathOf('proforma') },
    ...invoices.map(({ id, replacedBy: _, isPartial: __, ...invoice }) => ({
      ...invoice,
      dispatchId: null,
      path: `${pathOf(invoice.kind)}?invoiceId=${id}`,
    })),
    ...dispatches.flatMap((dispatch) =>
      // Only the sender needs the label.
      (viewer.side === 'supplier'
        ? (['packing_list', 'dispatch_label'] as const)
        : (['packing_list'] as const)
      ).map((kind) => ({
        ...unrelated,
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
