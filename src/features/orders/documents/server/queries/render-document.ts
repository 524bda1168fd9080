import type { Viewer } from '#features/orders/order-record/server/queries/viewer.ts';
import type { Database } from '#platform/database/database.ts';
import { createPdf, finishPdf } from '#platform/documents/pdf-document.ts';
import { fileNameOf, titleOf } from '../../rules.ts';
import { drawLabel, drawPackingList } from './draw-dispatch.ts';
import { drawInvoice, invoiceIdentity } from './draw-invoice.ts';
import { type Asked, getOrderRecord, listDispatches, type OrderRecord } from './order-record.ts';

export interface Paper {
  name: string;
  bytes: Buffer;
}

/**
 * A paper of an order as PDF. It is drawn from what was frozen, so the same order always gives the same paper; only the
 * payment block of proforma and tax invoice follows what was paid since, and says up to when.
 */
export async function renderDocument(db: Database, asked: Asked): Promise<Paper> {
  const record = await getOrderRecord(db, asked);
  const { kind } = asked;
  const { number, issuedAt } = identityOf(asked, record);
  const isLabel = kind === 'dispatch_label';
  const sheet = await createPdf({
    size: isLabel ? 'A6' : 'A4',
    margin: isLabel ? 18 : 48,
    title: `${titleOf(kind, record.seller.country)} ${number}`,
    author: record.seller.name,
    createdAt: issuedAt,
  });
  const { dispatch } = record;
  if (kind === 'proforma' || kind === 'tax_invoice' || kind === 'credit_note')
    drawInvoice(sheet, kind, record);
  else if (dispatch && kind === 'packing_list') drawPackingList(sheet, { ...record, dispatch });
  else if (dispatch) await drawLabel(sheet, { ...record, dispatch });
  return { name: fileNameOf(kind, number), bytes: await finishPdf(sheet) };
}

interface Chosen {
  viewer: Viewer;
  /** Ids of dispatches. */
  ids: readonly string[];
  now: Date;
}

/** The labels of several dispatches, a page each, in the order of the orders' numbers. Others' are not found. */
export async function renderLabels(db: Database, { viewer, ids, now }: Chosen): Promise<Paper> {
  const dispatches = await listDispatches(db, { viewer, ids });
  const title = `Dispatch labels (${dispatches.length})`;
  const sheet = await createPdf({ size: 'A6', margin: 18, title, author: 'Packwright', createdAt: now });
  for (const [place, { orderId, dispatchId }] of dispatches.entries()) {
    if (place > 0) sheet.addPage();
    const record = await getOrderRecord(db, {
      viewer,
      id: orderId,
      kind: 'dispatch_label',
      dispatchId,
      serverSecret: null,
      now,
    });
    if (record.dispatch) await drawLabel(sheet, { ...record, dispatch: record.dispatch });
  }
  return { name: `dispatch-labels-${dispatches.length}.pdf`, bytes: await finishPdf(sheet) };
}

function identityOf({ kind }: Asked, record: OrderRecord): { number: string; issuedAt: Date } {
  if (kind === 'proforma' || kind === 'tax_invoice' || kind === 'credit_note')
    return invoiceIdentity(kind, record);
  const { order, dispatch } = record;
  return {
    number: `${order.reference}-${dispatch?.number ?? 1}`,
    issuedAt: dispatch?.dispatchedAt ?? order.placedAt,
  };
}
