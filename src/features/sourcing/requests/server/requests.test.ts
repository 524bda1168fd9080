import { describe, expect, it } from 'vitest';
import { createStoredFile } from '#features/files/files/server/factory.ts';
import { useMarket } from '#support/market.ts';
import { inDays } from '#support/quotes.ts';
import { requestOf, useRequests } from '#support/requests.ts';
import { useTestApp } from '#support/test-app.ts';
import { requestForm } from '../contract/request-form.ts';
import { formOf, readDraft } from '../rules/request-input.ts';

const test = useTestApp();
const trade = useMarket(test);
const { market, call, rival, suspend } = trade;
const { draft, publish, open, quote } = useRequests(trade);

describe('a draft', () => {
  it('is saved on the server, listed, and deleted', async () => {
    const id = await draft('Boxes for jam');
    const typed = JSON.stringify({ title: 'Boxes for jam and honey' });
    const { body: loaded } = await call(`GET /requests/${id}/draft`, { who: market.buyer });
    const { updatedAt } = loaded.data.draft;
    await call(`PUT /requests/${id}/draft`, {
      who: market.buyer,
      body: { title: 'Boxes for jam and honey', typed, updatedAt },
    });
    const { body } = await call(`GET /requests/${id}/draft`, { who: market.buyer });
    expect(body.data.draft).toMatchObject({ typed, reference: expect.stringMatching(/^RQ-\d{4}$/) });
    const list = await call('GET /requests?state=draft', { who: market.buyer });
    expect(list.body.data.requests).toContainEqual(
      expect.objectContaining({ id, title: 'Boxes for jam and honey', state: 'draft', deadline: null }),
    );
    expect((await call(`DELETE /requests/${id}`, { who: market.buyer })).status).toBe(200);
    expect((await call(`GET /requests/${id}/draft`, { who: market.buyer })).status).toBe(404);
  });

  it('is never overwritten by a window that has not seen the last change', async () => {
    const id = await draft();
    const read = async () => (await call(`GET /requests/${id}/draft`, { who: market.buyer })).body.data.draft;
    const { updatedAt } = await read();
    const save = (typed: string, seen: string) =>
      call(`PUT /requests/${id}/draft`, {
        who: market.buyer,
        body: { title: 'Boxes', typed, updatedAt: seen },
      });
    const answers = await Promise.all([save('"one"', updatedAt), save('"two"', updatedAt)]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const kept = answers[0]?.status === 200 ? '"one"' : '"two"';
    const other = answers.find(({ status }) => status === 409);
    expect(other?.body.reason).toBe('draft_changed');
    const current = await read();
    expect(current.typed).toBe(kept);
    // The other window loads what is there, and continues from it.
    const next = await save('"three"', current.updatedAt);
    expect((await save('"four"', next.body.data.draft.updatedAt)).status).toBe(200);
  });

  it('belongs to its buyer alone', async () => {
    const id = await draft();
    const other = await test.signIn('customer');
    for (const endpoint of [`GET /requests/${id}/draft`, `GET /requests/${id}`, `DELETE /requests/${id}`])
      expect((await call(endpoint, { who: other })).status, endpoint).toBe(404);
    const body = { title: 'x', typed: '{}', updatedAt: new Date().toISOString() };
    expect((await call(`PUT /requests/${id}/draft`, { who: other, body })).status).toBe(404);
  });
});

describe('sending a request', () => {
  it('reaches the invited suppliers, without name and company of the buyer', async () => {
    const { request, stores } = await open();
    expect(request).toMatchObject({
      state: 'open',
      version: 1,
      fingerprint: expect.stringMatching(/^[0-9a-f]{64}$/),
    });
    expect(request.invitations.map(({ supplier }: { supplier: { id: string } }) => supplier.id)).toEqual(
      stores.map(({ supplierId }) => supplierId),
    );
    const { body } = await call(`GET /store/requests/${request.id}`, { who: market.seller });
    expect(body.data.request).toMatchObject({
      buyer: { name: 'Daniel', company: null },
      invitation: 'invited',
      content: { lines: [{ specification: { kind: 'corrugated', flute: 'E' } }] },
    });
    expect(JSON.stringify(body)).not.toContain(market.buyer.email);
    const list = await call('GET /store/requests', { who: market.seller });
    expect(list.body.data.requests).toContainEqual(
      expect.objectContaining({ id: request.id, deliverTo: 'US' }),
    );
  });

  it('names the field that is wrong, and keeps the draft', async () => {
    const id = await draft();
    const [line] = requestOf([]).lines;
    const refusals: [object, string][] = [
      [{ title: ' ' }, 'title'],
      [{ lines: [] }, 'lines'],
      [{ lines: [{ ...line, quantities: [5000, 5000] }] }, 'lines.0.quantities'],
      [
        { lines: [{ ...line, specification: { kind: 'corrugated', lengthMm: -1 } }] },
        'lines.0.specification.lengthMm',
      ],
      [{ places: [] }, 'places'],
      [{ deadline: inDays(-1) }, 'deadline'],
      [{ deadline: inDays(200) }, 'deadline'],
      [{ requiredBy: inDays(3) }, 'requiredBy'],
    ];
    for (const [changes, path] of refusals) {
      const answer = await call(`POST /requests/${id}/publish`, {
        who: market.buyer,
        body: requestOf([market.supplierId], changes),
      });
      expect(answer.status, path).toBe(400);
      expect(
        answer.body.errors.map((field: { path: string }) => field.path),
        path,
      ).toContain(path);
    }
    expect((await call(`GET /requests/${id}/draft`, { who: market.buyer })).status).toBe(200);
  });

  it('refuses a request that nobody would receive, and the own store', async () => {
    expect((await publish([])).body.reason).toBe('no_suppliers');
    const own = await rival();
    const answer = await call('POST /requests', { who: own, body: { title: 'x', typed: '{}' } });
    const sent = await call(`POST /requests/${answer.body.data.request.id}/publish`, {
      who: own,
      body: requestOf([own.supplierId]),
    });
    expect(sent.body.reason).toBe('no_suppliers');
  });

  it('happens once, however often the button is pressed', async () => {
    const id = await draft();
    const body = requestOf([market.supplierId]);
    const answers = await Promise.all(
      [1, 2, 3, 4].map(() => call(`POST /requests/${id}/publish`, { who: market.buyer, body })),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409, 409]);
  });
});

describe('a request that was received', () => {
  it('is unknown to stores that were not invited, and to guests', async () => {
    const { request } = await open();
    const other = await rival();
    expect((await call(`GET /store/requests/${request.id}`, { who: other })).status).toBe(404);
    expect((await quote(request.id, { store: other })).status).toBe(404);
    expect((await test.call(`GET /requests/${request.id}`)).status).toBe(401);
    const question = { question: 'Which flute?' };
    const asked = await call(`POST /store/requests/${request.id}/questions`, { who: other, body: question });
    expect(asked.status).toBe(404);
  });

  it('is declined with a reason that the buyer reads', async () => {
    const { request, stores } = await open();
    const path = `POST /store/requests/${request.id}/decline`;
    const [, other] = stores;
    if (!other) throw new Error('A store is missing.');
    expect((await call(path, { who: other, body: { reason: '' } })).status).toBe(400);
    await call(path, { who: other, body: { reason: 'We do not print inside.' } });
    const { body } = await call(`GET /requests/${request.id}`, { who: market.buyer });
    expect(body.data.request.invitations).toContainEqual(
      expect.objectContaining({ state: 'declined', declineReason: 'We do not print inside.' }),
    );
  });

  it('has questions whose answers everybody reads, and nobody learns who asked', async () => {
    const { request, stores } = await open({ rivals: 2 });
    const [first, second] = stores;
    if (!first || !second) throw new Error('A store is missing.');
    await call(`POST /store/requests/${request.id}/questions`, {
      who: second,
      body: { question: 'Is white board possible?' },
    });
    const asked = await call(`GET /requests/${request.id}`, { who: market.buyer });
    const [question] = asked.body.data.request.questions;
    expect(JSON.stringify(question)).not.toContain(second.supplierId);
    const path = `POST /requests/${request.id}/questions/${question.id}/answer`;
    const body = { answer: 'Yes, inside only.' };
    expect((await call(path, { who: first, body })).status).toBe(404);
    expect((await call(path, { who: market.buyer, body })).status).toBe(200);
    expect((await call(path, { who: market.buyer, body })).status).toBe(409);
    const seen = await call(`GET /store/requests/${request.id}`, { who: first });
    expect(seen.body.data.request.questions).toMatchObject([{ answer: 'Yes, inside only.' }]);
  });
});

describe('a request that changes', () => {
  it('gets a new version, and earlier quotes say so', async () => {
    const { request } = await open();
    const store = { ...market.seller, supplierId: market.supplierId };
    expect((await quote(request.id, { store })).status).toBe(201);
    const { audience: _audience, invited: _invited, ...content } = requestOf([]);
    const body = { ...content, title: 'Printed mailer boxes, white', version: 1 };
    const path = `POST /requests/${request.id}/versions`;
    expect((await call(path, { who: market.buyer, body })).body.data.request).toMatchObject({ version: 2 });
    expect((await call(path, { who: market.buyer, body })).body.reason).toBe('changed');
    const { body: quotes } = await call(`GET /requests/${request.id}/quotes`, { who: market.buyer });
    expect(quotes.data.quotes[0].request).toMatchObject({ version: 1, isCurrent: false });
    const late = await quote(request.id, { store });
    expect(late.body.reason).toBe('request_changed');
  });

  it('is refused without a change, so that no quote is marked as old', async () => {
    const { request } = await open();
    const store = { ...market.seller, supplierId: market.supplierId };
    await quote(request.id, { store });
    const same = await call(`POST /requests/${request.id}/versions`, {
      who: market.buyer,
      body: { ...request.content, version: 1 },
    });
    expect(same).toMatchObject({ status: 409, body: { reason: 'unchanged' } });
    const { body: quotes } = await call(`GET /requests/${request.id}/quotes`, { who: market.buyer });
    expect(quotes.data.quotes[0].request).toMatchObject({ version: 1, isCurrent: true });
  });

  it('can be extended, invited to, cancelled and started again', async () => {
    const { request } = await open();
    const act = (action: string, body: object) =>
      call(`POST /requests/${request.id}/${action}`, { who: market.buyer, body });
    expect((await act('deadline', { deadline: inDays(10) })).status).toBe(400);
    expect((await act('deadline', { deadline: inDays(20) })).body.data.request.content.deadline).toBe(
      inDays(20),
    );
    const other = await rival();
    expect(
      (await act('invitations', { supplierId: other.supplierId })).body.data.request.invitations,
    ).toHaveLength(3);
    const hidden = await rival();
    await suspend(hidden.supplierId);
    expect((await act('invitations', { supplierId: hidden.supplierId })).status).toBe(404);
    expect((await act('cancel', { reason: 'Postponed.' })).body.data.request).toMatchObject({
      state: 'cancelled',
      actions: ['clone'],
    });
    expect((await quote(request.id, { store: other, changes: { requestVersion: 2 } })).status).toBe(409);
    const again = await act('clone', {});
    expect(again.status).toBe(201);
    const { body } = await call(`GET /requests/${again.body.data.request.id}/draft`, { who: market.buyer });
    expect(JSON.parse(body.data.draft.typed).title).toBe(request.content.title);
  });
});

describe('a copy of a request', () => {
  it('keeps files, specification, invited suppliers and that nobody else receives it', async () => {
    const { id: fileId } = await createStoredFile(trade.db(), {
      ownerAccountId: market.buyer.accountId,
      purpose: 'order-artwork',
    });
    const { request, stores } = await open({ changes: { fileIds: [fileId] } });
    const copied = await call(`POST /requests/${request.id}/clone`, { who: market.buyer, body: {} });
    const { id } = copied.body.data.request;
    const { body } = await call(`GET /requests/${id}/draft`, { who: market.buyer });
    const typed = JSON.parse(body.data.draft.typed);
    expect(typed).toMatchObject({
      audience: 'invited',
      files: [{ id: fileId }],
      lines: [{ specification: { kind: 'corrugated', flute: 'E' } }],
    });
    const invited = stores.map(({ supplierId }) => supplierId);
    expect(typed.invited.map((supplier: { id: string }) => supplier.id)).toEqual(invited);

    const sent = await call(`POST /requests/${id}/publish`, {
      who: market.buyer,
      body: requestForm.parse(formOf(readDraft(body.data.draft.typed))),
    });
    expect(sent.body.data.request).toMatchObject({ files: [{ id: fileId }] });
    expect(sent.body.data.request.invitations).toHaveLength(invited.length);
  });
});
