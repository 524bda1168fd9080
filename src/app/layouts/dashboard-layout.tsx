import { Outlet, replace } from 'react-router';
import { ErrorScreen } from '#app/screens/error-screen.tsx';
import { guard } from '#web/guard.ts';
import { enterDashboard, useSampleView } from '#web/sample-view.ts';
import { currentSession, storedSession } from '#web/session.ts';
import { useEndedSession } from '#web/use-ended-session.ts';
import { DashboardFrame } from './dashboard/dashboard-frame.tsx';

/**
 * Open to visitors, who see the sample store. A session that has expired must be renewed, so that nobody
 * takes the sample for their own store; those who have no store are led to where they belong.
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

// The middleware also runs on the first load of a page, which needs a loader that asks for it.
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

/** What fails below keeps the rail and the top bar. */
export function ErrorBoundary() {
  return (
    <DashboardFrame>
      <ErrorScreen />
    </DashboardFrame>
  );
}
