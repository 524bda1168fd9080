import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import { parseArtPath } from '#lib/art/art-path.ts';
import { AppError } from '#lib/errors.ts';
import { drawArt } from '#ui/packart/draw-art.ts';
import { drawingVersion } from './build-stamp.ts';
import { removeDocumentHeaders } from './document-headers.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const gzipAsync = promisify(gzip);
const brotli = promisify(brotliCompress);
const maxCachedDrawings = 2_000;
const maxCachedPngs = 200;
/** Twice the size at which messages show a product. */
const pngSide = 160;
/**
 * The name of a drawing is its request, and posts and messages store such names, so the version of the drawing code is
 * in the validator instead. For an hour pages show drawings without asking, for a day while they ask in the background.
 */
const cacheControl = 'public, max-age=3600, stale-while-revalidate=86400';

type Encoding = 'br' | 'gzip';

/** Serves `/art/…`. The name contains the whole drawing request, so a response changes only with the drawing code. */
export function mountArt(app: FastifyInstance): void {
  const drawings = new LRUCache<string, Buffer>({ max: maxCachedDrawings });
  const pngs = new LRUCache<string, Buffer>({ max: maxCachedPngs });
  // Weak, because the same drawing is sent in several encodings.
  const etag = `W/"${drawingVersion(root)}"`;
  app.get('/art/:name', { compress: false, onSend: removeDocumentHeaders }, async (request, reply) => {
    const [path = ''] = request.url.split('?', 1);
    const isPng = path.endsWith('.png');
    const artRequest = parseArtPath(isPng ? path.replace(/png$/, 'svg') : path);
    if (!artRequest) throw new AppError('not_found', 'No such drawing');
    reply.header('cache-control', cacheControl).header('etag', etag);
    if (request.headers['if-none-match']?.includes(etag)) return reply.code(304).send();
    if (isPng) {
      const png = pngs.get(path) ?? (await drawPng(drawArt(artRequest)));
      pngs.set(path, png);
      // Messages are opened outside our pages.
      return reply.header('cross-origin-resource-policy', 'cross-origin').type('image/png').send(png);
    }
    const encoding = /\bbr\b/.test(request.headers['accept-encoding'] ?? '') ? 'br' : 'gzip';
    const key = `${encoding} ${path}`;
    const bytes = drawings.get(key) ?? (await compressDrawing(drawArt(artRequest), encoding));
    drawings.set(key, bytes);
    reply.type('image/svg+xml; charset=utf-8');
    // Opened on its own, an SVG is a document; the policy prevents scripts in it.
    reply.header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox");
    return reply.header('vary', 'accept-encoding').header('content-encoding', encoding).send(bytes);
  });
}

/** Returns a small PNG: mail programs do not show SVG. */
async function drawPng(drawing: string): Promise<Buffer> {
  // Loaded with the first message that is opened.
  const { default: sharp } = await import('sharp');
  return sharp(Buffer.from(drawing), { density: 144 })
    .resize(pngSide, pngSide, { fit: 'contain', background: '#ebf0eb' })
    .flatten({ background: '#ebf0eb' })
    .png({ palette: true })
    .toBuffer();
}

/** Pages request dozens of drawings, each once, so maximum compression is worth a few milliseconds. */
function compressDrawing(drawing: string, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'gzip') return gzipAsync(drawing);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: 10,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: drawing.length,
  };
  return brotli(drawing, { params });
}
