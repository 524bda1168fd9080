import { and, eq } from 'drizzle-orm';
import type { CommandContext } from '#platform/commands/context.ts';
import { forgetAnswers } from '#platform/idempotency/replay.ts';
import type { MemberRole } from '../../rules/store-roles.ts';
import { storeMembers, suppliers } from '../tables.ts';
import { announceVisibility } from './announce-store.ts';

interface Membership {
  supplierId: string;
  accountId: string;
}

/** Lets an account work in a store; false when it works in one already. */
export async function addMember(
  ctx: CommandContext,
  { supplierId, accountId, role }: Membership & { role: MemberRole },
): Promise<boolean> {
  const [added] = await ctx.db
    .insert(storeMembers)
    .values({ supplierId, accountId, role, joinedAt: ctx.now })
    .onConflictDoNothing({ target: storeMembers.accountId })
    .returning({ accountId: storeMembers.accountId });
  return added !== undefined;
}

const who = ({ supplierId, accountId }: Membership) =>
  and(eq(storeMembers.supplierId, supplierId), eq(storeMembers.accountId, accountId));

/** Gives a member another role; false when there is no such member. */
export async function changeMember(
  ctx: CommandContext,
  { role, ...member }: Membership & { role: MemberRole },
): Promise<boolean> {
  const [changed] = await ctx.db
    .update(storeMembers)
    .set({ role })
    .where(who(member))
    .returning({ accountId: storeMembers.accountId });
  if (changed) await forgetAnswers(ctx, member.accountId);
  return changed !== undefined;
}

/** A member no longer works in a store; false when there is no such member. */
export async function removeMember(ctx: CommandContext, member: Membership): Promise<boolean> {
  const [removed] = await ctx.db
    .delete(storeMembers)
    .where(who(member))
    .returning({ accountId: storeMembers.accountId });
  if (removed) await forgetAnswers(ctx, member.accountId);
  return removed !== undefined;
}

/**
 * An account was closed. Its store leaves the marketplace at once, and what names a person goes; name, tax
 * number and address of the company stay, because other people's orders and invoices refer to them. Answers
 * the store's id, if there was one.
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
      // Without a confirmed owner no store is public.
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
  const left = await ctx.db
    .delete(storeMembers)
    .where(eq(storeMembers.supplierId, store.id))
    .returning({ accountId: storeMembers.accountId });
  for (const member of left) await forgetAnswers(ctx, member.accountId);
  await announceVisibility(ctx, { supplierId: store.id, slug: store.slug, ownerAccountId: accountId });
  return store.id;
}
