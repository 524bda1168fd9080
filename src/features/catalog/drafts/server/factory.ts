import { newId } from '#lib/ids.ts';
import type { Database } from '#platform/database/database.ts';
import type { DraftValues } from '../contract/draft-values.ts';
import { emptyDraft } from '../rules/empty-draft.ts';
import { findDraftGaps } from '../rules/gaps.ts';
import { productDrafts } from './tables.ts';

/** Returns draft form values with these fields filled in, for a test or the seed. */
export const draftOf = (values: Partial<DraftValues> = {}): DraftValues => ({ ...emptyDraft, ...values });

interface NewDraft {
  id?: string;
  supplierId: string;
  accountId?: string | null;
  values?: Partial<DraftValues>;
  savedAt?: Date;
}

/** Inserts a draft for a test or the seed. */
export async function createDraft(
  db: Database,
  { id = newId(), supplierId, accountId = null, values, savedAt = new Date() }: NewDraft,
): Promise<{ id: string }> {
  const full = draftOf(values);
  const row = { id, supplierId, accountId, version: 1, values: full, missing: findDraftGaps(full), savedAt };
  await db.insert(productDrafts).values(row).onConflictDoNothing();
  return { id };
}
