import { describe, expect, it } from 'vitest';
import { useTestApp } from '#support/test-app.ts';
import { createNews } from './factory.ts';

const test = useTestApp();
const form = {
  title: 'A plant opens',
  slug: '',
  summary: 'In Pune.',
  imageUrl: null,
  markdown: 'It has **two** presses.',
  featured: true,
  isDraft: false,
  publishedOn: null,
  version: null,
};

describe('news', () => {
  it('can only be edited by admins, and has one featured item', async () => {
    const { token } = await test.signIn('admin');
    await createNews(test.kernel.database.db, { featured: true });
    const { item } = (await test.call('POST /admin/news', { token, body: form })).body.data;
    const { news } = (await test.call('GET /news')).body.data;
    expect(news.filter(({ featured }: { featured: boolean }) => featured)).toMatchObject([{ id: item.id }]);
    expect((await test.call(`GET /news/${item.slug}`)).body.data.item.html).toContain('<strong>two</strong>');
    const { token: stranger } = await test.signIn('customer');
    expect((await test.call('POST /admin/news', { token: stranger, body: form })).status).toBe(403);
  });

  it('hides drafts, and items before their day', async () => {
    const { token } = await test.signIn('admin');
    for (const changes of [{ isDraft: true }, { publishedOn: '2999-01-01' }]) {
      const { item } = (await test.call('POST /admin/news', { token, body: { ...form, ...changes } })).body
        .data;
      expect((await test.call(`GET /news/${item.slug}`)).status).toBe(404);
    }
  });

  it('is paged by a cursor', async () => {
    for (const day of ['2026-02-01', '2026-02-01', '2026-02-02']) {
      await createNews(test.kernel.database.db, { publishedOn: day });
    }
    const seen: string[] = [];
    let cursor = '';
    do {
      const { body } = await test.call(`GET /news?limit=1${cursor ? `&cursor=${cursor}` : ''}`);
      seen.push(...body.data.news.map(({ id }: { id: string }) => id));
      cursor = body.data.nextCursor;
    } while (cursor);
    expect(new Set(seen).size).toBe(seen.length);
    expect((await test.call('GET /news?cursor=yesterday')).status).toBe(400);
  });
});
