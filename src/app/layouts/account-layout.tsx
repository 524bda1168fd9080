import {
  Bell,
  Briefcase,
  GraduationCap,
  Heart,
  Inbox,
  MapPin,
  Megaphone,
  Package,
  Search,
  Settings,
  Users,
} from 'lucide-react';
import { Outlet } from 'react-router';
import { ErrorScreen } from '#app/screens/error-screen.tsx';
import { guard } from '#web/guard.ts';
import { useEndedSession } from '#web/use-ended-session.ts';
import { useUser } from '#web/use-session.ts';
import { SideNavFrame } from './side-nav-frame.tsx';

export const clientMiddleware = [guard()];

// React Router runs the middleware on the first load of a page only if the route has a loader.
export const loader = () => null;
export const clientLoader = () => null;
clientLoader.hydrate = true as const;

export const headers = () => ({ 'x-robots-tag': 'noindex' });

const links = [
  { label: 'Inquiries', to: '/account', below: '/account/inquiries', Icon: Inbox },
  { label: 'Orders', to: '/account/orders', Icon: Package },
  { label: 'Addresses', to: '/account/addresses', Icon: MapPin },
  { label: 'Job applications', to: '/account/applications', Icon: Briefcase },
  { label: 'My courses', to: '/account/courses', Icon: GraduationCap },
  { label: 'Mentor sessions', to: '/account/mentors', Icon: Users },
  { label: 'Favourites', to: '/account/favourites', Icon: Heart },
  { label: 'Saved searches', to: '/account/searches', Icon: Search },
  { label: 'Notifications', to: '/account/notifications', Icon: Bell },
  { label: 'Settings', to: '/account/settings', Icon: Settings },
];

/** Suppliers can also post jobs on behalf of their store. */
const jobPostsLink = { label: 'Job posts', to: '/account/jobs', Icon: Megaphone };

export default function AccountLayout() {
  useEndedSession();
  const isSupplier = useUser()?.role === 'supplier';
  return (
    <SideNavFrame label="Account" links={isSupplier ? [...links, jobPostsLink] : links}>
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
