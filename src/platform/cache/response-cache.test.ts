import { brotliCompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { defineTag, type PageTag, recordTag } from '#lib/page-tags.ts';
import { type CachedResponse, ResponseCache } from './response-cache.ts';

const productTag = (slug: string) => recordTag(defineTag('GET /products/{slug}'), slug);
const textOf = async ({ bodies }: CachedResponse) => (await bodies.identity)?.toString();
const page = (body: string, { tags = [], status = 200 }: { tags?: PageTag[]; status?: number } = {}) => ({
  status,
  headers: {},
  body,
  tags: new Set(tags),
});

describe('the response cache', () => {
  it('renders once for concurrent requests', async () => {
    const cache = new ResponseCache({ maxBytes: 64_000_000, maxAgeMs: 60_000 });
    let renders = 0;
    const render = () => cache.render('/', { now: 0, make: async () => page(`render ${(renders += 1)}`) });
    const pages = await Promise.all([render(), render(), render()]);
    expect(renders).toBe(1);
    expect(await Promise.all(pages.map(textOf))).toEqual(['render 1', 'render 1', 'render 1']);
  });

  it('compresses a response once, on the first request for it, and counts its size', async () => {
    const cache = new ResponseCache({ maxBytes: 2_000, maxAgeMs: 60_000 });
    const text = 'render '.repeat(200);
    const first = await cache.render('/', { now: 0, make: async () => page(text) });
    const compressed = () => Promise.resolve(cache.encoded('/', { page: first, encoding: 'gzip' }));
    const [one, other] = await Promise.all([compressed(), compressed()]);
    expect(gunzipSync(one).toString()).toBe(text);
    expect(other).toBe(one);
    expect(cache.encoded('/', { page: first, encoding: 'gzip' })).toBe(one);
    expect(cache.encoded('/', { page: first, encoding: 'identity' })).toBe(first.bodies.identity);
    await cache.render('/other', { now: 0, make: async () => page('x'.repeat(1_000)) });
    expect(cache.find('/', 1)).toBeNull();
    expect(cache.find('/other', 1)).not.toBeNull();
  });

  it('gives little space to responses that were requested once, and never drops popular ones for them', async () => {
    const cache = new ResponseCache({ maxBytes: 10_000, maxOnceBytes: 3_000, maxAgeMs: 60_000 });
    const render = (key: string) => cache.render(key, { now: 0, make: async () => page('x'.repeat(1_000)) });
    for (const key of ['/a', '/b']) {
      await render(key);
      expect(cache.find(key, 1)).not.toBeNull();
    }
    for (let n = 0; n < 20; n += 1) await render(`/?n=${n}`);
    expect(cache.find('/a', 1)).not.toBeNull();
    expect(cache.find('/b', 1)).not.toBeNull();
    expect(cache.find('/?n=16', 1)).toBeNull();
    expect(cache.find('/?n=17', 1)).not.toBeNull();
    for (let n = 20; n < 60; n += 1) {
      await render(`/?n=${n}`);
      cache.find(`/?n=${n}`, 1);
    }
    expect(cache.find('/a', 1)).toBeNull();
  });

  it('caches a page for a minute', async () => {
    const cache = new ResponseCache({ maxBytes: 64_000_000, maxAgeMs: 60_000 });
    await cache.render('/', { now: 0, make: async () => page('home') });
    expect(cache.find('/', 59_000)).not.toBeNull();
    expect(cache.find('/', 60_000)).toBeNull();
  });

  it('drops responses that depend on what changed, and no others', async () => {
    const cache = new ResponseCache({ maxBytes: 64_000_000, maxAgeMs: 60_000 });
    await cache.render('/a', { now: 0, make: async () => page('a', { tags: [productTag('a')] }) });
    await cache.render('/b', { now: 0, make: async () => page('b', { tags: [productTag('b')] }) });
    cache.drop([productTag('a')]);
    expect(cache.find('/a', 1)).toBeNull();
    expect(cache.find('/b', 1)).not.toBeNull();
  });

  it('does not cache a page that was rendered while something changed', async () => {
    const cache = new ResponseCache({ maxBytes: 64_000_000, maxAgeMs: 60_000 });
    let finish: () => void = () => {};
    const pendingRender = cache.render('/', {
      now: 0,
      make: () => new Promise((resolve) => (finish = () => resolve(page('old')))),
    });
    cache.drop([defineTag('anything')]);
    finish();
    await pendingRender;
    expect(cache.find('/', 1)).toBeNull();
  });

  it('serves a page that was kept compressed in every encoding', async () => {
    const cache = new ResponseCache({ maxBytes: 64_000_000, maxAgeMs: 60_000 });
    const body = brotliCompressSync('boxes');
    const kept = { ...page(''), body, encoding: 'br' as const, etag: '"kept"' };
    const found = await cache.render('/', { now: 0, make: async () => kept });
    expect(found.etag).toBe('"kept"');
    expect(cache.encoded('/', { page: found, encoding: 'br' })).toBe(body);
    expect((await cache.encoded('/', { page: found, encoding: 'identity' })).toString()).toBe('boxes');
    expect(gunzipSync(await cache.encoded('/', { page: found, encoding: 'gzip' })).toString()).toBe('boxes');
  });

  it('caches neither errors nor missing pages', async () => {
    const cache = new ResponseCache({ maxBytes: 64_000_000, maxAgeMs: 60_000 });
    await cache.render('/gone', { now: 0, make: async () => page('not found', { status: 404 }) });
    expect(cache.find('/gone', 1)).toBeNull();
  });
});
