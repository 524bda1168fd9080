import { and, eq } from 'drizzle-orm';
import type { CommandContext } from '#platform/commands/context.ts';
import { deleteStoredResponses } from '#platform/idempotency/replay.ts';
import type { MemberRole } from '../../rules/store-roles.ts';
import { storeMembers, suppliers } from '../tables.ts';
import { announceVisibility } from './announce-visibility.ts';

interface MemberKey {
  supplierId: string;
  accountId: string;
}

/** Adds an account to a store; returns false if it already works in one. */
export async function addMember(
  ctx: CommandContext,
  { supplierId, accountId, role }: MemberKey & { role: MemberRole },
): Promise<boolean> {
  const [added] = await ctx.db
    .insert(storeMembers)
    .values({ supplierId, accountId, role, joinedAt: ctx.now })
    .onConflictDoNothing({ target: storeMembers.accountId })
    .returning({ accountId: storeMembers.accountId });
  return added !== undefined;
}

const memberCondition = ({ supplierId, accountId }: MemberKey) =>
  and(eq(storeMembers.supplierId, supplierId), eq(storeMembers.accountId, accountId));

/** Changes a member's role; returns false if there is no such member. */
export async function changeMember(
  ctx: CommandContext,
  { role, ...member }: MemberKey & { role: MemberRole },
): Promise<boolean> {
  const [changed] = await ctx.db
    .update(storeMembers)
    .set({ role })
    .where(memberCondition(member))
    .returning({ accountId: storeMembers.accountId });
  if (changed) await deleteStoredResponses(ctx, member.accountId);
  return changed !== undefined;
}

/** Removes a member from a store; returns false if there is no such member. */
export async function removeMember(ctx: CommandContext, member: MemberKey): Promise<boolean> {
  const [removed] = await ctx.db
    .delete(storeMembers)
    .where(memberCondition(member))
    .returning({ accountId: storeMembers.accountId });
  if (removed) await deleteStoredResponses(ctx, member.accountId);
  return removed !== undefined;
}

/**
 * Closes the store of a closed account and returns its id, or null. The store leaves the marketplace immediately, and
 * personal data is erased; name, tax number and address of the company stay, because orders and invoices of others
 * refer to them.
 */
export async function closeStoreOf(
  ctx: CommandContext,
  { accountId }: { accountId: string },
): Promise<string | null> {
  await ctx.db.delete(storeMembers).where(eq(storeMembers.accountId, accountId));
  const [store] = await ctx.db
    .update(suppliers)
    .set({
      closedAt: ctx.now,
      // A store whose owner is unconfirmed is never public.
      ownerVerifiedAt: null,
      verifiedAt: null,
      contactPerson: '',
      email: '',
      websiteUrl: null,
      about: '',
      logoFileId: null,
      verificationFileId: null,
      draft: {},
      updatedAt: ctx.now,
    })
    .where(eq(suppliers.ownerAccountId, accountId))
    .returning({ id: suppliers.id, slug: suppliers.slug });
  if (!store) return null;
  const formerMembers = await ctx.db
    .delete(storeMembers)
    .where(eq(storeMembers.supplierId, store.id))
    .returning({ accountId: storeMembers.accountId });
  for (const member of formerMembers) await deleteStoredResponses(ctx, member.accountId);
  await announceVisibility(ctx, { supplierId: store.id, slug: store.slug, ownerAccountId: accountId });
  return store.id;
}
