import { and, desc, eq, isNotNull, isNull, lte } from 'drizzle-orm';
import { getBillingLines, getSupplierCountry } from '#features/stores/suppliers/server/queries.ts';
import { addDays } from '#lib/calendar.ts';
import { AppError, notFound } from '#lib/errors.ts';
import { newId } from '#lib/ids.ts';
import { type CommandContext, requireRole } from '#platform/commands/context.ts';
import { nextNumber } from '#platform/database/locks.ts';
import { membershipInvoiced } from '../../contract.ts';
import {
  creditFor,
  cyclePriceMinor,
  invoiceAmounts,
  paymentDays,
  taxPercentFor,
} from '../../rules/billing.ts';
import type { PlanChoice } from '../../rules.ts';
import { membershipInvoices } from '../tables.ts';

interface BilledCycle extends PlanChoice {
  supplierId: string;
  periodFrom: Date;
  periodTo: Date;
}

/** Issues the invoice for a cycle that began, less a credit for the cycle that it replaces. */
export async function issueInvoice(
  ctx: CommandContext,
  { supplierId, ...cycle }: BilledCycle,
): Promise<void> {
  const netMinor = cyclePriceMinor(cycle);
  const [[earlier], country, billTo] = await Promise.all([
    ctx.db
      .select()
      .from(membershipInvoices)
      .where(and(eq(membershipInvoices.supplierId, supplierId), isNull(membershipInvoices.lapsedAt)))
      .orderBy(desc(membershipInvoices.issuedAt), desc(membershipInvoices.sequence))
      .limit(1),
    getSupplierCountry(ctx.db, supplierId),
    getBillingLines(ctx.db, supplierId),
  ]);
  const creditMinor = creditFor(earlier ?? null, { now: cycle.periodFrom, netMinor });
  const taxPercent = taxPercentFor(country);
  const id = newId();
  await ctx.db.insert(membershipInvoices).values({
    id,
    supplierId,
    ...cycle,
    ...(await nextInvoiceNumber(ctx)),
    billTo,
    netMinor,
    creditMinor,
    taxPercent,
    ...invoiceAmounts({ netMinor, creditMinor, taxPercent }),
    issuedAt: ctx.now,
    dueAt: addDays(ctx.now, paymentDays),
  });
  await ctx.emit(membershipInvoiced, { invoiceId: id });
}

/**
 * Returns the next invoice number of the year. A lock makes simultaneous invoices wait for one another, so that there
 * are no gaps.
 */
async function nextInvoiceNumber({ db, now }: CommandContext): Promise<{ year: number; sequence: number }> {
  const year = now.getUTCFullYear();
  const sequence = await nextNumber(db, {
    lock: 'membership-invoices',
    column: membershipInvoices.sequence,
    rows: eq(membershipInvoices.year, year),
  });
  return { year, sequence };
}

/** Marks an invoice as paid, after an admin has seen the payment on the account. */
export async function payInvoice(ctx: CommandContext, { id }: { id: string }): Promise<void> {
  const { accountId } = requireRole(ctx, 'admin');
  const [paid] = await ctx.db
    .update(membershipInvoices)
    .set({ paidAt: ctx.now, paidBy: accountId })
    .where(and(eq(membershipInvoices.id, id), isNull(membershipInvoices.paidAt)))
    .returning({ id: membershipInvoices.id });
  if (paid) return;
  const known = await ctx.db.$count(membershipInvoices, eq(membershipInvoices.id, id));
  if (known === 0) throw notFound('Invoice');
  throw new AppError('conflict', 'This invoice has already been paid.', { reason: 'already_paid' });
}

/** Writes off an unpaid invoice: the store owes nothing more and can select a plan again. */
export async function writeOffInvoice(ctx: CommandContext, { id }: { id: string }): Promise<void> {
  const { accountId } = requireRole(ctx, 'admin');
  const [writtenOff] = await ctx.db
    .update(membershipInvoices)
    .set({ writtenOffAt: ctx.now, writtenOffBy: accountId })
    .where(
      and(
        eq(membershipInvoices.id, id),
        isNull(membershipInvoices.paidAt),
        isNull(membershipInvoices.writtenOffAt),
        isNotNull(membershipInvoices.lapsedAt),
      ),
    )
    .returning({ id: membershipInvoices.id });
  if (writtenOff) return;
  const known = await ctx.db.$count(membershipInvoices, eq(membershipInvoices.id, id));
  if (known === 0) throw notFound('Invoice');
  const message = 'Only an unpaid invoice whose plan was reversed can be written off.';
  throw new AppError('conflict', message, { reason: 'not_lapsed' });
}

/** Returns unpaid invoices due before a date, each locked; invoices locked by another job are skipped. */
export const lockOverdueInvoices = (ctx: CommandContext, before: Date) =>
  ctx.db
    .select()
    .from(membershipInvoices)
    .where(
      and(
        isNull(membershipInvoices.paidAt),
        isNull(membershipInvoices.lapsedAt),
        lte(membershipInvoices.dueAt, before),
      ),
    )
    .orderBy(membershipInvoices.dueAt)
    .limit(200)
    .for('update', { skipLocked: true });
