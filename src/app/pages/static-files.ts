import { join } from 'node:path';
import staticFiles from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { removeDocumentHeaders } from './document-headers.ts';

/** A worker has the policy of its own file. That of pdf.js reads files of others: it may only load parts of itself. */
const workerPolicy = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'";

/** Files with fixed names: icons that browsers and phones request, and the sample file for imports. */
const rootFiles = [
  'favicon.svg',
  'favicon.ico',
  'apple-touch-icon.png',
  'icon-192.png',
  'icon-512.png',
  'manifest.webmanifest',
  'products-with-pictures.zip',
];

/** Serves built scripts, styles and fonts. Their names change with their content. */
export async function mountStaticFiles(app: FastifyInstance, folder: string): Promise<void> {
  await app.register(async (assets) => {
    assets.addHook('onSend', removeDocumentHeaders);
    assets.addHook('onSend', async ({ url }, reply) => {
      if (reply.statusCode >= 400) return;
      if (/\.worker[\w.-]*\.mjs$/.test(url)) reply.header('content-security-policy', workerPolicy);
      else reply.removeHeader('content-security-policy');
    });
    for (const part of ['assets', 'fonts']) {
      await assets.register(staticFiles, {
        root: join(folder, 'client', part),
        prefix: `/${part}/`,
        decorateReply: false,
        preCompressed: true,
        immutable: true,
        maxAge: '365d',
        // Browsers never revalidate these files, so an ETag would be wasted on two dozen files per page.
        etag: false,
        lastModified: false,
        acceptRanges: false,
        dotfiles: 'ignore',
        index: false,
      });
    }
  });
  await app.register(staticFiles, { root: join(folder, 'client'), serve: false });
  // The icon is also shown in messages, which are opened outside our pages.
  for (const file of rootFiles)
    app.get(`/${file}`, (_request, reply) =>
      reply.header('cross-origin-resource-policy', 'cross-origin').sendFile(file, { maxAge: '7d' }),
    );
}
