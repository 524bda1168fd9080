import { and, asc, desc, eq, gt } from 'drizzle-orm';
import { suppliers } from '#features/stores/suppliers/server/tables.ts';
import type { Database } from '#platform/database/database.ts';
import type { Certificate } from '../contract.ts';
import { certificateStatusOf, daysUntil } from '../rules.ts';
import { certificates } from './tables.ts';

type Row = typeof certificates.$inferSelect;

function toCertificate(row: Row, now: Date): Certificate {
  const { id, code, number, body, issuedOn, expiresOn, status, note, documentFileId, submittedAt } = row;
  const daysLeft = daysUntil(expiresOn, now);
  return {
    id,
    code,
    number,
    body,
    issuedOn,
    expiresOn,
    status,
    note,
    documentFileId,
    daysLeft,
    standing: certificateStatusOf(status, daysLeft),
    submittedAt: submittedAt.toISOString(),
  };
}

/** Returns the certificates of a store, latest expiry first. */
export async function listCertificates(
  db: Database,
  { supplierId, now }: { supplierId: string; now: Date },
): Promise<Certificate[]> {
  const rows = await db
    .select()
    .from(certificates)
    .where(eq(certificates.supplierId, supplierId))
    .orderBy(desc(certificates.expiresOn), asc(certificates.code))
    .limit(100);
  return rows.map((row) => toCertificate(row, now));
}

/** Returns the certificates that wait for review, longest waiting first. */
export async function listSubmitted(
  db: Database,
  { cursor, limit, now }: { cursor?: string | undefined; limit: number; now: Date },
) {
  const rows = await db
    .select({ certificate: certificates, businessName: suppliers.businessName })
    .from(certificates)
    .innerJoin(suppliers, eq(suppliers.id, certificates.supplierId))
    .where(and(eq(certificates.status, 'submitted'), cursor ? gt(certificates.id, cursor) : undefined))
    .orderBy(asc(certificates.id))
    .limit(limit + 1);
  const page = rows.slice(0, limit);
  return {
    certificates: page.map((row) => ({
      ...toCertificate(row.certificate, now),
      businessName: row.businessName,
    })),
    nextCursor: rows.length > limit ? (page.at(-1)?.certificate.id ?? null) : null,
  };
}

export async function findCertificate(db: Database, id: string): Promise<Row | null> {
  const [row] = await db.select().from(certificates).where(eq(certificates.id, id));
  return row ?? null;
}
