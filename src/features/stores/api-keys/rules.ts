import type { ApiScope } from '#lib/endpoint.ts';

/** Prefix of every key, so that people and scanners for leaked secrets recognize one. */
export const keyPrefix = 'pwk_';

/** Rate limit of one API key. */
export const keyRateLimit = { limit: 1200, windowSeconds: 600 };

/** Maximum number of active keys of a store. */
export const maxKeys = 20;

/** Days for which calls with API keys are stored. */
export const callRetentionDays = 90;

/** Labels of the scopes. */
export const scopeLabels: Record<ApiScope, { label: string; hint: string }> = {
  'products:read': {
    label: 'Read products',
    hint: 'List and view products, including stock and price tiers',
  },
  'products:write': {
    label: 'Write products',
    hint: 'Add, edit, publish and delete products, and update stock',
  },
  'orders:read': { label: 'Read orders', hint: 'List and view orders, including lines and dispatches' },
  'orders:write': { label: 'Write orders', hint: 'Update order status, and record dispatches and payments' },
  'requests:read': {
    label: 'Read requests',
    hint: 'List and view requests for quotes that you received, and what your store can make',
  },
  'requests:write': {
    label: 'Write requests',
    hint: 'Ask about requests, decline them, and update what your store can make',
  },
  'quotes:read': { label: 'Read quotes', hint: 'List and view the quotes that you sent, also as PDF' },
  'quotes:write': { label: 'Write quotes', hint: 'Send, revise and withdraw quotes' },
  'insights:read': {
    label: 'Read insights',
    hint: 'Totals for sales, views, inquiries and buyer countries',
  },
};

/** Returns the start of a key, by which its owner tells it from others; far too short to guess the rest. */
export const keyStart = (key: string): string => key.slice(0, keyPrefix.length + 6);
