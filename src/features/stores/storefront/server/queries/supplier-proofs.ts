import { and, asc, desc, eq, gte, isNull, sql } from 'drizzle-orm';
import { storeBankAccounts } from '#features/stores/bank-details/server/tables.ts';
import { hasValidGstin } from '#features/stores/suppliers/rules/gstin.ts';
import { suppliers } from '#features/stores/suppliers/server/tables.ts';
import { toDateString } from '#lib/calendar.ts';
import type { Database } from '#platform/database/database.ts';
import { createPreparedQuery } from '#platform/database/prepared-query.ts';
import { maxListedCertificates, type SupplierListing } from '../../contract.ts';
import { supplierCertificates } from '../tables.ts';

type SupplierRow = typeof suppliers.$inferSelect;

const verifiedAccounts = createPreparedQuery((db) =>
  db
    .select({ verifiedAt: storeBankAccounts.decidedAt })
    .from(storeBankAccounts)
    .where(
      and(
        eq(storeBankAccounts.supplierId, sql.placeholder('supplierId')),
        eq(storeBankAccounts.state, 'verified'),
        isNull(storeBankAccounts.replacedAt),
      ),
    )
    .prepare('verified_bank_account'),
);

/** Returns what was verified. The number of the account and the GSTIN are not part of it. */
export async function findChecks(db: Database, { id, verifiedAt, approvedAt, gstin }: SupplierRow) {
  const [account] = await verifiedAccounts(db).execute({ supplierId: id });
  return {
    documentsCheckedAt: verifiedAt?.toISOString() ?? null,
    bankAccountVerifiedAt: account?.verifiedAt?.toISOString() ?? null,
    hasValidGstin: hasValidGstin({ gstin }),
    approvedAt: approvedAt?.toISOString() ?? null,
  };
}

const validCertificates = createPreparedQuery((db) =>
  db
    .select()
    .from(supplierCertificates)
    .where(
      and(
        eq(supplierCertificates.supplierId, sql.placeholder('supplierId')),
        gte(supplierCertificates.expiresOn, sql.placeholder('today')),
      ),
    )
    .orderBy(desc(supplierCertificates.expiresOn), asc(supplierCertificates.code))
    .limit(50)
    .prepare('valid_certificates'),
);

/** Returns the valid certificates of a supplier, latest expiry first. */
export async function listCertificates(db: Database, { supplierId, now }: { supplierId: string; now: Date }) {
  const rows = await validCertificates(db).execute({ supplierId, today: toDateString(now) });
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

/**
 * Returns the SQL expression for the certificates of the supplier that are valid today, the one asked for first. Read
 * from its own index, for each row shown. `suppliers.id` is qualified by hand, because Drizzle omits the table.
 */
export const listedCertificates = (now: Date, first = '') => sql<SupplierListing['certificates']>`coalesce((
  select jsonb_agg(jsonb_build_object('code', valid.code, 'expiresOn', valid.expires_on) order by valid.is_first desc, valid.expires_on desc, valid.code)
  from (
    select ${supplierCertificates.code} as code, max(${supplierCertificates.expiresOn}) as expires_on, bool_or(upper(${supplierCertificates.code}) = ${first.toUpperCase()}) as is_first
    from ${supplierCertificates}
    where ${supplierCertificates.supplierId} = ${suppliers}.id and ${supplierCertificates.expiresOn} >= ${toDateString(now)}
    group by 1 order by 3 desc, 2 desc, 1 limit ${maxListedCertificates}
  ) valid), '[]'::jsonb)`;
