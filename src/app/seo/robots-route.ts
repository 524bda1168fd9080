import type { FastifyInstance } from 'fastify';
import type { Kernel } from '#platform/kernel.ts';

/** Personal pages, and pages that only repeat others in a different order. */
const disallowedPaths = [
  '/account',
  '/admin',
  '/api/',
  '/dashboard',
  '/orders/',
  '/quotes/',
  '/registration',
  '/search',
  '/unauthorized',
];

/** Serves `/robots.txt`, which links to the sitemaps and excludes private pages. */
export function mountRobots(app: FastifyInstance, { config }: Kernel): void {
  const text = [
    'User-agent: *',
    ...disallowedPaths.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${config.publicUrl}/sitemap.xml`,
    '',
  ].join('\n');
  app.get('/robots.txt', (_request, reply) =>
    reply.type('text/plain; charset=utf-8').header('cache-control', 'public, max-age=3600').send(text),
  );
}
