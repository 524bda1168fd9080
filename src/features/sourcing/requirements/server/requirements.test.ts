import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { createProduct } from '#features/catalog/products/server/factory.ts';
import { createCategory } from '#features/catalog/taxonomy/server/factory.ts';
import { createSupplier } from '#features/stores/suppliers/server/factory.ts';
import { type SignedIn, useTestApp } from '#support/test-app.ts';
import { createRequirement } from './factory.ts';
import { requirementReveals, requirements } from './tables.ts';

const test = useTestApp();

let buyer: SignedIn;
let pizza: SignedIn;
let drums: SignedIn;
let wraps: SignedIn;
const stores: Record<'pizza' | 'drums' | 'wraps', string> = { pizza: '', drums: '', wraps: '' };

beforeAll(async () => {
  const { db } = test.kernel.database;
  buyer = await test.signIn('customer', 'Daniel Reyes');
  [pizza, drums, wraps] = [
    await test.signIn('supplier'),
    await test.signIn('supplier'),
    await test.signIn('supplier'),
  ];
  stores.pizza = (
    await createSupplier(db, { ownerAccountId: pizza.accountId, businessName: 'Slice Cartons' })
  ).id;
  stores.drums = (
    await createSupplier(db, {
      ownerAccountId: drums.accountId,
      businessName: 'Deccan Drums',
      primaryCategories: ['Others'],
    })
  ).id;
  stores.wraps = (
    await createSupplier(db, {
      ownerAccountId: wraps.accountId,
      businessName: 'Lakeshore Films',
      primaryCategories: ['Shrink Wraps'],
    })
  ).id;
  const boxes = await createCategory(db, { id: 'pizza-boxes', name: 'Pizza boxes' });
  const barrels = await createCategory(db, { id: 'steel-drums', name: 'Steel drums' });
  await createProduct(db, {
    supplierId: stores.pizza,
    categoryId: boxes.id,
    title: 'Pizza box, 12 inch, kraft',
    description: 'Keeps slices warm.',
  });
  await createProduct(db, {
    supplierId: stores.drums,
    categoryId: barrels.id,
    title: 'Tight-head drum, 210 L',
    description: 'UN rated.',
  });
});

const submit = (body: object = {}, token?: string) =>
  test.call('POST /requirements', {
    body: { name: 'Daniel Reyes', productName: 'Pizza boxes', mobile: '98220 12345', ...body },
    ...(token ? { token } : {}),
  });

async function submitted(body?: object, token?: string): Promise<string> {
  const answer = await submit(body, token);
  await test.runJobs();
  return answer.body.data.requirement.id;
}
const matchedOf = async (person: SignedIn, id: string) =>
  test.call(`GET /store/requirements/${id}`, { token: person.token });

describe('a requirement', () => {
  it.each([
    ['name', ' ', 'Name is required'],
    ['productName', '', 'Product / service name is required'],
    ['mobile', '12345', 'Enter a valid 10-digit mobile number'],
    ['mobile', '1234567890', 'Enter a valid 10-digit mobile number'],
    ['quantity', '12.5', 'Enter a whole number of pieces, such as 5,000 or 5000'],
    ['quantity', '5.000', 'Enter a whole number of pieces, such as 5,000 or 5000'],
    ['quantity', '0', 'Enter a whole number of pieces, such as 5,000 or 5000'],
    ['quantity', 'many', 'Enter a whole number of pieces, such as 5,000 or 5000'],
  ])('is refused with %s %j and the message of the form', async (field, value, message) => {
    const answer = await submit({ [field]: value });
    expect(answer.status).toBe(400);
    expect(answer.body.errors).toContainEqual({ path: field, message });
  });

  it('is shown with quantity and details to its suppliers and its buyer', async () => {
    const details = 'Two colours\nby March';
    const id = await submitted({ quantity: '2,000', details }, buyer.token);
    const shown = await matchedOf(pizza, id);
    expect(shown.body.data.requirement).toMatchObject({ quantity: 2000, details });
    const own = await test.call('GET /requirements', { token: buyer.token });
    expect(own.body.data.requirements[0]).toMatchObject({ id, quantity: 2000, details });
  });

  it('may leave out quantity and details', async () => {
    const id = await submitted({ quantity: null, details: '' });
    await submitted({ quantity: '' });
    expect((await matchedOf(pizza, id)).body.data.requirement).toMatchObject({ quantity: null, details: '' });
  });

  it('says how many suppliers it would be shown to, as many as it is shown to', async () => {
    const counted = await test.call('GET /requirements/matches?productName=Pizza+boxes');
    expect(counted.body.data.count).toBeGreaterThan(0);
    await submitted({}, buyer.token);
    const own = await test.call('GET /requirements', { token: buyer.token });
    expect(own.body.data.requirements[0].shownTo).toBe(counted.body.data.count);
  });

  it('is stored once for a guest who sends it again with the same key, and not mixed up with another', async () => {
    const headers = { 'idempotency-key': 'guest-asks-once' };
    const body = { name: 'Asha Rao', productName: 'Ghost cartons', mobile: '98220 12346' };
    const answers = await Promise.all(
      [1, 2, 3].map(() => test.call('POST /requirements', { body, headers })),
    );
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(new Set(answers.map((answer) => answer.body.data.requirement.id)).size).toBe(1);
    const kept = await test.kernel.database.db
      .select()
      .from(requirements)
      .where(eq(requirements.productName, 'Ghost cartons'));
    expect(kept).toHaveLength(1);
    const other = await test.call('POST /requirements', { body: { ...body, name: 'Asha' }, headers });
    expect(other.status).toBe(409);
  });

  it('is shown to the supplier who sells it, with the reason, and not to others', async () => {
    const id = await submitted();
    const answer = await matchedOf(pizza, id);
    expect(answer.body.data.requirement).toMatchObject({
      productName: 'Pizza boxes',
      firstName: 'Daniel',
      reason: 'You sell “Pizza box, 12 inch, kraft”',
      answerBy: 'phone',
      mobile: null,
      seen: false,
    });
    expect(JSON.stringify(answer.body)).not.toMatch(/Reyes|98220/);
    expect((await matchedOf(drums, id)).status).toBe(404);
    expect((await matchedOf(wraps, id)).status).toBe(404);
    expect((await test.call(`GET /store/requirements/${id}`, { token: buyer.token })).status).toBe(403);
  });

  it('is matched by category, and by registration', async () => {
    const byCategory = await submitted({ productName: 'steeldrum' });
    expect((await matchedOf(drums, byCategory)).body.data.requirement.reason).toBe('You sell in Steel drums');
    const byRegistration = await submitted({ productName: 'Stretch film for pallets' });
    expect((await matchedOf(wraps, byRegistration)).body.data.requirement.reason).toBe(
      'You registered for Shrink Wraps',
    );
    const general = await submitted({ productName: 'xyzzy' });
    expect((await matchedOf(drums, general)).body.data.requirement.reason).toBe(
      'You make many types of packaging',
    );
  });

  it('is matched once, however often the job runs, with ten suppliers at most', async () => {
    const { db } = test.kernel.database;
    const { id: categoryId } = await createCategory(db, { id: 'cake-boxes', name: 'Cake boxes' });
    for (let count = 0; count < 12; count += 1) {
      const store = await createSupplier(db, { businessName: `Baker ${count}` });
      await createProduct(db, { supplierId: store.id, categoryId, title: 'Cake drum board' });
    }
    const id = await submitted({ productName: 'cake drum board' }, buyer.token);
    const { matchRequirement } = await import('./commands/match-requirement.ts');
    await test.kernel.write({ actor: null, log: test.kernel.log }, (ctx) =>
      matchRequirement(ctx, { requirementId: id }),
    );
    const mine = await test.call('GET /requirements', { token: buyer.token });
    expect(mine.body.data.requirements[0]).toMatchObject({ id, shownTo: 10, answers: [] });
  });

  it('of a supplier is not shown to the same supplier', async () => {
    const id = await submitted({}, pizza.token);
    expect((await matchedOf(pizza, id)).status).toBe(404);
  });
});

describe('answering a requirement', () => {
  it('of a guest reveals the number only to matched suppliers, and records who saw it', async () => {
    const id = await submitted();
    const reveal = (person: SignedIn) =>
      test.call(`POST /store/requirements/${id}/reveal`, { token: person.token });
    expect((await reveal(drums)).status).toBe(404);
    const answer = await reveal(pizza);
    expect(answer.body.data.mobile).toBe('+919822012345');
    await reveal(pizza);
    const noted = await test.kernel.database.db
      .select()
      .from(requirementReveals)
      .where(eq(requirementReveals.requirementId, id));
    expect(noted).toHaveLength(1);
    expect(noted[0]).toMatchObject({ supplierId: stores.pizza, accountId: pizza.accountId });
    expect((await matchedOf(pizza, id)).body.data.requirement.mobile).toBe('+919822012345');
    const written = await test.call(`POST /store/requirements/${id}/answer`, {
      token: pizza.token,
      body: { message: 'Hello' },
    });
    expect(written.status).toBe(409);
  });

  it('of a buyer with an account opens one conversation, however often it is sent', async () => {
    const id = await submitted({}, buyer.token);
    const answer = () =>
      test.call(`POST /store/requirements/${id}/answer`, {
        token: pizza.token,
        body: { message: 'We make these. How many?' },
      });
    const answers = await Promise.all([answer(), answer()]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409]);
    const inquiryId: string = answers.find(({ status }) => status === 201)?.body.data.inquiry.id;
    const thread = await test.call(`GET /inquiries/${inquiryId}`, { token: buyer.token });
    expect(thread.body.data.inquiry).toMatchObject({
      subject: 'Pizza boxes',
      status: 'answered',
      unread: true,
    });
    const mine = await test.call('GET /requirements', { token: buyer.token });
    expect(mine.body.data.requirements.find((row: { id: string }) => row.id === id).answers).toMatchObject([
      { inquiryId, supplierName: 'Slice Cartons' },
    ]);
    expect((await test.call(`POST /store/requirements/${id}/reveal`, { token: pizza.token })).status).toBe(
      409,
    );
  });

  it('is counted until it has been seen', async () => {
    const id = await submitted();
    const unseen = async () =>
      (await test.call('GET /store/requirements/counts', { token: pizza.token })).body.data.unseen;
    const before = await unseen();
    await test.call(`POST /store/requirements/${id}/seen`, { token: pizza.token });
    expect(await unseen()).toBe(before - 1);
    expect((await test.call(`POST /store/requirements/${id}/seen`, { token: drums.token })).status).toBe(404);
  });
});

describe('the list of requirements', () => {
  it('continues after the cursor', async () => {
    const first = await test.call('GET /store/requirements?limit=1', { token: pizza.token });
    const second = await test.call(`GET /store/requirements?limit=1&cursor=${first.body.data.nextCursor}`, {
      token: pizza.token,
    });
    expect(second.body.data.requirements[0].id).not.toBe(first.body.data.requirements[0].id);
  });
});

it('refuses phone numbers and messages to buyers for a suspended store', async () => {
  const { db } = test.kernel.database;
  const person = await test.signIn('supplier');
  const { id: supplierId } = await createSupplier(db, {
    ownerAccountId: person.accountId,
    status: 'suspended',
  });
  const shownTo = [{ supplierId, reason: 'Makes pizza boxes' }];
  const given = { name: 'Daniel', productName: 'Pizza boxes', shownTo };
  const guests = await createRequirement(db, given);
  const customers = await createRequirement(db, { ...given, buyerAccountId: buyer.accountId });
  const token = person.token;
  const revealed = await test.call(`POST /store/requirements/${guests.id}/reveal`, { token });
  expect(revealed.status).toBe(409);
  expect(JSON.stringify(revealed.body)).not.toContain('98220');
  const body = { message: 'We make these.' };
  const answered = await test.call(`POST /store/requirements/${customers.id}/answer`, { token, body });
  expect(answered.body.reason).toBe('store_hidden');
});
