import { and, eq, isNull } from 'drizzle-orm';
import type { SupplierEvent } from '#features/stores/suppliers/contract.ts';
import { requireStore } from '#features/stores/suppliers/server/queries.ts';
import { type CommandContext, requireRole } from '#platform/commands/context.ts';
import type { Database } from '#platform/database/database.ts';
import { differsFromExcluded, excluded } from '#platform/database/typed-sql.ts';
import { defineJob } from '#platform/jobs/define-job.ts';
import { addJob } from '#platform/jobs/queue.ts';
import type { JobContext } from '#platform/jobs/subscriptions.ts';
import { deriveLimits } from '../queries/derived-limits.ts';
import { listDerivedStores } from '../queries/derived-stores.ts';
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

/** Derives the capabilities of all approved stores, some hundreds at a time. Returns how many stores that were. */
export async function deriveAllCapabilities(db: Database, now: Date): Promise<number> {
  let count = 0;
  let supplierIds = await listDerivedStores(db, { after: firstId, limit: batchSize });
  while (supplierIds.length > 0) {
    await writeDerived(db, { supplierIds, now });
    count += supplierIds.length;
    supplierIds = await listDerivedStores(db, { after: supplierIds.at(-1) ?? firstId, limit: batchSize });
  }
  return count;
}

/** Derives the capabilities of all stores; each batch is a transaction of its own. */
export const deriveNightly = async ({ db, now }: JobContext): Promise<void> => {
  await deriveAllCapabilities(db, now);
};

/** At a start: derives the capabilities in the background if no store has any yet. */
export async function ensureCapabilities(db: Database): Promise<void> {
  const [first] = await db.select({ id: capabilities.supplierId }).from(capabilities).limit(1);
  const job = deriveCapabilitiesJob;
  if (!first) await addJob(db, { job, payload: {}, key: job.name });
}

/** Derives the capabilities of a store that was approved. */
export async function deriveApproved(ctx: CommandContext, { supplierId }: SupplierEvent): Promise<void> {
  await writeDerived(ctx.db, { supplierIds: [supplierId], now: ctx.now });
}

/** Gives up what the owner of the caller's store edited, so that its capabilities follow its products again. */
export async function resetCapabilities(ctx: CommandContext): Promise<{ supplierId: string }> {
  requireRole(ctx, 'supplier');
  const { id: supplierId } = await requireStore(ctx, 'company.write');
  await ctx.db.update(capabilities).set({ editedAt: null }).where(eq(capabilities.supplierId, supplierId));
  await writeDerived(ctx.db, { supplierIds: [supplierId], now: ctx.now });
  return { supplierId };
}
