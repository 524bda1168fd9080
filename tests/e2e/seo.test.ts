import { describe, expect, it } from 'vitest';
import { useJourney } from '#support/journey.ts';

const journey = useJourney();
const { origin } = journey;

const locations = (xml: string): string[] =>
  [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, at]) => at ?? '');
/** URLs contain the public origin, which may differ from that of the test server. */
const here = (address: string): string => origin + new URL(address).pathname + new URL(address).search;
const read = async (address: string) => {
  const answer = await fetch(here(address), { redirect: 'manual' });
  return { status: answer.status, body: await answer.text(), type: answer.headers.get('content-type') ?? '' };
};
/** Every page of short sitemaps, and a spread of those of long ones. */
const sample = (paths: string[]): string[] => paths.filter((_, i) => i % Math.ceil(paths.length / 14) === 0);

describe('search engines', () => {
  it('find every kind of page through robots.txt, and each page describes itself', async () => {
    const robots = await read(`${origin}/robots.txt`);
    const [, index = ''] = /^Sitemap: (\S+)$/m.exec(robots.body) ?? [];
    const maps = locations((await read(index)).body);
    expect(maps.length).toBeGreaterThan(4);
    const problems: string[] = [];
    for (const map of maps) {
      const paths = locations((await read(map)).body);
      for (const address of sample(paths)) {
        const { status, body } = await read(address);
        const has = (pattern: RegExp) => pattern.exec(body)?.[1] ?? '';
        const facts = {
          status: status === 200,
          title: has(/<title>([^<]{5,})<\/title>/) !== '',
          description: has(/<meta name="description" content="([^"]{20,})"/) !== '',
          canonical: has(/<link rel="canonical" href="([^"]+)"/).endsWith(new URL(address).pathname),
          heading: (body.match(/<h1[\s>]/g) ?? []).length === 1,
          indexed: !/<meta name="robots" content="noindex/.test(body),
        };
        for (const [fact, holds] of Object.entries(facts)) if (!holds) problems.push(`${address}: ${fact}`);
      }
    }
    expect(problems).toEqual([]);
  });

  it('get canonical links for account screens, and a title and description for private ones', async () => {
    const problems: string[] = [];
    for (const path of ['/sign-in', '/sign-up', '/registration']) {
      const { body } = await read(origin + path);
      const [, canonical = ''] = /<link rel="canonical" href="([^"]+)"/.exec(body) ?? [];
      if (!/^https?:\/\/[^/]+$/.test(canonical.slice(0, -path.length)) || !canonical.endsWith(path))
        problems.push(`${path}: ${canonical}`);
    }
    for (const path of [
      '/dashboard',
      '/dashboard/my-products',
      '/dashboard/settings/team',
      '/account',
      '/admin',
    ])
      for (const said of ['<title>[^<]{5,}</title>', '<meta name="description" content="[^"]{20,}"'])
        if (!new RegExp(said).test((await read(origin + path)).body)) problems.push(`${path}: ${said}`);
    expect(problems).toEqual([]);
  });

  it('find a feed on each list of publications, which is named like the link to it', async () => {
    const page = await journey.person();
    await page.goto('/about');
    for (const list of ['blog-list', 'news', 'guidelines', 'magazines', 'courses', 'events', 'jobs']) {
      const { body } = await read(`${origin}/${list}`);
      const [, title, path = ''] =
        /<link rel="alternate" type="application\/atom\+xml" title="([^"]+)" href="([^"]+)"/.exec(body) ?? [];
      expect(body).toMatch(new RegExp(`<a [^>]*href="${path}"[^>]*>(<svg.+?</svg>)?Feed</a>`));
      const feed = await page.evaluate(async (url) => {
        const xml = new DOMParser().parseFromString(await (await fetch(url)).text(), 'application/xml');
        const titles = [...xml.querySelectorAll('title')].map(({ textContent }) => textContent);
        return { title: titles[0], entries: titles.length - 1, error: xml.querySelector('parsererror') };
      }, path);
      expect({ path, ...feed }).toMatchObject({ path: `/${list}/feed.xml`, title, error: null });
      expect(feed.entries).toBeGreaterThan(3);
    }
  });

  it('find the organization on the home page, and messengers find a picture', async () => {
    const { body } = await read(`${origin}/`);
    const facts = JSON.parse(
      /<script type="application\/ld\+json">(.+?)<\/script>/.exec(body)?.[1] ?? '{}',
    ) as {
      '@graph': { '@type': string }[];
    };
    expect(facts['@graph'].map((fact) => fact['@type'])).toEqual(['Organization', 'WebSite']);
    expect(body).toContain('hrefLang="x-default"');
    expect(body).toContain('type="application/atom+xml" title="Packwright blog"');
    const image = /<meta property="og:image" content="([^"]+)"/.exec(body)?.[1] ?? '';
    expect(await read(image)).toMatchObject({ status: 200, type: 'image/png' });
    for (const file of ['/favicon.ico', '/apple-touch-icon.png', '/manifest.webmanifest', '/icon-512.png'])
      expect({ file, status: (await read(origin + file)).status }).toEqual({ file, status: 200 });
  });
});
