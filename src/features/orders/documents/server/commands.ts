import { and, eq } from 'drizzle-orm';
import { financialYear } from '#lib/calendar.ts';
import { newId } from '#lib/ids.ts';
import type { CommandContext } from '#platform/commands/context.ts';
import { nextNumber } from '#platform/database/locks.ts';
import { orderInvoices } from './tables.ts';

interface InvoiceInput {
  order: { id: string; supplierId: string };
  kind: 'tax_invoice' | 'credit_note';
}

/**
 * Issues the invoice of an order, or the credit note that cancels it. The numbers of a series are assigned under a lock
 * in the transaction that uses them, so that a rollback leaves no gap.
 */
export async function issueInvoice(ctx: CommandContext, { order, kind }: InvoiceInput): Promise<void> {
  const { supplierId } = order;
  const year = financialYear(ctx.now);
  const lock = `invoice:${supplierId}:${kind}:${year}`;
  const series = and(
    eq(orderInvoices.supplierId, supplierId),
    eq(orderInvoices.kind, kind),
    eq(orderInvoices.financialYear, year),
  );
  await ctx.db.insert(orderInvoices).values({
    id: newId(),
    orderId: order.id,
    supplierId,
    kind,
    financialYear: year,
    sequence: await nextNumber(ctx.db, { lock, column: orderInvoices.sequence, rows: series }),
    issuedAt: ctx.now,
  });
}

/** Returns true if an order has an invoice. */
export async function hasInvoice(ctx: CommandContext, orderId: string): Promise<boolean> {
  const [invoice] = await ctx.db
    .select({ id: orderInvoices.id })
    .from(orderInvoices)
    .where(and(eq(orderInvoices.orderId, orderId), eq(orderInvoices.kind, 'tax_invoice')));
  return invoice !== undefined;
}
