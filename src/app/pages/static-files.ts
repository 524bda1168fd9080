import { join } from 'node:path';
import staticFiles from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/** Built scripts, styles and fonts: their names hold a hash of their content, or change with it. */
export async function mountStaticFiles(app: FastifyInstance, folder: string): Promise<void> {
  for (const part of ['assets', 'fonts']) {
    await app.register(staticFiles, {
      root: join(folder, 'client', part),
      prefix: `/${part}/`,
      decorateReply: false,
      preCompressed: true,
      immutable: true,
      maxAge: '365d',
      dotfiles: 'ignore',
      index: false,
    });
  }
  await app.register(staticFiles, { root: join(folder, 'client'), serve: false });
  app.get('/favicon.svg', (_request, reply) => reply.sendFile('favicon.svg', { maxAge: '7d' }));
}
