import { beforeAll, describe, expect, it } from 'vitest';
import { loadContent } from '#seed/content/load-content.ts';
import { useTestApp } from '#support/test-app.ts';
import { createArticle, createAuthor } from './factory.ts';

const test = useTestApp();
beforeAll(() => loadContent(test.kernel.database.db));

const get = (path: string) => test.call(`GET ${path}`);

describe('the blog list', () => {
  it('returns pages of ten posts, newest first, with the total number', async () => {
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

  it('returns exactly the fields of the specification for each post', async () => {
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

  it('returns all of the newest posts without a page number', async () => {
    const { body } = await get('/blogs');
    expect(body.data.blogs).toHaveLength(24);
    expect(body.results).toBe(24);
  });

  it('is empty past the end and still returns the total number', async () => {
    const { body } = await get('/blogs?page=99');
    expect(body).toEqual({ status: 'success', results: 24, data: { blogs: [] } });
  });

  it.each(['0', '-1', '1.5', 'two', '99999999'])('refuses page %s', async (page) => {
    const response = await get(`/blogs?page=${page}`);
    expect(response.status).toBe(400);
    expect(response.body.code).toBe('invalid');
  });

  it('finds posts by topic, and none for an unknown topic', async () => {
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
      const response = await get(`/blogs?topic=${encodeURIComponent(topic)}`);
      expect(response.status).toBe(200);
    },
  );
});

describe('one post', () => {
  it('includes its body and its headings', async () => {
    const { body } = await get('/blogs/slug/choosing-a-neck-finish');
    const { blog } = body.data;
    expect(blog.headings.map(({ id }: { id: string }) => id)).toEqual(
      expect.arrayContaining(['what-is', 'how-to', 'future']),
    );
    expect(blog.html).toContain('<h2 id="what-is">');
    expect(blog.html).not.toContain('{#');
  });

  it('returns an error if the post does not exist', async () => {
    const response = await get('/blogs/slug/no-such-post');
    expect(response.status).toBe(404);
    expect(response.body).toMatchObject({ status: 'fail', code: 'not_found', message: 'Blog not found' });
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

  it('has no picture URL without a picture, and leaves the illustration to the page', async () => {
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

  it('stay the same however often the seed is loaded', async () => {
    const before = await get('/testimonials');
    await loadContent(test.kernel.database.db);
    expect((await get('/testimonials')).body).toEqual(before.body);
  });
});
