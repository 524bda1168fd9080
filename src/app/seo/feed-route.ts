import type { FastifyInstance } from 'fastify';
import { renderFeed } from '#features/publishing/engine/server/queries/feed.ts';
import { callTags } from '#lib/endpoint-tags.ts';
import { ResponseCache } from '#platform/cache/response-cache.ts';
import type { Kernel } from '#platform/kernel.ts';
import { sendPage } from '../pages/page-server.ts';
import { feeds } from './feeds.ts';

const headers = { 'content-type': 'application/atom+xml; charset=utf-8' };

/** Serves `/news/feed.xml` and so on: the newest entries of each list, cached until one changes or for a minute. */
export function mountFeeds(app: FastifyInstance, { database, config, live, clock }: Kernel): void {
  const cache = new ResponseCache({ maxBytes: 4 * 1024 * 1024, maxAgeMs: 60_000 });
  live.onMessage((message) => message.kind === 'pages' && cache.drop(message.tags));
  live.onGap(() => cache.clear());
  for (const [list, feed] of Object.entries(feeds)) {
    const make = async () => {
      const entries = await feed.list(database.db, clock());
      const body = renderFeed({ title: feed.title, list, entries, origin: config.publicUrl });
      return { status: 200, headers, body, tags: new Set(callTags(feed.endpoint, { input: {} })) };
    };
    app.get(`${list}/feed.xml`, async (request, reply) => {
      const now = clock().getTime();
      const page = cache.find(list, now) ?? (await cache.render(list, { now, make }));
      return sendPage(reply, { request, page, body: (encoding) => cache.encoded(list, { page, encoding }) });
    });
  }
  // The address of the first feed, which readers still fetch.
  app.get('/blog/feed.xml', (_request, reply) => reply.redirect('/blog-list/feed.xml', 301));
}
