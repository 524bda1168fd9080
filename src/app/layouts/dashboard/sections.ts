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
import { type Capability, roleAllows, type StoreRole } from '#features/stores/suppliers/rules/store-roles.ts';

/** The count shown beside a section. */
type BadgeCountName = 'messages' | 'orders' | 'notifications';

export interface SectionLink {
  label: string;
  to: string;
  /** The capability that a member's role needs to see the section. */
  needs?: Capability;
  counts?: BadgeCountName;
}

export interface SectionGroup {
  label: string;
  Icon: LucideIcon;
  links: readonly SectionLink[];
}

type LinkOptions = Pick<SectionLink, 'needs' | 'counts'>;
const link = (label: string, { section, ...options }: LinkOptions & { section: string }): SectionLink => ({
  label,
  to: `/dashboard/${section}`,
  ...options,
});

/** The sections of the dashboard, from top to bottom. */
const sectionGroups: readonly SectionGroup[] = [
  {
    label: 'Dashboard',
    Icon: LayoutDashboard,
    links: [
      link('Overview', { section: 'overview' }),
      link('Profile status', { section: 'profile-status' }),
      link('Notifications', { section: 'notifications', counts: 'notifications' }),
    ],
  },
  {
    label: 'Product Management',
    Icon: Package,
    links: [
      link('My products', { section: 'my-products' }),
      link('Add product', { section: 'add-product', needs: 'products.write' }),
      link('Categories', { section: 'categories' }),
    ],
  },
  {
    label: 'Orders',
    Icon: ShoppingCart,
    links: [
      link('Order history', { section: 'order-history', counts: 'orders' }),
      link('Dispatch tracker', { section: 'dispatch-tracker' }),
      link('Customer prices', { section: 'customer-prices', needs: 'orders.money' }),
    ],
  },
  {
    label: 'Inquiries & Messages',
    Icon: MessageSquare,
    links: [
      link('Buyer inquiries', { section: 'buyer-inquiries', needs: 'inquiries.read', counts: 'messages' }),
      link('Requests for quotes', { section: 'requests', needs: 'inquiries.read' }),
      link('Quotes', { section: 'quotes', needs: 'inquiries.write' }),
      link('Archived inquiries', { section: 'archived-inquiries', needs: 'inquiries.read' }),
      link('Product questions', { section: 'product-questions', needs: 'inquiries.read' }),
    ],
  },
  {
    label: 'Insights',
    Icon: ChartLine,
    links: [
      link('Product views', { section: 'product-views', needs: 'insights.read' }),
      link('Sales trends', { section: 'sales-trends', needs: 'insights.read' }),
      link('Inquiry analytics', { section: 'inquiry-analytics', needs: 'insights.read' }),
      link('Quote results', { section: 'quote-results', needs: 'insights.read' }),
      link('Buyer demographics', { section: 'buyer-demographics', needs: 'insights.read' }),
    ],
  },
  {
    label: 'Company Profile',
    Icon: Building2,
    links: [
      link('Company info', { section: 'company-info' }),
      link('Capabilities', { section: 'capabilities', needs: 'company.write' }),
      link('Certifications', { section: 'certifications' }),
      link('Bank & tax details', { section: 'bank-tax-details', needs: 'bank.read' }),
    ],
  },
  {
    label: 'Resources',
    Icon: BookOpen,
    links: [link('Packaging guidelines', { section: 'packaging-guidelines' })],
  },
];

/** The only entry of the rail outside a group. */
export const settingsSection = { ...link('Settings', { section: 'settings' }), Icon: Settings };

/** Returns the groups and sections that a role may see, or all of them for guests of the sample store. */
export function sectionGroupsFor(role: StoreRole | null): readonly SectionGroup[] {
  if (!role) return sectionGroups;
  const isVisible = ({ needs }: SectionLink): boolean => !needs || roleAllows(role, needs);
  return sectionGroups
    .map((group) => ({ ...group, links: group.links.filter(isVisible) }))
    .filter(({ links }) => links.length > 0);
}

interface BottomSection extends SectionLink {
  Icon: LucideIcon;
  group: string;
}

/** The five sections of the bottom bar on phones, each from a different group and with a one-word label. */
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

const fallbackSections: readonly BottomSection[] = [
  { label: 'Dispatch', to: '/dashboard/dispatch-tracker', Icon: Truck, group: 'Orders' },
  { label: 'Settings', to: '/dashboard/settings', Icon: Settings, group: 'Settings' },
];

/** Returns the sections of the bottom bar for a role. Dispatch and Settings replace those that the role may not see. */
export function bottomSectionsFor(role: StoreRole | null): readonly BottomSection[] {
  if (!role) return bottomSections;
  const isVisible = bottomSections.filter(({ needs }) => !needs || roleAllows(role, needs));
  return [...isVisible, ...fallbackSections].slice(0, bottomSections.length);
}

/** Returns the label of the group that a path belongs to. `/dashboard` is the overview. */
export function findGroupLabel(pathname: string): string | null {
  const path = sectionPath(pathname);
  const containsPath = ({ links }: SectionGroup): boolean =>
    links.some(({ to }) => path === to || path.startsWith(`${to}/`));
  return sectionGroups.find(containsPath)?.label ?? null;
}

/**
 * Returns the path of the section shown: `/dashboard` is the overview, and a single product belongs to the product
 * list.
 */
export const sectionPath = (pathname: string): string => {
  const path = pathname.replace(/\/+$/, '');
  if (/^\/dashboard\/(products|imports)(\/|$)/.test(path)) return '/dashboard/my-products';
  return path === '/dashboard' ? '/dashboard/overview' : path;
};
