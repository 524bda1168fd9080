import { and, asc, desc, eq, gt, isNull, lt } from 'drizzle-orm';
import { suppliers } from '#features/stores/suppliers/server/tables.ts';
import { formatAmount } from '#lib/amounts.ts';
import { homeMarket } from '#lib/market.ts';
import type { Database } from '#platform/database/database.ts';
import type { MembershipInvoice } from '../../contract.ts';
import { membershipInvoices } from '../tables.ts';

export const formatRupees = (minor: number): string => formatAmount(minor, homeMarket.currency);

export type InvoiceRow = typeof membershipInvoices.$inferSelect;

export const membershipInvoiceNumber = ({ year, sequence }: InvoiceRow): string =>
  `PW-${year}-${String(sequence).padStart(4, '0')}`;

function invoiceState(
  { paidAt, lapsedAt, writtenOffAt, dueAt }: InvoiceRow,
  now: Date,
): MembershipInvoice['state'] {
  if (paidAt) return 'paid';
  if (writtenOffAt) return 'written_off';
  if (lapsedAt) return 'lapsed';
  return dueAt < now ? 'overdue' : 'open';
}

function toMembershipInvoice(row: InvoiceRow, now: Date): MembershipInvoice {
  const { id, planId, billing, netMinor, creditMinor, taxPercent, taxMinor, totalMinor } = row;
  return {
    id,
    planId,
    billing,
    netMinor,
    creditMinor,
    taxPercent,
    taxMinor,
    totalMinor,
    number: membershipInvoiceNumber(row),
    state: invoiceState(row, now),
    periodFrom: row.periodFrom.toISOString(),
    periodTo: row.periodTo.toISOString(),
    issuedAt: row.issuedAt.toISOString(),
    dueAt: row.dueAt.toISOString(),
    paidAt: row.paidAt?.toISOString() ?? null,
  };
}

/** Returns the invoices of a store, newest first. */
export async function listInvoices(
  db: Database,
  { supplierId, now }: { supplierId: string; now: Date },
): Promise<MembershipInvoice[]> {
  const rows = await db
    .select()
    .from(membershipInvoices)
    .where(eq(membershipInvoices.supplierId, supplierId))
    .orderBy(desc(membershipInvoices.issuedAt), desc(membershipInvoices.sequence))
    .limit(100);
  return rows.map((row) => toMembershipInvoice(row, now));
}

/** Returns unpaid invoices of all stores, including those of cancelled plans, oldest first. */
export async function listOpenInvoices(
  db: Database,
  { cursor, limit, now }: { cursor?: string | undefined; limit: number; now: Date },
) {
  const rows = await db
    .select({ invoice: membershipInvoices, businessName: suppliers.businessName })
    .from(membershipInvoices)
    .innerJoin(suppliers, eq(suppliers.id, membershipInvoices.supplierId))
    .where(
      and(
        isNull(membershipInvoices.paidAt),
        isNull(membershipInvoices.writtenOffAt),
        cursor ? gt(membershipInvoices.id, cursor) : undefined,
      ),
    )
    .orderBy(asc(membershipInvoices.id))
    .limit(limit + 1);
  const page = rows.slice(0, limit);
  return {
    invoices: page.map(({ invoice, businessName }) => ({
      ...toMembershipInvoice(invoice, now),
      businessName,
    })),
    nextCursor: rows.length > limit ? (page.at(-1)?.invoice.id ?? null) : null,
  };
}

/** Returns an invoice by id, or null. */
export async function findInvoice(db: Database, id: string): Promise<InvoiceRow | null> {
  const [row] = await db.select().from(membershipInvoices).where(eq(membershipInvoices.id, id));
  return row ?? null;
}

/** Returns the texts of an invoice for an email. */
export const invoiceTexts = (row: InvoiceRow) => ({
  number: membershipInvoiceNumber(row),
  planId: row.planId,
  total: formatRupees(row.totalMinor),
  net: formatRupees(row.netMinor),
  credit: row.creditMinor > 0 ? formatRupees(row.creditMinor) : null,
  tax: row.taxMinor > 0 ? `${formatRupees(row.taxMinor)} (GST ${row.taxPercent}%)` : null,
  periodFrom: row.periodFrom,
  periodTo: row.periodTo,
  dueAt: row.dueAt,
});

/** Returns the number of a store's oldest overdue invoice, or null. */
export async function findOverdueInvoice(
  db: Database,
  { supplierId, now }: { supplierId: string; now: Date },
): Promise<{ number: string } | null> {
  const [row] = await db
    .select()
    .from(membershipInvoices)
    .where(
      and(
        eq(membershipInvoices.supplierId, supplierId),
        isNull(membershipInvoices.paidAt),
        isNull(membershipInvoices.writtenOffAt),
        lt(membershipInvoices.dueAt, now),
      ),
    )
    .orderBy(asc(membershipInvoices.issuedAt))
    .limit(1);
  return row ? { number: membershipInvoiceNumber(row) } : null;
}
