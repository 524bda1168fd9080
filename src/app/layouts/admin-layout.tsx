import {
  BadgeCheck,
  BookMarked,
  BookOpen,
  Briefcase,
  CalendarDays,
  ClipboardCheck,
  FolderTree,
  GraduationCap,
  Landmark,
  LayoutDashboard,
  LifeBuoy,
  MessageCircleQuestionMark,
  MessageSquare,
  MessagesSquare,
  Newspaper,
  PenLine,
  ReceiptText,
  Users,
} from 'lucide-react';
import { Outlet } from 'react-router';
import { ErrorScreen } from '#app/screens/error-screen.tsx';
import { guard } from '#web/guard.ts';
import { useEndedSession } from '#web/use-ended-session.ts';
import { SideNavFrame } from './side-nav-frame.tsx';

export const clientMiddleware = [guard(['admin'])];

// React Router runs the middleware on the first load of a page only if the route has a loader.
export const loader = () => null;
export const clientLoader = () => null;
clientLoader.hydrate = true as const;

export const headers = () => ({ 'x-robots-tag': 'noindex' });

const links = [
  { label: 'Overview', to: '/admin', below: '/admin/overview', Icon: LayoutDashboard },
  { label: 'Applications', to: '/admin/applications', Icon: ClipboardCheck },
  { label: 'Messages', to: '/admin/messages', Icon: MessageSquare },
  { label: 'Product questions', to: '/admin/questions', Icon: MessageCircleQuestionMark },
  { label: 'Certificates', to: '/admin/certificates', Icon: BadgeCheck },
  { label: 'Bank accounts', to: '/admin/bank-accounts', Icon: Landmark },
  { label: 'Category requests', to: '/admin/category-requests', Icon: FolderTree },
  { label: 'Membership invoices', to: '/admin/membership-invoices', Icon: ReceiptText },
  { label: 'Blog', to: '/admin/blog', Icon: PenLine },
  { label: 'News', to: '/admin/news', Icon: Newspaper },
  { label: 'Guidelines', to: '/admin/guidelines', Icon: BookMarked },
  { label: 'Events', to: '/admin/events', Icon: CalendarDays },
  { label: 'Courses', to: '/admin/courses', Icon: GraduationCap },
  { label: 'Mentors', to: '/admin/mentors', Icon: Users },
  { label: 'Mentor sessions', to: '/admin/mentor-sessions', Icon: MessagesSquare },
  { label: 'Jobs', to: '/admin/jobs', Icon: Briefcase },
  { label: 'Magazines', to: '/admin/magazines', Icon: BookOpen },
  { label: 'Help articles', to: '/admin/help', Icon: LifeBuoy },
];

export default function AdminLayout() {
  useEndedSession();
  return (
    <SideNavFrame label="Administration" links={links}>
      <Outlet />
    </SideNavFrame>
  );
}

export function ErrorBoundary() {
  return (
    <SideNavFrame label="Administration" links={links}>
      <ErrorScreen />
    </SideNavFrame>
  );
}
