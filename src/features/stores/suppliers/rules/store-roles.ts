/** Who works in a store: its owner, and people whom the owner invited. */
export const storeRoles = ['owner', 'sales', 'warehouse'] as const;
export type StoreRole = (typeof storeRoles)[number];

/** Roles that can be given away; there is one owner. */
export const memberRoles = ['sales', 'warehouse'] as const;
export type MemberRole = (typeof memberRoles)[number];

const everybody = storeRoles;
const office = ['owner', 'sales'] as const;
const ownerAlone = ['owner'] as const;

/** What can be done in a store, and by whom. The one table that the server asks. */
export const permissions = {
  'products.read': everybody,
  'products.write': office,
  'products.stock': everybody,
  'orders.read': everybody,
  /** What orders come to, what was paid, and the papers that say so. */
  'orders.money': office,
  /** Moves an order forward, corrects its dispatches, sets what orders cost. */
  'orders.write': office,
  /** Cancels an order, records what was paid and what was refunded. */
  'orders.settle': office,
  'orders.dispatch': everybody,
  'inquiries.read': office,
  'inquiries.write': office,
  'insights.read': office,
  'company.write': ownerAlone,
  'certificates.write': office,
  'bank.read': ownerAlone,
  'bank.write': ownerAlone,
  'plan.write': ownerAlone,
  'team.write': ownerAlone,
  'keys.write': ownerAlone,
} as const satisfies Record<string, readonly StoreRole[]>;
export type Capability = keyof typeof permissions;

/**
 * What a suspended store can still do: read its records, put right what it was suspended for, talk to the buyers it
 * has, cancel and refund. Everything else is refused, so a new capability is refused until it is listed here.
 */
const whileSuspended: ReadonlySet<Capability> = new Set([
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
export const allowsWhileSuspended = (capability: Capability): boolean => whileSuspended.has(capability);

/** Whether a role allows something. */
export const may = (role: StoreRole, capability: Capability): boolean =>
  (permissions[capability] as readonly StoreRole[]).includes(role);

/** Roles as people read them, with what they are for. */
export const roleWords: Record<StoreRole, { label: string; hint: string }> = {
  owner: { label: 'Owner', hint: 'Everything, with plan, bank details, team and API keys' },
  sales: { label: 'Sales', hint: 'Products, orders, inquiries and insights' },
  warehouse: {
    label: 'Warehouse',
    hint: 'Stock, what to pack and where to send it, but no amounts, inquiries or figures',
  },
};
