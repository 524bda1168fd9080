import { Outlet } from 'react-router';
import { ErrorScreen } from '#app/screens/error-screen.tsx';
import { guard } from '#web/guard.ts';
import { useEndedSession } from '#web/use-ended-session.ts';
import { AdminFrame } from './admin/admin-frame.tsx';

export const clientMiddleware = [guard(['admin'])];

// React Router runs the middleware on the first load of a page only if the route has a loader.
export const loader = () => null;
export const clientLoader = () => null;
clientLoader.hydrate = true as const;

export const headers = () => ({ 'x-robots-tag': 'noindex' });

export default function AdminLayout() {
  useEndedSession();
  return (
    <AdminFrame>
      <Outlet />
    </AdminFrame>
  );
}

/** An error below keeps the rail and the top bar. */
export function ErrorBoundary() {
  return (
    <AdminFrame>
      <ErrorScreen />
    </AdminFrame>
  );
}
