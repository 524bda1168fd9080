import { lazy, Suspense, useState } from 'react';
import { replace, useRevalidator } from 'react-router';
import { RequestedPlanNotice } from '#features/stores/memberships/components/requested-plan-notice.tsx';
import { planIds } from '#features/stores/memberships/rules/plan-ids.ts';
import { canEdit } from '#features/stores/suppliers/rules.ts';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import { api } from '#web/api.ts';
import { guard } from '#web/guard.ts';
import { pageMeta } from '#web/page-meta.ts';
import { toProblem } from '#web/problem.ts';
import { useEndedSession } from '#web/use-ended-session.ts';
import { useUser } from '#web/use-session.ts';
import { RegistrationSkeleton } from '../components/wizard/registration-skeleton.tsx';
import { loadOpeningStep } from '../components/wizard/use-steps.ts';
import { Wizard } from '../components/wizard/wizard.tsx';
import type { Route } from './+types/registration.ts';
import styles from './registration.module.css';

// Only needed after the registration is submitted.
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
  const url = new URL(request.url);
  await saveSelectedPlan(url);
  const [own, mine, plan] = await Promise.all([
    api.suppliers.getOwnStore(),
    api.registration.getRegistration(),
    api.memberships.getWish(),
  ]);
  const { status, step } = mine.data.registration;
  // Loaded before the wizard renders, so that the layout does not shift.
  if (canEdit(status)) await loadOpeningStep(step);
  // Members of another store have nothing to register.
  if (own.data.store && own.data.store.role !== 'owner') throw replace('/dashboard');
  return {
    registration: mine.data.registration,
    wish: plan.data.wish,
    origin: url.origin,
  };
}
clientLoader.hydrate = true as const;

/** Saves a plan selected before signing up, which is in the URL, to the account and removes it from the URL. */
async function saveSelectedPlan({ searchParams }: URL): Promise<void> {
  const planId = planIds.find((id) => id === searchParams.get('membership'));
  if (!planId) return;
  await api.memberships.setWish({ planId, billing: 'monthly' });
  throw replace('/registration');
}

export default function RegistrationScreen({ loaderData }: Route.ComponentProps) {
  useEndedSession();
  const user = useUser();
  // The server does not know the user, so only the frame is rendered until the browser has loaded the registration.
  const isLoaded = user && 'registration' in loaderData;
  return (
    <div className={styles.screen}>
      {isLoaded ? <Registration accountId={user.id} {...loaderData} /> : <RegistrationSkeleton />}
    </div>
  );
}

type RegistrationData = Awaited<ReturnType<typeof clientLoader>>;

function Registration({ accountId, wish, ...loaded }: RegistrationData & { accountId: string }) {
  const { revalidate } = useRevalidator();
  const [submitted, setSubmitted] = useState<RegistrationData['registration'] | null>(null);
  const registration = submitted ?? loaded.registration;
  if (!canEdit(registration.status))
    return (
      <Suspense fallback={<RegistrationSkeleton />}>
        <ApplicationState registration={registration} />
      </Suspense>
    );
  return (
    <Wizard
      // A version saved by another device restarts the wizard; this device's own saves do not reload the data.
      key={`${accountId}-${registration.version}-${registration.status}`}
      accountId={accountId}
      registration={registration}
      plan={<RequestedPlanNotice wish={wish} />}
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
        {toProblem(error).message ?? 'Check your connection and try again. Your saved changes are safe.'}
      </ErrorState>
    </div>
  );
}
