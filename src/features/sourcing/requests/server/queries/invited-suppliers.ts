import { and, inArray, ne } from 'drizzle-orm';
import { findMatches } from '#features/sourcing/requirements/server/queries/find-matches.ts';
import { isPublicSupplier } from '#features/stores/suppliers/server/queries.ts';
import { suppliers } from '#features/stores/suppliers/server/tables.ts';
import type { Database } from '#platform/database/database.ts';
import { maxInvited, type RequestContent, type RequestForm } from '../../contract/request-form.ts';

export interface InvitedSupplier {
  supplierId: string;
  /** Why it fits, as a sentence for the buyer. */
  reason: string;
}

interface Selection extends Pick<RequestForm, 'audience' | 'invited' | 'excluded'> {
  content: RequestContent;
  buyerAccountId: string;
  now: Date;
}

/** Returns the suppliers who receive a request: those whom the buyer chose, then the best matches. */
export async function selectInvited(
  db: Database,
  { content, audience, invited, excluded, buyerAccountId }: Selection,
): Promise<InvitedSupplier[]> {
  const chosen = audience === 'matched' ? [] : await listInvitable(db, { ids: invited, buyerAccountId });
  const selected = new Map(
    chosen.map((supplierId) => [supplierId, { supplierId, reason: 'You invited this supplier' }]),
  );
  if (audience === 'invited') return [...selected.values()];
  const productName = content.lines.map(({ title }) => title).join(' ');
  for (const { supplierId } of await findMatches(db, { productName, buyerAccountId }))
    if (selected.size < maxInvited && !selected.has(supplierId) && !excluded.includes(supplierId))
      selected.set(supplierId, { supplierId, reason: 'Sells this kind of packaging' });
  return [...selected.values()];
}

/** Returns which of these suppliers are public and not the buyer's own, in the given order. */
export async function listInvitable(
  db: Database,
  { ids, buyerAccountId }: { ids: readonly string[]; buyerAccountId: string },
): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select({ id: suppliers.id })
    .from(suppliers)
    .where(
      and(inArray(suppliers.id, [...ids]), isPublicSupplier, ne(suppliers.ownerAccountId, buyerAccountId)),
    );
  const known = new Set(rows.map(({ id }) => id));
  return [...new Set(ids)].filter((id) => known.has(id));
}
