import { Outlet } from 'react-router';
import { LateErrorScreen } from '#app/screens/late-error-screen.tsx';
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
      <LateErrorScreen />
    </PublicFrame>
  );
}
