import { beforeAll, describe, expect, it } from 'vitest';
import { createProduct } from '#features/catalog/products/server/factory.ts';
import { createCategory } from '#features/catalog/taxonomy/server/factory.ts';
import { createStoredFile } from '#features/files/files/server/factory.ts';
import { createSupplier } from '#features/stores/suppliers/server/factory.ts';
import { type SignedIn, useTestApp } from '#support/test-app.ts';

const test = useTestApp();
// Thirty inquiries in ten minutes are accepted from one IP; the tests send more.
let calls = 0;
const elsewhere = (): string => `203.0.113.${(calls += 1)}`;
const nobody = '0190c6f2-0000-7000-8000-000000000000';

let buyer: SignedIn;
let seller: SignedIn;
let supplierId: string;
let productId: string;

beforeAll(async () => {
  const { db } = test.kernel.database;
  buyer = await test.signIn('customer', 'Daniel Reyes');
  seller = await test.signIn('supplier', 'Asha Patil');
  supplierId = (await createSupplier(db, { ownerAccountId: seller.accountId })).id;
  const { id: categoryId } = await createCategory(db);
  productId = (await createProduct(db, { supplierId, categoryId, title: 'Pizza box, 12 inch' })).id;
});

const ask = (changes: object = {}, options: { token?: string; key?: string } = {}) =>
  test.call('POST /inquiries', {
    token: options.token ?? buyer.token,
    from: elsewhere(),
    body: {
      productId,
      message: 'Do you print inside as well?',
      quantity: 2000,
      neededBy: '2027-03-01',
      deliverTo: 'Pune',
      ...changes,
    },
    ...(options.key ? { headers: { 'idempotency-key': options.key } } : {}),
  });
const idOf = async (changes: object = {}): Promise<string> => (await ask(changes)).body.data.inquiry.id;
const asBuyer = (endpoint: string, body?: unknown) =>
  test.call(endpoint.replace(/ |$/, ' /inquiries'), { token: buyer.token, body });
const asSupplier = (endpoint: string, body?: unknown) =>
  test.call(endpoint.replace(/ |$/, ' /store/inquiries'), { token: seller.token, body });

describe('an inquiry', () => {
  it('is sent by the buyer, answered by the supplier, and read by both', async () => {
    const sent = await ask();
    expect(sent.status).toBe(201);
    const { id } = sent.body.data.inquiry;

    const inbox = await asSupplier('GET ?tab=unread');
    expect(inbox.body.data.inquiries[0]).toMatchObject({
      id,
      subject: 'Pizza box, 12 inch',
      status: 'open',
      unread: true,
      buyer: { name: 'Daniel Reyes', country: 'IN', email: buyer.email, phone: '+919822012345' },
    });
    const thread = await asSupplier(`GET /${id}`);
    expect(thread.body.data.inquiry).toMatchObject({
      quantity: 2000,
      unit: 'piece',
      deliverTo: 'Pune',
      neededBy: '2027-03-01',
    });
    expect((await asSupplier(`POST /${id}/read`, {})).status).toBe(200);
    expect((await asSupplier(`GET /${id}`)).body.data.inquiry.unread).toBe(false);

    const reply = await asSupplier(`POST /${id}/messages`, { message: 'Yes, up to four colours.' });
    expect(reply.status).toBe(201);
    expect(reply.body.data.message).toMatchObject({
      side: 'supplier',
      authorName: 'Asha Patil',
      body: 'Yes, up to four colours.',
    });

    expect((await asBuyer('GET /counts')).body.data.unread).toBeGreaterThan(0);
    const mine = await asBuyer(`GET /${id}`);
    expect(mine.body.data.inquiry).toMatchObject({
      status: 'answered',
      unread: true,
      preview: 'Yes, up to four colours.',
    });
    expect(mine.body.data.messages.map(({ side }: { side: string }) => side)).toEqual(['buyer', 'supplier']);
    await asBuyer(`POST /${id}/read`, {});
    expect((await asBuyer(`GET /${id}`)).body.data.inquiry.unread).toBe(false);
  });

  it('can be about no product, and has a number per store', async () => {
    const first = await ask({ productId: undefined, supplierId, subject: 'Visiting your works' });
    const second = await ask({ productId: undefined, supplierId });
    expect(second.body.data.inquiry.number).toBe(first.body.data.inquiry.number + 1);
    const { inquiry } = (await asBuyer(`GET /${second.body.data.inquiry.id}`)).body.data;
    expect(inquiry).toMatchObject({ subject: 'Question to Sahyadri Corrugators', product: null });
  });

  it.each([
    [{ message: ' ' }, 'message', 'Enter a message'],
    [{ message: 'x'.repeat(5001) }, 'message', 'Use no more than 5000 characters'],
    [{ quantity: 0 }, 'quantity', 'Enter a quantity'],
    [{ neededBy: '2027-02-30' }, 'neededBy', 'Enter a date'],
    [{ productId: undefined }, 'supplierId', 'Select a supplier'],
    [
      { attachmentIds: Array.from({ length: 6 }, () => nobody) },
      'attachmentIds',
      'Attach no more than 5 files',
    ],
  ])('is refused with %j', async (changes, path, message) => {
    const answer = await ask(changes);
    expect(answer.status).toBe(400);
    expect(answer.body.errors).toContainEqual({ path, message });
  });

  it('needs a public product and supplier', async () => {
    const { db } = test.kernel.database;
    const hidden = await createSupplier(db, { status: 'suspended' });
    expect((await ask({ productId: nobody })).status).toBe(404);
    expect((await ask({ productId: undefined, supplierId: hidden.id })).status).toBe(404);
  });

  it('cannot be sent to your own store, nor by a guest', async () => {
    const own = await ask({}, { token: seller.token });
    expect(own.status).toBe(409);
    expect(own.body.reason).toBe('own_store');
    expect((await test.call('POST /inquiries', { body: { productId, message: 'Hello' } })).status).toBe(401);
  });

  it('is sent once when the same key arrives five times at the same time', async () => {
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => ask({ message: 'Sent twice?' }, { key: 'inquiry-key-1' })),
    );
    expect(new Set(answers.map(({ body }) => body.data.inquiry.id)).size).toBe(1);
    expect((await ask({ message: 'Another text' }, { key: 'inquiry-key-1' })).status).toBe(409);
  });

  it('gets a number of its own when many arrive at the same time', async () => {
    const answers = await Promise.all(Array.from({ length: 6 }, () => ask()));
    expect(new Set(answers.map(({ body }) => body.data.inquiry.number)).size).toBe(6);
  });

  it('is refused after thirty in ten minutes from one IP', async () => {
    const send = () =>
      test.call('POST /inquiries', {
        token: buyer.token,
        from: '198.51.100.30',
        body: { productId: nobody, message: 'Hi' },
      });
    for (let count = 0; count < 30; count += 1) expect((await send()).status).toBe(404);
    expect((await send()).status).toBe(429);
  });
});

describe('a conversation', () => {
  it('is hidden from everyone else', async () => {
    const id = await idOf();
    const outsider = await test.signIn('customer');
    const rival = await test.signIn('supplier');
    await createSupplier(test.kernel.database.db, {
      ownerAccountId: rival.accountId,
      businessName: 'Rival Boxes',
    });
    for (const [token, base] of [
      [outsider.token, '/inquiries'],
      [rival.token, '/inquiries'],
      [rival.token, '/store/inquiries'],
    ]) {
      const call = (endpoint: string, body?: unknown) =>
        test.call(endpoint.replace(/ |$/, ` ${base}/${id}`), { token: token ?? '', body });
      expect((await call('GET')).status).toBe(404);
      expect((await call('GET /messages')).status).toBe(404);
      expect((await call('POST /messages', { message: 'Let me in' })).status).toBe(404);
      for (const verb of ['read', 'archive', 'restore', 'close', 'reopen'])
        expect((await call(`POST /${verb}`, {})).status).toBe(404);
    }
    expect((await test.call('GET /store/inquiries', { token: buyer.token })).status).toBe(403);
    expect((await test.call(`GET /inquiries/${id}`)).status).toBe(401);
  });

  it('cannot be opened by its buyer through the URL for stores, nor the other way round', async () => {
    const id = await idOf();
    expect((await asBuyer(`GET /${id}`)).status).toBe(200);
    expect((await test.call(`GET /inquiries/${id}`, { token: seller.token })).status).toBe(404);
  });

  it('asks a supplier without a store to finish the registration', async () => {
    const newcomer = await test.signIn('supplier');
    const answer = await test.call('GET /store/inquiries', { token: newcomer.token });
    expect(answer.status).toBe(409);
    expect(answer.body.reason).toBe('registration_unfinished');
  });

  it('stays unread if a message arrived after the one that was read', async () => {
    const id = await idOf();
    const first = (await asSupplier(`GET /${id}`)).body.data.messages[0].id;
    test.advance(5);
    await asBuyer(`POST /${id}/messages`, { message: 'One more thing' });
    await asSupplier(`POST /${id}/read`, { messageId: first });
    expect((await asSupplier(`GET /${id}`)).body.data.inquiry.unread).toBe(true);
    await asSupplier(`POST /${id}/read`, {});
    expect((await asSupplier(`GET /${id}`)).body.data.inquiry.unread).toBe(false);
  });

  it('is archived for one side only, and returns with a new message', async () => {
    const id = await idOf();
    const ids = async (query: string) =>
      (await asSupplier(`GET ${query}`)).body.data.inquiries.map((row: { id: string }) => row.id);
    await asSupplier(`POST /${id}/archive`);
    expect(await ids('')).not.toContain(id);
    expect(await ids('?archived=true')).toContain(id);
    expect((await asBuyer('GET')).body.data.inquiries[0].id).toBe(id);
    await asBuyer(`POST /${id}/messages`, { message: 'Any news?' });
    expect(await ids('')).toContain(id);
    await asSupplier(`POST /${id}/archive`);
    await asSupplier(`POST /${id}/restore`);
    expect(await ids('')).toContain(id);
  });

  it('accepts no messages while it is closed, until it is reopened', async () => {
    const id = await idOf();
    expect((await asBuyer(`POST /${id}/reopen`)).status).toBe(409);
    expect((await asBuyer(`POST /${id}/close`)).status).toBe(200);
    const refused = await asSupplier(`POST /${id}/messages`, { message: 'Too late?' });
    expect(refused.status).toBe(409);
    expect(refused.body.reason).toBe('closed');
    await asSupplier(`POST /${id}/reopen`);
    expect((await asSupplier(`POST /${id}/messages`, { message: 'In time.' })).status).toBe(201);
  });

  it('is closed once when both sides close it at the same moment', async () => {
    const id = await idOf();
    const answers = await Promise.all([asBuyer(`POST /${id}/close`), asSupplier(`POST /${id}/close`)]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  });

  it('contains files that only its two sides can read', async () => {
    const { db } = test.kernel.database;
    const file = await createStoredFile(db, {
      ownerAccountId: buyer.accountId,
      purpose: 'inquiry-attachment',
      name: 'drawing.pdf',
    });
    await test.kernel.files.put(`files/${file.id}`, {
      bytes: new TextEncoder().encode('%PDF-1.7'),
      contentType: 'application/pdf',
    });
    const id = await idOf({ attachmentIds: [file.id] });
    const [message] = (await asSupplier(`GET /${id}`)).body.data.messages;
    expect(message.attachments).toEqual([
      { id: file.id, name: 'drawing.pdf', contentType: 'application/pdf', bytes: 1024 },
    ]);
    const read = (token: string) => test.call(`GET /files/${file.id}/content`, { token });
    expect((await read(seller.token)).status).toBe(200);
    expect((await read((await test.signIn('customer')).token)).status).toBe(404);
    const foreign = await createStoredFile(db, {
      ownerAccountId: seller.accountId,
      purpose: 'inquiry-attachment',
    });
    expect((await ask({ attachmentIds: [foreign.id] })).status).toBe(404);
  });
});
