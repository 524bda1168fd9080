import { and, eq, isNull, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { notifications } from '#features/notifications/notifications/server/tables.ts';
import { storeBankAccounts, storeBankDetails } from '#features/stores/bank-details/server/tables.ts';
import { storeMembers, suppliers } from '#features/stores/suppliers/server/tables.ts';
import { outboxEvents } from '#platform/jobs/tables.ts';
import { useMarket } from '#support/market.ts';
import { bankForm, contentOf, usePayableOrders } from '#support/payable-orders.ts';
import { type SignedIn, useTestApp } from '#support/test-app.ts';

const test = useTestApp();
const tools = useMarket(test);
const { market, db, call, placed, asStore, rival } = tools;
const { proforma, invoice, makeKey, confirmed, pay } = usePayableOrders(test, tools);
const { accountNumber, upiId } = bankForm;

const read = async (who: SignedIn, { id, side = '' }: { id: string; side?: string }) =>
  call(`GET ${side}/orders/${id}/payment-details`, { who });
const detailsFor = async (who: SignedIn, id: string) => (await read(who, { id })).body.data.paymentDetails;

async function hire(role: 'sales' | 'warehouse'): Promise<SignedIn> {
  const person = await test.signIn('supplier');
  await db()
    .insert(storeMembers)
    .values({ supplierId: market.supplierId, accountId: person.accountId, role, joinedAt: new Date() });
  return person;
}

async function changeAccount(number: string): Promise<string> {
  const body = { ...bankForm, accountNumber: number, upiId: '', password: market.seller.password };
  expect((await call('PUT /store/bank-details', { who: market.seller, body })).status).toBe(200);
  const [row] = await db()
    .select({ id: storeBankAccounts.id })
    .from(storeBankAccounts)
    .where(and(eq(storeBankAccounts.supplierId, market.supplierId), isNull(storeBankAccounts.replacedAt)));
  return row?.id ?? '';
}

describe('payment details', () => {
  it('show the buyer of a confirmed order the account, what is due and its code', async () => {
    const id = await confirmed('Partial Payment');
    const details = await detailsFor(market.buyer, id);
    const { milestones, nextDueAt } = (await call(`GET /orders/${id}`, { who: market.buyer })).body.data
      .order;
    expect(details).toMatchObject({
      state: 'verified',
      account: { accountNumber, upiId, branch: 'Bhosari, Pune', ifsc: 'HDFC0001234' },
      changedAt: null,
      due: { label: 'Before production', amountMinor: milestones[0].amountMinor, dueAt: nextDueAt },
      code: { kind: 'upi' },
    });
    expect(details.code.path).toMatch(/^(M\d+ \d+h\d+v1h-\d+z)+$/);
    const seller = (await read(market.seller, { id, side: '/store' })).body.data.paymentDetails;
    expect(seller).toEqual(details);
  });

  it('follow the payments, and have no code when nothing is due', async () => {
    const id = await confirmed('Partial Payment');
    const first = (await detailsFor(market.buyer, id)).due.amountMinor;
    await pay(id, 100);
    expect((await detailsFor(market.buyer, id)).due.amountMinor).toBe(first - 100);
    await pay(id, first - 100);
    expect(await detailsFor(market.buyer, id)).toMatchObject({ due: null, code: null, state: 'verified' });
    const credit = await confirmed('Credit Payment');
    expect(await detailsFor(market.buyer, credit)).toMatchObject({ due: null, code: null });
  });

  it('are hidden from everyone else, before the confirmation and after a cancellation', async () => {
    const { id: open } = await placed();
    expect((await read(market.buyer, { id: open })).status).toBe(404);
    expect((await read(market.seller, { id: open, side: '/store' })).status).toBe(404);
    const id = await confirmed();
    const [guest, other, sales, warehouse] = [
      await test.signIn('customer'),
      await rival(),
      await hire('sales'),
      await hire('warehouse'),
    ];
    const admin = await test.signIn('admin');
    expect((await read(sales, { id, side: '/store' })).status).toBe(200);
    const key = await makeKey();
    const refused = [
      await read(guest, { id }),
      await read(other, { id }),
      await read(other, { id, side: '/store' }),
      await read(market.seller, { id }),
      await read(market.buyer, { id, side: '/store' }),
      await read(warehouse, { id, side: '/store' }),
      await read(warehouse, { id }),
      await read(admin, { id }),
      await read(admin, { id, side: '/store' }),
      await test.call(`GET /orders/${id}/payment-details`),
      await test.call(`GET /orders/${id}/payment-details`, { token: key }),
      await test.call(`GET /store/orders/${id}/payment-details`, { token: key }),
      await test.call(`GET /sample-store/orders/${id}/payment-details`),
    ];
    for (const { status } of refused) expect([401, 403, 404]).toContain(status);
    expect(JSON.stringify(refused)).not.toContain(accountNumber);
    await asStore(`POST /${id}/cancel`, { reason: 'The board mill is down.' });
    expect((await read(market.buyer, { id })).status).toBe(404);
    expect((await read(market.seller, { id, side: '/store' })).status).toBe(404);
  });

  it('of a suspended store are withheld', async () => {
    const id = await confirmed();
    const suspend = (status: 'suspended' | 'approved') =>
      db().update(suppliers).set({ status }).where(eq(suppliers.id, market.supplierId));
    await suspend('suspended');
    expect(await detailsFor(market.buyer, id)).toMatchObject({
      state: 'suspended',
      account: null,
      code: null,
    });
    expect(await invoice(id)).not.toContain(accountNumber);
    await suspend('approved');
    expect(await invoice(id)).toContain(accountNumber);
  });
});

// The queue holds the events of every order above.
describe('a change of the bank details after the confirmation', { timeout: 60_000 }, () => {
  it('withdraws the account until it is verified, shows the buyer when, and states the new one on documents', async () => {
    const id = await confirmed();
    const paid = await confirmed();
    const { totalMinor } = (await call(`GET /orders/${paid}`, { who: market.buyer })).body.data.order;
    await pay(paid, totalMinor);
    const issued = await invoice(id);
    const bankAccountId = await changeAccount('50100999999999');
    const between = await detailsFor(market.buyer, id);
    expect(between).toMatchObject({ state: 'in_review', account: null, code: null });
    expect(Date.parse(between.changedAt)).toBeGreaterThan(Date.now() - 60_000);
    for (const text of [await proforma(id), await invoice(id)]) {
      expect(text).toContain('are in review');
      expect(text).not.toContain(accountNumber);
    }

    const admin = await test.signIn('admin');
    const decision = await call(`POST /admin/bank-accounts/${bankAccountId}/decision`, {
      who: admin,
      body: { verify: true, note: 'Cheque compared' },
    });
    expect(decision.status).toBe(200);
    await test.runJobs();
    expect(await detailsFor(market.buyer, id)).toMatchObject({
      state: 'verified',
      changedAt: between.changedAt,
      account: { accountNumber: '50100999999999', upiId: '' },
      code: null,
    });
    for (const text of [await proforma(id), await invoice(id)]) {
      expect(text).toContain('50100999999999');
      expect(text).toContain('Do not pay into the account on earlier documents.');
      expect(text).not.toContain(accountNumber);
    }
    expect(contentOf(await invoice(id))).toBe(contentOf(issued));
    const later = await confirmed();
    expect((await detailsFor(market.buyer, later)).changedAt).toBeNull();
    expect(await invoice(later)).toContain('50100999999999');

    const { body } = await call('GET /notifications?tab=orders&limit=100', { who: market.buyer });
    const titlesOf = (order: string) =>
      body.data.notifications
        .filter(({ href }: { href: string }) => href.endsWith(order))
        .map(({ title }: { title: string }) => title)
        .filter((title: string) => /bank details/i.test(title));
    expect(titlesOf(id)).toHaveLength(1);
    expect(titlesOf(paid)).toEqual([]);
  });

  it('leaves no account number in events, jobs, notifications, emails and rows', async () => {
    await changeAccount('50100777777777');
    await test.runJobs();
    for (const table of [outboxEvents, notifications, storeBankAccounts, storeBankDetails]) {
      const { rows } = await db().execute(sql`select * from ${table}`);
      expect(JSON.stringify(rows)).not.toMatch(/50100\d{9}|sahyadri@/);
    }
    expect(JSON.stringify(test.mails)).not.toMatch(/50100\d{9}|sahyadri@/);
    const titles = test.mails.map(({ subject }) => subject);
    expect(titles).toContain('Sahyadri Corrugators changed its bank details');
  });
});

describe('the verification of an account', () => {
  const revoke = (
    who: SignedIn,
    { id, reason = 'The bank reports the account as closed.' }: { id: string; reason?: string },
  ) => call(`POST /admin/bank-accounts/${id}/revocation`, { who, body: { reason } });
  const accountOf = async (admin: SignedIn) =>
    (await call(`GET /admin/suppliers/${market.supplierId}/bank-account`, { who: admin })).body.data.account;

  it('is revoked only by an admin, with a reason, once', async () => {
    const id = await confirmed();
    const admin = await test.signIn('admin');
    const number = '50100999900001';
    const accountId = await changeAccount(number);
    expect((await revoke(admin, { id: accountId })).body.reason).toBe('decided_meanwhile');
    const verify = { verify: true, note: 'Cheque compared' };
    await call(`POST /admin/bank-accounts/${accountId}/decision`, { who: admin, body: verify });
    expect(await detailsFor(market.buyer, id)).toMatchObject({ account: { accountNumber: number } });

    for (const who of [market.buyer, market.seller, await rival()])
      expect((await revoke(who, { id: accountId })).status).toBe(403);
    expect((await revoke(admin, { id: accountId, reason: ' ' })).body.errors[0].path).toBe('reason');
    const both = await Promise.all([revoke(admin, { id: accountId }), revoke(admin, { id: accountId })]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);

    const details = await detailsFor(market.buyer, id);
    expect(details).toMatchObject({ state: 'missing', account: null, code: null });
    expect(Date.now() - Date.parse(details.changedAt)).toBeLessThan(60_000);
    for (const draw of [proforma, invoice]) {
      const text = await draw(id);
      expect(text).not.toContain(number);
      expect(text).toContain('Bank details withdrawn on');
      expect(text).not.toContain('has no verified bank details');
    }
    const account = await accountOf(admin);
    expect(account).toMatchObject({ state: 'rejected', note: 'The bank reports the account as closed.' });
    expect(account.changes[0]).toMatchObject({ fields: ['verification'] });
    expect(JSON.stringify(account)).not.toContain(number);
    await test.runJobs();
    const notificationsOf = async (who: SignedIn) =>
      (await call('GET /notifications', { who })).body.data.notifications.map(
        ({ title, message }: { title: string; message: string }) => `${title}: ${message}`,
      );
    expect(await notificationsOf(market.seller)).toContainEqual(
      expect.stringContaining('no longer verified: Buyers can no longer see it. The bank reports'),
    );
    expect(await notificationsOf(market.buyer)).toContainEqual(
      expect.stringMatching(/^Do not pay .* for now: /),
    );
  });
});
