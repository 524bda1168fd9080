import { beforeAll, describe, expect, it } from 'vitest';
import { useTestApp } from '#support/test-app.ts';
import { helpTopicIds } from '../rules/topics.ts';

const test = useTestApp();
const form = {
  topic: 'quality',
  title: 'How is a sample packed?',
  slug: '',
  text: 'In a box.\n\nWith paper around it.',
  linkLabel: 'All products',
  linkPath: '/search',
  isDraft: false,
  version: null,
};
const path = '/admin/help/articles';
let token: string;

const create = (changes: object = {}) => test.call(`POST ${path}`, { token, body: { ...form, ...changes } });
const list = async (query = '') =>
  (await test.call(`GET ${path}?limit=100${query}`, { token })).body.data.articles as {
    id: string;
    slug: string;
    topic: string;
  }[];
/** Returns the articles of a topic as visitors see them. */
const shown = async (topic = 'quality') =>
  (await test.call('GET /help')).body.data.topics.find(({ id }: { id: string }) => id === topic).articles;
const slugs = async (topic?: string) => (await shown(topic)).map(({ id }: { id: string }) => id);

describe('editors of help articles', () => {
  beforeAll(async () => {
    ({ token } = await test.signIn('admin'));
  });

  it('find the first articles of every installation, by topic, a page at a time', async () => {
    const all = await list();
    expect(all).toHaveLength(35);
    expect([...new Set(all.map(({ topic }) => topic))]).toEqual(helpTopicIds);
    const paged: string[] = [];
    let cursor = '';
    do {
      const { body } = await test.call(`GET ${path}?limit=7${cursor && `&cursor=${cursor}`}`, { token });
      paged.push(...body.data.articles.map(({ id }: { id: string }) => id));
      cursor = body.data.nextCursor ?? '';
    } while (cursor);
    expect(paged).toEqual(all.map(({ id }) => id));
    expect((await list('&q=forgot')).map(({ slug }) => slug)).toEqual(['forgot-password']);
  });

  it('publish an article, which becomes the last of its topic, and withdraw it', async () => {
    const { article } = (await create({ isDraft: true })).body.data;
    expect(await slugs()).not.toContain(article.slug);
    const save = (changes: object) =>
      test.call(`PUT ${path}/${article.id}`, { token, body: { ...form, ...changes } });
    expect((await save({})).status).toBe(200);
    expect((await shown()).at(-1)).toEqual({
      id: 'how-is-a-sample-packed',
      title: 'How is a sample packed?',
      paragraphs: ['In a box.', 'With paper around it.'],
      link: { label: 'All products', to: '/search' },
    });
    await save({ topic: 'buying' });
    expect((await slugs('buying')).at(-1)).toBe(article.slug);
    await save({ isDraft: true });
    expect(await slugs('buying')).not.toContain(article.slug);
    expect((await save({ version: 1 })).status).toBe(409);
    expect((await test.call(`DELETE ${path}/${article.id}`, { token })).status).toBe(200);
    expect((await test.call(`GET ${path}/${article.id}`, { token })).status).toBe(404);
  });

  it('move an article within its topic only', async () => {
    const before = await slugs();
    const move = async (slug: string, direction: string) => {
      const id = (await list()).find((article) => article.slug === slug)?.id;
      return test.call(`POST ${path}/${id}/move`, { token, body: { direction } });
    };
    const [first, second, ...others] = before;
    expect((await move(first, 'up')).status).toBe(200);
    expect(await slugs()).toEqual(before);
    await move(first, 'down');
    expect(await slugs()).toEqual([second, first, ...others]);
    expect((await slugs('buying'))[0]).toBe('find-a-supplier');
  });

  it.each([
    [{ title: '' }, 'title'],
    [{ text: '' }, 'text'],
    [{ topic: 'money' }, 'topic'],
    [{ slug: 'contact' }, 'slug'],
    [{ slug: 'samples' }, 'slug'],
    [{ linkPath: 'https://example.com' }, 'linkPath'],
    [{ linkPath: '//example.com' }, 'linkPath'],
    [{ linkPath: '' }, 'linkPath'],
  ])('are refused %j', async (changes, field) => {
    const { status, body } = await create(changes);
    expect([status, body.errors?.[0]?.path]).toEqual([400, field]);
  });

  it('are admins', async () => {
    const supplier = await test.signIn('supplier');
    const statuses = [
      await test.call(`GET ${path}`),
      await test.call(`GET ${path}`, { token: supplier.token }),
      await test.call(`POST ${path}`, { token: supplier.token, body: form }),
    ].map(({ status }) => status);
    expect(statuses).toEqual([401, 403, 403]);
  });
});
