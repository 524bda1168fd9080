import { describe, expect, it } from 'vitest';
import { createSupplier } from '#features/stores/suppliers/server/factory.ts';
import { useTestApp } from '#support/test-app.ts';
import { createBankDetails } from './factory.ts';
import { storeBankDetails } from './tables.ts';

const test = useTestApp();
const db = () => test.kernel.database.db;

const form = (changes: object = {}) => ({
  accountHolder: 'Sahyadri Corrugators',
  bankName: 'HDFC Bank',
  accountNumber: '50100123456789',
  ifsc: 'HDFC0001234',
  gstin: '27AAPFU0939F1ZV',
  pan: 'AAPFU0939F',
  ...changes,
});

async function openStore() {
  const person = await test.signIn('supplier');
  const { id } = await createSupplier(db(), { ownerAccountId: person.accountId });
  const save = (changes: object = {}, password = person.password) =>
    test.call('PUT /store/bank-details', { token: person.token, body: { ...form(changes), password } });
  return { ...person, supplierId: id, save };
}

describe('bank and tax details', () => {
  it('are encrypted at rest and masked in responses, and the notice of a change contains no numbers', async () => {
    const { token, email, save } = await openStore();
    const saved = await save();
    expect(saved.body.data.details).toMatchObject({
      country: 'IN',
      saved: { bankName: 'HDFC Bank', accountNumber: '•••• 6789', gstin: '•••• F1ZV', pan: '•••• 939F' },
      changes: [{ fields: ['accountHolder', 'bankName', 'accountNumber', 'ifsc', 'gstin', 'pan'] }],
    });
    expect(JSON.stringify(saved.body)).not.toContain('50100123456789');
    const [row] = await db().select().from(storeBankDetails);
    expect(row?.sealed).toMatch(/^v1\.[\w-]{40,}$/);
    expect(row?.sealed).not.toContain('5010');
    await save({ bankName: 'ICICI Bank' });
    const { details } = (await test.call('GET /store/bank-details', { token })).body.data;
    expect(details.changes[0].fields).toEqual(['bankName']);
    await test.runJobs();
    const told = test.mails.filter(({ to, subject }) => to === email && subject.startsWith('Bank and tax'));
    expect(told).toHaveLength(2);
    expect(told.map(({ text }) => text).join()).not.toMatch(/\d{9}|AAPFU/);
  });

  it('change only with the password, and guesses are limited', async () => {
    const { save } = await openStore();
    const wrong = await save({}, 'not my password');
    expect(wrong.status).toBe(400);
    expect(wrong.body.errors[0].path).toBe('password');
    const guesses = [];
    for (let nth = 0; nth < 10; nth += 1) guesses.push((await save({}, `guess number ${nth}`)).status);
    expect(guesses.at(-1)).toBe(429);
  });

  it('name the wrong field', async () => {
    const { save } = await openStore();
    const response = await save({ ifsc: 'HDFC', gstin: '27AAPFU0939F1ZW' });
    expect(response.status).toBe(400);
    expect(response.body.errors.map(({ path }: { path: string }) => path)).toEqual(['ifsc', 'gstin']);
  });

  it('keep the tax numbers that were not entered again', async () => {
    const { save } = await openStore();
    await save();
    const { details } = (await save({ bankName: 'ICICI Bank', gstin: '', pan: '' })).body.data;
    expect(details.saved).toMatchObject({ bankName: 'ICICI Bank', gstin: '•••• F1ZV', pan: '•••• 939F' });
    const clash = await save({ gstin: '', pan: 'AABCP1234K' });
    expect(clash.body.errors.map(({ path }: { path: string }) => path)).toEqual(['pan']);
  });

  it('delete a saved tax number on request, unless a new one is entered', async () => {
    const { save } = await openStore();
    await save();
    const { details } = (await save({ gstin: '', pan: '', remove: ['gstin'] })).body.data;
    expect(details.saved).toMatchObject({ gstin: '', pan: '•••• 939F' });
    expect(details.changes[0].fields).toEqual(['gstin']);
    const typed = await save({ gstin: '', pan: 'AABCP1234K', remove: ['pan'] });
    expect(typed.body.data.details.saved).toMatchObject({ gstin: '', pan: '•••• 234K' });
    expect((await save({ remove: ['accountNumber'] })).status).toBe(400);
  });

  it('mask the UPI ID like the other numbers, keep it when left empty, and delete it on request', async () => {
    const { save } = await openStore();
    const upiId = 'Sahyadri@okhdfcbank';
    const saved = await save({ upiId, branch: 'Bhosari' });
    expect(saved.body.data.details.saved).toMatchObject({ branch: 'Bhosari', upiId: 'sa••••@okhdfcbank' });
    expect(JSON.stringify(saved.body)).not.toContain('sahyadri@');
    const again = await save({ upiId: '', bankName: 'ICICI Bank' });
    expect(again.body.data.details.saved.upiId).toBe('sa••••@okhdfcbank');
    const gone = await save({ upiId: '', remove: ['upiId'] });
    expect(gone.body.data.details.saved.upiId).toBe('');
    expect((await save({ upiId: 'not a upi id' })).body.errors[0].path).toBe('upiId');
  });

  it('keep the account number when it is left empty, and never return it', async () => {
    const [admin, store] = [await test.signIn('admin'), await openStore()];
    const first = await store.save({ accountNumber: '' });
    expect([first.status, first.body.errors]).toEqual([
      400,
      [{ path: 'accountNumber', message: 'Account number is required' }],
    ]);
    await store.save({ upiId: 'sahyadri@okhdfcbank' });
    const kept = await store.save({ accountNumber: '', ifsc: 'hdfc 0001234', bankName: 'HDFC Bank Ltd' });
    expect(kept.body.data.details).toMatchObject({
      saved: { accountNumber: '•••• 6789', bankName: 'HDFC Bank Ltd', upiId: 'sa••••@okhdfcbank' },
    });
    expect(kept.body.data.details.changes[0].fields).toEqual(['bankName']);
    const read = await test.call('GET /store/bank-details', { token: store.token });
    const failed = await store.save({ accountNumber: '', pan: 'ABC' });
    for (const { body } of [first, kept, read, failed])
      expect(JSON.stringify(body)).not.toContain('50100123456789');
    // Admins, who verify the account, see that the stored number is the same.
    const { body } = await test.call('GET /admin/bank-accounts?limit=100', { token: admin.token });
    expect(
      body.data.accounts.find(({ supplierId }: { supplierId: string }) => supplierId === store.supplierId),
    ).toMatchObject({ accountNumber: '50100123456789', bankName: 'HDFC Bank Ltd' });
  });

  it('need the account number again when a bank code changes', async () => {
    const { save } = await openStore();
    await save({ swift: 'HDFCINBB' });
    const codes = [{ ifsc: 'ICIC0001234' }, { swift: 'ICICINBB' }, { swift: '' }];
    for (const changes of codes) {
      const refused = await save({ swift: 'HDFCINBB', accountNumber: '', ...changes });
      expect([refused.status, refused.body.errors]).toEqual([
        400,
        [{ path: 'accountNumber', message: 'Account number is required' }],
      ]);
    }
    const { details } = (await save({ ifsc: 'ICIC0001234', accountNumber: '000405112233' })).body.data;
    expect(details.saved).toMatchObject({ ifsc: 'ICIC0001234', accountNumber: '•••• 2233' });
  });

  it('are accessible only to the owner', async () => {
    const [mine, theirs] = [await openStore(), await openStore()];
    await mine.save();
    const read = (token?: string) => test.call('GET /store/bank-details', token ? { token } : {});
    expect((await read(theirs.token)).body.data.details.saved).toBeNull();
    expect((await read()).status).toBe(401);
    for (const role of ['customer', 'admin'] as const)
      expect((await read((await test.signIn(role)).token)).status).toBe(403);
  });
});

describe('the review of a bank account', () => {
  async function waiting(admin: { token: string }, supplierId: string) {
    const { body } = await test.call('GET /admin/bank-accounts?limit=100', { token: admin.token });
    return body.data.accounts.find((one: { supplierId: string }) => one.supplierId === supplierId);
  }
  const decide = (token: string, { id, body }: { id: string; body: object }) =>
    test.call(`POST /admin/bank-accounts/${id}/decision`, { token, body });
  const read = async (token: string) =>
    (await test.call('GET /store/bank-details', { token })).body.data.details.review;

  it('starts when an account is saved, and shows it to admins in full until it is decided', async () => {
    const [admin, store] = [await test.signIn('admin'), await openStore()];
    expect((await store.save()).body.data.details.review).toMatchObject({ state: 'in_review' });
    const account = await waiting(admin, store.supplierId);
    expect(account).toMatchObject({ accountNumber: '50100123456789', businessName: 'Sahyadri Corrugators' });
    const verified = await decide(admin.token, {
      id: account.id,
      body: { verify: true, note: 'Cheque compared' },
    });
    expect(verified.status).toBe(200);
    expect(await read(store.token)).toMatchObject({ state: 'verified', note: '' });
    expect(await waiting(admin, store.supplierId)).toBeUndefined();
    await store.save({ pan: '', gstin: '', remove: ['pan'] });
    expect(await read(store.token)).toMatchObject({ state: 'verified' });
    await store.save({ accountNumber: '50100123456780' });
    expect(await read(store.token)).toMatchObject({ state: 'in_review' });
  });

  it('rejects an account with a reason that its owner can read', async () => {
    const [admin, store] = [await test.signIn('admin'), await openStore()];
    await store.save();
    const { id } = await waiting(admin, store.supplierId);
    const silent = await decide(admin.token, { id, body: { verify: false, note: '' } });
    expect([silent.status, silent.body.errors[0].path]).toEqual([400, 'note']);
    await decide(admin.token, { id, body: { verify: false, note: 'The cheque names another company.' } });
    expect(await read(store.token)).toMatchObject({
      state: 'rejected',
      note: 'The cheque names another company.',
    });
    await test.runJobs();
    const { body } = await test.call('GET /notifications', { token: store.token });
    expect(body.data.notifications[0]).toMatchObject({ title: 'Your bank account needs a correction' });
  });

  it('is decided once, by an admin who does not own the store', async () => {
    const [admin, store] = [await test.signIn('admin'), await openStore()];
    await store.save();
    const { id } = await waiting(admin, store.supplierId);
    const both = await Promise.all([
      decide(admin.token, { id, body: { verify: true, note: 'Cheque compared' } }),
      decide(admin.token, { id, body: { verify: false, note: 'Another name' } }),
    ]);
    expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
    for (const role of ['customer', 'supplier'] as const) {
      const { token } = await test.signIn(role);
      expect((await decide(token, { id, body: { verify: true, note: 'Mine' } })).status).toBe(403);
      expect((await test.call('GET /admin/bank-accounts', { token })).status).toBe(403);
      expect((await test.call('GET /admin/bank-accounts/count', { token })).status).toBe(403);
    }
    const own = await test.signIn('admin');
    const { id: supplierId } = await createSupplier(db(), { ownerAccountId: own.accountId });
    const serverSecret = test.kernel.config.sessionSecret;
    await createBankDetails(db(), {
      supplierId,
      serverSecret,
      form: form(),
      changedAt: new Date(),
      state: 'in_review',
    });
    const mine = await waiting(own, supplierId);
    expect(mine.isOwn).toBe(true);
    expect((await decide(own.token, { id: mine.id, body: { verify: true, note: 'I know it' } })).status).toBe(
      403,
    );
  });
});
