import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import { parseArtPath } from '#lib/art/art-path.ts';
import { AppError } from '#lib/errors.ts';
import { drawArt } from '#ui/packart/draw-art.ts';
import { withoutDocumentHeaders } from './lean-headers.ts';

const gzipped = promisify(gzip);
const brotli = promisify(brotliCompress);
const keep = 2_000;

type Encoding = 'br' | 'gzip';

/** `/art/…`: the name holds the whole drawing request, so the answer never changes. */
export function mountArt(app: FastifyInstance): void {
  const drawn = new LRUCache<string, Buffer>({ max: keep });
  app.get('/art/:name', { compress: false, onSend: withoutDocumentHeaders }, async (request, reply) => {
    const [path = ''] = request.url.split('?', 1);
    const asked = parseArtPath(path);
    if (!asked) throw new AppError('not_found', 'No such drawing');
    const encoding = /\bbr\b/.test(request.headers['accept-encoding'] ?? '') ? 'br' : 'gzip';
    const key = `${encoding} ${path}`;
    const bytes = drawn.get(key) ?? (await compressed(drawArt(asked), encoding));
    drawn.set(key, bytes);
    reply.type('image/svg+xml; charset=utf-8').header('cache-control', 'public, max-age=31536000, immutable');
    // Opened by itself a drawing is a document: nothing may run in it.
    reply.header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox");
    return reply.header('vary', 'accept-encoding').header('content-encoding', encoding).send(bytes);
  });
}

/** A page asks for dozens of drawings, each once: the smallest bytes are worth some milliseconds. */
function compressed(drawing: string, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'gzip') return gzipped(drawing);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: 10,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: drawing.length,
  };
  return brotli(drawing, { params });
}
