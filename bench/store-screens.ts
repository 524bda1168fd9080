interface Asked {
  name: string;
  path: string;
}

const ranges = ['7d', '30d', '90d', '12m', 'custom&from=2025-02-10&to=2026-10-20'];
const reports = ['product-views', 'sales-trends', 'inquiry-analytics', 'buyer-demographics'];
/** What each screen of the dashboard reads. */
const lists: [screen: string, ...paths: string[]][] = [
  ['frame', '/store', '/store/membership', '/notifications/counts', '/store/orders/counts'],
  ['frame', '/store/requirements/counts', '/store/inquiries/counts'],
  [
    'search',
    '/store/search?q=box',
    '/store/search?q=SKU-4711',
    '/store/search?q=company%2042',
    '/store/search?q=199000',
  ],
  ['search', '/store/search?q=zzzz', '/store/search?q=a'],
  [
    'overview',
    '/store/overview',
    ...['12m', '6m', '30d', '7d'].map((period) => `/store/sales-report?period=${period}`),
  ],
  ['overview', ...['all', '7d', '30d', '3m'].map((period) => `/store/sales-by-category?period=${period}`)],
  [
    'overview',
    ...['best-selling', 'price-low', 'price-high'].map((sort) => `/store/top-selling?sort=${sort}`),
  ],
  ['overview', '/store/sales-report/file?period=12m'],
  ['profile-status', '/store/profile-status'],
  ['notifications', '/notifications', '/notifications?tab=unread', '/notifications?tab=orders'],
  [
    'my-products',
    '/store/products',
    '/store/products?status=out_of_stock',
    '/store/products?stock=low',
    '/store/products?q=corrugated',
  ],
  [
    'my-products',
    ...['title', 'price', 'stock', 'sales'].map((sort) => `/store/products?sort=${sort}&order=asc`),
  ],
  ['my-products', '/store/products?pictures=without&tag=eco', '/store/products?archive=only'],
  ['edit-product', '/store/products/{product}'],
  ['categories', '/store/categories', '/store/category-requests'],
  ['public-products', '/store/public-products'],
  [
    'order-history',
    '/store/orders',
    '/store/orders?status=placed',
    '/store/orders?q=company%2042',
    '/store/orders?status=completed',
  ],
  ['order', '/store/orders/{order}', '/store/orders/{order}/inquiries'],
  [
    'dispatch-tracker',
    '/store/dispatches',
    '/store/dispatches?status=late',
    '/store/dispatches?status=delivered',
  ],
  [
    'buyer-inquiries',
    '/store/inquiries',
    '/store/inquiries?tab=unread',
    '/store/inquiries?q=company',
    '/store/inquiries/people',
  ],
  ['buyer-inquiries', '/store/inquiries/{inquiry}', '/store/quick-replies', '/store/requirements'],
  ['archived-inquiries', '/store/inquiries?archived=true'],
  ['product-questions', '/store/questions'],
  ...reports.map((report): [string, ...string[]] => [
    report,
    ...ranges.map((range) => `/store/insights/${report}?range=${range}`),
  ]),
  ['company', '/store/company', '/store/certificates', '/store/bank-details', '/store/selling-terms'],
  [
    'settings',
    '/store/team',
    '/store/api-keys',
    '/notifications/preferences',
    '/store/imports',
    '/store/checklists',
  ],
];

/** All of it, with records of the store in the places of their names. */
export async function screensOf(ask: (path: string) => Promise<string>): Promise<Asked[]> {
  const idIn = async (path: string): Promise<string> =>
    /"id":"([0-9a-f-]{36})"/.exec(await ask(path))?.[1] ?? '';
  const ids: Record<string, string> = {
    '{product}': await idIn('/store/products?limit=1'),
    '{order}': await idIn('/store/orders?limit=1'),
    '{inquiry}': await idIn('/store/inquiries?limit=1'),
  };
  return lists.flatMap(([screen, ...paths]) =>
    paths.map((path) => ({
      name: `${screen}: ${path.slice(0, 60)}`,
      path: path.replace(/\{\w+\}/, (name) => ids[name] ?? name),
    })),
  );
}
