import { Check, LockKeyhole } from 'lucide-react';
import { planOf } from '#features/stores/memberships/rules.ts';
import { ButtonLink } from '#ui/controls/button.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Cluster } from '#ui/layout/layout.tsx';
import type { ReportName } from '../../contract.ts';
import { requiredPlan } from '../../rules.ts';
import styles from './plan-offer.module.css';

const benefits: Record<ReportName, string> = {
  'product-views':
    'See which products buyers view, how views change over time, and which views lead to inquiries.',
  'sales-trends':
    'See sales and earnings by day, month and packaging type, compared with the previous period.',
  'inquiry-analytics': 'See how many views lead to inquiries and orders, and how fast you reply.',
  'quote-results': 'See how many of your quotes win, how fast you send them, and why the others were lost.',
  'buyer-demographics': 'See on a map where your visitors, inquiries and orders come from.',
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
            Included in {plan.title}
          </Cluster>
          <p className={`muted ${styles.lead}`}>
            {benefits[name]} We collect the data in the meantime, so your report is ready when you upgrade.
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
