import { Check, LockKeyhole } from 'lucide-react';
import { planOf } from '#features/stores/memberships/rules.ts';
import { ButtonLink } from '#ui/controls/button.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Cluster } from '#ui/layout/layout.tsx';
import type { ReportName } from '../../contract.ts';
import { requiredPlan } from '../../rules.ts';
import styles from './plan-offer.module.css';

const benefits: Record<ReportName, string> = {
  'product-views': 'See which products buyers view, how that changes, and what brings inquiries.',
  'sales-trends': 'See sales and earnings against the time before, by day, month and packaging type.',
  'inquiry-analytics': 'See how views become inquiries and orders, and how fast you answer.',
  'buyer-demographics': 'See on the map where people who look, ask and order come from.',
};

/** Lists what a larger plan includes, in place of a report that the store's plan does not include. */
export function PlanOffer({ name }: { name: ReportName }) {
  const plan = planOf(requiredPlan[name]);
  return (
    <Card ground="tint">
      <Cluster gap={5} rowGap={4} justify="between">
        <div className={styles.words}>
          <Cluster as="h2" gap={2} nowrap className={styles.title}>
            <LockKeyhole aria-hidden strokeWidth={1.8} />
            This comes with {plan.title}
          </Cluster>
          <p className={`muted ${styles.lead}`}>
            {benefits[name]} We keep counting in the meantime, so nothing is lost.
          </p>
          <Cluster as="ul" rowGap={2} align="stretch" className={`small ${styles.features}`}>
            {plan.features.map((feature) => (
              <li key={feature}>
                <Check aria-hidden strokeWidth={2.4} />
                {feature}
              </li>
            ))}
          </Cluster>
        </div>
        <ButtonLink to="/dashboard/plan">See the plans</ButtonLink>
      </Cluster>
    </Card>
  );
}
