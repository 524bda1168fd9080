import {
  BookOpen,
  Building2,
  ChartLine,
  LayoutDashboard,
  type LucideIcon,
  MessageSquare,
  Package,
  Settings,
  ShoppingCart,
} from 'lucide-react';

export interface SectionLink {
  label: string;
  to: string;
}

export interface SectionGroup {
  label: string;
  Icon: LucideIcon;
  links: readonly SectionLink[];
}

const link = (label: string, section: string): SectionLink => ({ label, to: `/dashboard/${section}` });

/** The rail of the dashboard, from top to bottom. */
export const sectionGroups: readonly SectionGroup[] = [
  {
    label: 'Dashboard',
    Icon: LayoutDashboard,
    links: [
      link('Overview', 'overview'),
      link('Profile status', 'profile-status'),
      link('Notifications', 'notifications'),
    ],
  },
  {
    label: 'Product Management',
    Icon: Package,
    links: [
      link('My products', 'my-products'),
      link('Add product', 'add-product'),
      link('Categories', 'categories'),
    ],
  },
  {
    label: 'Orders',
    Icon: ShoppingCart,
    links: [link('Order history', 'order-history'), link('Dispatch tracker', 'dispatch-tracker')],
  },
  {
    label: 'Inquiries & Messages',
    Icon: MessageSquare,
    links: [link('Buyer inquiries', 'buyer-inquiries'), link('Archived inquiries', 'archived-inquiries')],
  },
  {
    label: 'Insights',
    Icon: ChartLine,
    links: [
      link('Product views', 'product-views'),
      link('Sales trends', 'sales-trends'),
      link('Inquiry analytics', 'inquiry-analytics'),
      link('Buyer demographics', 'buyer-demographics'),
    ],
  },
  {
    label: 'Company Profile',
    Icon: Building2,
    links: [
      link('Company info', 'company-info'),
      link('Certifications', 'certifications'),
      link('Bank & tax details', 'bank-tax-details'),
    ],
  },
  { label: 'Resources', Icon: BookOpen, links: [link('Packaging guidelines', 'packaging-guidelines')] },
];

/** The one entry of the rail that is no group. */
export const settingsSection = { ...link('Settings', 'settings'), Icon: Settings };

/** The bar at the foot of a phone: one word for each of the five most visited groups. */
export const bottomSections: readonly (SectionLink & { Icon: LucideIcon; group: string })[] = [
  { label: 'Overview', to: '/dashboard/overview', Icon: LayoutDashboard, group: 'Dashboard' },
  { label: 'Products', to: '/dashboard/my-products', Icon: Package, group: 'Product Management' },
  { label: 'Orders', to: '/dashboard/order-history', Icon: ShoppingCart, group: 'Orders' },
  {
    label: 'Inquiries',
    to: '/dashboard/buyer-inquiries',
    Icon: MessageSquare,
    group: 'Inquiries & Messages',
  },
  { label: 'Insights', to: '/dashboard/product-views', Icon: ChartLine, group: 'Insights' },
];

/** The group that a path belongs to; the bare dashboard is its overview. */
export function groupOf(pathname: string): string | null {
  const path = sectionPath(pathname);
  const holds = ({ links }: SectionGroup): boolean =>
    links.some(({ to }) => path === to || path.startsWith(`${to}/`));
  return sectionGroups.find(holds)?.label ?? null;
}

/** Path of the section shown: the bare dashboard is its overview, and one product belongs to all of them. */
export const sectionPath = (pathname: string): string => {
  const path = pathname.replace(/\/+$/, '');
  if (/^\/dashboard\/(products|imports)(\/|$)/.test(path)) return '/dashboard/my-products';
  return path === '/dashboard' ? '/dashboard/overview' : path;
};
