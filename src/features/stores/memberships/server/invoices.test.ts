import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { supplierApproved } from '#features/stores/suppliers/contract.ts';
import { createSupplier } from '#features/stores/suppliers/server/factory.ts';
import { addDays } from '#lib/calendar.ts';
import type { JobCommandContext } from '#platform/jobs/subscriptions.ts';
import { createJobContext } from '#platform/jobs/worker.ts';
import { pdfText } from '#support/pdf-text.ts';
import { useTestApp } from '#support/test-app.ts';
import { handleOverdueInvoices, sendTrialReminders } from './commands/membership-reminders.ts';
import { settleMemberships } from './commands.ts';
import { createMembership } from './factory.ts';
import { getProductLimit } from './queries.ts';
import { membershipInvoices } from './tables.ts';

const test = useTestApp();
const day = 86_400;
const db = () => test.kernel.database.db;

async function newStore(changes: object = {}) {
  const person = await test.signIn('supplier');
  const store = await createSupplier(db(), { ownerAccountId: person.accountId, ...changes });
  return { ...person, supplierId: store.id, slug: store.slug };
}

const choose = (token: string, { planId, billing = 'monthly' }: { planId: string; billing?: string }) =>
  test.call('POST /store/membership', { token, body: { planId, billing } });
const invoicesOf = async (token: string) =>
  (await test.call('GET /store/membership/invoices', { token })).body.data.invoices;
const job = (command: (ctx: JobCommandContext) => Promise<void>) =>
  createJobContext(test.kernel, 'test').write(command);
const usedTrial = { trialUsedAt: new Date(0) };

describe('an invoice', () => {
  it('is issued with the cycle, not with the trial, and states the amount and due date', async () => {
    const { token, email, supplierId } = await newStore();
    await choose(token, { planId: 'silver' });
    expect(await invoicesOf(token)).toEqual([]);
    expect((await choose(token, { planId: 'silver' })).body.data.effect).toBe('kept');
    test.advance(14 * day);
    await job(settleMemberships);
    await test.runJobs();
    const [row] = await db()
      .select()
      .from(membershipInvoices)
      .where(eq(membershipInvoices.supplierId, supplierId));
    expect(row).toMatchObject({
      netMinor: 250_000,
      creditMinor: 0,
      taxPercent: 18,
      taxMinor: 45_000,
      totalMinor: 295_000,
    });
    const mail = test.mails.find(({ to, subject }) => to === email && subject.startsWith('Invoice PW-'));
    expect(mail?.text).toContain('₹2,950.00, by bank transfer by');
    expect(mail?.text).toContain('Your plan is already active.');
  });

  it('has a number without gaps, however many are issued at the same moment', async () => {
    const stores = await Promise.all(Array.from({ length: 6 }, () => newStore()));
    for (const { supplierId } of stores) await createMembership(db(), { supplierId, ...usedTrial });
    await Promise.all(stores.map(({ token }) => choose(token, { planId: 'gold', billing: 'annually' })));
    const rows = await db().select().from(membershipInvoices);
    const numbers = rows.map(({ sequence }) => sequence).toSorted((a, b) => a - b);
    expect(numbers).toEqual(numbers.map((_, index) => index + 1));
    expect(rows.at(-1)).toMatchObject({ netMinor: 425_000 * 12, totalMinor: 425_000 * 12 + 918_000 });
  });

  it('deducts the unused part of the former plan, and has no tax outside India', async () => {
    const { token, supplierId } = await newStore({ country: 'US' });
    await createMembership(db(), { supplierId, ...usedTrial });
    await choose(token, { planId: 'silver' });
    await choose(token, { planId: 'gold' });
    const [gold, silver] = await invoicesOf(token);
    expect(silver).toMatchObject({ planId: 'silver', totalMinor: 250_000, taxMinor: 0 });
    expect(gold).toMatchObject({ planId: 'gold', netMinor: 500_000, taxMinor: 0, state: 'open' });
    expect(gold.creditMinor).toBeGreaterThan(249_000);
    expect(gold.totalMinor).toBe(500_000 - gold.creditMinor);
  });

  it('is visible to its store and to admins, and can be paid once', async () => {
    const [mine, theirs] = [await newStore(), await newStore()];
    await createMembership(db(), { supplierId: mine.supplierId, ...usedTrial });
    await choose(mine.token, { planId: 'silver' });
    expect(await invoicesOf(theirs.token)).toEqual([]);
    const [{ id }] = await invoicesOf(mine.token);
    const pay = (token: string) =>
      test.call(`POST /admin/membership-invoices/${id}/payment`, { token, body: {} });
    expect((await pay(mine.token)).status).toBe(403);
    expect((await test.call('GET /admin/membership-invoices', { token: mine.token })).status).toBe(403);
    const { token } = await test.signIn('admin');
    const open = await test.call('GET /admin/membership-invoices', { token });
    expect(open.body.data.invoices.some((one: { id: string }) => one.id === id)).toBe(true);
    const responses = await Promise.all([pay(token), pay(token)]);
    expect(responses.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect((await invoicesOf(mine.token))[0].state).toBe('paid');
  });

  it('is reminded of once if unpaid, then its plan is cancelled', async () => {
    const { token, email, supplierId } = await newStore();
    await createMembership(db(), { supplierId, ...usedTrial });
    await choose(token, { planId: 'gold' });
    const issued = new Date(test.kernel.clock().getTime() - 16 * day * 1000);
    await db()
      .update(membershipInvoices)
      .set({ dueAt: addDays(issued, 15) })
      .where(eq(membershipInvoices.supplierId, supplierId));
    await job(handleOverdueInvoices);
    await job(handleOverdueInvoices);
    await test.runJobs();
    expect(
      test.mails.filter(({ to, subject }) => to === email && subject.endsWith('is overdue')),
    ).toHaveLength(1);
    expect(await getProductLimit(db(), supplierId)).toBeNull();
    await db()
      .update(membershipInvoices)
      .set({ dueAt: addDays(issued, -15) })
      .where(eq(membershipInvoices.supplierId, supplierId));
    await job(handleOverdueInvoices);
    await test.runJobs();
    expect(await getProductLimit(db(), supplierId)).toBe(50);
    const told = test.mails.find(({ to, subject }) => to === email && subject.endsWith('is now on Basic'));
    expect(told?.text).toContain('was not paid');
  });
});

describe('the PDF of an invoice', () => {
  it('is available to its store and to admins, with identical bytes each time', async () => {
    const [mine, theirs] = [await newStore(), await newStore()];
    await createMembership(db(), { supplierId: mine.supplierId, ...usedTrial });
    await choose(mine.token, { planId: 'silver' });
    const [{ id, number }] = await invoicesOf(mine.token);
    const file = (token: string, path: string) =>
      test.app.inject({
        url: `/api/v1/${path}/${id}/file`,
        headers: { authorization: `Bearer ${token}` },
      });
    const [once, again] = [
      await file(mine.token, 'store/membership/invoices'),
      await file(mine.token, 'store/membership/invoices'),
    ];
    expect(once.headers['content-type']).toBe('application/pdf');
    expect(once.headers['content-disposition']).toContain(`packwright-invoice-${number}.pdf`);
    expect(once.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    expect(once.rawPayload.equals(again.rawPayload)).toBe(true);
    expect((await file(theirs.token, 'store/membership/invoices')).statusCode).toBe(404);
    expect((await file(mine.token, 'admin/membership-invoices')).statusCode).toBe(403);
    const { token: admin } = await test.signIn('admin');
    expect((await file(admin, 'admin/membership-invoices')).statusCode).toBe(200);
  });

  it('states where and by when to pay while open, and only the payment date once paid', async () => {
    const mine = await newStore();
    await createMembership(db(), { supplierId: mine.supplierId, ...usedTrial });
    await choose(mine.token, { planId: 'silver' });
    const [{ id }] = await invoicesOf(mine.token);
    const textOfFile = async (): Promise<string> => {
      const { rawPayload } = await test.app.inject({
        url: `/api/v1/store/membership/invoices/${id}/file`,
        headers: { authorization: `Bearer ${mine.token}` },
      });
      return pdfText(rawPayload);
    };
    const open = await textOfFile();
    expect(open).toContain('Dates are in IST.');
    expect([open.includes('Pay to'), open.includes('Pay by'), open.includes('Paid on')]).toEqual([
      true,
      true,
      false,
    ]);
    const { token } = await test.signIn('admin');
    await test.call(`POST /admin/membership-invoices/${id}/payment`, { token, body: {} });
    const paid = await textOfFile();
    expect([paid.includes('Pay to'), paid.includes('Pay by'), paid.includes('Paid on')]).toEqual([
      false,
      false,
      true,
    ]);
  });
});

describe('a trial', () => {
  it('is announced before it ends, once, and its end is reported by email', async () => {
    const { token, email } = await newStore();
    await choose(token, { planId: 'gold' });
    test.advance(12 * day);
    await job(sendTrialReminders);
    await job(sendTrialReminders);
    test.advance(2 * day);
    await job(settleMemberships);
    await test.runJobs();
    const mine = test.mails.filter(({ to }) => to === email).map(({ subject }) => subject);
    expect(mine.filter((subject) => subject.startsWith('Your trial of Gold ends'))).toHaveLength(1);
    expect(mine.filter((subject) => subject.endsWith('is now on Basic'))).toHaveLength(1);
  });
});

describe('a plan selected before the store exists', () => {
  it('starts with the trial when the store is approved, once', async () => {
    const { token, accountId, supplierId, slug, email } = await newStore();
    const wish = (planId: string, who = token) =>
      test.call('PUT /registration/membership', { token: who, body: { planId, billing: 'monthly' } });
    expect((await wish('platinum')).status).toBe(400);
    expect((await wish('silver', (await test.signIn('customer')).token)).status).toBe(403);
    await wish('silver');
    await wish('gold');
    const kept = await test.call('GET /registration/membership', { token });
    expect(kept.body.data.wish).toEqual({ planId: 'gold', billing: 'monthly' });
    const approve = () =>
      test.kernel.write({ actor: null, log: test.kernel.log }, (ctx) =>
        ctx.emit(supplierApproved, { supplierId, slug, ownerAccountId: accountId }),
      );
    await approve();
    await approve();
    await test.runJobs();
    const { membership } = (await test.call('GET /store/membership', { token })).body.data;
    expect(membership).toMatchObject({ planId: 'gold', nextPlanId: 'basic', trialAvailable: false });
    expect(await invoicesOf(token)).toEqual([]);
    const told = test.mails.filter(({ to, subject }) => to === email && subject.endsWith('is now on Gold'));
    expect(told).toHaveLength(1);
  });
});

it('blocks the next plan while unpaid, so that no month can be used for free', async () => {
  const { token, supplierId } = await newStore();
  await createMembership(db(), { supplierId, ...usedTrial });
  expect((await choose(token, { planId: 'silver' })).body.data.effect).toBe('now');
  const longAgo = addDays(test.kernel.clock(), -20);
  await db()
    .update(membershipInvoices)
    .set({ dueAt: longAgo })
    .where(eq(membershipInvoices.supplierId, supplierId));
  await job(handleOverdueInvoices);
  const again = await choose(token, { planId: 'gold' });
  expect(again.status).toBe(409);
  const [invoice] = await invoicesOf(token);
  expect(again.body).toMatchObject({ reason: 'invoice_unpaid' });
  expect(again.body.message).toContain(invoice.number);
  const { token: admin } = await test.signIn('admin');
  await test.call(`POST /admin/membership-invoices/${invoice.id}/payment`, { token: admin });
  expect((await choose(token, { planId: 'gold' })).body.data.effect).toBe('now');
});

it('is owed after its plan was cancelled until it is paid or written off by an admin', async () => {
  const { token, supplierId } = await newStore();
  await createMembership(db(), { supplierId, ...usedTrial });
  await choose(token, { planId: 'silver' });
  const [{ id }] = await invoicesOf(token);
  const { token: admin } = await test.signIn('admin');
  const writeOff = (who: string) =>
    test.call(`POST /admin/membership-invoices/${id}/write-off`, { token: who });
  expect((await writeOff(admin)).body).toMatchObject({ reason: 'not_lapsed' });
  const longAgo = addDays(test.kernel.clock(), -20);
  await db()
    .update(membershipInvoices)
    .set({ dueAt: longAgo })
    .where(eq(membershipInvoices.supplierId, supplierId));
  await job(handleOverdueInvoices);
  const listed = await test.call('GET /admin/membership-invoices', { token: admin });
  const mine = listed.body.data.invoices.find((one: { id: string }) => one.id === id);
  expect(mine.state).toBe('lapsed');
  expect((await choose(token, { planId: 'gold' })).status).toBe(409);
  expect((await writeOff(token)).status).toBe(403);
  expect((await writeOff(admin)).status).toBe(200);
  expect((await writeOff(admin)).status).toBe(409);
  expect((await invoicesOf(token))[0].state).toBe('written_off');
  expect((await choose(token, { planId: 'gold' })).body.data.effect).toBe('now');
});
