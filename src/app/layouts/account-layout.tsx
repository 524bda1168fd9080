import {
  Bell,
  Briefcase,
  ClipboardList,
  FileText,
  GraduationCap,
  Heart,
  Inbox,
  LayoutDashboard,
  MapPin,
  Megaphone,
  Package,
  PiggyBank,
  Search,
  Settings,
  Tag,
  Users,
} from 'lucide-react';
import { Outlet } from 'react-router';
import { ErrorScreen } from '#app/screens/error-screen.tsx';
import { guard } from '#web/guard.ts';
import { useEndedSession } from '#web/use-ended-session.ts';
import { useUser } from '#web/use-session.ts';
import { SideNavFrame, type SideNavGroup } from './side-nav-frame.tsx';

export const clientMiddleware = [guard()];

// React Router runs the middleware on the first load of a page only if the route has a loader.
export const loader = () => null;
export const clientLoader = () => null;
clientLoader.hydrate = true as const;

export const headers = () => ({ 'x-robots-tag': 'noindex' });

const jobPostsLink = { label: 'Job posts', to: '/account/jobs', Icon: Megaphone };

/** Suppliers can also post jobs on behalf of their store. */
const groupsFor = (isSupplier: boolean): readonly SideNavGroup[] => [
  { links: [{ label: 'Overview', to: '/account', below: '/account/overview', Icon: LayoutDashboard }] },
  {
    label: 'Buying',
    links: [
      { label: 'Orders', to: '/account/orders', Icon: Package },
      { label: 'Inquiries', to: '/account/inquiries', Icon: Inbox },
      { label: 'Requests', to: '/account/requests', Icon: ClipboardList },
      { label: 'Quotes', to: '/account/quotes', Icon: FileText },
      { label: 'Your prices', to: '/account/customer-prices', Icon: Tag },
      { label: 'Savings', to: '/account/savings', Icon: PiggyBank },
      { label: 'Favorites', to: '/account/favourites', Icon: Heart },
      { label: 'Saved searches', to: '/account/searches', Icon: Search },
      { label: 'Addresses', to: '/account/addresses', Icon: MapPin },
    ],
  },
  {
    label: 'Learning',
    links: [
      { label: 'My courses', to: '/account/courses', Icon: GraduationCap },
      { label: 'Mentor sessions', to: '/account/mentors', Icon: Users },
      { label: 'Job applications', to: '/account/applications', Icon: Briefcase },
      ...(isSupplier ? [jobPostsLink] : []),
    ],
  },
  {
    label: 'Account',
    links: [
      { label: 'Notifications', to: '/account/notifications', Icon: Bell },
      { label: 'Settings', to: '/account/settings', Icon: Settings },
    ],
  },
];

export default function AccountLayout() {
  useEndedSession();
  const isSupplier = useUser()?.role === 'supplier';
  return (
    <SideNavFrame label="Account" groups={groupsFor(isSupplier)}>
      <Outlet />
    </SideNavFrame>
  );
}

export function ErrorBoundary() {
  return (
    <SideNavFrame label="Account" groups={groupsFor(false)}>
      <ErrorScreen />
    </SideNavFrame>
  );
}
