import { and, desc, eq, inArray, type SQL } from 'drizzle-orm';
import { storedFiles } from '#features/files/files/server/tables.ts';
import { accounts } from '#features/identity/accounts/server/tables.ts';
import type { Database } from '#platform/database/database.ts';
import { type DraftRow, maxDrafts, type QuoteDraft } from '../contract.ts';
import { quoteApprovalRules, quoteDrafts } from './tables.ts';

interface Reader {
  supplierId: string;
  accountId: string;
}

async function selectDrafts(
  db: Database,
  { accountId, where }: { accountId: string; where: SQL | undefined },
) {
  const rows = await db
    .select({ draft: quoteDrafts, authorName: accounts.name })
    .from(quoteDrafts)
    .innerJoin(accounts, eq(accounts.id, quoteDrafts.authorAccountId))
    .where(where)
    .orderBy(desc(quoteDrafts.updatedAt), desc(quoteDrafts.id))
    .limit(maxDrafts);
  return rows.map(
    ({ draft, authorName }): QuoteDraft => ({
      id: draft.id,
      target: draft.target,
      title: draft.title,
      typed: draft.typed,
      author: { name: authorName, isReader: draft.authorAccountId === accountId },
      isWaiting: draft.offerHash !== null,
      returnNote: draft.returnNote,
      updatedAt: draft.updatedAt.toISOString(),
    }),
  );
}

/** Returns the drafts of a store, the last changed ones first. */
export const listDrafts = (db: Database, { supplierId, accountId }: Reader): Promise<DraftRow[]> =>
  selectDrafts(db, { accountId, where: eq(quoteDrafts.supplierId, supplierId) });

/** Returns the draft of a store for what a quote answers; null without one. */
export async function findDraft(
  db: Database,
  { supplierId, accountId, target }: Reader & { target: string },
): Promise<QuoteDraft | null> {
  const where = and(eq(quoteDrafts.supplierId, supplierId), eq(quoteDrafts.target, target));
  const [found] = await selectDrafts(db, { accountId, where });
  return found ?? null;
}

/** Returns whether the quotes of a store need the approval of a second person. */
export const needsApproval = async (db: Database, supplierId: string): Promise<boolean> =>
  (await db.$count(quoteApprovalRules, eq(quoteApprovalRules.supplierId, supplierId))) > 0;

/** Returns which of these files an account uploaded for a quote. */
export async function listOwnFileIds(
  db: Database,
  { ids, accountId }: { ids: readonly string[]; accountId: string },
): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select({ id: storedFiles.id })
    .from(storedFiles)
    .where(
      and(
        inArray(storedFiles.id, [...ids]),
        eq(storedFiles.ownerAccountId, accountId),
        inArray(storedFiles.purpose, ['quote-file', 'order-artwork']),
      ),
    );
  return rows.map(({ id }) => id);
}

/** Returns what notifications say of a draft; null if it is gone. */
export async function findDraftFacts(db: Database, id: string) {
  const [row] = await db
    .select({ draft: quoteDrafts, authorName: accounts.name })
    .from(quoteDrafts)
    .innerJoin(accounts, eq(accounts.id, quoteDrafts.authorAccountId))
    .where(eq(quoteDrafts.id, id));
  return row ? { ...row.draft, authorName: row.authorName } : null;
}
