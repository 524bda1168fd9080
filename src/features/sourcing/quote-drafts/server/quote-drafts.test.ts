import { describe, expect, it } from 'vitest';
import { storeMembers } from '#features/stores/suppliers/server/tables.ts';
import { useMarket } from '#support/market.ts';
import { offerOf, useQuotes } from '#support/quotes.ts';
import { type SignedIn, useTestApp } from '#support/test-app.ts';

const test = useTestApp();
const trade = useMarket(test);
const { market, db, call, rival } = trade;
const { conversation } = useQuotes(trade);

const hire = async (): Promise<SignedIn> => {
  const person = await test.signIn('supplier', 'Ravi Kulkarni');
  await db().insert(storeMembers).values({
    supplierId: market.supplierId,
    accountId: person.accountId,
    role: 'sales',
    joinedAt: new Date(),
  });
  return person;
};

const draftOf = (inquiryId: string, changes: object = {}) => ({
  target: `inquiry:${inquiryId}`,
  title: 'Printed mailer boxes',
  typed: '{"lines":[]}',
  ...changes,
});

interface Sending {
  inquiryId: string;
  offer: object;
}

const send = async (who: SignedIn, { inquiryId, offer }: Sending) =>
  call(`POST /store/inquiries/${inquiryId}/quotes`, { who, body: offer });

const setRule = (who: SignedIn, isRequired: boolean) =>
  call('PUT /store/quote-approval', { who, body: { isRequired } });

describe('a draft of a quote', () => {
  it('is shared by the people of the store, and by no one else', async () => {
    const { inquiryId } = await conversation();
    const target = `inquiry:${inquiryId}`;
    await call('PUT /store/quote-drafts', { who: market.seller, body: draftOf(inquiryId) });
    const colleague = await hire();
    const found = await call(`GET /store/quote-drafts/current?target=${target}`, { who: colleague });
    expect(found.body.data.draft).toMatchObject({
      title: 'Printed mailer boxes',
      typed: '{"lines":[]}',
      author: { name: 'Asha Patil', isReader: false },
      isWaiting: false,
    });
    const visitor = await rival();
    const other = await call(`GET /store/quote-drafts/current?target=${target}`, { who: visitor });
    expect(other.body.data.draft).toBeNull();
    const { id } = found.body.data.draft;
    expect((await call(`DELETE /store/quote-drafts/${id}`, { who: visitor })).status).toBe(404);
    expect((await call('GET /store/quote-drafts', { who: market.buyer })).status).toBe(403);
  });

  it('is one of a hundred at most, and listed without what was typed', async () => {
    const store = await rival();
    const save = async (at: number) =>
      call('PUT /store/quote-drafts', {
        who: store,
        body: draftOf(`01939f00-0000-7000-8000-${String(at).padStart(12, '0')}`),
      });
    for (let at = 0; at < 100; at += 1) expect((await save(at)).status).toBe(200);
    expect((await save(100)).body.reason).toBe('too_many_drafts');
    expect((await save(0)).status).toBe(200);
    const { body } = await call('GET /store/quote-drafts', { who: store });
    expect(body.data.drafts).toHaveLength(100);
    expect(JSON.stringify(body)).not.toContain('typed');
  });

  it('is gone once the quote is sent', async () => {
    const { inquiryId, productId } = await conversation();
    await call('PUT /store/quote-drafts', { who: market.seller, body: draftOf(inquiryId) });
    expect((await send(market.seller, { inquiryId, offer: offerOf(productId) })).status).toBe(201);
    const found = await call(`GET /store/quote-drafts/current?target=inquiry:${inquiryId}`, {
      who: market.seller,
    });
    expect(found.body.data.draft).toBeNull();
  });
});

describe('the approval of a second person', () => {
  it('needs two people, and is set by the owner', async () => {
    const alone = await rival();
    expect((await setRule(alone, true)).body.reason).toBe('no_approver');
    const colleague = await hire();
    expect((await setRule(colleague, true)).status).toBe(403);
    expect((await setRule(market.seller, true)).status).toBe(200);
    await setRule(market.seller, false);
  });

  it('sends exactly the offer that its author submitted, by another person', async () => {
    const colleague = await hire();
    await setRule(market.seller, true);
    const { inquiryId, productId } = await conversation();
    const offer = offerOf(productId);
    expect((await send(colleague, { inquiryId, offer })).body.reason).toBe('approval_required');
    const approval = { ...draftOf(inquiryId), offer: JSON.stringify(offer) };
    const waiting = await call('POST /store/quote-drafts/approvals', { who: colleague, body: approval });
    expect(waiting.body.data.draft).toMatchObject({ isWaiting: true, author: { isReader: true } });
    expect((await send(colleague, { inquiryId, offer })).body.reason).toBe('approval_required');
    const changed = offerOf(productId, { notes: 'Cheaper next time.' });
    expect((await send(market.seller, { inquiryId, offer: changed })).body.reason).toBe('approval_required');
    const answers = await Promise.all([1, 2, 3].map(() => send(market.seller, { inquiryId, offer })));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409, 409]);
    await setRule(market.seller, false);
  });

  it('is void once the draft is changed or returned, and both sides are notified', async () => {
    const colleague = await hire();
    await setRule(market.seller, true);
    const { inquiryId, productId } = await conversation();
    const offer = offerOf(productId);
    const approval = { ...draftOf(inquiryId), offer: JSON.stringify(offer) };
    const asked = await call('POST /store/quote-drafts/approvals', { who: colleague, body: approval });
    const { id } = asked.body.data.draft;
    await test.runJobs();
    const notices = await call('GET /notifications', { who: market.seller });
    expect(notices.body.data.notifications[0]).toMatchObject({
      title: 'Ravi Kulkarni requests your approval',
    });
    const note = { note: 'Add the plates.' };
    expect((await call(`POST /store/quote-drafts/${id}/return`, { who: colleague, body: note })).status).toBe(
      404,
    );
    expect(
      (await call(`POST /store/quote-drafts/${id}/return`, { who: market.seller, body: note })).status,
    ).toBe(200);
    expect((await send(market.seller, { inquiryId, offer })).body.reason).toBe('approval_required');
    await test.runJobs();
    const returned = await call('GET /notifications', { who: colleague });
    expect(returned.body.data.notifications[0]).toMatchObject({ title: 'Your quote was returned' });
    await setRule(market.seller, false);
  });

  it('cannot be given by a program', async () => {
    await hire();
    await setRule(market.seller, true);
    const { inquiryId, productId } = await conversation();
    const { body } = await call('POST /store/api-keys', {
      who: market.seller,
      body: { name: 'ERP', scopes: ['quotes:write'] },
    });
    const program = { ...market.seller, token: body.data.secret };
    const answer = await send(program, { inquiryId, offer: offerOf(productId) });
    expect(answer.body.reason).toBe('approval_required');
    await setRule(market.seller, false);
  });
});
