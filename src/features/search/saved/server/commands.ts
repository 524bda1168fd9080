import { randomBytes } from 'node:crypto';
import { and, count, eq, inArray, ne } from 'drizzle-orm';
import { AppError, notFound } from '#lib/errors.ts';
import { newId } from '#lib/ids.ts';
import { type CommandContext, signedIn } from '#platform/commands/context.ts';
import { lockUntilCommit } from '#platform/database/locks.ts';
import { mostSaved } from '../contract.ts';
import { keptSearch } from '../rules.ts';
import { toSavedSearch } from './queries.ts';
import { savedSearches } from './tables.ts';

/** Keeps a search; the same search once, however often it is saved. */
export async function saveSearch(
  ctx: CommandContext,
  { params, alerts }: { params: string; alerts: boolean },
) {
  const { accountId } = signedIn(ctx);
  const kept = keptSearch(params);
  if (!kept)
    throw new AppError('invalid', 'Please search for something first, then save it.', {
      reason: 'empty_search',
    });
  await lockUntilCommit(ctx.db, `saved-searches:${accountId}`);
  const [{ saved } = { saved: 0 }] = await ctx.db
    .select({ saved: count() })
    .from(savedSearches)
    .where(and(eq(savedSearches.accountId, accountId), ne(savedSearches.params, kept.params)));
  if (saved >= mostSaved)
    throw new AppError('conflict', `You have saved ${mostSaved} searches. Delete one to save another.`, {
      reason: 'too_many',
    });
  const [row] = await ctx.db
    .insert(savedSearches)
    .values({
      id: newId(),
      accountId,
      ...kept,
      alerts,
      stopToken: randomBytes(24).toString('base64url'),
      lookedAt: ctx.now,
      createdAt: ctx.now,
    })
    .onConflictDoUpdate({ target: [savedSearches.accountId, savedSearches.params], set: { alerts } })
    .returning();
  if (!row) throw notFound('Saved search');
  return toSavedSearch(row);
}

export async function setAlerts(
  ctx: CommandContext,
  { id, alerts }: { id: string; alerts: boolean },
): Promise<void> {
  const { accountId } = signedIn(ctx);
  const changed = await ctx.db
    .update(savedSearches)
    .set({ alerts, lookedAt: ctx.now })
    .where(and(eq(savedSearches.id, id), eq(savedSearches.accountId, accountId)))
    .returning({ id: savedSearches.id });
  if (changed.length === 0) throw notFound('Saved search');
}

export async function removeSearch(ctx: CommandContext, { id }: { id: string }): Promise<void> {
  const { accountId } = signedIn(ctx);
  const gone = await ctx.db
    .delete(savedSearches)
    .where(and(eq(savedSearches.id, id), eq(savedSearches.accountId, accountId)))
    .returning({ id: savedSearches.id });
  if (gone.length === 0) throw notFound('Saved search');
}

/** Stops the alerts of the search that a mail was about; who follows the link twice is told the same. */
export async function stopAlerts(
  ctx: CommandContext,
  { token }: { token: string },
): Promise<{ name: string }> {
  const [stopped] = await ctx.db
    .update(savedSearches)
    .set({ alerts: false })
    .where(eq(savedSearches.stopToken, token))
    .returning({ name: savedSearches.name });
  if (!stopped) throw notFound('Saved search');
  return stopped;
}

/** Notes that searches were looked at now. */
export async function markLooked(ctx: CommandContext, ids: readonly string[]): Promise<void> {
  if (ids.length > 0)
    await ctx.db
      .update(savedSearches)
      .set({ lookedAt: ctx.now })
      .where(inArray(savedSearches.id, [...ids]));
}
