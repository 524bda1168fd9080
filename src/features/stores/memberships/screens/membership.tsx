import { ORPCError } from '@orpc/client';
import { lazy, Suspense, useState } from 'react';
import {
  Await,
  data,
  isRouteErrorResponse,
  useAsyncError,
  useRevalidator,
  useRouteError,
} from 'react-router';
import { formatDate } from '#lib/formats.ts';
import { Segmented } from '#ui/controls/segmented.tsx';
import { TextLink } from '#ui/controls/text-link.tsx';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import { Cluster, Grid, Page, Split, Stack } from '#ui/layout/layout.tsx';
import { Accordion } from '#ui/navigation/accordion.tsx';
import { apiContext } from '#web/api-context.ts';
import { pageMeta, shareImage } from '#web/page-meta.ts';
import { PlanColumn } from '../components/plan-column.tsx';
import { useStoreMembership } from '../components/use-store-membership.ts';
import { WhyUpgrade } from '../components/why-upgrade.tsx';
import type { MembershipPlan, StoreMembership } from '../contract.ts';
import type { PlanId } from '../rules/plan-ids.ts';
import { type Billing, planOf } from '../rules.ts';
import type { Route } from './+types/membership.ts';
import styles from './membership.module.css';

/** The dialog loads when a supplier selects a plan; guests do not need it. */
const ChoosePlan = lazy(async () => ({
  default: (await import('../components/choose-plan.tsx')).ChoosePlan,
}));

export async function loader({ context, request }: Route.LoaderArgs) {
  try {
    const response = await context.get(apiContext).memberships.listPlans();
    return { plans: response.data.plans, origin: new URL(request.url).origin };
  } catch (error) {
    if (!(error instanceof ORPCError)) throw error;
    throw data({ message: error.message }, { status: error.status });
  }
}

/** Milliseconds that navigation waits for the plans; a slower response shows a placeholder. */
const placeholderDelayMs = 150;

export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  const fetched = serverLoader();
  const fast = await Promise.race([
    fetched,
    new Promise<null>((resolve) => setTimeout(resolve, placeholderDelayMs, null)),
  ]);
  return fast ?? { plans: fetched.then(({ plans }) => plans), origin: location.origin };
}

export const meta = ({ loaderData }: Route.MetaArgs) =>
  pageMeta({
    title: 'Membership plans for packaging suppliers',
    description:
      'Basic is free for up to 50 products. Try Silver or Gold free for 14 days. Save 15% with annual billing.',
    url: `${loaderData?.origin ?? ''}/membership`,
    image: shareImage('page', 'membership'),
    structuredData: [
      {
        '@type': 'FAQPage',
        mainEntity: questions.map(({ title, body }) => ({
          '@type': 'Question',
          name: title,
          acceptedAnswer: { '@type': 'Answer', text: body },
        })),
      },
    ],
  });

const billingOptions = [
  { value: 'monthly', label: 'Monthly' },
  { value: 'annually', label: 'Annual' },
] as const;

export default function Membership({ loaderData: { plans } }: Route.ComponentProps) {
  const [billing, setBilling] = useState<Billing>('monthly');
  const [chosen, setChosen] = useState<MembershipPlan | null>(null);
  const { membership, setMembership } = useStoreMembership();
  const close = () => setChosen(null);
  const columns = (loaded: readonly MembershipPlan[]) => (
    <Grid gap={0} columns={3} below={720} className={styles.plans}>
      {loaded.map((plan, position) => (
        <PlanColumn
          key={plan._id}
          plan={plan}
          highlighted={position === 1}
          current={membership?.planId === plan._id}
          trial={membership === null || (membership.trialAvailable && membership.planId !== plan._id)}
          unchanged={membership !== null && changesNothing(membership, { planId: plan._id, billing })}
          onChoose={membership ? setChosen : undefined}
        />
      ))}
    </Grid>
  );
  return (
    <Page gap={7} top={7} className={styles.page}>
      <Stack as="header" gap={0} justify="center" className={styles.head}>
        <h1 className={styles.title}>Plans for suppliers</h1>
        <p className={`muted ${styles.lead}`}>
          More products and better tools. Paid plans never affect ranking.
        </p>
        <Cluster gap={3.5} rowGap={2.5} justify="center" className={styles.billing}>
          <Segmented
            label="Billing"
            options={billingOptions}
            defaultValue="monthly"
            onValueChange={setBilling}
            name="billing"
          />
          <span className={`small ${styles.saving}`}>Save 15% with annual billing</span>
        </Cluster>
        {membership && <CurrentPlan membership={membership} />}
      </Stack>
      {Array.isArray(plans) ? (
        columns(plans)
      ) : (
        <Suspense fallback={<LoadingPlans />}>
          <Await resolve={plans} errorElement={<NoPlans />}>
            {columns}
          </Await>
        </Suspense>
      )}
      <WhyUpgrade isSupplier={membership !== null} />
      <Questions />
      {chosen && membership && (
        <Suspense>
          <ChoosePlan
            key={`${chosen._id}-${billing}`}
            membership={membership}
            choice={{ planId: chosen._id, billing }}
            onClose={close}
            onChosen={(changed) => {
              setMembership(changed);
              close();
            }}
          />
        </Suspense>
      )}
    </Page>
  );
}

/** True if selecting this plan and billing would change nothing. */
const changesNothing = (
  now: StoreMembership,
  { planId, billing }: { planId: PlanId; billing: Billing },
): boolean =>
  now.planId === planId && now.nextPlanId === null && (planId === 'basic' || now.billing === billing);

function CurrentPlan({ membership }: { membership: StoreMembership }) {
  return (
    <p className={`small ${styles.standing}`}>
      Your store {describePlan(membership)}. <TextLink to="/dashboard/plan">Plan & invoices</TextLink>
    </p>
  );
}

function describePlan({ planId, trialEndsAt, cycleEndsAt, nextPlanId }: StoreMembership): string {
  const plan = planOf(planId).title;
  const follows = nextPlanId && nextPlanId !== planId ? `, then ${planOf(nextPlanId).title}` : '';
  if (!cycleEndsAt) return `is on ${plan}`;
  if (trialEndsAt) return `is on a free trial of ${plan} until ${formatDate(trialEndsAt)}${follows}`;
  if (follows) return `is on ${plan} until ${formatDate(cycleEndsAt)}${follows}`;
  return `is on ${plan}, which renews on ${formatDate(cycleEndsAt)}`;
}

const questions = [
  {
    title: 'Is there a free trial?',
    body: 'Yes. Silver and Gold come with a 14-day free trial, once per supplier. If you don’t keep the plan, your store returns to its previous plan when the trial ends.',
  },
  {
    title: 'What happens when I upgrade?',
    body: 'Upgrades take effect immediately, with the higher limit and all tools.',
  },
  {
    title: 'Can I downgrade?',
    body: 'Yes, at any time. Downgrades take effect at the next billing cycle. Products beyond the limit are then hidden from buyers, never deleted, and you choose which ones stay live.',
  },
  {
    title: 'How much does annual billing save?',
    body: '15%. Billed annually, Silver is ₹2,125 and Gold is ₹4,250 per month.',
  },
  {
    title: 'How do I pay?',
    body: 'By bank transfer; we don’t accept cards. A paid plan is active immediately. We email the invoice, which is due within 15 days. Prices are before GST, which is added for suppliers in India.',
  },
  {
    title: 'Does a paid plan rank my products higher?',
    body: 'No. Plans change your limits and tools. Search ranking depends only on how well a product matches the search.',
  },
];

function Questions() {
  return (
    <Split
      as="section"
      gap={7}
      rowGap={5}
      columns="1fr 1.7fr"
      below={860}
      aria-labelledby="questions"
      className={styles.questions}
    >
      <h2 id="questions">Frequently asked questions</h2>
      <Accordion items={questions} open={0} />
    </Split>
  );
}

/** Shown when the plans could not be loaded. */
export function ErrorBoundary() {
  return (
    <div className="wrap">
      <h1 className="sr-only">Membership plans</h1>
      <Failed error={useRouteError()} />
    </div>
  );
}

/** Shown when plans that were still loading failed to arrive. */
function NoPlans() {
  return <Failed error={useAsyncError()} />;
}

function Failed({ error }: { error: unknown }) {
  const { state, revalidate } = useRevalidator();
  if (state === 'loading') return <LoadingPlans />;
  return (
    <div className={styles.failed}>
      <ErrorState title={`Error: ${messageOf(error)}`} onRetry={() => void revalidate()}>
        The plans could not be loaded. Nothing about your own plan has changed.
      </ErrorState>
    </div>
  );
}

const LoadingPlans = () => (
  <p role="status" className={styles.failed}>
    Loading plans...
  </p>
);

/** Returns the server's message if there is one, else a message for the network error. */
function messageOf(error: unknown): string {
  const { message } = ((isRouteErrorResponse(error) ? error.data : error) ?? {}) as { message?: unknown };
  return typeof message === 'string' && message ? message : 'Could not fetch plans';
}
