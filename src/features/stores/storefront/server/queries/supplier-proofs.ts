import { and, asc, desc, eq, gte, isNull } from 'drizzle-orm';
import { storeBankAccounts } from '#features/stores/bank-details/server/tables.ts';
import { gstinProblem } from '#features/stores/suppliers/rules/gstin.ts';
import type { suppliers } from '#features/stores/suppliers/server/tables.ts';
import { toDateString } from '#lib/calendar.ts';
import type { Database } from '#platform/database/database.ts';
import { supplierCertificates } from '../tables.ts';

type SupplierRow = typeof suppliers.$inferSelect;

/** Returns what was verified. The number of the account and the GSTIN are not part of it. */
export async function findChecks(db: Database, { id, verifiedAt, approvedAt, gstin }: SupplierRow) {
  const [account] = await db
    .select({ verifiedAt: storeBankAccounts.decidedAt })
    .from(storeBankAccounts)
    .where(
      and(
        eq(storeBankAccounts.supplierId, id),
        eq(storeBankAccounts.state, 'verified'),
        isNull(storeBankAccounts.replacedAt),
      ),
    );
  return {
    documentsCheckedAt: verifiedAt?.toISOString() ?? null,
    bankAccountVerifiedAt: account?.verifiedAt?.toISOString() ?? null,
    hasValidGstin: Boolean(gstin) && gstinProblem(gstin ?? '') === null,
    approvedAt: approvedAt?.toISOString() ?? null,
  };
}

/** Returns the valid certificates of a supplier, latest expiry first. */
export async function listCertificates(db: Database, { supplierId, now }: { supplierId: string; now: Date }) {
  const rows = await db
    .select()
    .from(supplierCertificates)
    .where(
      and(
        eq(supplierCertificates.supplierId, supplierId),
        gte(supplierCertificates.expiresOn, toDateString(now)),
      ),
    )
    .orderBy(desc(supplierCertificates.expiresOn), asc(supplierCertificates.code))
    .limit(50);
  return rows.map(({ id, code, number, issuedOn, expiresOn, body }) => ({
    id,
    code,
    number,
    issuedOn,
    expiresOn,
    body,
    expired: expiresOn < toDateString(now),
  }));
}
