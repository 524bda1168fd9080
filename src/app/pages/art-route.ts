import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { AppError } from '#lib/errors.ts';
import { parseArtPath } from '#ui/packart/art-url.ts';
import { drawArt } from '#ui/packart/draw-art.ts';

const compress = promisify(gzip);
const keep = 2_000;

/** `/art/…`: the name holds the whole drawing request, so the answer never changes. */
export function mountArt(app: FastifyInstance): void {
  const drawn = new Map<string, Buffer>();
  app.get('/art/:name', { compress: false }, async (request, reply) => {
    const [path = ''] = request.url.split('?', 1);
    const asked = parseArtPath(path);
    if (!asked) throw new AppError('not_found', 'No such drawing');
    const bytes = drawn.get(path) ?? (await compress(drawArt(asked)));
    if (drawn.size >= keep) drawn.delete(drawn.keys().next().value ?? '');
    drawn.set(path, bytes);
    reply.type('image/svg+xml; charset=utf-8').header('cache-control', 'public, max-age=31536000, immutable');
    reply.header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox");
    return reply.header('content-encoding', 'gzip').send(bytes);
  });
}
