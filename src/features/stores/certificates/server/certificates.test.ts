import { describe, expect, it } from 'vitest';
import { createStoredFile } from '#features/files/files/server/factory.ts';
import { createSupplier } from '#features/stores/suppliers/server/factory.ts';
import { addDays, toDateString } from '#lib/calendar.ts';
import { createJobContext } from '#platform/jobs/worker.ts';
import { useTestApp } from '#support/test-app.ts';
import { createCertificate } from './factory.ts';
import { remindOfExpiry } from './jobs.ts';

const test = useTestApp();
const db = () => test.kernel.database.db;
const inDays = (days: number) => toDateString(addDays(test.kernel.clock(), days));

async function openStore() {
  const person = await test.signIn('supplier');
  const { id: supplierId, slug } = await createSupplier(db(), { ownerAccountId: person.accountId });
  const document = () =>
    createStoredFile(db(), { ownerAccountId: person.accountId, purpose: 'certificate-document' });
  const add = async (changes: object = {}) => {
    const body = {
      code: 'ISO 9001',
      number: 'QM-1',
      body: 'Intertek India',
      issuedOn: '2025-02-01',
      expiresOn: inDays(300),
      documentFileId: (await document()).id,
      ...changes,
    };
    return test.call('POST /store/certificates', { token: person.token, body });
  };
  return { ...person, supplierId, slug, add };
}

async function visibleCertificates(slug: string): Promise<string[]> {
  // Responses are cached until the change has been announced.
  await test.runJobs();
  const { body } = await test.call(`GET /suppliers/${slug}`);
  return body.data.supplier.certificates.map(({ code }: { code: string }) => code);
}
const decide = async (id: string, body: object) =>
  test.call(`POST /admin/certificates/${id}/decision`, {
    token: (await test.signIn('admin')).token,
    body,
  });

describe('a certificate', () => {
  it('is visible to buyers from its approval until it expires or is removed', async () => {
    const { token, slug, email, add } = await openStore();
    const [sent] = (await add()).body.data.certificates;
    expect(sent).toMatchObject({ status: 'submitted', standing: 'in-review' });
    expect(await visibleCertificates(slug)).toEqual([]);
    const queue = await test.call('GET /admin/certificates', {
      token: (await test.signIn('admin')).token,
    });
    expect(queue.body.data.certificates.some(({ id }: { id: string }) => id === sent.id)).toBe(true);
    const responses = await Promise.all([
      decide(sent.id, { approve: true }),
      decide(sent.id, { approve: true }),
    ]);
    expect(responses.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(await visibleCertificates(slug)).toEqual(['ISO 9001']);
    expect(test.mails.some(({ to, subject }) => to === email && subject.startsWith('ISO 9001 is live'))).toBe(
      true,
    );
    expect((await test.call(`DELETE /store/certificates/${sent.id}`, { token })).status).toBe(200);
    expect(await visibleCertificates(slug)).toEqual([]);
  });

  it('is not shown once it has expired', async () => {
    const { slug, add } = await openStore();
    const [sent] = (await add({ expiresOn: inDays(0) })).body.data.certificates;
    await decide(sent.id, { approve: true });
    expect(await visibleCertificates(slug)).toEqual(['ISO 9001']);
    test.advance(86_400);
    expect(await visibleCertificates(slug)).toEqual([]);
  });

  it('is rejected with a reason that its supplier can read', async () => {
    const { token, slug, add } = await openStore();
    const [sent] = (await add()).body.data.certificates;
    expect((await decide(sent.id, { approve: false })).status).toBe(400);
    await decide(sent.id, { approve: false, note: 'The number is not on the document.' });
    const listed = (await test.call('GET /store/certificates', { token })).body.data.certificates;
    expect(listed[0]).toMatchObject({ standing: 'rejected', note: 'The number is not on the document.' });
    expect(await visibleCertificates(slug)).toEqual([]);
  });

  it('refuses implausible values', async () => {
    const { add } = await openStore();
    const paths = async (changes: object) =>
      (await add(changes)).body.errors.map(({ path }: { path: string }) => path);
    expect(await paths({ expiresOn: '2024-01-01' })).toEqual(['expiresOn']);
    expect(await paths({ expiresOn: inDays(-1) })).toEqual(['expiresOn']);
    expect(await paths({ number: '', issuedOn: 'soon' })).toEqual(['number', 'issuedOn']);
    const { id } = await createStoredFile(db(), {
      ownerAccountId: (await test.signIn('supplier')).accountId,
      purpose: 'certificate-document',
    });
    expect(await paths({ documentFileId: id })).toEqual(['documentFileId']);
  });

  it('can be changed only by its store', async () => {
    const [mine, theirs] = [await openStore(), await openStore()];
    const [sent] = (await mine.add()).body.data.certificates;
    expect((await test.call(`DELETE /store/certificates/${sent.id}`, { token: theirs.token })).status).toBe(
      404,
    );
    const body = { approve: true };
    const own = await test.call(`POST /admin/certificates/${sent.id}/decision`, {
      token: mine.token,
      body,
    });
    expect(own.status).toBe(403);
    expect((await test.call('GET /store/certificates')).status).toBe(401);
  });

  it('triggers reminders 60, 30 and 7 days before it expires, once each', async () => {
    const { email, supplierId } = await openStore();
    await createCertificate(db(), { supplierId, code: 'BRCGS', expiresOn: inDays(61) });
    const remind = () => createJobContext(test.kernel, 'test').write(remindOfExpiry);
    for (const days of [0, 1, 1, 28, 2, 23, 6, 2]) {
      test.advance(days * 86_400);
      await remind();
    }
    await test.runJobs();
    const subjects = test.mails.filter(({ to }) => to === email).map(({ subject }) => subject);
    expect(subjects.map((subject) => / expires (.*)$/.exec(subject)?.[1])).toEqual([
      'in 60 days',
      'in 29 days',
      'in 6 days',
    ]);
  });
});
