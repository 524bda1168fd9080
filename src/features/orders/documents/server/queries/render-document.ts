import type { Viewer } from '#features/orders/order-record/server/queries/viewer.ts';
import type { Database } from '#platform/database/database.ts';
import { createPdf, finishPdf } from '#platform/documents/pdf-document.ts';
import type { Kernel } from '#platform/kernel.ts';
import { fileNameOf, titleOf } from '../../rules.ts';
import { createDocumentLook, type DrawLogo } from './document-look.ts';
import {
  type DocumentOrder,
  type DocumentQuery,
  getDocumentOrder,
  listOwnDispatches,
} from './document-order.ts';
import { drawLabel, drawPackingList } from './draw-dispatch.ts';
import { drawInvoice, invoiceIdentity } from './draw-invoice.ts';

export interface DocumentFile {
  name: string;
  bytes: Buffer;
}

/**
 * Returns a document of an order as PDF. It is drawn from frozen values, so it never changes; only the payment block of
 * proforma and tax invoice states what was paid up to the download.
 */
export async function renderDocument(
  { kernel: { database, files, config }, drawLogo }: { kernel: Kernel; drawLogo: DrawLogo },
  query: DocumentQuery,
): Promise<DocumentFile> {
  const { db } = database;
  const record = await getDocumentOrder(db, query);
  const { kind } = query;
  const { number, issuedAt } = identityOf(query, record);
  const isLabel = kind === 'dispatch_label';
  const pdf = await createPdf({
    size: isLabel ? 'A6' : 'A4',
    margin: isLabel ? 18 : 48,
    title: `${titleOf(kind, record.seller.country)} ${number}`,
    author: record.seller.name,
    createdAt: issuedAt,
  });
  const { dispatch } = record;
  if (dispatch && isLabel) await drawLabel(pdf, { ...record, dispatch });
  else {
    const look = await createDocumentLook(
      { db, files, publicUrl: config.publicUrl, drawLogo },
      { path: `/orders/${record.order.id}`, logo: record.logo },
    );
    if (kind === 'proforma' || kind === 'tax_invoice' || kind === 'credit_note')
      drawInvoice(pdf, { kind, record, look });
    else if (dispatch) drawPackingList(pdf, { ...record, dispatch, look });
  }
  return { name: fileNameOf(kind, number), bytes: await finishPdf(pdf) };
}

interface LabelsQuery {
  viewer: Viewer;
  /** Ids of dispatches. */
  ids: readonly string[];
  now: Date;
}

/** Returns the labels of several dispatches as PDF, one per page, by order number. Throws 404 if one is not the viewer's. */
export async function renderLabels(db: Database, { viewer, ids, now }: LabelsQuery): Promise<DocumentFile> {
  const dispatches = await listOwnDispatches(db, { viewer, ids });
  const title = `Dispatch labels (${dispatches.length})`;
  const pdf = await createPdf({ size: 'A6', margin: 18, title, author: 'Packwright', createdAt: now });
  for (const [index, { orderId, dispatchId }] of dispatches.entries()) {
    if (index > 0) pdf.addPage();
    const record = await getDocumentOrder(db, {
      viewer,
      id: orderId,
      kind: 'dispatch_label',
      dispatchId,
      serverSecret: null,
      now,
    });
    if (record.dispatch) await drawLabel(pdf, { ...record, dispatch: record.dispatch });
  }
  return { name: `dispatch-labels-${dispatches.length}.pdf`, bytes: await finishPdf(pdf) };
}

function identityOf({ kind }: DocumentQuery, record: DocumentOrder): { number: string; issuedAt: Date } {
  if (kind === 'proforma' || kind === 'tax_invoice' || kind === 'credit_note') return invoiceIdentity(record);
  const { order, dispatch } = record;
  return {
    number: `${order.reference}-${dispatch?.number ?? 1}`,
    issuedAt: dispatch?.dispatchedAt ?? order.placedAt,
  };
}
