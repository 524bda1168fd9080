/** Public pages that belong to no record. */
export const publicPages: readonly string[] = [
  '/',
  '/about',
  '/blog-list',
  '/buyer-central',
  '/categories',
  '/certifications',
  '/featured-selections',
  '/help',
  '/membership',
  '/packaging-contract',
  '/privacy',
  '/sign-in',
  '/sign-up',
  '/suppliers',
  '/terms',
  '/trade-assurance',
];
