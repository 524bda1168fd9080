import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { createSupplier } from '#features/stores/suppliers/server/factory.ts';
import { addDays } from '#lib/calendar.ts';
import { newId } from '#lib/ids.ts';
import { addJob } from '#platform/jobs/queue.ts';
import { onePagePdf } from '#seed/publications/one-page-pdf.ts';
import { useTestApp } from '#support/test-app.ts';
import { createJob } from './factory.ts';
import { forgetApplicationsJob } from './jobs.ts';
import { jobApplications } from './tables.ts';

const test = useTestApp();
const db = () => test.kernel.database.db;

interface Application {
  slug: string;
  name?: string;
  email?: string;
  cv?: Uint8Array;
  fileName?: string;
  token?: string;
  key?: string;
  from?: string;
}

/** Sends an application as a browser does: a form with a file. */
async function apply({ slug, name = 'Meera Joshi', email = 'meera@example.com', ...given }: Application) {
  const form = new FormData();
  form.set('name', name);
  form.set('email', email);
  form.set('message', 'I fold well.');
  const bytes = given.cv ?? onePagePdf([name]);
  form.set('cv', new File([new Uint8Array(bytes)], given.fileName ?? 'cv.pdf', { type: 'application/pdf' }));
  const request = new Response(form);
  return test.call(`POST /jobs/${slug}/applications`, {
    body: Buffer.from(await request.arrayBuffer()),
    from: given.from ?? '203.0.113.9',
    ...(given.token ? { token: given.token } : {}),
    headers: {
      'content-type': request.headers.get('content-type') ?? '',
      ...(given.key ? { 'idempotency-key': given.key } : {}),
    },
  });
}

const statusesOf = (responses: { status: number }[]): number[] =>
  responses.map(({ status }) => status).toSorted((a, b) => a - b);

async function storeOwner() {
  const person = await test.signIn('supplier');
  const store = await createSupplier(db(), { ownerAccountId: person.accountId });
  return { ...person, storeId: store.id };
}

describe('the list of jobs', () => {
  it('is filtered, and each filter narrows the results', async () => {
    await createJob(db(), { title: 'Die-maker', country: 'DE', city: 'Esslingen', function: 'production' });
    await createJob(db(), {
      title: 'Remote artworker',
      country: 'PT',
      workplace: 'remote',
      function: 'design',
    });
    const all = await test.call('GET /jobs');
    expect(all.body.data.jobs.length).toBeGreaterThanOrEqual(2);
    const filtered = await test.call('GET /jobs?function=design&country=PT&workplace=remote&q=artworker');
    expect(filtered.body.data.jobs).toHaveLength(1);
    expect((await test.call('GET /jobs?q=zeppelin')).body.data.jobs).toEqual([]);
    expect(all.body.data.countries).toContainEqual({ code: 'PT', name: 'Portugal' });
  });

  it('is paged by a cursor, without skipping or repeating a job', async () => {
    const ids: string[] = [];
    let cursor = '';
    do {
      const { body } = await test.call(`GET /jobs?limit=1${cursor ? `&cursor=${cursor}` : ''}`);
      ids.push(...body.data.jobs.map(({ id }: { id: string }) => id));
      cursor = body.data.nextCursor;
    } while (cursor);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.length).toBeGreaterThanOrEqual(2);
  });

  it.each(['function=juggling', 'country=germany', 'cursor=1', 'limit=101', 'workplace=moon'])(
    'refuses %s',
    async (query) => {
      expect((await test.call(`GET /jobs?${query}`)).status).toBe(400);
    },
  );

  it.each(["'; drop table jobs; --", '((("', '% _ \\', '!&|'])('takes %j as mere words', async (q) => {
    expect((await test.call(`GET /jobs?q=${encodeURIComponent(q)}`)).status).toBe(200);
  });

  it('hides drafts, and drops a job after its last day', async () => {
    const draft = await createJob(db(), { isDraft: true });
    expect((await test.call(`GET /jobs/${draft.slug}`)).status).toBe(404);
    const closed = await createJob(db(), { expiresOn: '2020-01-01' });
    expect((await test.call(`GET /jobs/${closed.slug}`)).body.data.job.isClosed).toBe(true);
    expect((await apply({ slug: closed.slug })).status).toBe(409);
    const ids = (await test.call('GET /jobs?limit=100')).body.data.jobs.map(({ id }: { id: string }) => id);
    expect(ids).not.toContain(closed.id);
  });
});

describe('applying', () => {
  it('works for a visitor, who gets an email that does not repeat their input', async () => {
    const { slug } = await createJob(db());
    const response = await apply({ slug, name: 'Buy now at evil.example', email: 'stranger@example.com' });
    expect(response.status).toBe(201);
    await test.runJobs();
    const mail = test.mails.find(({ to }) => to === 'stranger@example.com');
    expect(mail?.subject).toBe('Your application: Box folder');
    expect(mail?.text).not.toContain('evil');
  });

  it('adds the application to the account of a signed-in user, once per job', async () => {
    const { slug } = await createJob(db());
    const me = await test.signIn('customer');
    const responses = await Promise.all(
      [1, 2, 3].map(() => apply({ slug, token: me.token, email: me.email })),
    );
    expect(statusesOf(responses)).toEqual([201, 409, 409]);
    const ownApplications = await test.call('GET /job-applications', { token: me.token });
    expect(ownApplications.body.data.applications).toHaveLength(1);
    const [{ id }] = ownApplications.body.data.applications;
    expect((await test.call(`POST /job-applications/${id}/withdraw`, { token: me.token })).status).toBe(200);
    expect((await apply({ slug, token: me.token, email: me.email })).status).toBe(201);
  });

  it('happens once with the same key and CV, and is refused with another CV', async () => {
    const job = await createJob(db());
    const key = newId();
    const responses = await Promise.all([1, 2, 3].map(() => apply({ slug: job.slug, key })));
    expect(new Set(responses.map(({ body }) => body.data.application.id)).size).toBe(1);
    const rows = await db().select().from(jobApplications).where(eq(jobApplications.jobId, job.id));
    expect(rows).toHaveLength(1);
    expect((await apply({ slug: job.slug, key, cv: onePagePdf(['Another CV']) })).status).toBe(409);
  });

  it.each([
    [
      'a picture called cv.pdf',
      new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13]),
      400,
    ],
    ['HTML called cv.pdf', new TextEncoder().encode('<script>alert(1)</script>'), 400],
    ['nothing', new Uint8Array(), 400],
  ])('refuses %s', async (_name, cv, status) => {
    const { slug } = await createJob(db());
    const response = await apply({ slug, cv, from: '203.0.113.77' });
    expect(response.status).toBe(status);
    expect(response.body.errors[0].path).toBe('cv');
  });

  it('refuses a CV above 5 MB, an invalid email and an empty name', async () => {
    const { slug } = await createJob(db());
    const large = new Uint8Array(5 * 1024 * 1024 + 1);
    large.set(onePagePdf(['Large']));
    expect([400, 413]).toContain((await apply({ slug, cv: large })).status);
    const wrong = await apply({ slug, email: 'nobody', name: ' ' });
    expect(wrong.status).toBe(400);
    expect(wrong.body.errors.map(({ path }: { path: string }) => path).toSorted()).toEqual(['email', 'name']);
    expect((await apply({ slug: 'no-such-job' })).status).toBe(404);
  });

  it('is rate-limited by IP address', async () => {
    const { slug } = await createJob(db(), { expiresOn: '2020-01-01' });
    const statuses: number[] = [];
    for (let n = 0; n < 31; n += 1) statuses.push((await apply({ slug, from: '198.51.100.4' })).status);
    expect(statuses.filter((status) => status === 409)).toHaveLength(30);
    expect(statuses.at(-1)).toBe(429);
  });
});

describe('a CV', () => {
  it('is deleted with its owner’s account, and after a year in any case', async () => {
    const { slug } = await createJob(db());
    const me = await test.signIn('customer');
    const stored = async (id: string) => {
      const [row] = await db().select().from(jobApplications).where(eq(jobApplications.id, id));
      return row?.cvStorageKey ?? '';
    };
    const mine = await stored((await apply({ slug, token: me.token })).body.data.application.id);
    const theirs = await stored((await apply({ slug, from: '203.0.113.80' })).body.data.application.id);
    expect(await test.kernel.files.read(mine)).toBeTruthy();
    const closing = { body: { password: me.password }, token: me.token };
    expect((await test.call('POST /account/close', closing)).status).toBe(200);
    await test.runJobs();
    await expect(test.kernel.files.read(mine)).rejects.toThrow();
    expect(await test.kernel.files.read(theirs)).toBeTruthy();
    await db()
      .update(jobApplications)
      .set({ createdAt: addDays(test.kernel.clock(), -366) })
      .where(eq(jobApplications.cvStorageKey, theirs));
    await addJob(db(), { job: forgetApplicationsJob, payload: {} });
    await test.runJobs();
    await expect(test.kernel.files.read(theirs)).rejects.toThrow();
    expect(await db().select().from(jobApplications).where(eq(jobApplications.cvStorageKey, theirs))).toEqual(
      [],
    );
  });

  it('can be read by the applicant, admins and the employer, and returns 404 for others', async () => {
    const owner = await storeOwner();
    const other = await storeOwner();
    const { slug } = await createJob(db(), { supplierId: owner.storeId });
    const me = await test.signIn('customer');
    const { body } = await apply({
      slug,
      token: me.token,
      email: me.email,
      fileName: '../../etc/"pass\nwd.html',
    });
    const path = `/job-applications/${body.data.application.id}/cv`;
    for (const reader of [me, owner, await test.signIn('admin')]) {
      const response = await test.call(`GET ${path}`, { token: reader.token });
      expect(response.status).toBe(200);
      expect(response.headers['content-type']).toBe('application/pdf');
      expect(response.headers['content-security-policy']).toContain('sandbox');
      expect(response.headers['content-disposition']).not.toContain('..');
    }
    for (const reader of [other, await test.signIn('customer')]) {
      expect((await test.call(`GET ${path}`, { token: reader.token })).status).toBe(404);
    }
    expect((await test.call(`GET ${path}`)).status).toBe(401);
  });
});

describe('deciding on an application', () => {
  it('moves step by step, only by the employer, and notifies the applicant', async () => {
    const [owner, other] = [await storeOwner(), await storeOwner()];
    const { id: jobId, slug } = await createJob(db(), { supplierId: owner.storeId });
    const { id } = (await apply({ slug, email: 'hopeful@example.com' })).body.data.application;
    const decide = (token: string, to: string) =>
      test.call(`POST /job-applications/${id}/status`, { token, body: { from: 'received', to } });
    expect((await decide(other.token, 'interview')).status).toBe(404);
    expect((await decide(owner.token, 'hired')).status).toBe(409);
    const twice = await Promise.all([1, 2].map(() => decide(owner.token, 'interview')));
    expect(statusesOf(twice)).toEqual([200, 409]);
    await test.runJobs();
    expect(
      test.mails.filter(({ to, text }) => to === 'hopeful@example.com' && text.includes('meet you')),
    ).toHaveLength(1);
    const received = await test.call(`GET /job-applications/received?jobId=${jobId}`, {
      token: owner.token,
    });
    expect(received.body.data.applications).toMatchObject([{ name: 'Meera Joshi', status: 'interview' }]);
    const theirs = await test.call(`GET /job-applications/received?jobId=${jobId}`, {
      token: other.token,
    });
    expect(theirs.body.data.applications).toEqual([]);
  });
});
