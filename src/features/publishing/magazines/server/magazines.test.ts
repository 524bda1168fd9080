import { describe, expect, it } from 'vitest';
import { createArticle, createAuthor } from '#features/publishing/blog/server/factory.ts';
import { useTestApp } from '#support/test-app.ts';

const test = useTestApp();
const page = {
  articleId: null,
  kicker: '',
  title: 'A letter',
  byline: '',
  imageUrl: null,
  markdown: 'Dear reader.',
};
let nextNumber = 1;

function issueOf(pieces: object[], changes: object = {}) {
  nextNumber += 1;
  const issue = {
    title: `Issue ${nextNumber}`,
    slug: '',
    number: nextNumber,
    season: 'Spring',
    summary: 'Boxes.',
    ground: 'kraft',
  };
  return { ...issue, imageUrl: null, pieces, isDraft: false, publishedAt: null, version: null, ...changes };
}

describe('an issue', () => {
  it('consists of pages and posts, without posts that were unpublished', async () => {
    const { db } = test.kernel.database;
    const { token } = await test.signIn('admin');
    const authorId = await createAuthor(db);
    const [shown, draft] = [
      await createArticle(db, { authorId, title: 'Shown' }),
      await createArticle(db, { authorId, title: 'Taken down', isDraft: true }),
    ];
    const post = { ...page, title: '', markdown: '' };
    const pieces = [page, { ...post, articleId: shown.id }, { ...post, articleId: draft.id }];
    const made = await test.call('POST /admin/magazines', { token, body: issueOf(pieces) });
    expect(made.status).toBe(201);
    const { body } = await test.call(`GET /magazines/${made.body.data.issue.slug}`);
    expect(body.data.issue.pieces).toMatchObject([
      { title: 'A letter', anchor: 'p-a-letter', blogSlug: null },
      { title: 'Shown', byline: 'Test Author', blogSlug: shown.slug },
    ]);
  });

  it('is hidden as a draft, needs pieces to be published, and has a unique number', async () => {
    const { token } = await test.signIn('admin');
    const draft = await test.call('POST /admin/magazines', {
      token,
      body: issueOf([], { isDraft: true }),
    });
    expect(draft.status).toBe(201);
    const { slug, number } = draft.body.data.issue;
    expect((await test.call(`GET /magazines/${slug}`)).status).toBe(404);
    const refused = await test.call('POST /admin/magazines', { token, body: issueOf([]) });
    expect(refused.body.errors[0]).toMatchObject({ path: 'pieces' });
    const twice = await test.call('POST /admin/magazines', { token, body: issueOf([page], { number }) });
    expect(twice.body.errors[0]).toMatchObject({ path: 'number' });
    const { token: stranger } = await test.signIn('supplier');
    expect((await test.call('GET /admin/magazines', { token: stranger })).status).toBe(403);
  });

  it('is offered the number after the highest one, public or not', async () => {
    const { token } = await test.signIn('admin');
    const body = issueOf([], { number: 400, isDraft: true });
    await test.call('POST /admin/magazines', { token, body });
    const { body: answer } = await test.call('GET /admin/magazine-choices', { token });
    expect(answer.data.nextNumber).toBe(401);
    await test.call('POST /admin/magazines', { token, body: { ...body, number: 9999 } });
    const last = await test.call('GET /admin/magazine-choices', { token });
    expect(last.body.data.nextNumber).toBe(9999);
    const { token: stranger } = await test.signIn('supplier');
    expect((await test.call('GET /admin/magazine-choices', { token: stranger })).status).toBe(403);
  });
});
