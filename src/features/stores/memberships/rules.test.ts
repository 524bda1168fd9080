import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '#lib/calendar.ts';
import { type PlanId, planIds } from './rules/plan-ids.ts';
import {
  addCycle,
  advanceMembership,
  billings,
  choosePlan,
  findBegunCycle,
  type Membership,
  monthlyPriceMinor,
  planOf,
  startingMembership,
} from './rules.ts';

const now = new Date('2026-03-31T10:00:00Z');
const basic = startingMembership(now);

function decisionFor(
  current: Membership,
  {
    planId,
    ...options
  }: { planId: (typeof planIds)[number]; billing?: (typeof billings)[number]; at?: Date },
) {
  const decision = choosePlan(current, {
    planId,
    billing: options.billing ?? 'monthly',
    now: options.at ?? now,
  });
  if (!decision.ok) throw new Error(decision.reason.code);
  return decision;
}

describe('the plans', () => {
  it('allow 50, 500 and unlimited products', () => {
    expect(planIds.map((id) => planOf(id).productLimit)).toEqual([50, 500, null]);
  });

  it('cost fifteen percent less with annual billing', () => {
    expect(planIds.map((planId) => monthlyPriceMinor({ planId, billing: 'annually' }))).toEqual([
      0, 212_500, 425_000,
    ]);
  });
});

describe('selecting a plan', () => {
  it('starts the trial immediately, which ends on Basic unless the plan is kept', () => {
    const { effect, membership } = decisionFor(basic, { planId: 'silver' });
    expect(effect).toBe('trial');
    expect(membership).toMatchObject({
      planId: 'silver',
      trialEndsAt: addDays(now, 14),
      nextPlanId: 'basic',
    });
    expect(advanceMembership(membership, addDays(now, 13)).planId).toBe('silver');
    expect(advanceMembership(membership, addDays(now, 14))).toMatchObject({
      planId: 'basic',
      cycleEndsAt: null,
      trialUsedAt: now,
    });
  });

  it('keeps the plan after the trial if it is selected again', () => {
    const kept = decisionFor(decisionFor(basic, { planId: 'gold' }).membership, { planId: 'gold' });
    expect(kept.effect).toBe('kept');
    const later = advanceMembership(kept.membership, addDays(now, 15));
    expect(later).toMatchObject({ planId: 'gold', trialEndsAt: null });
    expect(later.cycleEndsAt?.toISOString()).toBe('2026-05-14T10:00:00.000Z');
  });

  it('continues a running trial with a larger plan without extending it', () => {
    const { membership } = decisionFor(decisionFor(basic, { planId: 'silver' }).membership, {
      planId: 'gold',
      at: addDays(now, 10),
    });
    expect(membership).toMatchObject({ planId: 'gold', trialEndsAt: addDays(now, 14) });
  });

  it('upgrades immediately without a second trial', () => {
    const afterTrial = advanceMembership(
      decisionFor(basic, { planId: 'silver' }).membership,
      addDays(now, 20),
    );
    const { effect, membership } = decisionFor(afterTrial, { planId: 'gold', at: addDays(now, 20) });
    expect(effect).toBe('now');
    expect(membership).toMatchObject({ planId: 'gold', trialEndsAt: null, nextPlanId: null });
  });

  it('downgrades when the cycle ends, not before', () => {
    const gold = { ...basic, planId: 'gold' as const, trialUsedAt: now, cycleEndsAt: addDays(now, 30) };
    const { effect, membership } = decisionFor(gold, { planId: 'silver' });
    expect(effect).toBe('next-cycle');
    expect(advanceMembership(membership, addDays(now, 29)).planId).toBe('gold');
    expect(advanceMembership(membership, addDays(now, 30)).planId).toBe('silver');
  });

  it('refuses the current plan, and a change that is already scheduled', () => {
    expect(choosePlan(basic, { planId: 'basic', billing: 'annually', now })).toMatchObject({
      ok: false,
      reason: { code: 'same_plan' },
    });
    const trial = decisionFor(basic, { planId: 'silver' }).membership;
    expect(choosePlan(trial, { planId: 'basic', billing: 'monthly', now })).toMatchObject({
      ok: false,
      reason: { code: 'already_scheduled' },
    });
  });

  it('changes the billing of a paid plan at the next cycle', () => {
    const gold = { ...basic, planId: 'gold' as const, trialUsedAt: now, cycleEndsAt: addDays(now, 30) };
    expect(decisionFor(gold, { planId: 'gold', billing: 'annually' })).toMatchObject({
      effect: 'next-cycle',
    });
  });

  it('gives one trial of at most fourteen days in any sequence of choices', () => {
    const steps = fc.array(
      fc.record({
        planId: fc.constantFrom(...planIds),
        billing: fc.constantFrom(...billings),
        days: fc.integer({ min: 0, max: 40 }),
      }),
    );
    fc.assert(
      fc.property(steps, (choices) => {
        let membership = basic;
        let at = now;
        const began = new Set<number>();
        for (const { days, ...choice } of choices) {
          at = addDays(at, days);
          membership = advanceMembership(membership, at);
          const decision = choosePlan(membership, { ...choice, now: at });
          if (decision.ok) membership = decision.membership;
          if (membership.trialUsedAt) began.add(membership.trialUsedAt.getTime());
          if (membership.trialEndsAt)
            expect(membership.trialEndsAt.getTime() - (membership.trialUsedAt?.getTime() ?? 0)).toBe(
              14 * 86_400_000,
            );
          if (membership.planId === 'basic') expect(membership.cycleEndsAt).toBeNull();
          else expect(membership.cycleEndsAt).not.toBeNull();
        }
        expect(began.size).toBeLessThanOrEqual(1);
      }),
    );
  });
});

describe('a trial over a paid plan', () => {
  const silver: Membership = {
    ...basic,
    planId: 'silver',
    billing: 'annually',
    cycleEndsAt: addDays(now, 200),
  };

  it('returns to the paid plan, with its paid period and its scheduled change', () => {
    const leaving = decisionFor(silver, { planId: 'basic' }).membership;
    const { effect, membership } = decisionFor(leaving, { planId: 'gold' });
    expect(effect).toBe('trial');
    const after = advanceMembership(membership, addDays(now, 14));
    expect(after).toMatchObject({ planId: 'silver', billing: 'annually', cycleEndsAt: silver.cycleEndsAt });
    expect(after).toMatchObject({ trialEndsAt: null, paidPlanId: null, nextPlanId: 'basic' });
    expect(findBegunCycle(membership, after)).toBeNull();
    expect(advanceMembership(after, addDays(now, 200)).planId).toBe('basic');
  });

  it('starts a new cycle of the paid plan if its paid period ended during the trial', () => {
    const { membership } = decisionFor({ ...silver, cycleEndsAt: addDays(now, 5) }, { planId: 'gold' });
    const after = advanceMembership(membership, addDays(now, 14));
    expect(after).toMatchObject({ planId: 'silver', cycleEndsAt: addCycle(addDays(now, 14), 'annually') });
    expect(findBegunCycle(membership, after)).toEqual({ planId: 'silver', billing: 'annually' });
  });

  it('moves to Basic after the paid plan, not instead of it, if Basic is selected', () => {
    const trial = decisionFor(silver, { planId: 'gold' }).membership;
    const leaving = decisionFor(trial, { planId: 'basic' }).membership;
    expect(advanceMembership(leaving, addDays(now, 15))).toMatchObject({
      planId: 'silver',
      nextPlanId: 'basic',
    });
    expect(choosePlan(leaving, { planId: 'basic', billing: 'monthly', now })).toMatchObject({ ok: false });
    const staying = decisionFor(leaving, { planId: 'silver', billing: 'annually' }).membership;
    expect(advanceMembership(staying, addDays(now, 15))).toMatchObject({
      planId: 'silver',
      nextPlanId: null,
    });
  });

  it('never shortens what is paid for, and never bills the same days twice, whatever is selected when', () => {
    const days = 120;
    const choices = fc.array(
      fc.record({
        day: fc.integer({ min: 0, max: days }),
        planId: fc.constantFrom(...planIds),
        billing: fc.constantFrom(...billings),
      }),
      { maxLength: 12 },
    );
    const start = fc.record({
      paidDays: fc.integer({ min: 1, max: 60 }),
      planId: fc.constantFrom('silver' as const, 'gold' as const, null),
      trialUsedAt: fc.constantFrom(now, null),
    });
    fc.assert(
      fc.property(start, choices, ({ planId, paidDays, trialUsedAt }, tries) => {
        const cycleEndsAt = planId && addDays(now, paidDays);
        let membership: Membership = { ...basic, trialUsedAt, planId: planId ?? 'basic', cycleEndsAt };
        let paid = cycleEndsAt && planId ? [{ planId: planId as PlanId, until: cycleEndsAt }] : [];
        const move = (to: Membership, at: Date) => {
          const began = findBegunCycle(membership, to);
          if (began && to.cycleEndsAt) {
            for (const earlier of paid.filter(({ until }) => until > at))
              expect(planIds.indexOf(began.planId)).toBeGreaterThan(planIds.indexOf(earlier.planId));
            // A larger plan replaces the current cycle; its unused part is credited.
            paid = [{ planId: began.planId, until: to.cycleEndsAt }];
          }
          membership = to;
        };
        for (let day = 0; day <= days; day += 1) {
          const at = addDays(now, day);
          move(advanceMembership(membership, at), at);
          for (const choice of tries.filter((one) => one.day === day)) {
            const decision = choosePlan(membership, { ...choice, now: at });
            if (decision.ok) move(decision.membership, at);
          }
          for (const period of paid.filter(({ until }) => until > at))
            expect(planIds.indexOf(membership.planId)).toBeGreaterThanOrEqual(planIds.indexOf(period.planId));
        }
      }),
    );
  });
});

describe('a billing cycle', () => {
  it('ends on the last day of a shorter month', () => {
    expect(addCycle(new Date('2026-01-31T00:00:00Z'), 'monthly').toISOString()).toBe(
      '2026-02-28T00:00:00.000Z',
    );
    expect(addCycle(new Date('2028-02-29T00:00:00Z'), 'annually').toISOString()).toBe(
      '2029-02-28T00:00:00.000Z',
    );
  });
});
