import { Outlet, replace } from 'react-router';
import { ErrorScreen } from '#app/screens/error-screen.tsx';
import { currentSession } from '#web/session.ts';
import { DashboardFrame } from './dashboard/dashboard-frame.tsx';
import { useEndedSession } from './use-ended-session.ts';

/** Open to visitors, who see the sample store. Those who have no store are led to where they belong. */
export const clientMiddleware = [
  (): void => {
    const role = currentSession()?.user.role;
    if (role === 'customer') throw replace('/account');
    if (role === 'admin') throw replace('/admin/applications');
  },
];

// The middleware also runs on the first load of a page, which needs a loader that asks for it.
export const loader = () => null;
export const clientLoader = () => null;
clientLoader.hydrate = true as const;

export const headers = () => ({ 'x-robots-tag': 'noindex' });

export default function DashboardLayout() {
  useEndedSession();
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
