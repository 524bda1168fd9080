import { and, desc, eq, gt, isNotNull, isNull, lt, or } from 'drizzle-orm';
import { notFound } from '#lib/errors.ts';
import type { Database } from '#platform/database/database.ts';
import type { DataExport } from '../../contract.ts';
import { dataExports } from '../tables.ts';

interface ExportQuery {
  accountId: string;
  now: Date;
}

type Row = typeof dataExports.$inferSelect;

export const describeExport = ({ id, requestedAt, readyAt, expiresAt, bytes }: Row): DataExport => ({
  id,
  status: readyAt ? 'ready' : 'waiting',
  requestedAt: requestedAt.toISOString(),
  readyAt: readyAt?.toISOString() ?? null,
  expiresAt: expiresAt?.toISOString() ?? null,
  bytes,
});

/** Returns the exports that an account can download and the pending one, newest first. */
export async function listExports(db: Database, { accountId, now }: ExportQuery): Promise<DataExport[]> {
  const rows = await db
    .select()
    .from(dataExports)
    .where(
      and(
        eq(dataExports.accountId, accountId),
        or(isNull(dataExports.expiresAt), gt(dataExports.expiresAt, now)),
      ),
    )
    .orderBy(desc(dataExports.requestedAt))
    .limit(10);
  return rows.map(describeExport);
}

/** Returns the storage key, size and date of an export that its owner can download now. */
export async function getReadyExport(db: Database, { id, accountId, now }: ExportQuery & { id: string }) {
  const [row] = await db
    .select()
    .from(dataExports)
    .where(
      and(
        eq(dataExports.id, id),
        eq(dataExports.accountId, accountId),
        isNotNull(dataExports.readyAt),
        gt(dataExports.expiresAt, now),
      ),
    );
  if (!row?.storageKey) throw notFound('Export');
  return { storageKey: row.storageKey, bytes: row.bytes ?? 0, requestedAt: row.requestedAt };
}

/** Returns up to two hundred expired exports. */
export const listExpiredExports = (db: Database, now: Date) =>
  db
    .select({ id: dataExports.id, storageKey: dataExports.storageKey })
    .from(dataExports)
    .where(lt(dataExports.expiresAt, now))
    .limit(200);
