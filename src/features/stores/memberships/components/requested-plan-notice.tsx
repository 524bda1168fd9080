import { useState } from 'react';
import { homeMarket } from '#lib/market.ts';
import { formatMoney } from '#ui/facts/format.ts';
import { toast } from '#ui/feedback/toast.ts';
import { Select } from '#ui/fields/choices/select.tsx';
import { Field } from '#ui/fields/field.tsx';
import { api } from '#web/api.ts';
import { toProblem } from '#web/problem.ts';
import type { RequestedPlan } from '../contract.ts';
import { type PlanId, planIds } from '../rules/plan-ids.ts';
import { monthlyPriceMinor, planOf, plans, trialDays } from '../rules.ts';
import styles from './requested-plan-notice.module.css';

const options = plans.map(({ id, title }) => ({ value: id, label: title }));

/** The plan selected with a registration and its consequences; it can be changed until the approval. */
export function RequestedPlanNotice({ wish }: { wish: RequestedPlan }) {
  const [planId, setPlanId] = useState<PlanId>(wish?.planId ?? 'basic');
  const choose = async (next: PlanId): Promise<void> => {
    const before = planId;
    setPlanId(next);
    try {
      await api.memberships.setWish({ planId: next, billing: wish?.billing ?? 'monthly' });
    } catch (error) {
      setPlanId(before);
      toast.error(toProblem(error).message ?? 'The plan could not be saved. Please try again.');
    }
  };
  return (
    <div className={`panel ${styles.plan}`}>
      <Field label="Your plan" hint={describeConsequences(planId)}>
        <Select
          options={options}
          value={planId}
          onChange={({ target }) => {
            const next = planIds.find((id) => id === target.value);
            if (next) void choose(next);
          }}
        />
      </Field>
    </div>
  );
}

function describeConsequences(planId: PlanId): string {
  const { productLimit } = planOf(planId);
  if (planId === 'basic')
    return `Free, with up to ${productLimit} products. You can change your plan at any time.`;
  const price = formatMoney(monthlyPriceMinor({ planId, billing: 'monthly' }), homeMarket.currency);
  return `Free for ${trialDays} days once you are approved. Continue for ${price} a month, paid by invoice, or your store moves to Basic. Nothing to pay now.`;
}
