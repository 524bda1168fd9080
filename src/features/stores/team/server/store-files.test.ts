import { beforeAll, describe, expect, it } from 'vitest';
import { ensureFilesWithheld } from '#features/conversations/inquiries/server/jobs.ts';
import { createStoredFile } from '#features/files/files/server/factory.ts';
import { fileReaders } from '#features/files/files/server/tables.ts';
import { addMember } from '#features/stores/suppliers/server/commands/members.ts';
import { createSupplier } from '#features/stores/suppliers/server/factory.ts';
import { type SignedIn, useTestApp } from '#support/test-app.ts';
import { memberJoined } from '../contract.ts';

const test = useTestApp();
const db = () => test.kernel.database.db;
let owner: SignedIn;
let buyer: SignedIn;
let supplierId: string;
let fileId: string;

beforeAll(async () => {
  [owner, buyer] = [await test.signIn('supplier'), await test.signIn('customer')];
  ({ id: supplierId } = await createSupplier(db(), { ownerAccountId: owner.accountId }));
  ({ id: fileId } = await createStoredFile(db(), {
    ownerAccountId: buyer.accountId,
    purpose: 'inquiry-attachment',
  }));
  await test.kernel.files.put(`files/${fileId}`, {
    bytes: new TextEncoder().encode('%PDF-1.7'),
    contentType: 'application/pdf',
  });
  const body = { supplierId, message: 'Can you make this?', attachmentIds: [fileId] };
  expect((await test.call('POST /inquiries', { token: buyer.token, body })).status).toBe(201);
});

async function hire(role: 'sales' | 'warehouse'): Promise<SignedIn> {
  const person = await test.signIn('supplier');
  await test.kernel.write({ actor: null, log: test.kernel.log }, async (ctx) => {
    await addMember(ctx, { supplierId, accountId: person.accountId, role });
    await ctx.emit(memberJoined, { supplierId, accountId: person.accountId });
  });
  await test.runJobs();
  return person;
}

const asOwner = async (person: SignedIn, { method, body }: { method: string; body?: object }) => {
  const path = `/store/team/${person.accountId}`;
  expect((await test.call(`${method} ${path}`, { token: owner.token, ...(body && { body }) })).status).toBe(
    200,
  );
  await test.runJobs();
};
const reads = async ({ token }: SignedIn) =>
  (await test.call(`GET /files/${fileId}/content`, { token })).status === 200;

describe('files of a store’s conversations', () => {
  it('can be read by members who join later, and no longer by those who left or changed roles', async () => {
    const person = await hire('sales');
    expect(await reads(person)).toBe(true);
    await asOwner(person, { method: 'PUT', body: { role: 'warehouse' } });
    expect(await reads(person)).toBe(false);
    await asOwner(person, { method: 'PUT', body: { role: 'sales' } });
    expect(await reads(person)).toBe(true);
    await asOwner(person, { method: 'DELETE' });
    expect([await reads(person), await reads(owner), await reads(buyer)]).toEqual([false, true, true]);
  });

  it('cannot be read by the warehouse', async () => {
    expect(await reads(await hire('warehouse'))).toBe(false);
  });

  it('are withdrawn from members to whom an older release gave access', async () => {
    const [packer, seller] = [await hire('warehouse'), await hire('sales')];
    await db().insert(fileReaders).values({ fileId, accountId: packer.accountId });
    expect(await reads(packer)).toBe(true);
    await ensureFilesWithheld(db());
    expect(await Promise.all([packer, seller, owner, buyer].map(reads))).toEqual([false, true, true, true]);
  });
});
