import { describe, expect, it } from 'vitest';
import { createStoredFile } from '#features/files/files/server/factory.ts';
import { createAccount } from '#features/identity/accounts/server/factory.ts';
import { createSupplier } from '#features/stores/suppliers/server/factory.ts';
import { type SignedIn, useTestApp } from '#support/test-app.ts';
import { maxMembers } from '../rules.ts';

const test = useTestApp();
const db = () => test.kernel.database.db;

interface Store extends SignedIn {
  supplierId: string;
}

async function openStore(): Promise<Store> {
  const owner = await test.signIn('supplier', 'Asha Patil');
  const { id: supplierId } = await createSupplier(db(), { ownerAccountId: owner.accountId });
  return { ...owner, supplierId };
}

let count = 0;
const someone = (): string => {
  count += 1;
  return `colleague-${count}@example.com`;
};

async function invite(
  store: Store,
  { email, role = 'sales' }: { email: string; role?: string },
): Promise<string> {
  const response = await test.call('POST /store/team/invitations', {
    token: store.token,
    body: { email, role },
  });
  expect(response.status).toBe(200);
  await test.runJobs();
  return /token=([\w-]+)/.exec(test.mails.findLast(({ to }) => to === email)?.text ?? '')?.[1] ?? '';
}

const newcomer = (token: string) => ({
  token,
  name: 'Ravi Kulkarni',
  phone: '+91 98220 55555',
  password: 'stitched and stacked',
});

async function hire(store: Store, role = 'sales') {
  const email = someone();
  const token = await invite(store, { email, role });
  const response = await test.call('POST /team-invitations/join', { body: newcomer(token) });
  expect(response.status).toBe(201);
  return { token: response.body.token as string, accountId: response.body.data.user.id as string, email };
}

const teamOf = async (token: string) => (await test.call('GET /store/team', { token })).body.data.team;

describe('an invitation', () => {
  it('adds a new account to the store, confirmed because the link was sent by email', async () => {
    const store = await openStore();
    const email = someone();
    const token = await invite(store, { email, role: 'warehouse' });
    const { body: read } = await test.call('POST /team-invitations/read', { body: { token } });
    expect(read.data.offer).toMatchObject({
      invitedBy: 'Asha Patil',
      role: 'warehouse',
      email,
      hasAccount: false,
    });
    const joined = await test.call('POST /team-invitations/join', { body: newcomer(token) });
    expect(joined.body.data.user).toMatchObject({ email, role: 'supplier', emailVerified: true });
    const { body } = await test.call('GET /store', { token: joined.body.token });
    expect(body.data.store).toMatchObject({ id: store.supplierId, role: 'warehouse' });
    expect((await teamOf(store.token)).members).toHaveLength(2);
  });

  it('works once, even when used five times simultaneously', async () => {
    const store = await openStore();
    const token = await invite(store, { email: someone() });
    const responses = await Promise.all(
      Array.from({ length: 5 }, () => test.call('POST /team-invitations/join', { body: newcomer(token) })),
    );
    expect(responses.filter(({ status }) => status === 201)).toHaveLength(1);
    expect((await test.call('POST /team-invitations/read', { body: { token } })).body.reason).toBe(
      'invitation_over',
    );
    expect((await teamOf(store.token)).members).toHaveLength(2);
  });

  it('is useless to anyone but the invited email address', async () => {
    const store = await openStore();
    const token = await invite(store, { email: someone() });
    const thief = await test.signIn('supplier');
    const stolen = await test.call('POST /team-invitations/accept', {
      token: thief.token,
      body: { token },
    });
    expect([stolen.status, stolen.body.reason]).toEqual([409, 'cannot_join']);
    expect((await test.call('GET /store/team', { token: thief.token })).status).toBe(409);
  });

  it('can be accepted by an existing supplier account, but not by a customer or another store’s owner', async () => {
    const store = await openStore();
    const colleague = await test.signIn('supplier');
    const accept = async (person: SignedIn) =>
      test.call('POST /team-invitations/accept', {
        token: person.token,
        body: { token: await invite(store, { email: person.email }) },
      });
    expect((await accept(colleague)).status).toBe(200);
    expect((await accept(await test.signIn('customer'))).body.message).toContain('customer account');
    expect((await accept(await openStore())).body.message).toContain('another store');
  });

  it('stops working when it is cancelled, replaced or a week old', async () => {
    const store = await openStore();
    const join = async (token: string) =>
      (await test.call('POST /team-invitations/join', { body: newcomer(token) })).body.reason;
    const [taken, replaced] = [someone(), someone()];
    const first = await invite(store, { email: taken });
    const { invitations } = await teamOf(store.token);
    await test.call(`DELETE /store/team/invitations/${invitations[0].id}`, { token: store.token });
    expect(await join(first)).toBe('invitation_over');
    const old = await invite(store, { email: replaced });
    const fresh = await invite(store, { email: replaced });
    expect(await join(old)).toBe('invitation_over');
    test.advance(8 * 24 * 3600);
    expect(await join(fresh)).toBe('invitation_over');
  });

  it('can be sent only by the owner, and not to a member', async () => {
    const store = await openStore();
    const member = await hire(store);
    const body = { email: someone(), role: 'sales' };
    for (const token of [member.token, (await test.signIn('customer')).token])
      expect((await test.call('POST /store/team/invitations', { token, body })).status).toBe(403);
    const again = await test.call('POST /store/team/invitations', {
      token: store.token,
      body: { email: member.email, role: 'sales' },
    });
    expect(again.body.reason).toBe('member_already');
    const owner = { email: someone(), role: 'owner' };
    expect(
      (await test.call('POST /store/team/invitations', { token: store.token, body: owner })).status,
    ).toBe(400);
  });
});

describe('a member', () => {
  it('can do what the role allows; the server refuses everything else', async () => {
    const store = await openStore();
    const [sales, warehouse] = [await hire(store, 'sales'), await hire(store, 'warehouse')];
    const status = async (token: string, path: string) => (await test.call(`GET ${path}`, { token })).status;
    for (const path of ['/store/products', '/store/team']) {
      expect(await status(sales.token, path)).toBe(200);
      expect(await status(warehouse.token, path)).toBe(200);
    }
    expect(await status(sales.token, '/store/inquiries')).toBe(200);
    const refused = await test.call('GET /store/inquiries', { token: warehouse.token });
    expect(refused.body).toMatchObject({ code: 'forbidden', reason: 'store_role' });
    for (const { token } of [sales, warehouse]) expect(await status(token, '/store/api-keys')).toBe(403);
  });

  it('sees sales figures only with an office role', async () => {
    const store = await openStore();
    const [sales, warehouse] = [await hire(store, 'sales'), await hire(store, 'warehouse')];
    const figures = [
      '/store/overview',
      '/store/sales-report',
      '/store/sales-report/file',
      '/store/sales-by-category',
      '/store/top-selling',
      ...['product-views', 'sales-trends', 'inquiry-analytics', 'buyer-demographics'].flatMap((name) => [
        `/store/insights/${name}`,
        `/store/insights/${name}/file`,
      ]),
    ];
    for (const path of figures) {
      const refused = await test.app.inject({
        url: `/api/v1${path}`,
        headers: { authorization: `Bearer ${warehouse.token}` },
      });
      expect([path, refused.statusCode, refused.json().reason]).toEqual([path, 403, 'store_role']);
    }
    for (const path of ['/store/overview', '/store/top-selling', '/store/insights/inquiry-analytics'])
      expect((await test.call(`GET ${path}`, { token: sales.token })).status).toBe(200);
    const counts = await test.call('GET /notifications/counts', { token: warehouse.token });
    expect(counts.body.data.counts).toMatchObject({ messages: 0, orders: 0 });
  });

  it('has a new role from the next request after the owner changes it', async () => {
    const store = await openStore();
    const member = await hire(store, 'sales');
    const path = `/store/team/${member.accountId}`;
    await test.call(`PUT ${path}`, { token: store.token, body: { role: 'warehouse' } });
    expect((await test.call('GET /store/inquiries', { token: member.token })).status).toBe(403);
    expect((await test.call(`PUT ${path}`, { token: member.token, body: { role: 'sales' } })).status).toBe(
      403,
    );
  });

  it('loses access with the next request after removal, and is notified', async () => {
    const store = await openStore();
    const member = await hire(store);
    const other = await openStore();
    const path = `/store/team/${member.accountId}`;
    expect((await test.call(`DELETE ${path}`, { token: other.token })).status).toBe(404);
    expect((await test.call(`DELETE ${path}`, { token: store.token })).status).toBe(200);
    expect((await test.call('GET /store/products', { token: member.token })).body.reason).toBe(
      'registration_unfinished',
    );
    await test.runJobs();
    expect(test.mails.findLast(({ to }) => to === member.email)?.subject).toContain(
      'You no longer have access to',
    );
  });

  it('does not get a replayed response that the current role no longer allows', async () => {
    const store = await openStore();
    const person = await hire(store);
    const { id: documentFileId } = await createStoredFile(db(), {
      ownerAccountId: person.accountId,
      purpose: 'certificate-document',
    });
    const dates = { issuedOn: '2026-01-05', expiresOn: '2036-01-05' };
    const send = () =>
      test.call('POST /store/certificates', {
        token: person.token,
        body: { code: 'ISO 9001', number: 'Q 1', body: 'TÜV SÜD', ...dates, documentFileId },
        headers: { 'idempotency-key': 'once' },
      });
    expect([(await send()).status, (await send()).status]).toEqual([201, 201]);
    const path = `/store/team/${person.accountId}`;
    await test.call(`PUT ${path}`, { token: store.token, body: { role: 'warehouse' } });
    expect((await send()).body).toMatchObject({ code: 'forbidden', reason: 'store_role' });
    await test.call(`DELETE ${path}`, { token: store.token });
    expect((await send()).body).toMatchObject({ code: 'conflict', reason: 'registration_unfinished' });
  });

  it('can leave, but the owner cannot', async () => {
    const store = await openStore();
    const member = await hire(store);
    expect((await test.call('POST /store/team/leave', { token: store.token })).body.reason).toBe(
      'owner_stays',
    );
    expect((await test.call('POST /store/team/leave', { token: member.token })).status).toBe(200);
    expect((await test.call('GET /store', { token: member.token })).body.data.store).toBeNull();
  });

  it('does not see open invitations', async () => {
    const store = await openStore();
    const member = await hire(store);
    await invite(store, { email: someone() });
    expect((await teamOf(member.token)).invitations).toEqual([]);
    expect((await teamOf(store.token)).invitations).toHaveLength(1);
  });
});

it('does not reveal without the link whether an email address has an account', async () => {
  const { email } = await createAccount(db(), { role: 'supplier' });
  const response = await test.call('POST /team-invitations/read', { body: { token: email } });
  expect(response.body.reason).toBe('invitation_over');
});

it('limits the number of people in a store, even with simultaneous invitations', async () => {
  const store = await openStore();
  const responses = await Promise.all(
    Array.from({ length: maxMembers + 4 }, (_, n) =>
      test.call('POST /store/team/invitations', {
        token: store.token,
        from: `10.1.0.${n}`,
        body: { email: someone() },
      }),
    ),
  );
  expect(responses.filter(({ status }) => status === 200)).toHaveLength(maxMembers - 1);
  const same = someone();
  const other = await openStore();
  await Promise.all(Array.from({ length: 4 }, () => invite(other, { email: same })));
  expect((await teamOf(other.token)).invitations).toHaveLength(1);
});
