import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import { AppError, notFound } from '#lib/errors.ts';
import type { Kernel } from '#platform/kernel.ts';
import { shareSubjects } from './share-subjects.ts';

/** Number of cached pictures, about 40 kB each. */
const maxCachedPictures = 250;
/** Number of pictures that may wait while another is being drawn. */
const maxQueueLength = 24;
const cacheMs = 24 * 3600_000;

interface CachedPicture {
  png: Buffer;
  madeAt: number;
}

/**
 * Serves `/share/{kind}/{slug}.png`, the pictures that messengers and social networks show with a link. They are drawn
 * on the first request, one at a time, and only for existing records. Responds with 503 when too many are waiting.
 */
export function mountSharePictures(app: FastifyInstance, kernel: Kernel): void {
  const cache = new LRUCache<string, CachedPicture>({ max: maxCachedPictures });
  const drawingsInProgress = new Map<string, Promise<CachedPicture>>();
  let queue: Promise<unknown> = Promise.resolve();

  async function drawPicture(
    path: string,
    { kind, slug }: { kind: string; slug: string },
  ): Promise<CachedPicture> {
    const now = kernel.clock();
    const findSubject = Object.hasOwn(shareSubjects, kind) ? shareSubjects[kind] : undefined;
    if (!findSubject) throw notFound('Picture');
    const subject = await findSubject({ db: kernel.database.db, slug, now });
    // Imported on the first request because the drawing code is large.
    const { drawSharePicture } = await import('./share-picture.ts');
    const queued = queue.then(() => drawSharePicture(subject));
    queue = queued.catch(() => undefined);
    const picture = { png: await queued, madeAt: now.getTime() };
    cache.set(path, picture);
    return picture;
  }

  app.get('/share/:kind/:file', { compress: false }, async (request, reply) => {
    const { kind, file } = request.params as { kind: string; file: string };
    const [, slug] = /^([^/\p{Cc}]{1,200})\.png$/u.exec(file) ?? [];
    if (!slug) throw notFound('Picture');
    const path = `${kind}/${slug}`;
    const cached = cache.get(path);
    const fresh = cached && kernel.clock().getTime() - cached.madeAt < cacheMs ? cached : null;
    if (!fresh && !drawingsInProgress.has(path)) {
      if (drawingsInProgress.size >= maxQueueLength)
        throw new AppError('unavailable', 'Too many requests. Please try again in a moment.', {
          retryAfterSeconds: 5,
        });
      const drawing = drawPicture(path, { kind, slug }).finally(() => drawingsInProgress.delete(path));
      drawingsInProgress.set(path, drawing);
    }
    const { png } = fresh ?? (await drawingsInProgress.get(path)) ?? { png: Buffer.alloc(0) };
    // Social networks embed the picture in pages on other sites.
    reply
      .header('cross-origin-resource-policy', 'cross-origin')
      .header('cache-control', 'public, max-age=86400');
    return reply.type('image/png').send(png);
  });
}
