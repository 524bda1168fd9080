import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { loadCommunity } from '#seed/community/load-community.ts';
import { type SignedIn, useTestApp } from '#support/test-app.ts';
import { createMentor } from './factory.ts';

const test = useTestApp();
let admin: SignedIn;
let asker: SignedIn;
let other: SignedIn;
let slug: string;
let calls = 0;
// One IP address may send thirty forms in ten minutes; the tests send more.
const elsewhere = (): string => `203.0.113.${(calls += 1)}`;

beforeAll(async () => {
  admin = await test.signIn('admin');
  other = await test.signIn('supplier');
  await loadCommunity(test.kernel.database.db, new Date());
});
beforeEach(async () => {
  asker = await test.signIn('customer', 'Daniel Reyes');
  const contactEmail = 'anjali@mentors.example';
  slug = (await createMentor(test.kernel.database.db, { name: 'Anjali D', contactEmail, position: 99 })).slug;
  test.mails.length = 0;
});

const get = (path: string, token?: string) => test.call(`GET ${path}`, token ? { token } : {});
const soon = (): string => new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10);
const question = () => ({
  topic: 'Boxes that lean',
  message: 'Our boxes lean after a week in the store.\nWhy?',
  times: [{ date: soon(), part: 'morning' }],
  timeZone: 'Asia/Kolkata',
});
const ask = (changes: object = {}, { token = asker.token, key = '' } = {}) =>
  test.call(`POST /mentors/${slug}/sessions`, {
    token,
    from: elsewhere(),
    body: { ...question(), ...changes },
    ...(key ? { headers: { 'idempotency-key': key } } : {}),
  });
const setStatus = (
  id: string,
  { token = admin.token, ...body }: { status: string; answer?: string; token?: string },
) => test.call(`POST /admin/mentor-sessions/${id}/status`, { token, body });

describe('the mentors', () => {
  it('are seeded, can be filtered by expertise and language, and do not reveal their contact', async () => {
    const { filters } = (await get('/mentor-filters')).body.data;
    expect(filters.languages.map(({ name }: { name: string }) => name)).toContain('Hindi');
    const matches = await get('/mentors?language=Hindi');
    expect(matches.body.data.mentors.map(({ slug: known }: { slug: string }) => known)).toEqual([
      'anjali-deshpande',
    ]);
    expect(
      (await get(`/mentors?expertise=${encodeURIComponent(filters.expertise[0].name)}`)).body.data.mentors,
    ).not.toEqual([]);
    expect((await get("/mentors?expertise=' or 1=1 --")).body.data.mentors).toEqual([]);
    const one = await get('/mentors/anjali-deshpande');
    expect(one.body.data.related).toHaveLength(3);
    expect(JSON.stringify(one.body)).not.toContain('@');
    expect(JSON.stringify((await get('/mentors')).body)).not.toContain('@');
  });
});

describe('requesting a session', () => {
  it('is stored, emailed to the mentor and the person, and answered', async () => {
    const sent = await ask();
    expect(sent.status).toBe(201);
    const { session } = sent.body.data;
    expect(session).toMatchObject({ status: 'new', topic: 'Boxes that lean', timeZone: 'Asia/Kolkata' });
    await test.runJobs();
    expect(test.mails.map(({ to }) => to).toSorted()).toEqual(
      [asker.email, 'anjali@mentors.example'].toSorted(),
    );
    const toMentor = test.mails.find(({ to }) => to === 'anjali@mentors.example');
    expect(toMentor?.text).toContain('Our boxes lean after a week');
    // The person can only be contacted through the product.
    expect(toMentor?.text).not.toContain(asker.email);

    test.mails.length = 0;
    const response = 'Thursday at ten, by video.';
    const arranged = await setStatus(session.id, { status: 'arranged', answer: response });
    expect(arranged.body.data.session).toMatchObject({ status: 'arranged', answer: response });
    await test.runJobs();
    expect(test.mails).toHaveLength(1);
    expect(test.mails[0]).toMatchObject({ to: asker.email });
    expect(test.mails[0]?.text).toContain(response);
    const mine = await get('/account/mentor-sessions', asker.token);
    expect(mine.body.data.sessions[0]).toMatchObject({
      id: session.id,
      status: 'arranged',
      answer: response,
    });
  });

  it('is made once when a lost response is retried', async () => {
    const key = `key-${Date.now()}`;
    const responses = [await ask({}, { key }), await ask({}, { key })];
    expect(responses[1]?.body.data.session.id).toBe(responses[0]?.body.data.session.id);
  });

  it('allows three open requests to one mentor, also when more are sent at the same moment', async () => {
    const responses = await Promise.all(Array.from({ length: 6 }, (_, at) => ask({ topic: `Topic ${at}` })));
    expect(responses.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      201, 201, 201, 409, 409, 409,
    ]);
  });

  it.each([
    [{ topic: ' ' }, 'topic'],
    [{ message: 'Short' }, 'message'],
    [{ times: [] }, 'times'],
    [{ times: [{ date: '2020-01-01', part: 'morning' }] }, 'times.0.date'],
    [{ times: [{ date: '2090-01-01', part: 'morning' }] }, 'times.0.date'],
    [{ times: [{ date: '2027-02-30', part: 'morning' }] }, 'times.0.date'],
    [{ times: [{ date: soon(), part: 'night' }] }, 'times.0.part'],
    [{ timeZone: 'Moon/Base' }, 'timeZone'],
  ])('is refused with %j', async (changes, path) => {
    const response = await ask(changes);
    expect(response.status).toBe(400);
    expect(response.body.errors[0].path).toBe(path);
  });

  it('needs a signed-in member and an existing mentor', async () => {
    expect((await test.call(`POST /mentors/${slug}/sessions`, { body: question() })).status).toBe(401);
    expect((await ask({}, { token: admin.token })).status).toBe(403);
    slug = 'nobody';
    expect((await ask()).status).toBe(404);
  });

  it('ignores a status or an account in the body', async () => {
    const { session } = (await ask({ status: 'arranged', accountId: other.accountId, answer: 'Yes' })).body
      .data;
    expect(session).toMatchObject({ status: 'new', answer: '' });
    expect((await get('/account/mentor-sessions', other.token)).body.data.sessions).toEqual([]);
  });
});

describe('a session request', () => {
  it('can only be withdrawn by the person who made it', async () => {
    const { id } = (await ask()).body.data.session;
    const withdraw = (token: string) =>
      test.call(`POST /account/mentor-sessions/${id}/withdraw`, { token, body: {} });
    expect((await withdraw(other.token)).status).toBe(404);
    expect((await withdraw(asker.token)).body.data.session.status).toBe('withdrawn');
    expect((await withdraw(asker.token)).status).toBe(409);
    expect((await setStatus(id, { status: 'arranged' })).status).toBe(409);
  });

  it('is decided once when two admins decide at the same moment', async () => {
    const { id } = (await ask()).body.data.session;
    const responses = await Promise.all([
      setStatus(id, { status: 'arranged' }),
      setStatus(id, { status: 'declined' }),
      setStatus(id, { status: 'declined' }),
    ]);
    const won = responses.filter(({ status }) => status === 200).length;
    // Declining a session that was arranged a moment before is a separate, valid step.
    expect([1, 2]).toContain(won);
    const { status } = (await get('/account/mentor-sessions', asker.token)).body.data.sessions[0];
    expect(['arranged', 'declined']).toContain(status);
  });

  it('can only be read and changed by admins', async () => {
    const { id } = (await ask()).body.data.session;
    for (const token of [asker.token, other.token]) {
      expect((await setStatus(id, { status: 'arranged', token })).status).toBe(403);
      expect((await get('/admin/mentor-sessions', token)).status).toBe(403);
    }
    expect((await setStatus(id, { status: 'held' })).status).toBe(409);
    const waiting = await get('/admin/mentor-sessions?status=new', admin.token);
    expect(waiting.body.data.sessions.map((row: { id: string }) => row.id)).toContain(id);
  });
});

describe('the mentor editor', () => {
  const form = {
    name: 'Priya Nair',
    slug: '',
    years: 9,
    expertise: ['Labels'],
    languages: ['Malayalam', 'English'],
    bio: 'Has printed labels for nine years.',
    city: 'Kochi',
    country: 'IN',
    availability: '',
    contactEmail: '',
    photo: null,
    markdown: 'Bring a **label**.',
    isDraft: true,
    version: null,
  };
  const write = (changes: object = {}, token = admin.token) =>
    test.call('POST /admin/mentors', { token, body: { ...form, ...changes } });

  it('creates, publishes and deletes mentors; session requests stay', async () => {
    const { mentor } = (await write()).body.data;
    slug = mentor.slug;
    expect((await get(`/mentors/${slug}`)).status).toBe(404);
    expect((await ask()).status).toBe(404);
    const body = { ...form, isDraft: false, version: mentor.version };
    await test.call(`PUT /admin/mentors/${mentor.id}`, { token: admin.token, body });
    expect((await get(`/mentors/${slug}`)).body.data.mentor.html).toContain('<strong>label</strong>');
    await ask();
    await test.call(`DELETE /admin/mentors/${mentor.id}`, { token: admin.token });
    expect((await get(`/mentors/${slug}`)).status).toBe(404);
    const mine = (await get('/account/mentor-sessions', asker.token)).body.data.sessions;
    expect(mine[0].mentor.name).toBe('Priya Nair');
  });

  it('refuses incomplete input, and everyone but admins', async () => {
    expect((await write({ isDraft: false, expertise: [] })).body.errors[0].path).toBe('expertise');
    expect((await write({ contactEmail: 'not an address' })).status).toBe(400);
    expect((await write({ years: 90 })).status).toBe(400);
    for (const token of [asker.token, other.token]) expect((await write({}, token)).status).toBe(403);
  });
});
