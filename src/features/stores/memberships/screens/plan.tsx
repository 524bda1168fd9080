import { replace } from 'react-router';
import { formatDate } from '#lib/formats.ts';
import { homeMarket } from '#lib/market.ts';
import { ButtonLink } from '#ui/controls/button.tsx';
import { DescriptionList } from '#ui/facts/description-list.tsx';
import { formatMoney } from '#ui/facts/format.ts';
import { Loading, SkeletonRows } from '#ui/feedback/skeleton.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Stack } from '#ui/layout/layout.tsx';
import { PageHead } from '#ui/layout/page-head.tsx';
import { api } from '#web/api.ts';
import { hiddenMeta } from '#web/page-meta.ts';
import { currentSession } from '#web/session.ts';
import { InvoiceTable } from '../components/billing/invoice-table.tsx';
import type { StoreMembership } from '../contract.ts';
import { graceDays, paymentDays } from '../rules/billing.ts';
import { monthlyPriceMinor, planOf } from '../rules.ts';
import type { Route } from './+types/plan.ts';
import styles from './plan.module.css';

export const meta: Route.MetaFunction = () =>
  hiddenMeta({
    title: 'Plan & invoices',
    description: 'Your plan and billing.',
  });

export async function clientLoader() {
  if (currentSession()?.user.role !== 'supplier') throw replace('/membership');
  const [{ data: plan }, { data: billing }] = await Promise.all([
    api.memberships.getMembership(),
    api.memberships.listMyInvoices(),
  ]);
  return { ...plan, ...billing };
}

const head = (
  <PageHead
    title="Plan & invoices"
    lead="Your plan and billing."
    actions={<ButtonLink to="/membership">Change plan</ButtonLink>}
  />
);

export function HydrateFallback() {
  return (
    <>
      {head}
      <Loading label="Loading your plan">
        <Card flush>
          <SkeletonRows rows={5} columns={3} />
        </Card>
      </Loading>
    </>
  );
}

export default function PlanScreen({ loaderData: { membership, invoices, payTo } }: Route.ComponentProps) {
  return (
    <>
      {head}
      <Stack>
        <Card title={`You’re on ${planOf(membership.planId).title}`}>
          <DescriptionList items={planFacts(membership)} />
        </Card>
        <Card title="Invoices" flush>
          <InvoiceTable
            caption="Invoices for your plan"
            invoices={invoices}
            filePath={(id) => `/store/membership/invoices/${id}/file`}
            empty="Basic and trials are free. Your first invoice appears with your first paid cycle."
          />
        </Card>
        <Card title="Payment">
          <p className={`muted ${styles.words}`}>
            Payment is by bank transfer. A paid plan is active immediately. We email the invoice, which is due
            within {paymentDays} days. If it is still unpaid {graceDays} days after that, your store moves to
            Basic. Nothing is deleted, and you can select a paid plan again once the invoice is paid.
          </p>
          <p className={`pre-line ${styles.account}`}>
            {payTo ?? 'Our bank details are on the invoice. Questions? Reply to the invoice email.'}
          </p>
        </Card>
      </Stack>
    </>
  );
}

function planFacts(membership: StoreMembership) {
  const { productLimit, cycleEndsAt } = membership;
  const limit = productLimit === null ? 'Unlimited' : `Up to ${productLimit}`;
  const facts = [
    { term: 'Products', detail: limit },
    { term: 'Price', detail: describePrice(membership) },
  ];
  if (!cycleEndsAt) return facts;
  const day = formatDate(cycleEndsAt);
  const next = describeNextPlan(membership);
  return [...facts, next ? { term: `On ${day}`, detail: next } : { term: 'Renews on', detail: day }];
}

function describePrice({ planId, billing, trialEndsAt }: StoreMembership): string {
  if (trialEndsAt) return `Free until ${formatDate(trialEndsAt)}`;
  if (planId === 'basic') return 'Free';
  const price = formatMoney(monthlyPriceMinor({ planId, billing }), homeMarket.currency);
  return `${price} a month, billed ${billing === 'annually' ? 'annually' : 'monthly'}`;
}

/** Returns what happens at the end of the cycle; null if the plan simply renews. */
function describeNextPlan({
  nextPlanId,
  nextBilling,
  paidPlanId,
  paidUntil,
}: StoreMembership): string | null {
  if (!nextPlanId) return null;
  const { title, id } = planOf(nextPlanId);
  if (id === paidPlanId && paidUntil)
    return `Your plan changes to ${title}, paid until ${formatDate(paidUntil)}`;
  if (id === 'basic') return `Your plan changes to ${title}, which is free`;
  return `Your plan changes to ${title}${nextBilling === 'annually' ? ', billed once a year' : ''}`;
}
