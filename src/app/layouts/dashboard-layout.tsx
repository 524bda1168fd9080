import { Outlet, replace } from 'react-router';
import { ErrorScreen } from '#app/screens/error-screen.tsx';
import { guard } from '#web/guard.ts';
import { enterDashboard, useSampleView } from '#web/sample-view.ts';
import { currentSession, storedSession } from '#web/session.ts';
import { useEndedSession } from '#web/use-ended-session.ts';
import { DashboardFrame } from './dashboard/dashboard-frame.tsx';

/**
 * Guests may open the dashboard and see the sample store. An expired session must be renewed, so that nobody mistakes
 * the sample store for their own; users without a store are redirected.
 */
export const clientMiddleware = [
  ({ request }: { request: Request }): void => {
    if (storedSession()) guard()({ request });
    const role = currentSession()?.user.role;
    if (role === 'customer') throw replace('/account');
    if (role === 'admin') throw replace('/admin/applications');
    enterDashboard();
  },
];

// React Router runs the middleware on the first load of a page only if the route has a loader.
export const loader = () => null;
export const clientLoader = () => null;
clientLoader.hydrate = true as const;

export const headers = () => ({ 'x-robots-tag': 'noindex' });

export default function DashboardLayout() {
  useEndedSession();
  useSampleView();
  return (
    <DashboardFrame>
      <Outlet />
    </DashboardFrame>
  );
}

/** An error below keeps the rail and the top bar. */
export function ErrorBoundary() {
  return (
    <DashboardFrame>
      <ErrorScreen />
    </DashboardFrame>
  );
}
