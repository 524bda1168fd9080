import { eq, lte } from 'drizzle-orm';
import type * as z from 'zod/mini';
import { requireStore } from '#features/stores/suppliers/server/queries.ts';
import { AppError } from '#lib/errors.ts';
import { type CommandContext, withRole } from '#platform/commands/context.ts';
import { membershipChanged, type PlanChange, type planChoice } from '../contract.ts';
import { beganCycle, choosePlan as decide, type Membership, settle, startingMembership } from '../rules.ts';
import { issueInvoice } from './commands/invoices.ts';
import { findOverdue } from './queries/invoices.ts';
import { toStoreMembership } from './queries.ts';
import { supplierMemberships } from './tables.ts';

/** Chooses the plan of the signed-in supplier's store: upgrades now, downgrades at the next cycle. */
export async function choosePlan(ctx: CommandContext, choice: z.infer<typeof planChoice>) {
  withRole(ctx, 'supplier');
  const { id: supplierId } = await requireStore(ctx, 'plan.write');
  const before = await lockMembership(ctx, supplierId);
  const decision = decide(settle(before, ctx.now), choice, ctx.now);
  if (!decision.ok) throw new AppError('conflict', decision.message, { reason: decision.reason });
  // Choosing a plan again while it is tried keeps it, for money: a second tab that still offers the trial must not.
  if (choice.effect && choice.effect !== decision.effect) {
    throw new AppError('conflict', 'Your plan has changed meanwhile. Please reload and choose again.', {
      reason: 'changed_meanwhile',
    });
  }
  if (decision.effect === 'now') await refuseDebtor(ctx, supplierId);
  await saveMembership(ctx, { supplierId, before, after: decision.membership, why: 'chosen' });
  return { effect: decision.effect, membership: toStoreMembership(decision.membership) };
}

/** Whoever owes for a plan pays first: otherwise every month could be had for nothing by choosing again. */
async function refuseDebtor(ctx: CommandContext, supplierId: string): Promise<void> {
  const owed = await findOverdue(ctx.db, { supplierId, now: ctx.now });
  if (!owed) return;
  const message = `Invoice ${owed.number} is still to be paid. Please pay it first, or write to us if you have.`;
  throw new AppError('conflict', message, { reason: 'invoice_unpaid' });
}

/** Ends trials and cycles that are over; a few hundred at a time, until none is left. */
export async function settleMemberships(ctx: CommandContext): Promise<void> {
  const due = await ctx.db
    .select()
    .from(supplierMemberships)
    .where(lte(supplierMemberships.cycleEndsAt, ctx.now))
    .orderBy(supplierMemberships.cycleEndsAt)
    .limit(500)
    .for('update', { skipLocked: true });
  for (const { supplierId, trialRemindedAt: _told, ...before } of due) {
    const why = before.trialEndsAt ? 'trial-ended' : 'cycle-ended';
    await saveMembership(ctx, { supplierId, before, after: settle(before, ctx.now), why });
  }
}

/** The row under a lock, so that two choices made at once follow one another; made when there is none. */
export async function lockMembership({ db, now }: CommandContext, supplierId: string): Promise<Membership> {
  await db
    .insert(supplierMemberships)
    .values({ supplierId, ...startingMembership(now) })
    .onConflictDoNothing();
  const [row] = await db
    .select()
    .from(supplierMemberships)
    .where(eq(supplierMemberships.supplierId, supplierId))
    .for('update');
  return row ?? startingMembership(now);
}

/** What is stored of a membership; rows that were read carry more. */
const columnsOf = (membership: Membership): Membership => ({
  planId: membership.planId,
  billing: membership.billing,
  since: membership.since,
  trialEndsAt: membership.trialEndsAt,
  trialUsedAt: membership.trialUsedAt,
  cycleEndsAt: membership.cycleEndsAt,
  nextPlanId: membership.nextPlanId,
  nextBilling: membership.nextBilling,
  paidPlanId: membership.paidPlanId,
  paidBilling: membership.paidBilling,
  paidUntil: membership.paidUntil,
  afterPaidPlanId: membership.afterPaidPlanId,
  afterPaidBilling: membership.afterPaidBilling,
});

interface Saved {
  supplierId: string;
  before: Membership;
  after: Membership;
  why: PlanChange;
}

/** Writes what was decided, tells the product, and bills the cycle that began. */
export async function saveMembership(
  ctx: CommandContext,
  { supplierId, before, after, why }: Saved,
): Promise<void> {
  const { planId, cycleEndsAt, trialEndsAt } = after;
  await ctx.db
    .update(supplierMemberships)
    .set(columnsOf(after))
    .where(eq(supplierMemberships.supplierId, supplierId));
  if (planId !== before.planId)
    await ctx.emit(membershipChanged, {
      supplierId,
      planId,
      before: before.planId,
      why,
      trialEndsAt: trialEndsAt?.toISOString() ?? null,
      followedBy: after.nextPlanId,
      paidUntil: after.paidUntil?.toISOString() ?? null,
    });
  const began = beganCycle(before, after);
  if (!began || !cycleEndsAt) return;
  // A cycle that ended while the product was down begins the next one late: what nobody could use is not billed.
  const periodFrom = why === 'chosen' || !before.cycleEndsAt ? ctx.now : before.cycleEndsAt;
  await issueInvoice(ctx, { supplierId, ...began, periodFrom, periodTo: cycleEndsAt });
}
