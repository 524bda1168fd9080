import { beforeAll, describe, expect, it } from 'vitest';
import { loadContent } from '#seed/content/load-content.ts';
import { useTestApp } from '#support/test-app.ts';
import { createArticle, createAuthor } from './factory.ts';

const test = useTestApp();
beforeAll(() => loadContent(test.kernel.database.db));

const get = (path: string) => test.call('GET', path);

describe('the blog list', () => {
  it('answers ten posts of a page, newest first, with the number of all', async () => {
    const first = await get('/blogs?page=1');
    expect(first.status).toBe(200);
    expect(first.body).toMatchObject({ status: 'success', results: 24 });
    expect(first.body.data.blogs).toHaveLength(10);
    const dates = first.body.data.blogs.map(({ date }: { date: string }) => date);
    expect(dates).toEqual(dates.toSorted().toReversed());
    const last = await get('/blogs?page=3');
    expect(last.body.data.blogs).toHaveLength(4);
    expect(last.body.results).toBe(24);
  });

  it('tells of each post exactly what the specification names', async () => {
    const { body } = await get('/blogs?page=1');
    const [post] = body.data.blogs;
    expect(Object.keys(post).toSorted()).toEqual(
      [
        '_id',
        'title',
        'category',
        'imageUrl',
        'date',
        'createdAt',
        'readTime',
        'slug',
        'excerpt',
        'author',
      ].toSorted(),
    );
    expect(Object.keys(post.author).toSorted()).toEqual(['bio', 'name', 'photo', 'socialMedia']);
    expect(Object.keys(post.author.socialMedia).toSorted()).toEqual(['facebook', 'linkedin', 'twitter']);
    expect(post.imageUrl).toMatch(/^\/art\/cover-/);
    expect(post.readTime).toBeTypeOf('number');
    expect(new Date(post.date).toISOString()).toBe(post.date);
  });

  it('without a page answers all of the newest', async () => {
    const { body } = await get('/blogs');
    expect(body.data.blogs).toHaveLength(24);
    expect(body.results).toBe(24);
  });

  it('past the end is empty and still tells the number of all', async () => {
    const { body } = await get('/blogs?page=99');
    expect(body).toEqual({ status: 'success', results: 24, data: { blogs: [] } });
  });

  it.each(['0', '-1', '1.5', 'two', '99999999'])('refuses page %s', async (page) => {
    const answer = await get(`/blogs?page=${page}`);
    expect(answer.status).toBe(400);
    expect(answer.body.code).toBe('invalid');
  });

  it('finds posts by topic, and none for a topic nobody wrote about', async () => {
    const { body } = await get('/blogs?page=1&topic=pouches');
    expect(body.results).toBeGreaterThan(0);
    expect(
      body.data.blogs.every(({ title, excerpt }: { title: string; excerpt: string }) =>
        /pouch/i.test(title + excerpt),
      ),
    ).toBe(true);
    expect((await get('/blogs?topic=zeppelins')).body).toMatchObject({ results: 0, data: { blogs: [] } });
  });

  it.each(["'; drop table articles; --", '((("', '% _ \\', '!&|'])(
    'takes the topic %j as mere words',
    async (topic) => {
      const answer = await get(`/blogs?topic=${encodeURIComponent(topic)}`);
      expect(answer.status).toBe(200);
    },
  );
});

describe('one post', () => {
  it('comes with its body and its headings', async () => {
    const { body } = await get('/blogs/slug/choosing-a-neck-finish');
    const { blog } = body.data;
    expect(blog.headings.map(({ id }: { id: string }) => id)).toEqual(
      expect.arrayContaining(['what-is', 'how-to', 'future']),
    );
    expect(blog.html).toContain('<h2 id="what-is">');
    expect(blog.html).not.toContain('{#');
  });

  it('that does not exist is told so', async () => {
    const answer = await get('/blogs/slug/no-such-post');
    expect(answer.status).toBe(404);
    expect(answer.body).toMatchObject({ status: 'fail', code: 'not_found', message: 'Blog not found' });
  });

  it('shows hostile Markdown as text', async () => {
    const { db } = test.kernel.database;
    const markdown =
      '## Hello {#what-is}\n\n<script>alert(1)</script><img src=x onerror=alert(1)>\n\n[press](javascript:alert(1))';
    const { slug } = await createArticle(db, {
      authorId: await createAuthor(db),
      markdown,
      publishedAt: new Date(0),
    });
    const { html } = (await get(`/blogs/slug/${slug}`)).body.data.blog;
    expect(html).not.toMatch(/<script|<img|javascript:/);
    expect(html).toContain('&lt;script&gt;');
  });

  it('without a picture says so, and leaves the drawing to the page', async () => {
    const { db } = test.kernel.database;
    const { slug } = await createArticle(db, { authorId: await createAuthor(db), publishedAt: new Date(0) });
    expect((await get(`/blogs/slug/${slug}`)).body.data.blog).toMatchObject({
      imageUrl: null,
      author: { photo: null },
    });
  });
});

describe('the lists of the home page', () => {
  it.each([['/testimonials', 'testimonials', 3]])(
    '%s answers its %s, and no more than were asked for',
    async (path, key, all) => {
      expect((await get(path)).body.data[key]).toHaveLength(all);
      expect((await get(`${path}?limit=2`)).body.data[key]).toHaveLength(2);
      expect((await get(`${path}?limit=101`)).status).toBe(400);
    },
  );

  it('are the same however often the seed is loaded', async () => {
    const before = await get('/testimonials');
    await loadContent(test.kernel.database.db);
    expect((await get('/testimonials')).body).toEqual(before.body);
  });
});
