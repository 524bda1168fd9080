/** Roles in a store: its owner, and people whom the owner invited. */
export const storeRoles = ['owner', 'sales', 'warehouse'] as const;
export type StoreRole = (typeof storeRoles)[number];

/** Roles that can be assigned; there is only one owner. */
export const memberRoles = ['sales', 'warehouse'] as const;
export type MemberRole = (typeof memberRoles)[number];

const allRoles = storeRoles;
const officeRoles = ['owner', 'sales'] as const;
const ownerOnly = ['owner'] as const;

/** The roles that each action in a store requires. The server checks permissions only against this table. */
export const permissions = {
  'products.read': allRoles,
  'products.write': officeRoles,
  'products.stock': allRoles,
  'orders.read': allRoles,
  /** Order totals, payments, and the documents that contain them. */
  'orders.money': officeRoles,
  /** Advancing an order, correcting its dispatches, and setting its costs. */
  'orders.write': officeRoles,
  /** Cancelling an order, and recording payments and refunds. */
  'orders.settle': officeRoles,
  'orders.dispatch': allRoles,
  'inquiries.read': officeRoles,
  'inquiries.write': officeRoles,
  'insights.read': officeRoles,
  'company.write': ownerOnly,
  'certificates.write': officeRoles,
  'bank.read': ownerOnly,
  'bank.write': ownerOnly,
  'plan.write': ownerOnly,
  'team.write': ownerOnly,
  'keys.write': ownerOnly,
} as const satisfies Record<string, readonly StoreRole[]>;
export type Capability = keyof typeof permissions;

/**
 * Actions of a suspended store: reading its records, fixing the reason for the suspension, writing to its existing
 * buyers, cancelling and refunding. Everything else is refused, so a new capability is refused until it is listed
 * here.
 */
const allowedCapabilities: ReadonlySet<Capability> = new Set([
  'products.read',
  'products.write',
  'products.stock',
  'orders.read',
  'orders.money',
  'orders.settle',
  'inquiries.read',
  'inquiries.write',
  'insights.read',
  'company.write',
  'certificates.write',
  'bank.read',
  'plan.write',
  'team.write',
  'keys.write',
]);
export const allowsWhileSuspended = (capability: Capability): boolean => allowedCapabilities.has(capability);

/** True if a role has a capability. */
export const roleAllows = (role: StoreRole, capability: Capability): boolean =>
  (permissions[capability] as readonly StoreRole[]).includes(role);

/** Labels of the roles, with a description. */
export const roleLabels: Record<StoreRole, { label: string; hint: string }> = {
  owner: { label: 'Owner', hint: 'Full access, including plan, bank details, team and API keys' },
  sales: { label: 'Sales', hint: 'Products, orders, inquiries and insights' },
  warehouse: {
    label: 'Warehouse',
    hint: 'Stock, packing and shipping. No prices, inquiries or reports',
  },
};
