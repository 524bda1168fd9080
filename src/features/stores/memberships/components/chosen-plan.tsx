import { Banner } from '#ui/feedback/banner.tsx';
import { planIds } from '../rules/plan-ids.ts';
import { planOf, trialDays } from '../rules.ts';

/** Names the plan that somebody selected before signing up; nothing for an id that no plan has. */
export function ChosenPlan({ id }: { id: string | null }) {
  const planId = planIds.find((known) => known === id);
  if (!planId) return null;
  const { title, monthlyPriceMinor } = planOf(planId);
  return (
    <Banner look="info" role="status" title={`You selected the ${title} plan`}>
      {monthlyPriceMinor === 0
        ? 'It is free. You can upgrade at any time.'
        : `Your ${trialDays}-day free trial starts when your store is approved.`}
    </Banner>
  );
}
