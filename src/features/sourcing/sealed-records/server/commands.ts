import type { CommandContext } from '#platform/commands/context.ts';
import { getBasis } from './queries/record-source.ts';
import { requestRecords } from './tables.ts';

/** Stores on what the score of a request is based when it is awarded, once. */
export async function storeBasis(ctx: CommandContext, { requestId }: { requestId: string }): Promise<void> {
  const basis = await getBasis(ctx.db, { id: requestId, now: ctx.now });
  if (!basis) return;
  await ctx.db
    .insert(requestRecords)
    .values({ requestId, ...basis, storedAt: ctx.now })
    .onConflictDoNothing();
}
