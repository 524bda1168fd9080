import type { ApiScope } from '#lib/endpoint.ts';

/** What every key begins with, so that people and scanners for leaked secrets recognise one. */
export const keyPrefix = 'pwk_';

/** Calls that one key may make in ten minutes. */
export const keyCalls = { limit: 1200, windowSeconds: 600 };

/** Keys that a store may have at once. */
export const mostKeys = 20;

/** Days for which is kept what a key changed. */
export const callsKeptDays = 90;

/** Scopes as people read them. */
export const scopeWords: Record<ApiScope, { label: string; hint: string }> = {
  'products:read': { label: 'Read products', hint: 'List products and read one, with stock and price tiers' },
  'products:write': { label: 'Write products', hint: 'Add, change, publish and delete products; set stock' },
  'orders:read': { label: 'Read orders', hint: 'List orders and read one, with its lines and dispatches' },
  'orders:write': { label: 'Write orders', hint: 'Move orders on, record dispatches and payments' },
  'insights:read': {
    label: 'Read insights',
    hint: 'Sales, views, inquiries and countries of buyers, in sums',
  },
};

/** The start of a key, by which its owner tells it from others; far too little to guess the rest. */
export const startOf = (key: string): string => key.slice(0, keyPrefix.length + 6);
