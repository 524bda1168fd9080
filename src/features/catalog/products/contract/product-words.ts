import { formatCount } from '#lib/formats.ts';
/** `out_of_stock` is set by an empty stock, never chosen. */
export const productStatuses = ['active', 'inactive', 'out_of_stock'] as const;
export type ProductStatus = (typeof productStatuses)[number];

/** What a store narrows its list by; the archive is a place of its own. */
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

/** Units of what is weighed or measured, of which a fraction can be sent; everything else is counted. */
export const measuredUnits: readonly string[] = ['kg', 'metre'] satisfies ProductUnit[];

const plurals: Partial<Record<ProductUnit, string>> = { kg: 'kg' };

/** `5,000 pieces`, `1 roll`, `300 kg`: a number bound to its unit. */
export const quantityWords = (quantity: number, unit: ProductUnit): string =>
  `${formatCount(quantity)}\u00a0${quantity === 1 ? unit : (plurals[unit] ?? `${unit}s`)}`;

/** `7 days`; 0 is ready at once. */
export const dayWords = (days: number): string =>
  days === 0 ? 'Ready to ship' : `${days}\u00a0${days === 1 ? 'day' : 'days'}`;

const shortTags: Record<string, string> = { 'Custom Print Available': 'Custom Print' };

/** A tag as a card has room for it. */
export const tagWords = (tag: string): string => shortTags[tag] ?? tag;

/** What stock means to a buyer and to the store. */
export const stockLevels = ['in_stock', 'low', 'out'] as const;
export type StockLevel = (typeof stockLevels)[number];

export const stockWords: Record<StockLevel, string> = {
  in_stock: 'In Stock',
  low: 'Limited Stock Left',
  out: 'Out of Stock',
};
export const statusWords: Record<ProductStatus, string> = {
  active: 'Active',
  inactive: 'Inactive',
  out_of_stock: 'Out of Stock',
};
export const stateWords: Record<StoreState, string> = { ...statusWords, archived: 'Archived' };

export const productSorts = ['popular', 'newest', 'price_low', 'price_high'] as const;
export type ProductSort = (typeof productSorts)[number];

export const sortWords: Record<ProductSort, string> = {
  popular: 'Most requested',
  newest: 'Newest',
  price_low: 'Price, low to high',
  price_high: 'Price, high to low',
};
