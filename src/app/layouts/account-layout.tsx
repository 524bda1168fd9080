import { Bell, Inbox, ShieldCheck } from 'lucide-react';
import { Outlet } from 'react-router';
import { ErrorScreen } from '#app/screens/error-screen.tsx';
import { guard } from '#web/guard.ts';
import { useEndedSession } from '#web/use-ended-session.ts';
import { SideNavFrame } from './side-nav-frame.tsx';

export const clientMiddleware = [guard()];

// The guard also runs on the first load of a page, which needs a loader that asks for it.
export const loader = () => null;
export const clientLoader = () => null;
clientLoader.hydrate = true as const;

export const headers = () => ({ 'x-robots-tag': 'noindex' });

const links = [
  { label: 'Inquiries', to: '/account', below: '/account/inquiries', Icon: Inbox },
  { label: 'Notifications', to: '/account/notifications', Icon: Bell },
  { label: 'Profile & security', to: '/account/security', Icon: ShieldCheck },
];

export default function AccountLayout() {
  useEndedSession();
  return (
    <SideNavFrame label="Account" links={links}>
      <Outlet />
    </SideNavFrame>
  );
}

export function ErrorBoundary() {
  return (
    <SideNavFrame label="Account" links={links}>
      <ErrorScreen />
    </SideNavFrame>
  );
}
