import { Check } from 'lucide-react';
import type { MouseEvent } from 'react';
import { homeMarket } from '#lib/market.ts';
import { ButtonLink } from '#ui/controls/button.tsx';
import { formatMoney } from '#ui/facts/format.ts';
import { Cluster } from '#ui/layout/layout.tsx';
import { Tag } from '#ui/marks/tag.tsx';
import type { MembershipPlan } from '../contract.ts';
import { trialFeature } from '../rules.ts';
import styles from './plan-column.module.css';

interface PlanColumnProps {
  plan: MembershipPlan;
  /** Highlights the most popular plan, in the middle. */
  highlighted?: boolean;
  /** True for the supplier's current plan. */
  current?: boolean;
  /** True if the free trial is still available for this plan. */
  trial?: boolean;
  /** True if selecting it would change nothing. */
  unchanged?: boolean;
  /** For suppliers: selects the plan on this page. Guests follow the link. */
  onChoose?: ((plan: MembershipPlan) => void) | undefined;
}

const rupees = (amount: number): string => formatMoney(amount * 100, homeMarket.currency);

/** A plan with its price, features and button. Both prices are rendered; the page's billing switch shows one. */
export function PlanColumn({
  plan,
  highlighted = false,
  current = false,
  trial = true,
  unchanged = false,
  onChoose,
}: PlanColumnProps) {
  const { _id, title, subText, features, buttonLabel, isBasic } = plan;
  const choose = (event: MouseEvent) => {
    if (!onChoose) return;
    event.preventDefault();
    onChoose(plan);
  };
  return (
    <article className={highlighted ? `${styles.plan} ${styles.raised}` : styles.plan}>
      <Cluster as="h2" gap={2.5} className={styles.title}>
        {title}
        {current && <Tag look={highlighted ? 'paper' : 'eco'}>Your plan</Tag>}
      </Cluster>
      <p className={`muted pretty ${styles.subText}`}>{subText}</p>
      <p className={`${styles.price} num`} data-billing="monthly">
        {rupees(plan.monthlyPrice)} <small>/ month</small>
      </p>
      <p className={`${styles.price} num`} data-billing="annually">
        {rupees(plan.annualPrice)} <small>/ month</small>
      </p>
      <p className={`muted small ${styles.note} num`} data-billing="monthly">
        {isBasic ? 'Free forever' : 'Billed monthly'}
      </p>
      <p className={`muted small ${styles.note} num`} data-billing="annually">
        {isBasic ? 'Free forever' : `${rupees(plan.annualPrice * 12)} billed annually`}
      </p>
      <ul className={styles.features}>
        {features
          .filter((feature) => trial || feature !== trialFeature)
          .map((feature) => (
            <li key={feature}>
              <Check aria-hidden strokeWidth={2.4} />
              {feature}
            </li>
          ))}
      </ul>
      {unchanged ? (
        <ButtonLink to="/dashboard/plan" variant="line" wide>
          Plan & invoices
        </ButtonLink>
      ) : (
        <ButtonLink
          to={`/sign-up?membership=${_id}`}
          onClick={choose}
          variant={highlighted ? 'go' : 'line'}
          wide
        >
          {buttonLabel}
        </ButtonLink>
      )}
    </article>
  );
}
