import { Outlet } from 'react-router';
import { ErrorScreen } from '#app/screens/error-screen.tsx';
import { PublicFrame } from './public/public-frame.tsx';

export default function PublicLayout() {
  return (
    <PublicFrame>
      <Outlet />
    </PublicFrame>
  );
}

/** What fails below keeps the header and the footer. */
export function ErrorBoundary() {
  return (
    <PublicFrame>
      <ErrorScreen />
    </PublicFrame>
  );
}
