import { and, asc, desc, eq, lte } from 'drizzle-orm';
import { accounts } from '#features/identity/accounts/server/tables.ts';
import { type Reader, requireSignedIn } from '#platform/commands/context.ts';
import type { Database } from '#platform/database/database.ts';
import { maxSavedSearches } from '../contract.ts';
import { savedSearches } from './tables.ts';

type Row = typeof savedSearches.$inferSelect;

export const toSavedSearch = ({
  id,
  name,
  params,
  alerts,
  createdAt,
}: Pick<Row, 'id' | 'name' | 'params' | 'alerts' | 'createdAt'>) => ({
  id,
  name,
  to: `/search?${params}`,
  alerts,
  createdAt,
});

/** Returns the saved searches of the signed-in user, newest first. */
export async function listSaved(db: Database, actor: Reader | null) {
  const { accountId } = requireSignedIn({ actor });
  const rows = await db
    .select()
    .from(savedSearches)
    .where(eq(savedSearches.accountId, accountId))
    .orderBy(desc(savedSearches.createdAt), desc(savedSearches.id))
    .limit(maxSavedSearches);
  return rows.map(toSavedSearch);
}

/** Returns a batch of searches with alerts that were last checked before a given time, with their owners. */
export const listDue = (db: Database, { before, limit }: { before: Date; limit: number }) =>
  db
    .select({
      id: savedSearches.id,
      accountId: savedSearches.accountId,
      name: savedSearches.name,
      params: savedSearches.params,
      stopToken: savedSearches.stopToken,
      lookedAt: savedSearches.lookedAt,
      email: accounts.email,
      person: accounts.name,
    })
    .from(savedSearches)
    .innerJoin(accounts, eq(accounts.id, savedSearches.accountId))
    .where(and(eq(savedSearches.alerts, true), lte(savedSearches.lookedAt, before)))
    .orderBy(asc(savedSearches.lookedAt), asc(savedSearches.id))
    .limit(limit);
