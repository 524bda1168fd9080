import { and, inArray, ne } from 'drizzle-orm';
import { matchSuppliers } from '#features/sourcing/capabilities/server/queries/match-suppliers.ts';
import { resolveNeed } from '#features/sourcing/capabilities/server/queries.ts';
import { isPublicSupplier } from '#features/stores/suppliers/server/queries.ts';
import { suppliers } from '#features/stores/suppliers/server/tables.ts';
import type { Database } from '#platform/database/database.ts';
import { maxInvited, type RequestContent, type RequestForm } from '../../contract/request-form.ts';
import { needOf } from '../../rules/request-need.ts';

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
  { content, audience, invited, excluded, buyerAccountId, now }: Selection,
): Promise<InvitedSupplier[]> {
  const chosen = audience === 'matched' ? [] : await listInvitable(db, { ids: invited, buyerAccountId });
  const selected = chosen.map((supplierId) => ({ supplierId, reason: 'You invited this supplier' }));
  if (audience === 'invited') return selected;
  const need = await resolveNeed(db, { form: needOf(content), now });
  const exclude = [...chosen, ...excluded];
  const { matches } = await matchSuppliers(db, { need, buyerAccountId, exclude });
  const matched = matches.map(({ supplierId, reasons }) => ({
    supplierId,
    reason: reasons.slice(0, 2).join(' · ') || 'Can make what you need',
  }));
  return [...selected, ...matched].slice(0, maxInvited);
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
