import { join } from 'node:path';
import staticFiles from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { withoutDocumentHeaders } from './lean-headers.ts';

/** Files whose names never change: icons that browsers and phones request, and the example for imports. */
const atTheRoot = [
  'favicon.svg',
  'favicon.ico',
  'apple-touch-icon.png',
  'icon-192.png',
  'icon-512.png',
  'manifest.webmanifest',
  'products-with-pictures.zip',
];

/** Built scripts, styles and fonts: their names hold a hash of their content, or change with it. */
export async function mountStaticFiles(app: FastifyInstance, folder: string): Promise<void> {
  await app.register(async (assets) => {
    assets.addHook('onSend', withoutDocumentHeaders);
    assets.addHook('onSend', async (_request, reply) => {
      if (reply.statusCode < 400) reply.removeHeader('content-security-policy');
    });
    for (const part of ['assets', 'fonts']) {
      await assets.register(staticFiles, {
        root: join(folder, 'client', part),
        prefix: `/${part}/`,
        decorateReply: false,
        preCompressed: true,
        immutable: true,
        maxAge: '365d',
        // Never asked for again, so nothing to ask with; a page loads two dozen files.
        etag: false,
        lastModified: false,
        acceptRanges: false,
        dotfiles: 'ignore',
        index: false,
      });
    }
  });
  await app.register(staticFiles, { root: join(folder, 'client'), serve: false });
  for (const file of atTheRoot)
    app.get(`/${file}`, (_request, reply) => reply.sendFile(file, { maxAge: '7d' }));
}
