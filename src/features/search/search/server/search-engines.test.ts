import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { createProduct } from '#features/catalog/products/server/factory.ts';
import {
  listSitemapProductStarts,
  listSitemapProducts,
} from '#features/catalog/products/server/queries/sitemap.ts';
import { createCategory } from '#features/catalog/taxonomy/server/factory.ts';
import { createSupplier } from '#features/stores/suppliers/server/factory.ts';
import { useTestApp } from '#support/test-app.ts';

const test = useTestApp();
const get = (url: string, headers: Record<string, string> = {}) => test.app.inject({ url, headers });

beforeAll(async () => {
  const { db } = test.kernel.database;
  const category = await createCategory(db, { id: 'mailer-boxes', name: 'Mailer boxes' });
  const supplier = await createSupplier(db, { businessName: 'Fold & Flute' });
  const hidden = await createSupplier(db, { businessName: 'Hidden', status: 'submitted', approvedAt: null });
  for (let i = 0; i < 5; i += 1)
    await createProduct(db, { supplierId: supplier.id, categoryId: category.id, title: `Mailer ${i}` });
  await createProduct(db, { supplierId: hidden.id, categoryId: category.id, title: 'Secret mailer' });
});

describe('sitemaps', () => {
  it('are listed in an index, which robots.txt refers to', async () => {
    const robots = await get('/robots.txt');
    const sitemapUrl = /^Sitemap: (.+)$/m.exec(robots.body)?.[1] ?? '';
    expect(robots.body).toContain('Disallow: /account');
    const index = await get(new URL(sitemapUrl).pathname);
    expect(index.headers['content-type']).toContain('application/xml');
    for (const name of [
      'pages',
      'products',
      'categories',
      'suppliers',
      'blog',
      'news',
      'events',
      'courses',
      'jobs',
    ])
      expect(index.body).toContain(`${test.kernel.config.publicUrl}/sitemaps/${name}.xml`);
  });

  it('contain public pages with the day of their last change', async () => {
    const { body } = await get('/sitemaps/products.xml');
    expect(body.match(/<url>/g)).toHaveLength(5);
    expect(body).toMatch(/<loc>http[^<]+\/products\/[^<]+<\/loc><lastmod>\d{4}-/);
    expect(body).not.toContain('hidden');
    expect((await get('/sitemaps/suppliers.xml')).body).toContain('/suppliers/fold-');
    expect((await get('/sitemaps/suppliers.xml')).body).not.toContain('hidden');
  });

  it.each(['pages', 'categories', 'blog', 'news', 'events', 'courses', 'mentors', 'jobs', 'magazines'])(
    'of %s can be read whole',
    async (name) => {
      const response = await get(`/sitemaps/${name}.xml`);
      expect(response.statusCode).toBe(200);
      expect(response.body.trimEnd().endsWith('</urlset>')).toBe(true);
    },
  );

  it('are compressed on request', async () => {
    const response = await get('/sitemaps/pages.xml', { 'accept-encoding': 'gzip' });
    expect(response.headers['content-encoding'] ?? 'identity').toMatch(/gzip|identity/);
  });

  it('are split when one is full, without omitting anything', async () => {
    const { db } = test.kernel.database;
    const starts = await listSitemapProductStarts(db, 2);
    const paths = new Set<string>();
    for (const after of starts)
      for (const { path } of await listSitemapProducts(db, { after, limit: 2, now: new Date() }))
        paths.add(path);
    const all = await listSitemapProducts(db, { after: null, limit: 100, now: new Date() });
    for (const { path } of all) expect(paths).toContain(path);
  });

  it.each([
    'nothing.xml',
    'products',
    'products-1.xml',
    '__proto__.xml',
    'suppliers-018f0000-0000-7000-8000-000000000000.xml',
  ])('have none called %s', async (name) => {
    expect((await get(`/sitemaps/${name}`)).statusCode).toBe(404);
  });
});

describe('preview images of shared links', () => {
  it('are drawn in the size that social networks expect', async () => {
    const response = await get('/share/page/home.png');
    expect(response.headers['content-type']).toBe('image/png');
    expect(await sharp(response.rawPayload).metadata()).toMatchObject({ width: 1200, height: 630 });
  });

  it('are drawn once for simultaneous requests, with any name', async () => {
    const { slug } = await createSupplier(test.kernel.database.db, {
      businessName: '<b>印刷 & "Söhne"</b> '.repeat(6),
    });
    const responses = await Promise.all([1, 2, 3, 4].map(() => get(`/share/supplier/${slug}.png`)));
    expect(responses.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
    expect(responses[0]?.rawPayload.equals(responses[3]?.rawPayload ?? Buffer.alloc(0))).toBe(true);
  });

  it.each([
    'page/nothing.png',
    'product/nothing.png',
    'nothing/home.png',
    'constructor/home.png',
    'page/home.svg',
    'page/__proto__.png',
  ])('are not drawn for %s', async (name) => {
    expect((await get(`/share/${name}`)).statusCode).toBe(404);
  });
});
