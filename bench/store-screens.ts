export interface ScreenRequest {
  screen: string;
  path: string;
}

interface Screen {
  name: string;
  paths: readonly string[];
  /** A list whose fifteenth page is requested as well. */
  deep?: string;
}

const each = (before: string, words: readonly string[]): string[] => words.map((word) => `${before}${word}`);
const ranges = ['7d', '30d', '90d', '12m', 'custom&from=2025-02-10&to=2026-10-20'];
const insights = (report: string): Screen => ({
  name: report,
  paths: [...each(`/store/insights/${report}?range=`, ranges), `/store/insights/${report}/file?range=12m`],
});
const sorts = ['newest', 'title', 'price', 'stock', 'sales'];

/** The requests of each dashboard screen, in the order of the sidebar. */
const screens: readonly Screen[] = [
  {
    name: 'every screen',
    paths: [
      '/store',
      '/store/membership',
      '/auth/me',
      '/notifications/counts',
      '/store/orders/counts',
      '/store/requirements/counts',
      '/store/inquiries/counts',
    ],
  },
  {
    name: 'header search',
    paths: each('/store/search?q=', [
      'box',
      'corrugated%20box',
      'SKU-4711',
      'company%2042',
      '199000',
      '%230042',
      'a',
      'zzzz',
      'no%20such%20thing',
      'shipping',
      'SKU-00000',
      'busy%20buyer',
    ]),
  },
  {
    name: 'overview',
    paths: [
      '/store/overview',
      ...each('/store/sales-report?period=', ['12m', '6m', '30d', '7d']),
      ...each('/store/sales-by-category?period=', ['all', '7d', '30d', '3m']),
      ...each('/store/top-selling?sort=', ['best-selling', 'price-low', 'price-high']),
      ...each('/store/sales-report/file?period=', ['12m', '7d']),
    ],
  },
  { name: 'profile-status', paths: ['/store/profile-status'] },
  {
    name: 'notifications',
    paths: ['/notifications', ...each('/notifications?tab=', ['unread', 'messages', 'orders', 'products'])],
    deep: '/notifications?limit=100',
  },
  {
    name: 'my-products',
    paths: [
      '/store/products',
      ...each('/store/products?status=', ['active', 'inactive', 'out_of_stock', 'archived']),
      ...each('/store/products?stock=', ['low', 'out', 'in_stock']),
      ...each('/store/products?attention=', ['documents', 'incomplete']),
      ...each('/store/products?', ['pictures=with', 'pictures=without', 'tag=eco', 'tag=custom']),
      ...each('/store/products?priceMinMinor=', ['5000&priceMaxMinor=9000', '99999999']),
      '/store/products?category={category}',
      '/store/products?category={category}&stock=low&tag=eco&pictures=without&sort=price',
      ...each('/store/products?q=', [
        'corrugated',
        'SKU-4711',
        '%230042',
        'boxes',
        'zzzz',
        'corrugated&sort=sales',
      ]),
      ...sorts.flatMap((sort) => each(`/store/products?sort=${sort}&order=`, ['asc', 'desc'])),
    ],
    deep: '/store/products?limit=100',
  },
  { name: 'my-products by price', paths: [], deep: '/store/products?limit=100&sort=price&order=asc' },
  { name: 'my-products by name', paths: [], deep: '/store/products?limit=100&sort=title&order=asc' },
  {
    name: 'my-products export',
    paths: each('/store/products/export?layout=', ['packwright', 'shopify', 'google']),
  },
  { name: 'imports', paths: ['/store/imports'] },
  {
    name: 'edit product',
    paths: [
      '/store/products/{product}',
      '/store/products/{product}/preview',
      '/store/products/{product}/versions',
    ],
  },
  {
    name: 'categories',
    paths: ['/store/categories', '/store/category-requests', '/categories', '/categories/search?q=box'],
  },
  { name: 'public-products', paths: ['/store/public-products'] },
  {
    name: 'order-history',
    paths: [
      '/store/orders',
      ...each('/store/orders?status=', [
        'open',
        'overdue',
        'placed',
        'confirmed',
        'ready',
        'completed',
        'cancelled',
      ]),
      ...each('/store/orders?q=', [
        'company%2042',
        '199000',
        'PO-77',
        'zzzz',
        'buyer',
        'company%2042&status=cancelled',
      ]),
      '/store/orders?from=2026-03-01&to=2026-03-31',
      '/store/orders/export?status=all',
    ],
    deep: '/store/orders?limit=100',
  },
  { name: 'order', paths: ['/store/orders/{order}', '/store/orders/{order}/inquiries'] },
  { name: 'terms of sale', paths: ['/store/selling-terms'] },
  {
    name: 'dispatch-tracker',
    paths: [
      ...each('/store/orders?limit=50&status=', ['confirmed', 'in_production', 'ready', 'dispatched']),
      ...each('/store/dispatches?status=', ['all', 'on_the_way', 'late', 'delivered']),
    ],
    deep: '/store/dispatches?limit=100',
  },
  {
    name: 'buyer-inquiries',
    paths: [
      '/store/inquiries',
      ...each('/store/inquiries?tab=', ['unread', 'mine', 'answered']),
      ...each('/store/inquiries?q=', ['company%2042', 'busy', 'corrugated', 'zzzz', '39000']),
      '/store/inquiries/people',
      '/store/quick-replies',
      '/store/requirements',
      '/store/inquiries/{inquiry}',
      '/store/inquiries/export',
    ],
    deep: '/store/inquiries?limit=100',
  },
  {
    name: 'archived-inquiries',
    paths: ['/store/inquiries?archived=true', '/store/inquiries?archived=true&q=zzzz'],
    deep: '/store/inquiries?limit=100&archived=true',
  },
  { name: 'product-questions', paths: ['/store/questions'] },
  ...['product-views', 'sales-trends', 'inquiry-analytics', 'buyer-demographics', 'quote-results'].map(
    insights,
  ),
  { name: 'company-info', paths: ['/store/company'] },
  { name: 'certifications', paths: ['/store/certificates'] },
  { name: 'bank-tax-details', paths: ['/store/bank-details'] },
  { name: 'plan', paths: ['/membershipPlan', '/store/membership/invoices'] },
  { name: 'packaging-guidelines', paths: ['/guidelines', '/store/checklists'] },
  {
    name: 'settings',
    paths: [
      '/auth/profile',
      '/auth/sessions',
      '/auth/identities',
      '/notifications/preferences',
      '/store/team',
      '/store/api-keys',
      '/store/api-keys/calls',
      '/account/exports',
      '/account/close',
    ],
  },
];

type Ask = (path: string) => Promise<string>;

/** Returns all requests, with ids of the store instead of placeholders, and the URLs of later pages. */
export async function screensOf(ask: Ask): Promise<ScreenRequest[]> {
  const idIn = async (path: string): Promise<string> =>
    /"id":"([0-9a-f-]{36})"/.exec(await ask(path))?.[1] ?? '';
  const ids: Record<string, string> = {
    '{product}': await idIn('/store/products?limit=1'),
    '{order}': await idIn('/store/orders?limit=1'),
    '{inquiry}': await idIn('/store/inquiries?limit=1'),
    '{category}': /"category":\{"id":"([^"]+)"/.exec(await ask('/store/products?limit=1'))?.[1] ?? '',
  };
  const asked: ScreenRequest[] = [];
  for (const { name: screen, paths, deep } of screens) {
    for (const path of paths)
      asked.push({ screen, path: path.replace(/\{\w+\}/g, (name) => ids[name] ?? name) });
    if (deep) asked.push({ screen, path: await farDown(ask, deep) });
  }
  return asked;
}

/** Returns the URL of the fifteenth page of a list. */
async function farDown(ask: Ask, list: string): Promise<string> {
  let path = list;
  for (let page = 1; page < 15; page += 1) {
    const { data } = JSON.parse(await ask(path)) as { data: { nextCursor: string | null } };
    if (!data.nextCursor) break;
    path = `${list}&cursor=${encodeURIComponent(data.nextCursor)}`;
  }
  return path;
}
