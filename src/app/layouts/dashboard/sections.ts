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
  Truck,
} from 'lucide-react';
import { type Capability, may, type StoreRole } from '#features/stores/suppliers/rules/store-roles.ts';

/** What waits in a section, by the names of the counts. */
type Waiting = 'messages' | 'orders' | 'notifications';

export interface SectionLink {
  label: string;
  to: string;
  /** Without it in their role, people of the store do not see the section. */
  needs?: Capability;
  counts?: Waiting;
}

export interface SectionGroup {
  label: string;
  Icon: LucideIcon;
  links: readonly SectionLink[];
}

type More = Pick<SectionLink, 'needs' | 'counts'>;
const link = (label: string, section: string, more: More = {}): SectionLink => ({
  label,
  to: `/dashboard/${section}`,
  ...more,
});

/** The rail of the dashboard, from top to bottom. */
const sectionGroups: readonly SectionGroup[] = [
  {
    label: 'Dashboard',
    Icon: LayoutDashboard,
    links: [
      link('Overview', 'overview'),
      link('Profile status', 'profile-status'),
      link('Notifications', 'notifications', { counts: 'notifications' }),
    ],
  },
  {
    label: 'Product Management',
    Icon: Package,
    links: [
      link('My products', 'my-products'),
      link('Add product', 'add-product', { needs: 'products.write' }),
      link('Categories', 'categories'),
    ],
  },
  {
    label: 'Orders',
    Icon: ShoppingCart,
    links: [
      link('Order history', 'order-history', { counts: 'orders' }),
      link('Dispatch tracker', 'dispatch-tracker'),
    ],
  },
  {
    label: 'Inquiries & Messages',
    Icon: MessageSquare,
    links: [
      link('Buyer inquiries', 'buyer-inquiries', { needs: 'inquiries.read', counts: 'messages' }),
      link('Archived inquiries', 'archived-inquiries', { needs: 'inquiries.read' }),
      link('Product questions', 'product-questions', { needs: 'inquiries.read' }),
    ],
  },
  {
    label: 'Insights',
    Icon: ChartLine,
    links: [
      link('Product views', 'product-views', { needs: 'insights.read' }),
      link('Sales trends', 'sales-trends', { needs: 'insights.read' }),
      link('Inquiry analytics', 'inquiry-analytics', { needs: 'insights.read' }),
      link('Buyer demographics', 'buyer-demographics', { needs: 'insights.read' }),
    ],
  },
  {
    label: 'Company Profile',
    Icon: Building2,
    links: [
      link('Company info', 'company-info'),
      link('Certifications', 'certifications'),
      link('Bank & tax details', 'bank-tax-details', { needs: 'bank.read' }),
    ],
  },
  { label: 'Resources', Icon: BookOpen, links: [link('Packaging guidelines', 'packaging-guidelines')] },
];

/** The one entry of the rail that is no group. */
export const settingsSection = { ...link('Settings', 'settings'), Icon: Settings };

/** The groups that a role sees, with their sections; everything for visitors of the sample store. */
export function groupsFor(role: StoreRole | null): readonly SectionGroup[] {
  if (!role) return sectionGroups;
  const seen = ({ needs }: SectionLink): boolean => !needs || may(role, needs);
  return sectionGroups
    .map((group) => ({ ...group, links: group.links.filter(seen) }))
    .filter(({ links }) => links.length > 0);
}

interface BottomSection extends SectionLink {
  Icon: LucideIcon;
  group: string;
}

/** The bar at the foot of a phone: one word for each of the five most visited groups. */
const bottomSections: readonly BottomSection[] = [
  { label: 'Overview', to: '/dashboard/overview', Icon: LayoutDashboard, group: 'Dashboard' },
  { label: 'Products', to: '/dashboard/my-products', Icon: Package, group: 'Product Management' },
  {
    label: 'Orders',
    to: '/dashboard/order-history',
    Icon: ShoppingCart,
    group: 'Orders',
    counts: 'orders',
  },
  {
    label: 'Inquiries',
    to: '/dashboard/buyer-inquiries',
    Icon: MessageSquare,
    group: 'Inquiries & Messages',
    needs: 'inquiries.read',
    counts: 'messages',
  },
  {
    label: 'Insights',
    to: '/dashboard/product-views',
    Icon: ChartLine,
    group: 'Insights',
    needs: 'insights.read',
  },
];

const floorSections: readonly BottomSection[] = [
  { label: 'Dispatch', to: '/dashboard/dispatch-tracker', Icon: Truck, group: 'Orders' },
  { label: 'Settings', to: '/dashboard/settings', Icon: Settings, group: 'Settings' },
];

/** The same for a role: who reads neither inquiries nor insights has dispatch and settings there. */
export function bottomSectionsFor(role: StoreRole | null): readonly BottomSection[] {
  if (!role) return bottomSections;
  const seen = bottomSections.filter(({ needs }) => !needs || may(role, needs));
  return [...seen, ...floorSections].slice(0, bottomSections.length);
}

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
