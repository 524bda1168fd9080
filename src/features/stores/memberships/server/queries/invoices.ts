import { and, asc, desc, eq, gt, isNull, lt } from 'drizzle-orm';
import { suppliers } from '#features/stores/suppliers/server/tables.ts';
import { formatAmount } from '#lib/amounts.ts';
import { homeMarket } from '#lib/market.ts';
import type { Database } from '#platform/database/database.ts';
import type { MembershipInvoice } from '../../contract.ts';
import { membershipInvoices } from '../tables.ts';

export const rupees = (minor: number): string => formatAmount(minor, homeMarket.currency);

export type InvoiceRow = typeof membershipInvoices.$inferSelect;

export const numberOf = ({ year, sequence }: InvoiceRow): string =>
  `PW-${year}-${String(sequence).padStart(4, '0')}`;

function stateOf(
  { paidAt, lapsedAt, writtenOffAt, dueAt }: InvoiceRow,
  now: Date,
): MembershipInvoice['state'] {
  if (paidAt) return 'paid';
  if (writtenOffAt) return 'written_off';
  if (lapsedAt) return 'lapsed';
  return dueAt < now ? 'overdue' : 'open';
}

function describe(row: InvoiceRow, now: Date): MembershipInvoice {
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
    number: numberOf(row),
    state: stateOf(row, now),
    periodFrom: row.periodFrom.toISOString(),
    periodTo: row.periodTo.toISOString(),
    issuedAt: row.issuedAt.toISOString(),
    dueAt: row.dueAt.toISOString(),
    paidAt: row.paidAt?.toISOString() ?? null,
  };
}

/** Invoices of one store, the newest first. */
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
  return rows.map((row) => describe(row, now));
}

/** Invoices of all stores that are owed, those of plans taken back among them, in the order in which they were written. */
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
    invoices: page.map(({ invoice, businessName }) => ({ ...describe(invoice, now), businessName })),
    nextCursor: rows.length > limit ? (page.at(-1)?.invoice.id ?? null) : null,
  };
}

/** One invoice with its store, for a message. */
export async function findInvoice(db: Database, id: string): Promise<InvoiceRow | null> {
  const [row] = await db.select().from(membershipInvoices).where(eq(membershipInvoices.id, id));
  return row ?? null;
}

/** What a message says of an invoice. */
export const invoiceWords = (row: InvoiceRow) => ({
  number: numberOf(row),
  planId: row.planId,
  total: rupees(row.totalMinor),
  net: rupees(row.netMinor),
  credit: row.creditMinor > 0 ? rupees(row.creditMinor) : null,
  tax: row.taxMinor > 0 ? `${rupees(row.taxMinor)} (GST ${row.taxPercent}%)` : null,
  periodFrom: row.periodFrom,
  periodTo: row.periodTo,
  dueAt: row.dueAt,
});

/** The oldest invoice of a store that should have been paid by now; null when there is none. */
export async function findOverdue(
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
  return row ? { number: numberOf(row) } : null;
}
