import { eq, lte } from 'drizzle-orm';
import type * as z from 'zod/mini';
import { requireStore } from '#features/stores/suppliers/server/queries.ts';
import { AppError } from '#lib/errors.ts';
import { type CommandContext, requireRole } from '#platform/commands/context.ts';
import { membershipChanged, type PlanChangeReason, type planChoice } from '../contract.ts';
import {
  advanceMembership,
  choosePlan as decide,
  findBegunCycle,
  type Membership,
  startingMembership,
} from '../rules.ts';
import { issueInvoice } from './commands/invoices.ts';
import { findOverdueInvoice } from './queries/invoices.ts';
import { toStoreMembership } from './queries.ts';
import { supplierMemberships } from './tables.ts';

/** Changes the plan of the signed-in supplier's store: upgrades now, downgrades at the next cycle. */
export async function choosePlan(ctx: CommandContext, choice: z.infer<typeof planChoice>) {
  requireRole(ctx, 'supplier');
  const { id: supplierId } = await requireStore(ctx, 'plan.write');
  const before = await lockMembership(ctx, supplierId);
  const decision = decide(advanceMembership(before, ctx.now), { ...choice, now: ctx.now });
  if (!decision.ok) throw new AppError('conflict', decision.reason.message, { reason: decision.reason.code });
  // Selecting a plan again during its trial keeps it, for money. A second tab that still offers the trial must not
  // cause that.
  if (choice.effect && choice.effect !== decision.effect) {
    throw new AppError('conflict', 'Your plan has changed. Reload the page and select again.', {
      reason: 'changed_meanwhile',
    });
  }
  if (decision.effect === 'now') await requireNoOverdueInvoice(ctx, supplierId);
  await saveMembership(ctx, { supplierId, before, after: decision.membership, why: 'chosen' });
  return { effect: decision.effect, membership: toStoreMembership(decision.membership) };
}

/**
 * Refuses an upgrade while an invoice is overdue: otherwise a supplier could use every month without paying by
 * upgrading again.
 */
async function requireNoOverdueInvoice(ctx: CommandContext, supplierId: string): Promise<void> {
  const overdue = await findOverdueInvoice(ctx.db, { supplierId, now: ctx.now });
  if (!overdue) return;
  const message = `Invoice ${overdue.number} is unpaid. Pay it first, or contact us if you already have.`;
  throw new AppError('conflict', message, { reason: 'invoice_unpaid' });
}

/** Ends trials and cycles that are over, up to 500 per run. */
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
    await saveMembership(ctx, { supplierId, before, after: advanceMembership(before, ctx.now), why });
  }
}

/**
 * Returns the membership with its row locked, so that simultaneous changes run one after the other; creates the row
 * if there is none.
 */
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

/** Returns only the stored fields of a membership: rows read from the database contain more. */
const toColumns = (membership: Membership): Membership => ({
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

interface MembershipUpdate {
  supplierId: string;
  before: Membership;
  after: Membership;
  why: PlanChangeReason;
}

/** Saves a changed membership, announces the change, and bills the cycle that began. */
export async function saveMembership(
  ctx: CommandContext,
  { supplierId, before, after, why }: MembershipUpdate,
): Promise<void> {
  const { planId, cycleEndsAt, trialEndsAt } = after;
  await ctx.db
    .update(supplierMemberships)
    .set(toColumns(after))
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
  const began = findBegunCycle(before, after);
  if (!began || !cycleEndsAt) return;
  // If several cycles ended while the product was down, one invoice covers them at the price of one: time in which no
  // one could use the product is not billed.
  const periodFrom = why === 'chosen' || !before.cycleEndsAt ? ctx.now : before.cycleEndsAt;
  await issueInvoice(ctx, { supplierId, ...began, periodFrom, periodTo: cycleEndsAt });
}
