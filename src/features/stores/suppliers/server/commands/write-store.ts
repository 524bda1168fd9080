import { eq } from 'drizzle-orm';
import { newId } from '#lib/ids.ts';
import type { CommandContext } from '#platform/commands/context.ts';
import { supplierDecisions, suppliers } from '../tables.ts';

/** The complete row of a store. */
export type StoreRow = typeof suppliers.$inferSelect;

type StoreKey = { id: string } | { ownerAccountId: string };

/** Returns a store, locked until the transaction ends, or null. */
export async function lockStore(ctx: CommandContext, key: StoreKey): Promise<StoreRow | null> {
  const [row] = await ctx.db
    .select()
    .from(suppliers)
    .where('id' in key ? eq(suppliers.id, key.id) : eq(suppliers.ownerAccountId, key.ownerAccountId))
    .for('update');
  return row ?? null;
}

/** Creates the store of an account with an empty registration; once, even with simultaneous requests. */
export async function createStore(ctx: CommandContext, ownerAccountId: string): Promise<void> {
  const id = newId();
  await ctx.db
    .insert(suppliers)
    .values({
      id,
      ownerAccountId,
      slug: id,
      status: 'draft',
      logoSeed: id,
      createdAt: ctx.now,
      updatedAt: ctx.now,
    })
    .onConflictDoNothing({ target: suppliers.ownerAccountId });
}

/** Changes a store that the transaction has locked with `lockStore`. */
export async function updateStore(
  ctx: CommandContext,
  { id, ...changes }: Partial<typeof suppliers.$inferInsert> & { id: string },
): Promise<void> {
  await ctx.db
    .update(suppliers)
    .set({ ...changes, updatedAt: ctx.now })
    .where(eq(suppliers.id, id));
}

type Decision = Pick<
  typeof supplierDecisions.$inferInsert,
  'supplierId' | 'decidedBy' | 'decision' | 'note' | 'fieldNotes'
>;

/** Records what an admin decided about a store. */
export async function recordDecision(ctx: CommandContext, decision: Decision): Promise<void> {
  await ctx.db.insert(supplierDecisions).values({ id: newId(), decidedAt: ctx.now, ...decision });
}
