import { beforeAll, describe, expect, it } from 'vitest';
import { createProduct } from '#features/catalog/products/server/factory.ts';
import { createCategory } from '#features/catalog/taxonomy/server/factory.ts';
import { createSupplier } from '#features/stores/suppliers/server/factory.ts';
import { newId } from '#lib/ids.ts';
import { type SignedIn, useTestApp } from '#support/test-app.ts';
import { maxWaitingPerProduct } from '../rules.ts';

const test = useTestApp();
const text = 'Does this fit into a letter box?';
let seller: SignedIn;
let supplierId: string;
let categoryId: string;

beforeAll(async () => {
  const { db } = test.kernel.database;
  seller = await test.signIn('supplier');
  supplierId = (await createSupplier(db, { ownerAccountId: seller.accountId })).id;
  categoryId = (await createCategory(db)).id;
});

const addProduct = async (): Promise<string> => {
  const { slug } = await createProduct(test.kernel.database.db, { supplierId, categoryId });
  return slug;
};
const ask = (who: SignedIn, { slug, question = text }: { slug: string; question?: string }) =>
  test.call(`POST /products/${slug}/questions`, {
    token: who.token,
    body: { question },
    headers: { 'idempotency-key': newId() },
  });
const shown = async (slug: string) =>
  (await test.call(`GET /products/${slug}/questions`)).body.data.questions as {
    id: string;
    question: string;
    answer: string;
  }[];
const answer = (who: SignedIn, { id, words = 'Yes, it is 20 mm high.' }: { id: string; words?: string }) =>
  test.call(`PUT /store/questions/${id}/answer`, { token: who.token, body: { answer: words } });
const waiting = async (who: SignedIn, state = 'waiting') =>
  (await test.call(`GET /store/questions?state=${state}`, { token: who.token })).body.data;

describe('a public question', () => {
  it('notifies the supplier, is hidden until it is answered, and is then shown to everyone without a name', async () => {
    const [slug, buyer] = [await addProduct(), await test.signIn('customer', 'Priya Asker')];
    const asked = await ask(buyer, { slug });
    expect(asked.status).toBe(201);
    const { id } = asked.body.data.question;
    expect(await shown(slug)).toEqual([]);
    await test.runJobs();
    expect(test.mails.at(-1)).toMatchObject({ to: seller.email });
    const inbox = await waiting(seller);
    expect(inbox.questions[0]).toMatchObject({ id, question: text, answer: null, isHidden: false });
    expect(inbox.waiting).toBeGreaterThanOrEqual(1);

    expect((await answer(seller, { id })).status).toBe(200);
    expect(await shown(slug)).toMatchObject([{ id, question: text, answer: 'Yes, it is 20 mm high.' }]);
    expect(JSON.stringify(await shown(slug))).not.toContain('Priya');
    await test.runJobs();
    expect(test.mails.at(-1)).toMatchObject({ to: buyer.email });

    const before = test.mails.length;
    await answer(seller, { id, words: 'Yes. It is 18 mm high.' });
    await test.runJobs();
    expect((await shown(slug))[0]?.answer).toBe('Yes. It is 18 mm high.');
    expect(test.mails.length).toBe(before);
  });

  it('is in a list that pages without gaps and duplicates', async () => {
    const slug = await addProduct();
    for (let i = 0; i < 3; i++) {
      const { id } = (await ask(await test.signIn('customer'), { slug, question: `${text} Number ${i}` }))
        .body.data.question;
      await answer(seller, { id });
    }
    const page = async (query: string) =>
      (await test.call(`GET /products/${slug}/questions?${query}`)).body.data;
    const first = await page('limit=2');
    const rest = await page(`limit=2&cursor=${first.nextCursor}`);
    expect(
      [...first.questions, ...rest.questions].map(({ question }: { question: string }) => question),
    ).toEqual([2, 1, 0].map((i) => `${text} Number ${i}`));
    expect(rest.nextCursor).toBeNull();
  });

  it('is refused from guests, admins and the store itself, with short texts or contact details, and for products that are not for sale', async () => {
    const [slug, buyer] = [await addProduct(), await test.signIn('customer')];
    expect((await test.call(`POST /products/${slug}/questions`, { body: { question: text } })).status).toBe(
      401,
    );
    expect((await ask(await test.signIn('admin'), { slug })).status).toBe(403);
    expect((await ask(seller, { slug })).body.code).toBe('conflict');
    for (const bad of [
      'Short',
      '',
      'Write to me@else.example please',
      'x'.repeat(601),
      'Nul \u0000 inside it',
    ])
      expect((await ask(buyer, { slug, question: bad })).status).toBe(400);
    expect((await ask(buyer, { slug: 'no-such-product' })).status).toBe(404);
    expect((await test.call('GET /products/no-such-product/questions')).status).toBe(404);
    expect((await test.call(`GET /products/${slug}/questions?limit=101`)).status).toBe(400);
  });

  it('is refused while too many of one person are unanswered, even if they arrive at the same time', async () => {
    const [slug, buyer] = [await addProduct(), await test.signIn('customer')];
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, i) => ask(buyer, { slug, question: `${text} Again ${i}` })),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(maxWaitingPerProduct);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(6 - maxWaitingPerProduct);
  });
});

describe('answering and moderating', () => {
  it('hides questions from other stores, and open questions from everyone else', async () => {
    const other = await test.signIn('supplier');
    await createSupplier(test.kernel.database.db, { ownerAccountId: other.accountId });
    const buyer = await test.signIn('customer');
    const { id } = (await ask(buyer, { slug: await addProduct() })).body.data.question;
    expect((await answer(other, { id })).status).toBe(404);
    expect((await waiting(other)).questions).toEqual([]);
    const aside = (who: SignedIn) =>
      test.call(`POST /store/questions/${id}/set-aside`, { token: who.token, body: { aside: true } });
    expect((await aside(other)).status).toBe(404);
    expect((await answer(buyer, { id })).status).toBe(403);
    const withdraw = (who: SignedIn) => test.call(`DELETE /questions/${id}`, { token: who.token });
    expect((await withdraw(other)).status).toBe(404);
    expect((await withdraw(buyer)).status).toBe(200);
    expect((await answer(seller, { id })).status).toBe(404);
  });

  it('sets a question aside and restores it, but not an answered one', async () => {
    const { id } = (await ask(await test.signIn('customer'), { slug: await addProduct() })).body.data
      .question;
    const set = (aside: boolean) =>
      test.call(`POST /store/questions/${id}/set-aside`, { token: seller.token, body: { aside } });
    await set(true);
    expect((await waiting(seller, 'aside')).questions.map((one: { id: string }) => one.id)).toContain(id);
    await set(false);
    await answer(seller, { id });
    expect((await set(true)).status).toBe(409);
  });

  it('lets only an admin hide an answer and show it again', async () => {
    const [slug, admin] = [await addProduct(), await test.signIn('admin')];
    const { id } = (await ask(await test.signIn('customer'), { slug })).body.data.question;
    await answer(seller, { id });
    const hide = (who: SignedIn, hidden: boolean) =>
      test.call(`POST /admin/questions/${id}/visibility`, {
        token: who.token,
        body: { hidden, note: 'Advertising' },
      });
    expect((await hide(seller, true)).status).toBe(403);
    expect((await hide(admin, true)).status).toBe(200);
    expect(await shown(slug)).toEqual([]);
    const list = async (query = '') =>
      (await test.call(`GET /admin/questions${query}`, { token: admin.token })).body.data.questions;
    expect(await list('?hidden=1')).toMatchObject([{ id, hiddenNote: 'Advertising', isHidden: true }]);
    await hide(admin, false);
    expect(await shown(slug)).toHaveLength(1);
    const ids = async (query: string) => (await list(query)).map((one: { id: string }) => one.id);
    expect(await ids('?state=answered')).toContain(id);
    expect(await ids('?state=waiting')).not.toContain(id);
    expect((await test.call('GET /admin/questions', { token: seller.token })).status).toBe(403);
  });
});
