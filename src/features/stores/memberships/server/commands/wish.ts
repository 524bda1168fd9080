import { eq } from 'drizzle-orm';
import { type CommandContext, withRole } from '#platform/commands/context.ts';
import { type Choice, choosePlan, settle } from '../../rules.ts';
import { lockMembership, saveMembership } from '../commands.ts';
import { findWish } from '../queries.ts';
import { membershipWishes } from '../tables.ts';

/** Keeps the plan that somebody chose before there is a store. */
export async function setWish(ctx: CommandContext, wish: Choice): Promise<Choice> {
  const { accountId } = withRole(ctx, 'supplier', 'admin');
  const { planId, billing } = wish;
  const row = { planId, billing, chosenAt: ctx.now };
  await ctx.db
    .insert(membershipWishes)
    .values({ accountId, ...row })
    .onConflictDoUpdate({ target: membershipWishes.accountId, set: row });
  return { planId, billing };
}

/**
 * The store was approved: the plan that its owner chose begins, as a trial and so free of charge. Where the trial
 * has been used, or a plan was chosen since, nothing happens: nobody is billed for a wish.
 */
export async function applyWish(
  ctx: CommandContext,
  { supplierId, ownerAccountId }: { supplierId: string; ownerAccountId: string },
): Promise<void> {
  const wish = await findWish(ctx.db, ownerAccountId);
  if (!wish) return;
  await ctx.db.delete(membershipWishes).where(eq(membershipWishes.accountId, ownerAccountId));
  const before = await lockMembership(ctx, supplierId);
  const decision = choosePlan(settle(before, ctx.now), wish, ctx.now);
  if (!decision.ok || decision.effect !== 'trial' || before.planId !== 'basic') return;
  await saveMembership(ctx, { supplierId, before, after: decision.membership, why: 'approved' });
}
