import { and, asc, desc, eq, isNotNull, notExists } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { notFound } from '#lib/errors.ts';
import type { Database } from '#platform/database/database.ts';
import { invoiceNumber } from '../../rules/invoice-number.ts';
import type { InvoiceTerms } from '../../rules/invoice-terms.ts';
import { orderInvoices } from '../tables.ts';

const creditNotes = alias(orderInvoices, 'credit_notes');

/** Returns the invoice of an order that no credit note cancels; null without one. */
export async function findValidInvoice(db: Database, orderId: string) {
  const cancels = and(
    eq(creditNotes.earlierInvoiceId, orderInvoices.id),
    eq(creditNotes.kind, 'credit_note'),
  );
  const [invoice] = await db
    .select()
    .from(orderInvoices)
    .where(
      and(
        eq(orderInvoices.orderId, orderId),
        eq(orderInvoices.kind, 'tax_invoice'),
        notExists(db.select({ id: creditNotes.id }).from(creditNotes).where(cancels)),
      ),
    );
  return invoice ?? null;
}

/** Returns the invoices and credit notes of an order with the numbers of the documents related to them, newest first. */
export async function listInvoices(db: Database, orderId: string) {
  const { id, kind, revision, financialYear, sequence, issuedAt, earlierInvoiceId } = orderInvoices;
  const rows = await db
    .select({ id, kind, revision, financialYear, sequence, issuedAt, earlierInvoiceId })
    .from(orderInvoices)
    .where(eq(orderInvoices.orderId, orderId))
    .orderBy(desc(issuedAt), desc(revision), asc(kind));
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind === 'partial_credit_note' ? ('credit_note' as const) : row.kind,
    isPartial: row.kind === 'partial_credit_note',
    issuedAt: row.issuedAt,
    number: invoiceNumber(row),
    ...relationsOf(row, rows),
  }));
}

/** Returns true if a new invoice replaced that of an order in the transaction of this moment. */
export const wasInvoiceReplaced = async (
  db: Database,
  { orderId, at }: { orderId: string; at: Date },
): Promise<boolean> =>
  (await db.$count(
    orderInvoices,
    and(
      eq(orderInvoices.orderId, orderId),
      eq(orderInvoices.kind, 'tax_invoice'),
      isNotNull(orderInvoices.earlierInvoiceId),
      eq(orderInvoices.issuedAt, at),
    ),
  )) > 0;

/** Returns the terms that an invoice or credit note states. */
export async function getInvoiceTerms(db: Database, id: string): Promise<InvoiceTerms> {
  const [invoice] = await db
    .select({ terms: orderInvoices.terms })
    .from(orderInvoices)
    .where(eq(orderInvoices.id, id));
  if (!invoice) throw notFound('Document');
  return invoice.terms;
}

type InvoiceRow = Pick<
  typeof orderInvoices.$inferSelect,
  'id' | 'kind' | 'financialYear' | 'sequence' | 'earlierInvoiceId'
>;

function relationsOf({ id, kind, earlierInvoiceId }: InvoiceRow, rows: readonly InvoiceRow[]) {
  const isInvoice = kind === 'tax_invoice';
  const invoiceId = isInvoice ? id : earlierInvoiceId;
  const numberOf = (matches: (row: InvoiceRow) => boolean): string | null => {
    const row = rows.find(matches);
    return row ? invoiceNumber(row) : null;
  };
  const earlier = numberOf((row) => row.id === earlierInvoiceId);
  const after = (later: InvoiceRow['kind']) =>
    numberOf((row) => row.earlierInvoiceId === invoiceId && row.kind === later);
  return {
    /** The invoice that this invoice replaces. */
    replaces: isInvoice ? earlier : null,
    /** The invoice that this credit note cancels. */
    cancels: kind === 'credit_note' ? earlier : null,
    /** The invoice of which this credit note reverses a part. */
    reduces: kind === 'partial_credit_note' ? earlier : null,
    /** The credit note that cancels this invoice. */
    canceledBy: isInvoice ? after('credit_note') : null,
    /** The invoice that replaces this invoice, or the one that this credit note cancels. */
    replacedBy: after('tax_invoice'),
  };
}
