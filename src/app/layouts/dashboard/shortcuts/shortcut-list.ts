import { type Capability, roleAllows, type StoreRole } from '#features/stores/suppliers/rules/store-roles.ts';

export interface Shortcut {
  /** Keys to press one after the other. */
  keys: readonly [string] | readonly [string, string];
  label: string;
  to: string;
  needs?: Capability;
}

/** Shortcuts of the dashboard: `g` and a letter open a section, `n` creates something new. */
const shortcuts: readonly Shortcut[] = [
  { keys: ['g', 'o'], label: 'Overview', to: '/dashboard/overview' },
  { keys: ['g', 'n'], label: 'Notifications', to: '/dashboard/notifications' },
  { keys: ['g', 'p'], label: 'My products', to: '/dashboard/my-products' },
  { keys: ['g', 'c'], label: 'Categories', to: '/dashboard/categories' },
  { keys: ['g', 'h'], label: 'Order history', to: '/dashboard/order-history' },
  { keys: ['g', 'd'], label: 'Dispatch tracker', to: '/dashboard/dispatch-tracker' },
  {
    keys: ['g', 'i'],
    label: 'Buyer inquiries',
    to: '/dashboard/buyer-inquiries',
    needs: 'inquiries.read',
  },
  { keys: ['g', 't'], label: 'Sales trends', to: '/dashboard/sales-trends', needs: 'insights.read' },
  { keys: ['g', 's'], label: 'Settings', to: '/dashboard/settings' },
  { keys: ['n'], label: 'Add product', to: '/dashboard/add-product', needs: 'products.write' },
];

/** Returns the shortcuts of a role, or all of them for guests. */
export const shortcutsFor = (role: StoreRole | null): Shortcut[] =>
  shortcuts.filter(({ needs }) => !role || !needs || roleAllows(role, needs));
