import { randomBytes } from 'node:crypto';
import { and, count, eq, lte, ne } from 'drizzle-orm';
import { AppError, notFound } from '#lib/errors.ts';
import { newId } from '#lib/ids.ts';
import { type CommandContext, requireSignedIn } from '#platform/commands/context.ts';
import { lockUntilCommit } from '#platform/database/locks.ts';
import { maxSavedSearches } from '../contract.ts';
import { parseSavedSearch } from '../rules.ts';
import { toSavedSearch } from './queries.ts';
import { savedSearches } from './tables.ts';

/** Saves a search; repeated saves of the same search have no effect. */
export async function saveSearch(
  ctx: CommandContext,
  { params, alerts }: { params: string; alerts: boolean },
) {
  const { accountId } = requireSignedIn(ctx);
  const parsed = parseSavedSearch(params);
  if (!parsed)
    throw new AppError('invalid', 'Enter a search term or a filter first.', {
      reason: 'empty_search',
    });
  await lockUntilCommit(ctx.db, `saved-searches:${accountId}`);
  const [{ saved } = { saved: 0 }] = await ctx.db
    .select({ saved: count() })
    .from(savedSearches)
    .where(and(eq(savedSearches.accountId, accountId), ne(savedSearches.params, parsed.params)));
  if (saved >= maxSavedSearches)
    throw new AppError(
      'conflict',
      `You have saved ${maxSavedSearches} searches, the maximum. Delete one to save another.`,
      {
        reason: 'too_many',
      },
    );
  const [row] = await ctx.db
    .insert(savedSearches)
    .values({
      id: newId(),
      accountId,
      ...parsed,
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
  const { accountId } = requireSignedIn(ctx);
  const changed = await ctx.db
    .update(savedSearches)
    .set({ alerts, lookedAt: ctx.now })
    .where(and(eq(savedSearches.id, id), eq(savedSearches.accountId, accountId)))
    .returning({ id: savedSearches.id });
  if (changed.length === 0) throw notFound('Saved search');
}

export async function removeSearch(ctx: CommandContext, { id }: { id: string }): Promise<void> {
  const { accountId } = requireSignedIn(ctx);
  const deleted = await ctx.db
    .delete(savedSearches)
    .where(and(eq(savedSearches.id, id), eq(savedSearches.accountId, accountId)))
    .returning({ id: savedSearches.id });
  if (deleted.length === 0) throw notFound('Saved search');
}

/** Stops the alerts of the search that an email was about; following the link twice gives the same response. */
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

interface Check {
  id: string;
  /** Searches that were last checked before this are due. */
  dueBefore: Date;
  checkedAt: Date;
}

/** Records that a search was checked; returns false if it was not due any more. */
export async function markChecked(
  ctx: CommandContext,
  { id, dueBefore, checkedAt }: Check,
): Promise<boolean> {
  const marked = await ctx.db
    .update(savedSearches)
    .set({ lookedAt: checkedAt })
    .where(and(eq(savedSearches.id, id), lte(savedSearches.lookedAt, dueBefore)))
    .returning({ id: savedSearches.id });
  return marked.length > 0;
}
