import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { notFound } from '#lib/errors.ts';
import { everyPage } from '#lib/page-tags.ts';
import { longestSitemap, type SitemapEntry } from '#lib/sitemap.ts';
import type { Kernel } from '#platform/kernel.ts';
import { type SitemapSource, sitemapSources } from './sitemap-sources.ts';

/** Addresses read from the database at a time: no sitemap is ever held whole. */
const step = 1000;
const indexAgeMs = 10 * 60_000;
const xmlns = 'http://www.sitemaps.org/schemas/sitemap/0.9';

/** `/sitemap.xml`, which names the sitemaps, and `/sitemaps/…`, one for each kind of page and 50,000 addresses. */
export function mountSitemaps(app: FastifyInstance, kernel: Kernel): void {
  let index: { xml: string; madeAt: number } | null = null;
  kernel.live.onMessage((message) => {
    if (message.kind === 'pages' && message.tags.includes(everyPage)) index = null;
  });
  app.get('/sitemap.xml', async (_request, reply) => {
    const now = kernel.clock().getTime();
    if (!index || now - index.madeAt > indexAgeMs) index = { xml: await indexOf(kernel), madeAt: now };
    return sendXml(reply, Readable.from([index.xml]));
  });
  app.get('/sitemaps/:file', async (request, reply) => {
    const { file } = request.params as { file: string };
    const { source, after } = readName(file);
    return sendXml(reply, Readable.from(sitemapOf(kernel, source, after)));
  });
}

async function indexOf({ database, config }: Kernel): Promise<string> {
  const names: string[] = [];
  for (const [name, { starts }] of Object.entries(sitemapSources)) {
    const from = starts ? await starts(database.db, longestSitemap) : [null];
    names.push(...from.map((start) => (start ? `${name}-${start}` : name)));
  }
  const entries = names.map(
    (name) => `<sitemap><loc>${config.publicUrl}/sitemaps/${name}.xml</loc></sitemap>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n<sitemapindex xmlns="${xmlns}">${entries.join('\n')}</sitemapindex>\n`;
}

/** `products.xml` or `products-{id of the last product before}.xml`. */
function readName(file: string): { source: SitemapSource; after: string | null } {
  const [, name = '', after = null] =
    /^([a-z]+)(?:-([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}))?\.xml$/.exec(file) ?? [];
  const source = Object.hasOwn(sitemapSources, name) ? sitemapSources[name] : undefined;
  if (!source || (after && !source.starts)) throw notFound('Sitemap');
  return { source, after };
}

async function* sitemapOf(
  { database, config, clock }: Kernel,
  source: SitemapSource,
  start: string | null,
): AsyncGenerator<string> {
  yield `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="${xmlns}">`;
  const now = clock();
  let after = start;
  for (let left = longestSitemap; left > 0; left -= step) {
    const entries = await source.list(database.db, { after, limit: Math.min(step, left), now });
    yield entries.map((entry) => urlOf(entry, config.publicUrl)).join('');
    after = entries.at(-1)?.key ?? null;
    if (entries.length < step || after === null) break;
  }
  yield '</urlset>\n';
}

function urlOf({ path, changedAt }: SitemapEntry, origin: string): string {
  const changed = changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : '';
  return `<url><loc>${escapeXml(origin + path)}</loc>${changed}</url>\n`;
}

const escapeXml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

function sendXml(reply: FastifyReply, xml: Readable): FastifyReply {
  reply.type('application/xml; charset=utf-8').header('cache-control', 'public, max-age=3600');
  reply.compress(xml);
  return reply;
}
