import type { FastifyInstance } from 'fastify';
import { createServer } from 'vite';
import type { PageBuild, PageSource } from './page-server.ts';

/** Compiles pages on demand in this process, with hot reload. */
export async function developmentPages(app: FastifyInstance): Promise<PageSource> {
  const vite = await createServer({
    server: { middlewareMode: true, hmr: { server: app.server } },
    appType: 'custom',
  });
  app.addHook('onClose', () => vite.close());
  app.addHook('onRequest', (request, reply, done) => {
    const { url } = request;
    if (url.startsWith('/api/') || url.startsWith('/art/') || url.startsWith('/media/')) return done();
    vite.middlewares(request.raw, reply.raw, () => done());
  });
  return {
    load: () => vite.ssrLoadModule('virtual:react-router/server-build') as Promise<PageBuild>,
    development: true,
    version: null,
    readAsset: () => null,
  };
}
