import { lazy, Suspense, useState } from 'react';
import { replace, useRevalidator } from 'react-router';
import { WishedPlan } from '#features/stores/memberships/components/wished-plan.tsx';
import { planIds } from '#features/stores/memberships/rules/plan-ids.ts';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import { api } from '#web/api.ts';
import { guard } from '#web/guard.ts';
import { pageMeta } from '#web/page-meta.ts';
import { problemOf } from '#web/problem.ts';
import { useEndedSession } from '#web/use-ended-session.ts';
import { useUser } from '#web/use-session.ts';
import { loadOpeningStep } from '../components/wizard/use-steps.ts';
import { Wizard } from '../components/wizard/wizard.tsx';
import { WizardSkeleton } from '../components/wizard/wizard-skeleton.tsx';
import { canEdit } from '../rules.ts';
import type { Route } from './+types/registration.ts';
import styles from './registration.module.css';

// Seen once the form is sent.
const ApplicationState = lazy(async () => {
  const { ApplicationState: state } = await import('../components/wizard/application-state.tsx');
  return { default: state };
});

export const clientMiddleware = [guard(['admin', 'supplier'])];

export { loader } from '#web/page-origin.ts';

export const meta = ({ loaderData }: Route.MetaArgs) =>
  pageMeta({
    title: 'Become a supplier',
    description: 'Register your packaging business on Packwright in five steps.',
    url: `${loaderData?.origin ?? ''}/registration`,
  });

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const address = new URL(request.url);
  await keepChosenPlan(address);
  const [own, mine, plan] = await Promise.all([
    api.suppliers.getOwnStore(),
    api.suppliers.getRegistration(),
    api.memberships.getWish(),
  ]);
  const { status, step } = mine.data.registration;
  // Fetched before the wizard is drawn, so that nothing moves when it arrives.
  if (canEdit(status)) await loadOpeningStep(step);
  // Who works in somebody else's store has nothing to register.
  if (own.data.store && own.data.store.role !== 'owner') throw replace('/dashboard');
  return {
    registration: mine.data.registration,
    wish: plan.data.wish,
    origin: address.origin,
  };
}
clientLoader.hydrate = true as const;

/** A plan chosen before signing up comes in the address: it is kept with the account, and the address is cleared. */
async function keepChosenPlan({ searchParams }: URL): Promise<void> {
  const planId = planIds.find((id) => id === searchParams.get('membership'));
  if (!planId) return;
  await api.memberships.setWish({ planId, billing: 'monthly' });
  throw replace('/registration');
}

export default function RegistrationScreen({ loaderData }: Route.ComponentProps) {
  useEndedSession();
  const user = useUser();
  // The server does not know whose registration it is: until the browser has asked, there is the frame alone.
  const known = user && 'registration' in loaderData;
  return (
    <div className={styles.screen}>
      {known ? <Registration accountId={user.id} {...loaderData} /> : <WizardSkeleton />}
    </div>
  );
}

type Loaded = Awaited<ReturnType<typeof clientLoader>>;

function Registration({ accountId, wish, ...loaded }: Loaded & { accountId: string }) {
  const { revalidate } = useRevalidator();
  const [submitted, setSubmitted] = useState<Loaded['registration'] | null>(null);
  const registration = submitted ?? loaded.registration;
  if (!canEdit(registration.status))
    return (
      <Suspense fallback={<WizardSkeleton />}>
        <ApplicationState registration={registration} />
      </Suspense>
    );
  return (
    <Wizard
      // What another device saved starts the wizard anew; what this one saves does not come this way.
      key={`${accountId}-${registration.version}-${registration.status}`}
      accountId={accountId}
      registration={registration}
      plan={<WishedPlan wish={wish} />}
      onSubmitted={(now) => {
        setSubmitted(now);
        window.scrollTo({ top: 0 });
      }}
      onReload={() => void revalidate()}
    />
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <div className="wrap">
      <h1 className="sr-only">Become a supplier</h1>
      <ErrorState title="Your registration could not be loaded" onRetry={() => location.reload()}>
        {problemOf(error).message ?? 'Please check your connection. Nothing that you saved is lost.'}
      </ErrorState>
    </div>
  );
}
