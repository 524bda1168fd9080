import { and, asc, desc, eq, ne, or, sql } from 'drizzle-orm';
import { listFiles } from '#features/files/files/server/queries.ts';
import { accounts } from '#features/identity/accounts/server/tables.ts';
import { countryName } from '#features/stores/locations/server/queries.ts';
import { fileIdsOf } from '#features/stores/registration/server/queries.ts';
import type { SupplierStatus } from '#features/stores/suppliers/contract/options.ts';
import { documentStateOf } from '#features/stores/suppliers/rules/document-state.ts';
import { supplierDecisions, suppliers } from '#features/stores/suppliers/server/tables.ts';
import { AppError, notFound } from '#lib/errors.ts';
import type { Database } from '#platform/database/database.ts';
import type { Application, ApplicationRow } from '../contract.ts';

type SupplierRow = typeof suppliers.$inferSelect;

interface ApplicationsQuery {
  status: SupplierStatus;
  cursor?: string | undefined;
  limit: number;
}

/**
 * Returns the applications with a status, longest waiting first. Stores that were never submitted have no date and
 * are sorted by id.
 */
export async function listApplications(db: Database, { status, cursor, limit }: ApplicationsQuery) {
  const when = sql<Date>`coalesce(${suppliers.submittedAt}, ${suppliers.createdAt})`;
  const after = cursor ? readCursor(cursor) : null;
  const beyond = after
    ? sql`(${when}, ${suppliers.id}) > (${after.at}::timestamptz, ${after.id}::uuid)`
    : undefined;
  const rows = await db
    .select()
    .from(suppliers)
    .where(
      and(
        eq(suppliers.status, status),
        or(ne(suppliers.draftVersion, 0), ne(suppliers.status, 'draft')),
        beyond,
      ),
    )
    .orderBy(asc(when), asc(suppliers.id))
    .limit(limit + 1);
  const last = rows.length > limit ? rows[limit - 1] : undefined;
  return {
    applications: rows.slice(0, limit).map(describeRow),
    nextCursor: last ? `${(last.submittedAt ?? last.createdAt).toISOString()}_${last.id}` : null,
  };
}

function readCursor(cursor: string): { at: string; id: string } {
  const [, at, id] = /^(\d{4}-\d\d-\d\dT[\d:.]+Z)_([0-9a-f-]{36})$/.exec(cursor) ?? [];
  if (!at || !id) throw new AppError('invalid', 'This page does not exist.');
  return { at, id };
}

function describeRow(row: SupplierRow): ApplicationRow {
  const { id, businessName, status, submittedAt, draft, ownerVerifiedAt } = row;
  const country = row.country || (draft.country ?? '');
  return {
    id,
    businessName,
    status,
    city: row.city || (draft.city ?? ''),
    countryName: country ? countryName(country) : '',
    primaryCategories: row.primaryCategories,
    submittedAt: submittedAt?.toISOString() ?? null,
    hasDocument: documentStateOf(row) !== 'none',
    emailVerified: ownerVerifiedAt !== null,
  };
}

/** Returns an application with everything that was submitted and its decisions, newest first. */
export async function getApplication(
  db: Database,
  { id, viewerId }: { id: string; viewerId: string },
): Promise<Application> {
  const [row] = await db
    .select({
      supplier: suppliers,
      owner: { name: accounts.name, email: accounts.email, phone: accounts.phone },
    })
    .from(suppliers)
    .innerJoin(accounts, eq(accounts.id, suppliers.ownerAccountId))
    .where(eq(suppliers.id, id));
  if (!row) throw notFound('Application');
  const { supplier, owner } = row;
  const [files, decisions] = await Promise.all([
    listFiles(db, fileIdsOf(supplier.draft)),
    listDecisions(db, id),
  ]);
  return {
    ...describeRow(supplier),
    version: supplier.version,
    slug: supplier.slug,
    ownerName: owner.name,
    ownerEmail: owner.email,
    ownerPhone: owner.phone,
    isOwn: supplier.ownerAccountId === viewerId,
    verifiedAt: supplier.verifiedAt?.toISOString() ?? null,
    form: supplier.draft,
    files,
    decisions,
  };
}

/** Returns the decisions about a store, newest first. */
export async function listDecisions(db: Database, supplierId: string): Promise<Application['decisions']> {
  const rows = await db
    .select({ decision: supplierDecisions, decidedByName: accounts.name })
    .from(supplierDecisions)
    .innerJoin(accounts, eq(accounts.id, supplierDecisions.decidedBy))
    .where(eq(supplierDecisions.supplierId, supplierId))
    .orderBy(desc(supplierDecisions.decidedAt), desc(supplierDecisions.id))
    .limit(100);
  return rows.map(({ decision: { decision, note, fieldNotes, decidedAt }, decidedByName }) => ({
    decision,
    note,
    fieldNotes,
    decidedAt: decidedAt.toISOString(),
    decidedByName,
  }));
}
