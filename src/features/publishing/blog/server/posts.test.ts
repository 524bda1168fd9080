import { describe, expect, it } from 'vitest';
import { useTestApp } from '#support/test-app.ts';
import { createAuthor } from './factory.ts';

const test = useTestApp();

async function editor() {
  const { token } = await test.signIn('admin');
  const authorId = await createAuthor(test.kernel.database.db);
  const form = {
    title: 'A flute is not a wave',
    slug: '',
    category: 'Corrugated',
    excerpt: 'Why the shape matters.',
    authorId,
    imageUrl: null,
    markdown: '## What it is {#what-is}\n\nA shape.',
    isDraft: false,
    publishedAt: null,
    version: null,
  };
  const create = (changes: object = {}) =>
    test.call('POST /admin/blogs', { token, body: { ...form, ...changes } });
  return { token, form, create };
}

describe('an editor of the blog', () => {
  it('writes a draft that no one else sees, then publishes it', async () => {
    const { token, form, create } = await editor();
    const { post } = (await create({ isDraft: true, title: 'Hidden draft' })).body.data;
    expect((await test.call(`GET /blogs/slug/${post.slug}`)).status).toBe(404);
    const body = { ...form, title: 'Hidden draft', version: post.version };
    expect((await test.call(`PUT /admin/blogs/${post.id}`, { token, body })).status).toBe(200);
    const published = await test.call(`GET /blogs/slug/${post.slug}`);
    expect(published.body.data.blog).toMatchObject({ title: 'Hidden draft', readTime: 1 });
    expect(published.body.data.blog.html).toContain('<h2 id="what-is">');
  });

  it('schedules a post, which is published automatically', async () => {
    const { create } = await editor();
    const publishedAt = new Date(Date.now() + 3_600_000).toISOString();
    const { post } = (await create({ title: 'Later', publishedAt })).body.data;
    expect((await test.call(`GET /blogs/slug/${post.slug}`)).status).toBe(404);
    test.advance(3_601);
    expect((await test.call(`GET /blogs/slug/${post.slug}`)).status).toBe(200);
  });

  it('gets a slug for each title, and keeps it once it was public', async () => {
    const { token, form, create } = await editor();
    const posts = [await create({ title: 'Same title' }), await create({ title: 'Same title' })];
    expect(posts.map(({ body }) => body.data.post.slug)).toEqual(['same-title', 'same-title-2']);
    expect((await create({ slug: 'same-title' })).body.errors[0].path).toBe('slug');
    const { id } = posts[0]?.body.data.post ?? {};
    const moved = await test.call(`PUT /admin/blogs/${id}`, {
      token,
      body: { ...form, slug: 'elsewhere' },
    });
    expect(moved.body.data.post.slug).toBe('same-title');
    expect((await test.call(`DELETE /admin/blogs/${id}`, { token })).status).toBe(409);
  });

  it('is notified when another editor saved first, and may overwrite it', async () => {
    const { token, form, create } = await editor();
    const { post } = (await create({ title: 'Twice' })).body.data;
    const save = (version: number | null) =>
      test.call(`PUT /admin/blogs/${post.id}`, { token, body: { ...form, version } });
    const responses = await Promise.all([save(post.version), save(post.version)]);
    expect(responses.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect((await save(null)).status).toBe(200);
  });

  it('learns which fields are missing, and which URLs are not on this site', async () => {
    const { create } = await editor();
    const refused = await create({ excerpt: '', markdown: '', category: '' });
    expect(refused.body.errors.map(({ path }: { path: string }) => path)).toEqual([
      'category',
      'excerpt',
      'markdown',
    ]);
    expect((await create({ imageUrl: 'https://elsewhere.example/a.png' })).status).toBe(400);
    expect((await create({ imageUrl: '/media/../../etc/passwd' })).status).toBe(400);
    expect((await create({ slug: 'Not An Address' })).status).toBe(400);
    expect((await create({ markdown: '>'.repeat(90_000) })).status).toBeLessThan(500);
  });

  it('is refused text that the renderer cannot handle', async () => {
    const { token } = await test.signIn('supplier');
    for (const markdown of ['a@'.repeat(45_000), '_a'.repeat(45_000), '> '.repeat(9_000)]) {
      const started = performance.now();
      const { body } = await test.call('POST /content/preview', { token, body: { markdown } });
      expect(body.message).toMatch(/2,000 characters|nested too deeply/);
      expect(performance.now() - started).toBeLessThan(2_000);
    }
  });

  it('sees the same preview as readers, with HTML shown as text', async () => {
    const { token } = await editor();
    const markdown = 'Hello <script>alert(1)</script> [x](javascript:alert(1))';
    const { body } = await test.call('POST /content/preview', { token, body: { markdown } });
    expect(body.data.html).not.toMatch(/<script|javascript:/);
  });

  it.each(['supplier', 'customer'] as const)('is not a %s', async (role) => {
    const { token } = await test.signIn(role);
    expect((await test.call('GET /admin/blogs', { token })).status).toBe(403);
    expect((await test.call('POST /admin/blogs', { token, body: {} })).status).toBe(403);
    expect((await test.call('GET /admin/blogs')).status).toBe(401);
  });
});
