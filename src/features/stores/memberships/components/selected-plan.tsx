import { Banner } from '#ui/feedback/banner.tsx';
import { planIds } from '../rules/plan-ids.ts';
import { planOf, trialDays } from '../rules.ts';

/** Shows the plan selected before signing up; nothing for an unknown id. */
export function SelectedPlan({ id }: { id: string | null }) {
  const planId = planIds.find((known) => known === id);
  if (!planId) return null;
  const { title, monthlyPriceMinor } = planOf(planId);
  return (
    <Banner look="info" role="status" title={`You selected the ${title} plan`}>
      {monthlyPriceMinor === 0
        ? 'It’s free. Upgrade at any time.'
        : `Your ${trialDays}-day free trial starts when your store is approved.`}
    </Banner>
  );
}
