import { and, eq } from 'drizzle-orm';
import {
  findOrderRecord,
  listOrderLines,
} from '#features/orders/order-record/server/queries/order-records.ts';
import { financialYear } from '#lib/calendar.ts';
import { notFound } from '#lib/errors.ts';
import { newId } from '#lib/ids.ts';
import type { CommandContext } from '#platform/commands/context.ts';
import { nextNumber } from '#platform/database/locks.ts';
import { invoiceNumber } from '../rules/invoice-number.ts';
import { type InvoiceTerms, invoiceTermsOf } from '../rules/invoice-terms.ts';
import { findValidInvoice } from './queries/invoices.ts';
import { orderInvoices } from './tables.ts';

type InvoiceRow = typeof orderInvoices.$inferSelect;

/** Issues the first invoice of an order, with its terms as they are now. The caller holds the lock of the order. */
export async function issueInvoice(ctx: CommandContext, orderId: string): Promise<void> {
  await insertDocument(ctx, { ...(await orderTerms(ctx, orderId)), kind: 'tax_invoice', revision: 1 });
}

/**
 * Cancels the valid invoice of an order with a credit note, and issues an invoice with the terms of the order as they are
 * now. Does nothing without an invoice. The caller holds the lock of the order.
 */
export async function replaceInvoice(ctx: CommandContext, orderId: string): Promise<void> {
  const canceled = await creditInvoice(ctx, orderId);
  if (!canceled) return;
  await insertDocument(ctx, {
    ...(await orderTerms(ctx, orderId)),
    kind: 'tax_invoice',
    revision: canceled.revision + 1,
    earlierInvoiceId: canceled.id,
  });
}

/**
 * Cancels the valid invoice of an order with a credit note that states the same terms, and returns it; null without one.
 * The caller holds the lock of the order.
 */
export async function creditInvoice(ctx: CommandContext, orderId: string): Promise<InvoiceRow | null> {
  const invoice = await findValidInvoice(ctx.db, orderId);
  if (!invoice) return null;
  const { id: earlierInvoiceId, supplierId, revision, terms } = invoice;
  await insertDocument(ctx, { orderId, supplierId, kind: 'credit_note', revision, earlierInvoiceId, terms });
  return invoice;
}

interface Credit {
  orderId: string;
  terms: InvoiceTerms;
}

/**
 * Credits a part of the valid invoice of an order, and returns the number of the credit note; null without an invoice.
 * The caller holds the lock of the order.
 */
export async function creditPart(ctx: CommandContext, { orderId, terms }: Credit): Promise<string | null> {
  const invoice = await findValidInvoice(ctx.db, orderId);
  if (!invoice) return null;
  const { id: earlierInvoiceId, supplierId } = invoice;
  const kind = 'partial_credit_note' as const;
  const earlier = and(eq(orderInvoices.orderId, orderId), eq(orderInvoices.kind, kind));
  const revision = (await ctx.db.$count(orderInvoices, earlier)) + 1;
  return insertDocument(ctx, { orderId, supplierId, kind, revision, earlierInvoiceId, terms });
}

async function orderTerms(ctx: CommandContext, orderId: string) {
  const order = await findOrderRecord(ctx.db, orderId);
  if (!order) throw notFound('Order');
  const { supplierId } = order;
  return { orderId, supplierId, terms: invoiceTermsOf(order, await listOrderLines(ctx.db, orderId)) };
}

type NewDocument = Pick<InvoiceRow, 'orderId' | 'supplierId' | 'kind' | 'revision' | 'terms'> & {
  earlierInvoiceId?: string;
};

/** The numbers of a series are assigned under a lock in the transaction that uses them, so a rollback leaves no gap. */
async function insertDocument(ctx: CommandContext, document: NewDocument): Promise<string> {
  const { supplierId, kind } = document;
  const year = financialYear(ctx.now);
  const lock = `invoice:${supplierId}:${kind}:${year}`;
  const series = and(
    eq(orderInvoices.supplierId, supplierId),
    eq(orderInvoices.kind, kind),
    eq(orderInvoices.financialYear, year),
  );
  const sequence = await nextNumber(ctx.db, { lock, column: orderInvoices.sequence, rows: series });
  await ctx.db
    .insert(orderInvoices)
    .values({ id: newId(), ...document, financialYear: year, sequence, issuedAt: ctx.now });
  return invoiceNumber({ kind, financialYear: year, sequence });
}
