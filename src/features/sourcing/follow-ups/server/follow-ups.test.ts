import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { createCategory } from '#features/catalog/taxonomy/server/factory.ts';
import { createStoredFile } from '#features/files/files/server/factory.ts';
import { createCapabilities } from '#features/sourcing/capabilities/server/factory.ts';
import { requests } from '#features/sourcing/requests/server/tables.ts';
import { addDays, marketDay } from '#lib/calendar.ts';
import type { Job } from '#platform/jobs/define-job.ts';
import { addJob } from '#platform/jobs/queue.ts';
import { useMarket } from '#support/market.ts';
import { inDays } from '#support/quotes.ts';
import { requestOf, useRequests } from '#support/requests.ts';
import { type SignedIn, useTestApp } from '#support/test-app.ts';
import { announceClosedJob, remindSuppliersJob, replaceSilentJob } from './jobs.ts';

const test = useTestApp();
const trade = useMarket(test);
const { market, db, call, rival } = trade;
const { publish, open, quote } = useRequests(trade);

type Store = SignedIn & { supplierId: string };

/** Signs the same person in again, because sessions end before invitations are replaced. */
async function signInAgain(person: SignedIn): Promise<SignedIn> {
  const { email, password } = person;
  const { body } = await test.call('POST /auth/login', { body: { email, password } });
  return { ...person, token: body.token };
}

/** Moves the clock forward. */
async function hours(count: number): Promise<void> {
  test.advance(count * 3600);
  market.buyer = await signInAgain(market.buyer);
}

async function run(job: Job<Record<string, never>>): Promise<void> {
  await addJob(db(), { job, payload: {} });
  await test.runJobs();
}

let categories = 0;

/** A category of its own for each test, with stores that make it, best first. */
async function makers(count: number): Promise<{ categoryId: string; stores: Store[] }> {
  categories += 1;
  const { id: categoryId } = await createCategory(db(), { id: `boxes-${categories}`, name: 'Boxes' });
  const stores: Store[] = [];
  for (let index = 0; index < count; index += 1) {
    const store = await rival();
    // Each limit that is met scores higher than one that is not stated, so the first ones fit best.
    await createCapabilities(db(), {
      supplierId: store.supplierId,
      categories: [categoryId],
      ...(index < 10 && { moq: 100 }),
    });
    stores.push(store);
  }
  return { categoryId, stores };
}

interface Sending {
  categoryId: string;
  invited?: string[];
  changes?: object;
}

async function send({ categoryId, invited = [], changes = {} }: Sending) {
  const [line] = requestOf([]).lines;
  const lines = [{ ...line, specification: undefined, categoryId }];
  const far = { deadline: inDays(100), requiredBy: undefined };
  const answer = await publish(invited, { lines, ...far, audience: 'both', ...changes });
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
  return answer.body.data.request;
}

interface InvitationView {
  supplier: { id: string; name: string };
  reason: string;
  state: string;
}

const invitationsOf = async (id: string): Promise<InvitationView[]> =>
  (await call(`GET /requests/${id}`, { who: market.buyer })).body.data.request.invitations;

const storeIn = (stores: readonly Store[], id: string | undefined): Store => {
  const store = stores.find(({ supplierId }) => supplierId === id);
  if (!store) throw new Error('A store is missing.');
  return store;
};

describe('suppliers who do not respond', () => {
  it('are replaced after 48 hours, or when they decline, once, and keep access', async () => {
    const { categoryId, stores } = await makers(12);
    const request = await send({ categoryId });
    expect(request.invitations).toHaveLength(10);
    const [declining, ...others] = request.invitations.map((one: InvitationView) =>
      storeIn(stores, one.supplier.id),
    );
    await call(`POST /store/requests/${request.id}/decline`, {
      who: declining,
      body: { reason: 'Too small.' },
    });
    for (const who of others.slice(1)) await call(`POST /store/requests/${request.id}/seen`, { who });
    await run(replaceSilentJob);
    const first = await invitationsOf(request.id);
    expect(first).toHaveLength(11);
    await hours(47);
    await run(replaceSilentJob);
    expect(await invitationsOf(request.id)).toHaveLength(11);
    await hours(2);
    await run(replaceSilentJob);
    await run(replaceSilentJob);
    // Of the ten matches one declined and one has not seen it; the first replacement has not seen it for 49 hours either.
    const all = await invitationsOf(request.id);
    expect(all).toHaveLength(12);
    const replacements = all.filter(({ reason }) => reason.startsWith('Invited in place of '));
    expect(replacements).toHaveLength(2);
    const names = request.invitations.map(({ supplier }: InvitationView) => supplier.name);
    expect(names).toContain(/in place of (.*) ·/.exec(replacements[0]?.reason ?? '')?.[1]);
    const [silent] = others;
    expect((await call(`GET /store/requests/${request.id}`, { who: await signInAgain(silent) })).status).toBe(
      200,
    );
    const added = await signInAgain(storeIn(stores, replacements[0]?.supplier.id));
    const received = await call(`GET /store/requests/${request.id}`, { who: added });
    expect(received.body.data.request.reason).not.toContain('in place of');
  });

  it('are told apart from suppliers whom the buyer left out, and files are shared', async () => {
    const { categoryId, stores } = await makers(3);
    const [best, excluded, next] = stores;
    if (!best || !excluded || !next) throw new Error('A store is missing.');
    const file = await createStoredFile(db(), {
      ownerAccountId: market.buyer.accountId,
      purpose: 'inquiry-attachment',
    });
    await test.kernel.files.put(`files/${file.id}`, {
      bytes: new TextEncoder().encode('%PDF-1.7'),
      contentType: 'application/pdf',
    });
    const request = await send({
      categoryId,
      invited: [best.supplierId],
      changes: { excluded: [excluded.supplierId, next.supplierId], fileIds: [file.id] },
    });
    await db()
      .update(requests)
      .set({ excludedSupplierIds: [excluded.supplierId] })
      .where(eq(requests.id, request.id));
    const read = async (who: SignedIn) =>
      call(`GET /files/${file.id}/content`, { who: await signInAgain(who) });
    expect((await read(next)).status).toBe(404);
    await hours(49);
    await run(replaceSilentJob);
    const ids = (await invitationsOf(request.id)).map(({ supplier }) => supplier.id);
    expect(ids).toEqual([best.supplierId, next.supplierId]);
    expect((await read(next)).status).toBe(200);
    expect((await read(excluded)).status).toBe(404);
  });

  it('are not replaced in the last 24 hours, or if the buyer selected all suppliers', async () => {
    const { categoryId, stores } = await makers(12);
    const chosen = stores.slice(0, 1).map(({ supplierId }) => supplierId);
    const selected = await send({ categoryId, invited: chosen, changes: { audience: 'invited' } });
    const late = await send({ categoryId, changes: { deadline: inDays(100) } });
    await db()
      .update(requests)
      .set({ deadline: new Date(Date.now() + 50 * 3_600_000).toISOString().slice(0, 10) })
      .where(eq(requests.id, late.id));
    await hours(60);
    await run(replaceSilentJob);
    expect(await invitationsOf(selected.id)).toHaveLength(1);
    expect(await invitationsOf(late.id)).toHaveLength(10);
  });

  it('are replaced until twenty were invited in all', async () => {
    const { categoryId } = await makers(24);
    const request = await send({ categoryId });
    for (let round = 0; round < 3; round += 1) {
      await hours(49);
      await run(replaceSilentJob);
    }
    expect(await invitationsOf(request.id)).toHaveLength(20);
  });

  it('are replaced once, however often the job runs at the same time', async () => {
    const { categoryId } = await makers(14);
    const request = await send({ categoryId });
    await hours(49);
    for (let count = 0; count < 3; count += 1) await addJob(db(), { job: replaceSilentJob, payload: {} });
    await Promise.all([test.runJobs(), test.runJobs(), test.runJobs()]);
    const reasons = (await invitationsOf(request.id)).map(({ reason }) => reason);
    expect(reasons).toHaveLength(14);
    expect(reasons.filter((reason) => reason.startsWith('Invited in place of '))).toHaveLength(4);
  });
});

/** The day at the marketplace that is a number of days away on the test's clock. */
const testDay = (days: number): string => marketDay(addDays(test.kernel.clock(), days));

const titlesOf = async (who: SignedIn): Promise<string[]> => {
  const { body } = await call('GET /notifications?limit=50', { who: await signInAgain(who) });
  return body.data.notifications.map(({ title }: { title: string }) => title);
};

describe('the deadline of a request', () => {
  it('is recalled once to suppliers who saw the request without quoting or declining', async () => {
    const title = 'Boxes that are due';
    const { request, stores } = await open({
      rivals: 4,
      changes: { title, deadline: testDay(4), requiredBy: undefined },
    });
    const [seen, quoted, declined, unseen, asker] = await Promise.all(stores.map(signInAgain));
    if (!seen || !quoted || !declined || !unseen || !asker) throw new Error('A store is missing.');
    for (const who of [seen, quoted, declined, asker])
      await call(`POST /store/requests/${request.id}/seen`, { who });
    const store = { ...quoted, supplierId: stores[1]?.supplierId ?? '' };
    expect((await quote(request.id, { store, changes: { validUntil: testDay(30) } })).status).toBe(201);
    await call(`POST /store/requests/${request.id}/decline`, { who: declined, body: { reason: 'Full.' } });
    const due = expect.stringMatching(/^Quotes are due by .*: Boxes that are due$/);
    await hours(48);
    await run(remindSuppliersJob);
    expect(await titlesOf(seen)).not.toContainEqual(due);
    await hours(24);
    await run(remindSuppliersJob);
    await run(remindSuppliersJob);
    for (const who of [seen, asker])
      expect((await titlesOf(who)).filter((text) => text.startsWith('Quotes are due'))).toHaveLength(1);
    for (const who of [quoted, declined, unseen]) expect(await titlesOf(who)).not.toContainEqual(due);
  });

  it('is announced to the buyer once it has passed, with the number of quotes', async () => {
    const changes = { title: 'Boxes that were quoted', deadline: testDay(2), requiredBy: undefined };
    const { request, stores } = await open({ changes });
    const [first] = stores;
    if (!first) throw new Error('A store is missing.');
    const store = { ...(await signInAgain(first)), supplierId: first.supplierId };
    await quote(request.id, { store, changes: { validUntil: testDay(30) } });
    await run(announceClosedJob);
    expect(await titlesOf(market.buyer)).not.toContain('Closed for quotes: Boxes that were quoted');
    await hours(72);
    await run(announceClosedJob);
    await run(announceClosedJob);
    const { body } = await call('GET /notifications?limit=50', { who: market.buyer });
    const closed = body.data.notifications.filter(
      (one: { title: string }) => one.title === 'Closed for quotes: Boxes that were quoted',
    );
    expect(closed).toMatchObject([{ message: 'The deadline has passed. You received 1 quote.' }]);
  });
});
