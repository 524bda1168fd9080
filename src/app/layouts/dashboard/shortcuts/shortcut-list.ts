import { type Capability, may, type StoreRole } from '#features/stores/suppliers/rules/store-roles.ts';

export interface Shortcut {
  /** Pressed one after the other. */
  keys: readonly [string] | readonly [string, string];
  label: string;
  to: string;
  needs?: Capability;
}

/** Where keys lead: `g` and a letter go somewhere, `n` makes something new. */
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
  { keys: ['n'], label: 'Add a product', to: '/dashboard/add-product', needs: 'products.write' },
];

/** The shortcuts of a role; all of them for visitors. */
export const shortcutsFor = (role: StoreRole | null): Shortcut[] =>
  shortcuts.filter(({ needs }) => !role || !needs || may(role, needs));
