import type { FastifyInstance } from 'fastify';
import type { Kernel } from '#platform/kernel.ts';

/** What is somebody's own, or the same page once more in another order. */
const closed = ['/account', '/admin', '/api/', '/dashboard', '/registration', '/search', '/unauthorized'];

/** `/robots.txt`: where the sitemaps are, and what nobody needs to find. */
export function mountRobots(app: FastifyInstance, { config }: Kernel): void {
  const text = [
    'User-agent: *',
    ...closed.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${config.publicUrl}/sitemap.xml`,
    '',
  ].join('\n');
  app.get('/robots.txt', (_request, reply) =>
    reply.type('text/plain; charset=utf-8').header('cache-control', 'public, max-age=3600').send(text),
  );
}
