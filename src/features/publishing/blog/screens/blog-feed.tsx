import { apiContext } from '#web/api-context.ts';
import type { Route } from './+types/blog-feed.ts';

/** Returns the newest posts as RSS 2.0. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { origin } = new URL(request.url);
  const { data } = await context.get(apiContext).content.listBlogs({});
  const items = data.blogs.map(({ title, slug, excerpt, category, date, author }) => {
    const link = `${origin}/blog/details/${encodeURIComponent(slug)}`;
    return `<item><title>${escapeXml(title)}</title><link>${link}</link><guid isPermaLink="true">${link}</guid><description>${escapeXml(excerpt)}</description><category>${escapeXml(category)}</category><dc:creator>${escapeXml(author.name)}</dc:creator><pubDate>${new Date(date).toUTCString()}</pubDate></item>`;
  });
  const feed = `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/"><channel><title>Packwright blog</title><link>${origin}/blog-list</link><atom:link href="${origin}/blog/feed.xml" rel="self" type="application/rss+xml"/><description>Packaging, explained with numbers by people who run the lines.</description><language>en</language>${items.join('')}</channel></rss>
`;
  return new Response(feed, { headers: { 'content-type': 'application/rss+xml; charset=utf-8' } });
}

const escapeXml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
