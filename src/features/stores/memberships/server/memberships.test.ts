import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { createSupplier } from '#features/stores/suppliers/server/factory.ts';
import { useTestApp } from '#support/test-app.ts';
import { settleMemberships } from './commands.ts';
import { createMembership } from './factory.ts';
import { getMembership, getProductLimit } from './queries.ts';
import { membershipInvoices } from './tables.ts';

const test = useTestApp();
const day = 86_400;

/** Returns a signed-in supplier with a submitted registration. */
async function newStore() {
  const person = await test.signIn('supplier');
  const { id } = await createSupplier(test.kernel.database.db, {
    ownerAccountId: person.accountId,
    status: 'approved',
  });
  return { ...person, supplierId: id };
}

const choose = (
  token: string,
  { planId, headers = {} }: { planId: string; headers?: Record<string, string> },
) => test.call('POST /store/membership', { token, headers, body: { planId, billing: 'monthly' } });
const limitOf = (supplierId: string) => getProductLimit(test.kernel.database.db, supplierId);
const settle = () => test.kernel.write({ actor: null, log: test.kernel.log }, settleMemberships);

describe('the plans', () => {
  it.each(['/membershipPlan', '/memberships'])(
    'stand at %s in their order, with prices in rupees a month',
    async (path) => {
      const { status, body } = await test.call(`GET ${path}`);
      expect(status).toBe(200);
      expect(body.status).toBe('success');
      const plans = body.data.plans.map(
        ({ _id, title, monthlyPrice, annualPrice, isBasic }: Record<string, unknown>) => [
          _id,
          title,
          monthlyPrice,
          annualPrice,
          isBasic,
        ],
      );
      expect(plans).toEqual([
        ['basic', 'Basic', 0, 0, true],
        ['silver', 'Silver', 2500, 2125, false],
        ['gold', 'Gold', 5000, 4250, false],
      ]);
      expect(Object.keys(body.data.plans[0]).toSorted()).toEqual([
        '_id',
        'annualPrice',
        'buttonLabel',
        'features',
        'isBasic',
        'monthlyPrice',
        'subText',
        'title',
      ]);
    },
  );
});

describe('selecting a plan', () => {
  it('requires a supplier with a submitted registration', async () => {
    const anonymous = await test.call('POST /store/membership', { body: { planId: 'silver' } });
    expect(anonymous.status).toBe(401);
    expect((await choose((await test.signIn('customer')).token, { planId: 'silver' })).status).toBe(403);
    const { token } = await test.signIn('supplier');
    const standing = await test.call('GET /store/membership', { token });
    expect(standing.body.data.membership).toMatchObject({ planId: 'basic', trialAvailable: true });
    const unfinished = await choose(token, { planId: 'silver' });
    expect(unfinished.status).toBe(409);
    expect(unfinished.body.message).toBe('Finish your registration first.');
  });

  it('refuses unknown plans and billing cycles', async () => {
    const { token } = await newStore();
    expect((await choose(token, { planId: 'platinum' })).status).toBe(400);
    const body = { planId: 'gold', billing: 'weekly' };
    expect((await test.call('POST /store/membership', { token, body })).status).toBe(400);
  });

  it('starts the trial and raises the limit immediately, and ends it on Basic', async () => {
    const { email, password, token, supplierId } = await newStore();
    expect(await limitOf(supplierId)).toBe(50);
    const response = await choose(token, { planId: 'gold' });
    expect(response.body.data).toMatchObject({
      effect: 'trial',
      membership: { planId: 'gold', trialAvailable: false, nextPlanId: 'basic' },
    });
    expect(await limitOf(supplierId)).toBeNull();
    test.advance(14 * day);
    await settle();
    expect(await limitOf(supplierId)).toBe(50);
    const again = await test.call('POST /auth/login', { body: { email, password } });
    expect((await choose(again.body.token, { planId: 'silver' })).body.data).toMatchObject({
      effect: 'now',
      membership: { planId: 'silver', trialEndsAt: null },
    });
    expect(await limitOf(supplierId)).toBe(500);
  });

  it('gives one trial, however many requests arrive at the same moment', async () => {
    const { token, supplierId } = await newStore();
    const responses = await Promise.all(
      Array.from({ length: 8 }, (_, i) => choose(token, { planId: i % 2 ? 'silver' : 'gold' })),
    );
    const trials = new Set(responses.flatMap(({ body }) => body.data?.membership.trialEndsAt ?? []));
    expect(trials.size).toBe(1);
    expect(responses.every(({ status }) => status === 200 || status === 409)).toBe(true);
    expect([500, null]).toContain(await limitOf(supplierId));
  });

  it('does not turn the trial into a paid plan from a second tab that still offers the trial', async () => {
    const { token } = await newStore();
    const body = { planId: 'gold', billing: 'monthly', effect: 'trial' };
    const tab = () => test.call('POST /store/membership', { token, body });
    const responses = await Promise.all([tab(), tab()]);
    expect(responses.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const standing = await test.call('GET /store/membership', { token });
    expect(standing.body.data.membership).toMatchObject({ planId: 'gold', nextPlanId: 'basic' });
    expect((await choose(token, { planId: 'gold' })).body.data.effect).toBe('kept');
  });

  it('downgrades at the next cycle, not before', async () => {
    const { token, supplierId } = await newStore();
    const cycleEndsAt = new Date(test.kernel.clock().getTime() + 10 * day * 1000);
    await createMembership(test.kernel.database.db, {
      supplierId,
      planId: 'gold',
      trialUsedAt: new Date(0),
      cycleEndsAt,
    });
    expect((await choose(token, { planId: 'silver' })).body.data).toMatchObject({
      effect: 'next-cycle',
      membership: { planId: 'gold', nextPlanId: 'silver' },
    });
    await settle();
    expect(await limitOf(supplierId)).toBeNull();
    test.advance(10 * day);
    await settle();
    expect(await limitOf(supplierId)).toBe(500);
  });

  it('returns the same response for the same Idempotency-Key', async () => {
    const { token } = await newStore();
    const headers = { 'idempotency-key': 'choose-silver-once' };
    const first = await choose(token, { planId: 'silver', headers });
    expect((await choose(token, { planId: 'silver', headers })).body).toEqual(first.body);
  });

  it('affects only the caller’s own store, whatever the request contains', async () => {
    const [mine, theirs] = [await newStore(), await newStore()];
    const body = { planId: 'gold', billing: 'monthly', supplierId: theirs.supplierId };
    await test.call('POST /store/membership', { token: mine.token, body });
    expect(await limitOf(theirs.supplierId)).toBe(50);
    const { data } = (await test.call('GET /store/membership', { token: theirs.token })).body;
    expect(data.membership).toMatchObject({ planId: 'basic', productLimit: 50, trialAvailable: true });
  });
});

describe('a trial over a paid plan', () => {
  it('returns to the paid plan without another invoice, and the emails say so', async () => {
    const store = await newStore();
    const now = test.kernel.clock();
    const cycleEndsAt = new Date(now.getTime() + 100 * day * 1000);
    await createMembership(test.kernel.database.db, {
      supplierId: store.supplierId,
      planId: 'silver',
      billing: 'annually',
      cycleEndsAt,
    });
    const { body } = await choose(store.token, { planId: 'gold' });
    expect(body.data).toMatchObject({
      effect: 'trial',
      membership: { planId: 'gold', nextPlanId: 'silver', paidUntil: cycleEndsAt.toISOString() },
    });
    await test.runJobs();
    const words = test.mails.at(-1)?.text ?? '';
    expect(words).toContain('You changed from Silver to Gold as a free trial, until');
    expect(words).toContain('returns to Silver, which is paid until');
    test.advance(14 * day);
    await settle();
    await test.runJobs();
    const { db } = test.kernel.database;
    const { supplierId } = store;
    expect(await getMembership(db, { supplierId, now: test.kernel.clock() })).toMatchObject({
      planId: 'silver',
      billing: 'annually',
      trialEndsAt: null,
      cycleEndsAt: cycleEndsAt.toISOString(),
      paidUntil: null,
    });
    expect(await db.$count(membershipInvoices, eq(membershipInvoices.supplierId, supplierId))).toBe(0);
  });
});
