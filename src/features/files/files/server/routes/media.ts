import type { FastifyInstance } from 'fastify';
import { notFound } from '#lib/errors.ts';
import { fileContentPolicy } from '#platform/http/security-headers.ts';
import type { Kernel } from '#platform/kernel.ts';
import { mediaWidths, variantKey } from '../../rules.ts';
import { findPublicPicture } from '../queries.ts';

const fileNamePattern = /^([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})-(\d{3,4})\.webp$/;

/**
 * Serves public pictures under `/media/{fileId}-{width}.webp`. A file never changes, so the response is cached
 * forever.
 */
export function mountMedia(app: FastifyInstance, { database, files }: Kernel): void {
  app.get<{ Params: { name: string } }>('/media/:name', async ({ params }, reply) => {
    const [, id, requestedWidth] = fileNamePattern.exec(params.name) ?? [];
    const width = mediaWidths.find((known) => String(known) === requestedWidth);
    const storageKey = id && width ? await findPublicPicture(database.db, id) : null;
    if (!storageKey || !width) throw notFound('Picture');
    const bytes = await files.read(variantKey(storageKey, width));
    reply.type('image/webp').header('cache-control', 'public, max-age=31536000, immutable');
    reply.header('content-security-policy', fileContentPolicy);
    // Messages show public pictures, too, and are opened outside our pages.
    reply.header('cross-origin-resource-policy', 'cross-origin');
    reply.header('content-disposition', 'inline');
    return reply.send(bytes);
  });
}
