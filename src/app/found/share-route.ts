import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import { AppError, notFound } from '#lib/errors.ts';
import type { Kernel } from '#platform/kernel.ts';
import { shareSubjects } from './share-subjects.ts';

/** Pictures kept, at about 40 kB each. */
const keep = 250;
/** How many may wait for the one that is being drawn. */
const longestQueue = 24;
const keepMs = 24 * 3600_000;

interface Drawn {
  png: Buffer;
  madeAt: number;
}

/**
 * `/share/{kind}/{slug}.png`: what messengers and networks show beside a link. Drawn when first asked for,
 * one at a time, and for what exists alone; whoever asks for more than can be drawn is asked to come back.
 */
export function mountSharePictures(app: FastifyInstance, kernel: Kernel): void {
  const drawn = new LRUCache<string, Drawn>({ max: keep });
  const running = new Map<string, Promise<Drawn>>();
  let turn: Promise<unknown> = Promise.resolve();

  async function make(path: string, kind: string, slug: string): Promise<Drawn> {
    const now = kernel.clock();
    const find = Object.hasOwn(shareSubjects, kind) ? shareSubjects[kind] : undefined;
    if (!find) throw notFound('Picture');
    const subject = await find({ db: kernel.database.db, slug, now });
    // Loaded with the first picture: what draws it is large.
    const { drawSharePicture } = await import('./share-picture.ts');
    const mine = turn.then(() => drawSharePicture(subject));
    turn = mine.catch(() => undefined);
    const made = { png: await mine, madeAt: now.getTime() };
    drawn.set(path, made);
    return made;
  }

  app.get('/share/:kind/:file', { compress: false }, async (request, reply) => {
    const { kind, file } = request.params as { kind: string; file: string };
    const [, slug] = /^([^/\p{Cc}]{1,200})\.png$/u.exec(file) ?? [];
    if (!slug) throw notFound('Picture');
    const path = `${kind}/${slug}`;
    const kept = drawn.get(path);
    const fresh = kept && kernel.clock().getTime() - kept.madeAt < keepMs ? kept : null;
    if (!fresh && !running.has(path)) {
      if (running.size >= longestQueue)
        throw new AppError('unavailable', 'We are drawing many pictures. Please try again in a moment.', {
          retryAfterSeconds: 5,
        });
      const work = make(path, kind, slug).finally(() => running.delete(path));
      running.set(path, work);
    }
    const { png } = fresh ?? (await running.get(path)) ?? { png: Buffer.alloc(0) };
    // Networks fetch it for a page of ours that stands elsewhere.
    reply
      .header('cross-origin-resource-policy', 'cross-origin')
      .header('cache-control', 'public, max-age=86400');
    return reply.type('image/png').send(png);
  });
}
