import { and, asc, eq, gt, isNull } from 'drizzle-orm';
import type { SupplierEvent } from '#features/stores/suppliers/contract.ts';
import { suppliers } from '#features/stores/suppliers/server/tables.ts';
import type { CommandContext } from '#platform/commands/context.ts';
import type { Database } from '#platform/database/database.ts';
import { differsFromExcluded, excluded } from '#platform/database/typed-sql.ts';
import { defineJob } from '#platform/jobs/define-job.ts';
import type { JobContext } from '#platform/jobs/subscriptions.ts';
import { deriveLimits } from '../queries/derived-limits.ts';
import { limitColumns } from '../queries/limit-columns.ts';
import { storeCapabilities as capabilities } from '../tables.ts';

/** Derives the capabilities of all stores every night. */
export const deriveCapabilitiesJob = defineJob('sourcing.derive-capabilities');

const batchSize = 500;
const firstId = '00000000-0000-0000-0000-000000000000';

/** Replaces all limits by those that the insert would have written. */
const updates = Object.fromEntries(
  Object.entries({ ...limitColumns, updatedAt: capabilities.updatedAt }).map(([key, column]) => [
    key,
    excluded(column),
  ]),
);

interface Stores {
  supplierIds: readonly string[];
  now: Date;
}

/** Derives the capabilities of stores from their products. Those that an owner has edited stay as they are. */
async function writeDerived(db: Database, { supplierIds, now }: Stores): Promise<void> {
  const limits = await deriveLimits(db, supplierIds);
  const rows = [...limits].map(([supplierId, row]) => ({ supplierId, ...row, updatedAt: now }));
  if (rows.length === 0) return;
  await db
    .insert(capabilities)
    .values(rows)
    .onConflictDoUpdate({
      target: capabilities.supplierId,
      set: updates,
      setWhere: and(isNull(capabilities.editedAt), differsFromExcluded(Object.values(limitColumns))),
    });
}

/** Returns the next approved stores whose capabilities are derived, in the order of their ids. */
async function listDerivedStores(db: Database, after: string): Promise<string[]> {
  const rows = await db
    .select({ id: suppliers.id })
    .from(suppliers)
    .leftJoin(capabilities, eq(capabilities.supplierId, suppliers.id))
    .where(and(eq(suppliers.status, 'approved'), gt(suppliers.id, after), isNull(capabilities.editedAt)))
    .orderBy(asc(suppliers.id))
    .limit(batchSize);
  return rows.map(({ id }) => id);
}

/** Derives the capabilities of all approved stores, some hundreds at a time. Returns how many stores that were. */
export async function deriveAllCapabilities(db: Database, now: Date): Promise<number> {
  let count = 0;
  let supplierIds = await listDerivedStores(db, firstId);
  while (supplierIds.length > 0) {
    await writeDerived(db, { supplierIds, now });
    count += supplierIds.length;
    supplierIds = await listDerivedStores(db, supplierIds.at(-1) ?? firstId);
  }
  return count;
}

/** Derives the capabilities of all stores; each batch is a transaction of its own. */
export const deriveNightly = async ({ db, now }: JobContext): Promise<void> => {
  await deriveAllCapabilities(db, now);
};

/** Derives the capabilities of a store that was approved. */
export async function deriveApproved(ctx: CommandContext, { supplierId }: SupplierEvent): Promise<void> {
  await writeDerived(ctx.db, { supplierIds: [supplierId], now: ctx.now });
}
