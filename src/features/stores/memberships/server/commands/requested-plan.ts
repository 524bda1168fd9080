import { eq } from 'drizzle-orm';
import { type CommandContext, requireRole } from '#platform/commands/context.ts';
import { advanceMembership, choosePlan, type PlanChoice } from '../../rules.ts';
import { lockMembership, saveMembership } from '../commands.ts';
import { findRequestedPlan } from '../queries.ts';
import { membershipWishes } from '../tables.ts';

/** Saves the plan that an account selected before its store exists. */
export async function saveRequestedPlan(ctx: CommandContext, requested: PlanChoice): Promise<PlanChoice> {
  const { accountId } = requireRole(ctx, 'supplier', 'admin');
  const { planId, billing } = requested;
  const row = { planId, billing, chosenAt: ctx.now };
  await ctx.db
    .insert(membershipWishes)
    .values({ accountId, ...row })
    .onConflictDoUpdate({ target: membershipWishes.accountId, set: row });
  return { planId, billing };
}

/**
 * Starts the plan that the owner selected before the store was approved, as a trial and thus free of charge. Does
 * nothing if the trial has been used or another plan was selected since, so that a selection made in advance is never
 * billed.
 */
export async function startRequestedPlan(
  ctx: CommandContext,
  { supplierId, ownerAccountId }: { supplierId: string; ownerAccountId: string },
): Promise<void> {
  const requested = await findRequestedPlan(ctx.db, ownerAccountId);
  if (!requested) return;
  await ctx.db.delete(membershipWishes).where(eq(membershipWishes.accountId, ownerAccountId));
  const before = await lockMembership(ctx, supplierId);
  const decision = choosePlan(advanceMembership(before, ctx.now), { ...requested, now: ctx.now });
  if (!decision.ok || decision.effect !== 'trial' || before.planId !== 'basic') return;
  await saveMembership(ctx, { supplierId, before, after: decision.membership, why: 'approved' });
}
