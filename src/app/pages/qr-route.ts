import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import { notFound } from '#lib/errors.ts';
import { createQrCode, quietModules } from '#platform/documents/qr-code.ts';
import type { Kernel } from '#platform/kernel.ts';
import { removeDocumentHeaders } from './document-headers.ts';

const maxCachedCodes = 500;

/**
 * Serves `/qr/products/{slug}.svg`, the QR code on the printed page of a product. It contains the URL of that page on
 * this site and nothing else, so that nobody can have us draw a code for another site.
 */
export function mountQrCodes(app: FastifyInstance, { config }: Pick<Kernel, 'config'>): void {
  const codes = new LRUCache<string, string>({ max: maxCachedCodes });
  app.get('/qr/products/:file', { onSend: removeDocumentHeaders }, async (request, reply) => {
    const { file } = request.params as { file: string };
    const [, slug] = /^([a-z0-9-]{1,200})\.svg$/.exec(file) ?? [];
    if (!slug || request.url.includes('?')) throw notFound('QR code');
    const code = codes.get(slug) ?? (await drawQrCode(`${config.publicUrl}/products/${slug}`));
    codes.set(slug, code);
    reply.header('cache-control', 'public, max-age=86400');
    reply.header('content-security-policy', "default-src 'none'; sandbox");
    return reply.type('image/svg+xml; charset=utf-8').send(code);
  });
}

async function drawQrCode(text: string): Promise<string> {
  const { size, path } = await createQrCode(text);
  const side = size + 2 * quietModules;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-quietModules} ${-quietModules} ${side} ${side}" shape-rendering="crispEdges"><path d="${path}"/></svg>`;
}
