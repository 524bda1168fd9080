import { formatCount } from '#lib/formats.ts';
/** `out_of_stock` is set when the stock is empty; suppliers cannot select it. */
export const productStatuses = ['active', 'inactive', 'out_of_stock'] as const;
export type ProductStatus = (typeof productStatuses)[number];

/** Statuses by which a store filters its list. Archived products are listed separately. */
export const storeStates = [...productStatuses, 'archived'] as const;
export type StoreState = (typeof storeStates)[number];

export const productUnits = [
  'piece',
  'roll',
  'kg',
  'pallet',
  'set',
  'drum',
  'sheet',
  'pack',
  'bag',
  'ream',
  'metre',
] as const;
export type ProductUnit = (typeof productUnits)[number];

/** Units that can be fractional; all others are counted. */
export const measuredUnits: readonly string[] = ['kg', 'metre'] satisfies ProductUnit[];

const plurals: Partial<Record<ProductUnit, string>> = { kg: 'kg' };

/** Formats a quantity with its unit and non-breaking spaces: `5,000 pieces`, `1 roll`, `300 kg`. */
export const formatQuantity = (quantity: number, unit: ProductUnit): string =>
  `${formatCount(quantity)}\u00a0${quantity === 1 ? unit : (plurals[unit] ?? `${unit}s`)}`;

/** Formats a lead time: `7 days`; 0 means ready now. */
export const formatLeadTime = (days: number): string =>
  days === 0 ? 'Ready to ship' : `${days}\u00a0${days === 1 ? 'day' : 'days'}`;

/** Describes when an order leaves: `Ships in 7 days`, or `Ready to ship`. */
export const describeShipping = (leadTimeDays: number): string =>
  leadTimeDays === 0 ? formatLeadTime(0) : `Ships in ${formatLeadTime(leadTimeDays)}`;

const shortTags: Record<string, string> = { 'Custom Print Available': 'Custom Print' };

/** Returns a shorter form of a tag for cards. */
export const shortTag = (tag: string): string => shortTags[tag] ?? tag;

/** Stock levels, with the same meaning for buyers and the store. */
export const stockLevels = ['in_stock', 'low', 'out'] as const;
export type StockLevel = (typeof stockLevels)[number];

export const stockLevelLabels: Record<StockLevel, string> = {
  in_stock: 'In stock',
  low: 'Low stock',
  out: 'Out of stock',
};
export const productStatusLabels: Record<ProductStatus, string> = {
  active: 'Active',
  inactive: 'Inactive',
  out_of_stock: 'Out of stock',
};
export const storeStateLabels: Record<StoreState, string> = { ...productStatusLabels, archived: 'Archived' };

export const productSorts = ['popular', 'newest', 'price_low', 'price_high'] as const;
export type ProductSort = (typeof productSorts)[number];
