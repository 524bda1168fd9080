import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { notFound } from '#lib/errors.ts';
import { everyPage } from '#lib/page-tags.ts';
import { maxSitemapUrls, type SitemapEntry } from '#lib/sitemap.ts';
import type { Kernel } from '#platform/kernel.ts';
import { type SitemapSource, sitemapSources } from './sitemap-sources.ts';

/** Number of URLs read from the database at a time, so that no sitemap is ever in memory as a whole. */
const batchSize = 1000;
const indexAgeMs = 10 * 60_000;
const xmlns = 'http://www.sitemaps.org/schemas/sitemap/0.9';

/** Serves `/sitemap.xml`, the index, and `/sitemaps/…`: one sitemap for every 50,000 URLs of each kind of page. */
export function mountSitemaps(app: FastifyInstance, kernel: Kernel): void {
  let index: { xml: string; madeAt: number } | null = null;
  kernel.live.onMessage((message) => {
    if (message.kind === 'pages' && message.tags.includes(everyPage)) index = null;
  });
  app.get('/sitemap.xml', async (_request, reply) => {
    const now = kernel.clock().getTime();
    if (!index || now - index.madeAt > indexAgeMs)
      index = { xml: await buildSitemapIndex(kernel), madeAt: now };
    return sendXml(reply, Readable.from([index.xml]));
  });
  app.get('/sitemaps/:file', async (request, reply) => {
    const { file } = request.params as { file: string };
    const { source, after } = parseSitemapName(file);
    return sendXml(reply, Readable.from(generateSitemap(kernel, { source, start: after })));
  });
}

async function buildSitemapIndex({ database, config }: Kernel): Promise<string> {
  const names: string[] = [];
  for (const [name, { listStarts: starts }] of Object.entries(sitemapSources)) {
    const from = starts ? await starts(database.db, maxSitemapUrls) : [null];
    names.push(...from.map((start) => (start ? `${name}-${start}` : name)));
  }
  const entries = names.map(
    (name) => `<sitemap><loc>${config.publicUrl}/sitemaps/${name}.xml</loc></sitemap>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n<sitemapindex xmlns="${xmlns}">${entries.join('\n')}</sitemapindex>\n`;
}

/** Parses `products.xml` or `products-{id of the last product of the previous sitemap}.xml`. */
function parseSitemapName(file: string): { source: SitemapSource; after: string | null } {
  const [, name = '', after = null] =
    /^([a-z]+)(?:-([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}))?\.xml$/.exec(file) ?? [];
  const source = Object.hasOwn(sitemapSources, name) ? sitemapSources[name] : undefined;
  if (!source || (after && !source.listStarts)) throw notFound('Sitemap');
  return { source, after };
}

async function* generateSitemap(
  { database, config, clock }: Kernel,
  { source, start }: { source: SitemapSource; start: string | null },
): AsyncGenerator<string> {
  yield `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="${xmlns}">`;
  const now = clock();
  let after = start;
  for (let remaining = maxSitemapUrls; remaining > 0; remaining -= batchSize) {
    const entries = await source.list(database.db, { after, limit: Math.min(batchSize, remaining), now });
    yield entries.map((entry) => formatUrl(entry, config.publicUrl)).join('');
    after = entries.at(-1)?.key ?? null;
    if (entries.length < batchSize || after === null) break;
  }
  yield '</urlset>\n';
}

function formatUrl({ path, changedAt }: SitemapEntry, origin: string): string {
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
