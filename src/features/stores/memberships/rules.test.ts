import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '#lib/calendar.ts';
import { type PlanId, planIds } from './rules/plan-ids.ts';
import {
  addCycle,
  beganCycle,
  billings,
  choosePlan,
  type Membership,
  monthlyPriceMinor,
  planOf,
  settle,
  startingMembership,
} from './rules.ts';

const now = new Date('2026-03-31T10:00:00Z');
const basic = startingMembership(now);

function chosen(
  current: Membership,
  planId: (typeof planIds)[number],
  options: { billing?: (typeof billings)[number]; at?: Date } = {},
) {
  const decision = choosePlan(current, { planId, billing: options.billing ?? 'monthly' }, options.at ?? now);
  if (!decision.ok) throw new Error(decision.reason);
  return decision;
}

describe('the plans', () => {
  it('allow 50, 500 and any number of products', () => {
    expect(planIds.map((id) => planOf(id).productLimit)).toEqual([50, 500, null]);
  });

  it('cost fifteen percent less when billed by the year', () => {
    expect(planIds.map((planId) => monthlyPriceMinor({ planId, billing: 'annually' }))).toEqual([
      0, 212_500, 425_000,
    ]);
  });
});

describe('choosing a plan', () => {
  it('starts the trial at once, which ends on Basic unless the plan is kept', () => {
    const { effect, membership } = chosen(basic, 'silver');
    expect(effect).toBe('trial');
    expect(membership).toMatchObject({
      planId: 'silver',
      trialEndsAt: addDays(now, 14),
      nextPlanId: 'basic',
    });
    expect(settle(membership, addDays(now, 13)).planId).toBe('silver');
    expect(settle(membership, addDays(now, 14))).toMatchObject({
      planId: 'basic',
      cycleEndsAt: null,
      trialUsedAt: now,
    });
  });

  it('keeps the plan after the trial when it is chosen again', () => {
    const kept = chosen(chosen(basic, 'gold').membership, 'gold');
    expect(kept.effect).toBe('kept');
    const later = settle(kept.membership, addDays(now, 15));
    expect(later).toMatchObject({ planId: 'gold', trialEndsAt: null });
    expect(later.cycleEndsAt?.toISOString()).toBe('2026-05-14T10:00:00.000Z');
  });

  it('carries a running trial over to a larger plan without making it longer', () => {
    const { membership } = chosen(chosen(basic, 'silver').membership, 'gold', { at: addDays(now, 10) });
    expect(membership).toMatchObject({ planId: 'gold', trialEndsAt: addDays(now, 14) });
  });

  it('upgrades at once without a second trial', () => {
    const afterTrial = settle(chosen(basic, 'silver').membership, addDays(now, 20));
    const { effect, membership } = chosen(afterTrial, 'gold', { at: addDays(now, 20) });
    expect(effect).toBe('now');
    expect(membership).toMatchObject({ planId: 'gold', trialEndsAt: null, nextPlanId: null });
  });

  it('downgrades when the cycle ends, and not before', () => {
    const gold = { ...basic, planId: 'gold' as const, trialUsedAt: now, cycleEndsAt: addDays(now, 30) };
    const { effect, membership } = chosen(gold, 'silver');
    expect(effect).toBe('next-cycle');
    expect(settle(membership, addDays(now, 29)).planId).toBe('gold');
    expect(settle(membership, addDays(now, 30)).planId).toBe('silver');
  });

  it('refuses the plan one has, and the change that already waits', () => {
    expect(choosePlan(basic, { planId: 'basic', billing: 'annually' }, now)).toMatchObject({
      ok: false,
      reason: 'same_plan',
    });
    const trial = chosen(basic, 'silver').membership;
    expect(choosePlan(trial, { planId: 'basic', billing: 'monthly' }, now)).toMatchObject({
      ok: false,
      reason: 'already_scheduled',
    });
  });

  it('changes the billing of a paid plan at the next cycle', () => {
    const gold = { ...basic, planId: 'gold' as const, trialUsedAt: now, cycleEndsAt: addDays(now, 30) };
    expect(chosen(gold, 'gold', { billing: 'annually' })).toMatchObject({ effect: 'next-cycle' });
  });

  it('gives one trial in any sequence of choices, and never more than fourteen days of it', () => {
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
          membership = settle(membership, at);
          const decision = choosePlan(membership, choice, at);
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

  it('ends on the paid plan, to the day to which it is paid and with what was to follow it', () => {
    const leaving = chosen(silver, 'basic').membership;
    const { effect, membership } = chosen(leaving, 'gold');
    expect(effect).toBe('trial');
    const after = settle(membership, addDays(now, 14));
    expect(after).toMatchObject({ planId: 'silver', billing: 'annually', cycleEndsAt: silver.cycleEndsAt });
    expect(after).toMatchObject({ trialEndsAt: null, paidPlanId: null, nextPlanId: 'basic' });
    expect(beganCycle(membership, after)).toBeNull();
    expect(settle(after, addDays(now, 200)).planId).toBe('basic');
  });

  it('whose paid days run out in the trial ends on a new cycle of the paid plan', () => {
    const { membership } = chosen({ ...silver, cycleEndsAt: addDays(now, 5) }, 'gold');
    const after = settle(membership, addDays(now, 14));
    expect(after).toMatchObject({ planId: 'silver', cycleEndsAt: addCycle(addDays(now, 14), 'annually') });
    expect(beganCycle(membership, after)).toEqual({ planId: 'silver', billing: 'annually' });
  });

  it('goes to Basic after the paid plan, not instead of it, when that is chosen', () => {
    const trial = chosen(silver, 'gold').membership;
    const leaving = chosen(trial, 'basic').membership;
    expect(settle(leaving, addDays(now, 15))).toMatchObject({ planId: 'silver', nextPlanId: 'basic' });
    expect(choosePlan(leaving, { planId: 'basic', billing: 'monthly' }, now)).toMatchObject({ ok: false });
    const staying = chosen(leaving, 'silver', { billing: 'annually' }).membership;
    expect(settle(staying, addDays(now, 15))).toMatchObject({ planId: 'silver', nextPlanId: null });
  });

  it('never gives less than what is paid for, nor bills the same days twice, whatever is chosen when', () => {
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
          const began = beganCycle(membership, to);
          if (began && to.cycleEndsAt) {
            for (const earlier of paid.filter(({ until }) => until > at))
              expect(planIds.indexOf(began.planId)).toBeGreaterThan(planIds.indexOf(earlier.planId));
            // A larger plan that was chosen takes its place, and what is left of it is credited.
            paid = [{ planId: began.planId, until: to.cycleEndsAt }];
          }
          membership = to;
        };
        for (let day = 0; day <= days; day += 1) {
          const at = addDays(now, day);
          move(settle(membership, at), at);
          for (const choice of tries.filter((one) => one.day === day)) {
            const decision = choosePlan(membership, choice, at);
            if (decision.ok) move(decision.membership, at);
          }
          for (const period of paid.filter(({ until }) => until > at))
            expect(planIds.indexOf(membership.planId)).toBeGreaterThanOrEqual(planIds.indexOf(period.planId));
        }
      }),
    );
  });
});

describe('a cycle', () => {
  it('ends on the last day of a shorter month', () => {
    expect(addCycle(new Date('2026-01-31T00:00:00Z'), 'monthly').toISOString()).toBe(
      '2026-02-28T00:00:00.000Z',
    );
    expect(addCycle(new Date('2028-02-29T00:00:00Z'), 'annually').toISOString()).toBe(
      '2029-02-28T00:00:00.000Z',
    );
  });
});
