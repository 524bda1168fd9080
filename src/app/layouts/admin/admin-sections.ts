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
  type LucideIcon,
  MessageCircleQuestionMark,
  MessageSquare,
  MessagesSquare,
  Newspaper,
  PenLine,
  ReceiptText,
  Scale,
  Star,
  Users,
} from 'lucide-react';
import type { AdminTask } from '#features/analytics/administration/contract.ts';

interface AdminSection {
  label: string;
  to: string;
  Icon: LucideIcon;
  /** The task whose count is shown beside the section. */
  counts?: AdminTask;
}

export const adminHome: AdminSection = { label: 'Overview', to: '/admin', Icon: LayoutDashboard };

/** The sections of the administration, from top to bottom. */
export const adminGroups: readonly { label: string; links: readonly AdminSection[] }[] = [
  {
    label: 'Queue',
    links: [
      { label: 'Applications', to: '/admin/applications', Icon: ClipboardCheck, counts: 'applications' },
      { label: 'Certificates', to: '/admin/certificates', Icon: BadgeCheck, counts: 'certificates' },
      { label: 'Bank accounts', to: '/admin/bank-accounts', Icon: Landmark, counts: 'bankAccounts' },
      { label: 'Claims', to: '/admin/claims', Icon: Scale, counts: 'claims' },
      {
        label: 'Category requests',
        to: '/admin/category-requests',
        Icon: FolderTree,
        counts: 'categoryRequests',
      },
      { label: 'Reviews', to: '/admin/reviews', Icon: Star, counts: 'reviewReports' },
      { label: 'Messages', to: '/admin/messages', Icon: MessageSquare, counts: 'messages' },
      {
        label: 'Mentor sessions',
        to: '/admin/mentor-sessions',
        Icon: MessagesSquare,
        counts: 'mentorSessions',
      },
    ],
  },
  {
    label: 'Content',
    links: [
      { label: 'Blog', to: '/admin/blog', Icon: PenLine },
      { label: 'News', to: '/admin/news', Icon: Newspaper },
      { label: 'Magazines', to: '/admin/magazines', Icon: BookOpen },
      { label: 'Guidelines', to: '/admin/guidelines', Icon: BookMarked },
      { label: 'Help articles', to: '/admin/help', Icon: LifeBuoy },
      { label: 'Events', to: '/admin/events', Icon: CalendarDays },
      { label: 'Courses', to: '/admin/courses', Icon: GraduationCap },
      { label: 'Mentors', to: '/admin/mentors', Icon: Users },
      { label: 'Jobs', to: '/admin/jobs', Icon: Briefcase, counts: 'jobApplications' },
      { label: 'Product questions', to: '/admin/questions', Icon: MessageCircleQuestionMark },
    ],
  },
  {
    label: 'Money',
    links: [
      {
        label: 'Membership invoices',
        to: '/admin/membership-invoices',
        Icon: ReceiptText,
        counts: 'invoices',
      },
    ],
  },
];
