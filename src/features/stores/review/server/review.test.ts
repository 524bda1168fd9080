import { beforeAll, describe, expect, it } from 'vitest';
import { createStoredFile } from '#features/files/files/server/factory.ts';
import { createAccount } from '#features/identity/accounts/server/factory.ts';
import { createSupplier } from '#features/stores/suppliers/server/factory.ts';
import { type SignedIn, useTestApp } from '#support/test-app.ts';

const test = useTestApp();
let admin: SignedIn;
beforeAll(async () => {
  admin = await test.signIn('admin', 'Wei Ling Tan');
});

const waiting = (given: object = {}) =>
  createSupplier(test.kernel.database.db, {
    status: 'submitted',
    approvedAt: null,
    verifiedAt: null,
    ...given,
  });
const decide = (
  id: string,
  { name, body, token = admin.token }: { name: string; body: object; token?: string },
) => test.call(`POST /admin/applications/${id}/${name}`, { token, body });
const shown = (slug: string) => test.call(`GET /suppliers/${slug}`);

describe('the review queue', () => {
  it('shows the longest waiting applications first, in pages', async () => {
    const made = [];
    for (const day of [3, 1, 2])
      made.push(await waiting({ submittedAt: new Date(`2024-01-0${day}T10:00:00Z`) }));
    const first = await test.call('GET /admin/applications?limit=2', { token: admin.token });
    expect(first.body.data.applications.map(({ id }: { id: string }) => id)).toEqual([
      made[1]?.id,
      made[2]?.id,
    ]);
    const rest = await test.call(`GET /admin/applications?limit=2&cursor=${first.body.data.nextCursor}`, {
      token: admin.token,
    });
    expect(rest.body.data.applications[0].id).toBe(made[0]?.id);
    expect((await test.call('GET /admin/applications?cursor=x', { token: admin.token })).status).toBe(400);
  });

  it.each(['supplier', 'customer'] as const)('is closed to a %s, and so is every decision', async (role) => {
    const { token } = await test.signIn(role);
    const { id } = await waiting();
    expect((await test.call('GET /admin/applications', { token })).status).toBe(403);
    expect((await test.call(`GET /admin/applications/${id}`, { token })).status).toBe(403);
    for (const name of ['approval', 'change-request', 'suspension', 'reinstatement']) {
      expect((await decide(id, { name, body: { version: 1, reason: 'x', note: 'x' }, token })).status).toBe(
        403,
      );
    }
    expect((await test.call('GET /admin/applications')).status).toBe(401);
  });
});

describe('a decision', () => {
  it('to approve publishes the store, is recorded, and notifies the supplier', async () => {
    const owner = await createAccount(test.kernel.database.db, { role: 'supplier' });
    const { id, slug } = await waiting({ ownerAccountId: owner.id });
    expect((await shown(slug)).status).toBe(404);
    const response = await decide(id, { name: 'approval', body: { version: 1, note: 'Documents seen' } });
    expect(response.status).toBe(200);
    expect(response.body.data.application).toMatchObject({ status: 'approved', version: 2 });
    expect(response.body.data.application.decisions).toMatchObject([
      { decision: 'approved', note: 'Documents seen', decidedByName: 'Wei Ling Tan' },
    ]);
    expect((await shown(slug)).body.data.supplier).toMatchObject({
      businessName: 'Sahyadri Corrugators',
      verified: false,
    });
    await test.runJobs();
    expect(test.mails.find(({ to }) => to === owner.email)?.subject).toBe(
      'Sahyadri Corrugators is approved on Packwright',
    );
  });

  it('marks a supplier as verified only if there is a document', async () => {
    const plain = await waiting();
    expect((await decide(plain.id, { name: 'approval', body: { version: 1, verified: true } })).status).toBe(
      400,
    );
    const { db } = test.kernel.database;
    const owner = await createAccount(db, { role: 'supplier' });
    const file = await createStoredFile(db, { ownerAccountId: owner.id, purpose: 'verification-document' });
    const documented = await waiting({ ownerAccountId: owner.id, verificationFileId: file.id });
    await decide(documented.id, { name: 'approval', body: { version: 1, verified: true } });
    expect((await shown(documented.slug)).body.data.supplier.verified).toBe(true);
  });

  it('to request changes reopens the registration with notes on its fields', async () => {
    const supplier = await test.signIn('supplier');
    const { id } = await waiting({ ownerAccountId: supplier.accountId });
    const fieldNotes = [{ path: 'gstin', message: 'This GSTIN belongs to another company.' }];
    expect((await decide(id, { name: 'change-request', body: { version: 1 } })).body.message).toBe(
      'Describe what to change',
    );
    expect(
      (
        await decide(id, {
          name: 'change-request',
          body: { version: 1, fieldNotes: [{ path: 'owner_id', message: 'x' }] },
        })
      ).status,
    ).toBe(400);
    expect((await decide(id, { name: 'change-request', body: { version: 1, fieldNotes } })).status).toBe(200);
    const { body } = await test.call('GET /registration', { token: supplier.token });
    expect(body.data.registration).toMatchObject({ status: 'changes_requested', decision: { fieldNotes } });
    await test.runJobs();
    expect(test.mails.find(({ to }) => to === supplier.email)?.text).toContain(
      'GSTIN: This GSTIN belongs to another company.',
    );
  });

  it('to suspend hides the store, and to reinstate shows it again', async () => {
    const { id, slug } = await createSupplier(test.kernel.database.db);
    expect((await decide(id, { name: 'suspension', body: { version: 1, reason: '' } })).body.message).toBe(
      'Enter a reason',
    );
    await decide(id, { name: 'suspension', body: { version: 1, reason: 'Complaints about quality' } });
    expect((await shown(slug)).status).toBe(404);
    await decide(id, { name: 'reinstatement', body: { version: 2, reason: 'Resolved' } });
    expect((await shown(slug)).status).toBe(200);
  });

  it('is recorded once when two admins decide at the same moment', async () => {
    const other = await test.signIn('admin');
    const { id } = await waiting();
    const responses = await Promise.all([
      decide(id, { name: 'approval', body: { version: 1 } }),
      decide(id, {
        name: 'change-request',
        body: { version: 1, note: 'Please add a document' },
        token: other.token,
      }),
    ]);
    expect(responses.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const { body } = await test.call(`GET /admin/applications/${id}`, { token: admin.token });
    expect(body.data.application.decisions).toHaveLength(1);
  });

  it('is refused if the status does not allow it', async () => {
    const { id } = await createSupplier(test.kernel.database.db, { status: 'draft' });
    for (const [name, body] of [
      ['approval', {}],
      ['suspension', { reason: 'x' }],
      ['reinstatement', { reason: 'x' }],
    ] as const) {
      expect((await decide(id, { name, body: { version: 1, ...body } })).status).toBe(409);
    }
    expect(
      (await decide('0190c6f2-0000-7000-8000-000000000000', { name: 'approval', body: { version: 1 } }))
        .status,
    ).toBe(404);
  });

  it('is refused about the admin’s own store', async () => {
    const { id } = await waiting({ ownerAccountId: admin.accountId });
    expect((await decide(id, { name: 'approval', body: { version: 1 } })).status).toBe(403);
  });
});

describe('a submission', () => {
  it('notifies every admin', async () => {
    const supplier = await test.signIn('supplier');
    const form = {
      businessName: 'Lakshya Packs',
      businessType: 'retail',
      email: 'a@example.com',
      country: 'AE',
      state: 'Dubai',
      city: 'Dubai',
      contactPerson: 'Zara',
      registeredAddress: 'Warehouse 4, Jebel Ali',
    };
    await test.call('PUT /registration', { token: supplier.token, body: { version: 0, step: 5, form } });
    await test.call('POST /registration/submission', {
      token: supplier.token,
      body: { version: 1, confirmDetails: true },
    });
    await test.runJobs();
    expect(test.mails.find(({ to }) => to === admin.email)?.subject).toBe(
      'Application to review: Lakshya Packs',
    );
  });
});

describe('an unconfirmed email address', () => {
  it('keeps an approved store private until it is confirmed', async () => {
    const { db } = test.kernel.database;
    const owner = await createAccount(db, { role: 'supplier', emailVerified: false });
    const { id, slug } = await waiting({ ownerAccountId: owner.id, ownerVerifiedAt: null });
    await decide(id, { name: 'approval', body: { version: 1 } });
    expect((await shown(slug)).status).toBe(404);
    await test.call('POST /auth/forgot-password', { body: { email: owner.email } });
    await test.runJobs();
    const token = /token=([\w-]+)/.exec(
      test.mails.findLast(({ to, subject }) => to === owner.email && subject.startsWith('Set'))?.text ?? '',
    )?.[1];
    await test.call('POST /auth/reset-password', { body: { token, password: 'a fresh sheet of board' } });
    await test.runJobs();
    expect((await shown(slug)).status).toBe(200);
  });
});
