import { Check } from 'lucide-react';
import type { MouseEvent } from 'react';
import { homeMarket } from '#lib/market.ts';
import { ButtonLink } from '#ui/controls/button.tsx';
import { formatMoney } from '#ui/facts/format.ts';
import { Tag } from '#ui/marks/tag.tsx';
import type { MembershipPlan } from '../contract.ts';
import { trialFeature } from '../rules.ts';
import styles from './plan-column.module.css';

interface PlanColumnProps {
  plan: MembershipPlan;
  /** The middle one, which most take. */
  raised?: boolean;
  /** It is what this supplier has. */
  current?: boolean;
  /** The one trial is still there to be had; not of the plan that one has. */
  trial?: boolean;
  /** And choosing it would change nothing. */
  kept?: boolean;
  /** For a supplier: chooses in place; a visitor follows the link. */
  onChoose?: ((plan: MembershipPlan) => void) | undefined;
}

const rupees = (amount: number): string => formatMoney(amount * 100, homeMarket.currency);

/** One plan: price, what it holds, and the way to it. Both prices stand there; the page's toggle shows one. */
export function PlanColumn({
  plan,
  raised = false,
  current = false,
  trial = true,
  kept = false,
  onChoose,
}: PlanColumnProps) {
  const { _id, title, subText, features, buttonLabel, isBasic } = plan;
  const choose = (event: MouseEvent) => {
    if (!onChoose) return;
    event.preventDefault();
    onChoose(plan);
  };
  return (
    <article className={raised ? `${styles.plan} ${styles.raised}` : styles.plan}>
      <h2 className={styles.title}>
        {title}
        {current && <Tag look={raised ? 'paper' : 'eco'}>Your plan</Tag>}
      </h2>
      <p className={styles.subText}>{subText}</p>
      <p className={`${styles.price} num`} data-billing="monthly">
        {rupees(plan.monthlyPrice)} <small>/ month</small>
      </p>
      <p className={`${styles.price} num`} data-billing="annually">
        {rupees(plan.annualPrice)} <small>/ month</small>
      </p>
      <p className={`${styles.note} num`} data-billing="monthly">
        {isBasic ? 'Free, for as long as you like' : 'Billed every month'}
      </p>
      <p className={`${styles.note} num`} data-billing="annually">
        {isBasic ? 'Free, for as long as you like' : `${rupees(plan.annualPrice * 12)} billed once a year`}
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
      {kept ? (
        <ButtonLink to="/dashboard/plan" variant="line" wide>
          Plan & invoices
        </ButtonLink>
      ) : (
        <ButtonLink to={`/sign-up?membership=${_id}`} onClick={choose} variant={raised ? 'go' : 'line'} wide>
          {buttonLabel}
        </ButtonLink>
      )}
    </article>
  );
}
