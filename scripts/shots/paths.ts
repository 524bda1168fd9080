import type { Role } from '#lib/endpoint.ts';

/** Every route without parameters, in the order of the site. */
const publicPaths = [
  '/',
  '/blog-list',
  '/membership',
  '/sign-up',
  '/sign-in',
  '/forgot-password',
  '/reset-password?token=expired',
  '/verify-email?token=expired',
  '/coming-soon',
  '/unauthorized',
  '/no-such-page',
  '/categories',
  '/search',
  '/search?q=box',
  '/search?q=qqqqzzzz',
  '/suppliers',
  '/dashboard/overview',
  '/dashboard/my-products',
  '/dashboard/buyer-inquiries',
  '/dashboard/notifications',
];

const signedInPaths: Record<Role, string[]> = {
  supplier: [
    '/registration',
    '/dashboard/overview',
    '/dashboard/profile-status',
    '/dashboard/notifications',
    '/dashboard/my-products',
    '/dashboard/add-product',
    '/dashboard/categories',
    '/dashboard/order-history',
    '/dashboard/buyer-inquiries',
    '/dashboard/archived-inquiries',
    '/dashboard/settings',
  ],
  customer: ['/account', '/account/notifications', '/account/security'],
  admin: ['/admin/applications', '/registration'],
};

export const pathsFor = (role: Role): string[] => signedInPaths[role];

/** The public routes, with one real record for each route that shows one. */
export async function visitorPaths(origin: string): Promise<string[]> {
  const read = async (path: string): Promise<Record<string, { slug: string }[]>> => {
    const answer = await fetch(`${origin}/api/v1${path}`);
    return answer.ok ? ((await answer.json()) as { data: Record<string, { slug: string }[]> }).data : {};
  };
  const [blogs, products, suppliers] = await Promise.all([
    read('/blogs?page=1'),
    read('/products?limit=1'),
    read('/suppliers?limit=1'),
  ]);
  const details = [
    ['/blog/details/', blogs.blogs],
    ['/products/', products.products],
    ['/suppliers/', suppliers.suppliers],
  ] as const;
  return [
    ...publicPaths,
    ...details.flatMap(([start, records]) => (records?.[0] ? [start + records[0].slug] : [])),
    '/categories/corrugated-boxes',
  ];
}
