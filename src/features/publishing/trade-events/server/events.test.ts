import { beforeAll, describe, expect, it } from 'vitest';
import { loadCommunity } from '#seed/community/load-community.ts';
import { type SignedIn, useTestApp } from '#support/test-app.ts';
import { createEvent } from './factory.ts';

const test = useTestApp();
let admin: SignedIn;
let customer: SignedIn;

beforeAll(async () => {
  admin = await test.signIn('admin');
  customer = await test.signIn('customer');
  await loadCommunity(test.kernel.database.db, new Date());
});

const get = (path: string) => test.call(`GET ${path}`);
const form = {
  title: 'Konkan Box Meeting',
  slug: '',
  startsOn: '2031-05-04',
  endsOn: '2031-05-06',
  venue: 'The old dock',
  city: 'Ratnagiri',
  country: 'IN',
  category: 'Workshop',
  summary: 'Boxes by the sea.',
  audience: '',
  organiser: '',
  websiteUrl: '',
  imageUrl: null,
  markdown: '## What it is\n\nTwo days of **salt**.',
  isDraft: false,
  version: null,
};
const write = (changes: object = {}, token = admin.token) =>
  test.call('POST /admin/events', { token, body: { ...form, ...changes } });
const save = (id: string, changes: object) =>
  test.call(`PUT /admin/events/${id}`, {
    token: admin.token,
    body: { ...form, ...changes },
  });

describe('the seeded events', () => {
  it('are dated around today, and are not duplicated by another start', async () => {
    const { db } = test.kernel.database;
    const now = new Date();
    await loadCommunity(db, now);
    const before = await get('/events?limit=100');
    await loadCommunity(db, now);
    const upcoming = await get('/events?limit=100');
    expect(upcoming.body).toEqual(before.body);
    expect(upcoming.body.data.events.length).toBeGreaterThan(10);
    expect((await get('/events?when=past&limit=100')).body.data.events.length).toBeGreaterThan(10);
    const { today, events } = upcoming.body.data;
    expect(events.every(({ endsOn }: { endsOn: string }) => endsOn >= today)).toBe(true);
  });

  it('are repeated in later years', async () => {
    const later = new Date(Date.now() + 3 * 365 * 86_400_000);
    await loadCommunity(test.kernel.database.db, later);
    const all = (await get('/events?limit=100')).body.data.events as { startsOn: string }[];
    expect(all.some(({ startsOn }) => startsOn > later.toISOString().slice(0, 10))).toBe(true);
  });
});

describe('the list', () => {
  it('pages upcoming events forward and past ones backward, each once', async () => {
    for (const when of ['upcoming', 'past']) {
      const shownEvent: { id: string; startsOn: string }[] = [];
      let cursor: string | null = null;
      do {
        const response = await get(`/events?when=${when}&limit=7${cursor ? `&cursor=${cursor}` : ''}`);
        shownEvent.push(...response.body.data.events);
        cursor = response.body.data.nextCursor;
      } while (cursor);
      expect(new Set(shownEvent.map(({ id }) => id)).size).toBe(shownEvent.length);
      const starts = shownEvent.map(({ startsOn }) => startsOn);
      expect(starts).toEqual(when === 'past' ? starts.toSorted().toReversed() : starts.toSorted());
    }
  });

  it('filters by month, country and category, with an event of two months in both', async () => {
    await createEvent(test.kernel.database.db, {
      slug: 'over-new-year',
      startsOn: '2032-12-30',
      endsOn: '2033-01-02',
      country: 'PT',
      category: 'Open day',
    });
    for (const query of ['month=2032-12', 'month=2033-01', 'country=PT', 'category=Open%20day&country=PT']) {
      const { events } = (await get(`/events?limit=100&${query}`)).body.data;
      expect(
        events.map(({ slug }: { slug: string }) => slug),
        query,
      ).toContain('over-new-year');
    }
    expect((await get('/events?month=2033-02')).body.data.events).toEqual([]);
    const { filters } = (await get('/event-filters')).body.data;
    expect(filters.countries).toContainEqual({ country: 'PT', count: 1 });
    const { body } = await get('/event-calendar?month=2033-01');
    expect(body.data.events).toHaveLength(1);
  });

  it.each([
    'month=2026-13',
    'month=2026',
    'country=india',
    'when=never',
    'limit=101',
    'cursor=1',
    "cursor=2026-01-01.';drop table events",
  ])('refuses %s', async (query) => {
    expect((await get(`/events?${query}`)).status).toBe(400);
  });
});

describe('one event', () => {
  it('includes its body and related events', async () => {
    const { slug } = await createEvent(test.kernel.database.db, {
      markdown: '<script>1</script>\n\n**Yes**',
    });
    const { event, related } = (await get(`/events/${slug}`)).body.data;
    expect(event.html).toContain('<strong>Yes</strong>');
    expect(event.html).not.toContain('<script');
    expect(related).toHaveLength(3);
    expect(related.map((other: { slug: string }) => other.slug)).not.toContain(slug);
  });

  it.each(['nobody-knows', '..%2f..%2fetc', '%00', "'--"])('%s does not exist', async (slug) => {
    const { status } = await get(`/events/${slug}`);
    expect([400, 404]).toContain(status);
  });
});

describe('the event editor', () => {
  it('creates, publishes, changes, unpublishes and deletes events', async () => {
    const draft = await write({ isDraft: true, summary: '', city: '', markdown: '' });
    expect(draft.status).toBe(201);
    const { id, slug, version } = draft.body.data.event;
    expect(slug).toBe('konkan-box-meeting-2031');
    expect((await get(`/events/${slug}`)).status).toBe(404);

    const refused = await save(id, { city: '', markdown: '', version });
    expect(refused.status).toBe(400);
    expect(refused.body.errors.map(({ path }: { path: string }) => path)).toEqual(['city', 'markdown']);

    const published = await save(id, { version });
    expect(published.body.data.event).toMatchObject({ isDraft: false, wasPublic: true });
    expect((await get(`/events/${slug}`)).body.data.event.html).toContain('<strong>salt</strong>');

    const renamed = await save(id, { title: 'Konkan Meeting', slug: 'other', version: null });
    expect(renamed.body.data.event).toMatchObject({ title: 'Konkan Meeting', slug });

    await save(id, { isDraft: true, version: null });
    expect((await get(`/events/${slug}`)).status).toBe(404);
    const deletion = await test.call(`DELETE /admin/events/${id}`, { token: admin.token });
    expect(deletion.status).toBe(200);
    expect((await save(id, {})).status).toBe(404);
    // Its slug is not reused.
    expect((await write()).body.data.event.slug).not.toBe(slug);
  });

  it('lets the first of two editors save, and gives the second an error', async () => {
    const { id, version } = (await write({ title: 'Two at once' })).body.data.event;
    const responses = await Promise.all(['One', 'Two', 'Three'].map((title) => save(id, { title, version })));
    expect(responses.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
    expect(responses.find(({ status }) => status === 409)?.body).toMatchObject({ code: 'conflict' });
  });

  it.each([
    [{ title: ' ' }, 'title'],
    [{ startsOn: '2031-02-30' }, 'startsOn'],
    [{ endsOn: '2031-05-01' }, 'endsOn'],
    [{ country: 'Portugal' }, 'country'],
    [{ websiteUrl: 'javascript:alert(1)' }, 'websiteUrl'],
    [{ websiteUrl: 'https://x.example/"><script>' }, 'websiteUrl'],
    [{ slug: '../admin' }, 'slug'],
    [{ imageUrl: 'https://elsewhere.example/x.png' }, 'imageUrl'],
    [{ title: 'A\u0000B' }, 'title'],
  ])('refuses %j', async (changes, path) => {
    const response = await write(changes);
    expect(response.status).toBe(400);
    expect(response.body.errors[0].path).toContain(path);
  });

  it('is limited to admins', async () => {
    const { id } = (await write({ title: 'Not yours' })).body.data.event;
    const supplier = await test.signIn('supplier');
    for (const token of [customer.token, supplier.token]) {
      expect((await write({}, token)).status).toBe(403);
      expect((await test.call('GET /admin/events', { token })).status).toBe(403);
      expect((await test.call(`GET /admin/events/${id}`, { token })).status).toBe(403);
      expect((await test.call(`DELETE /admin/events/${id}`, { token })).status).toBe(403);
      const body = form;
      expect((await test.call(`PUT /admin/events/${id}`, { token, body })).status).toBe(403);
    }
    expect((await test.call('GET /admin/events')).status).toBe(401);
  });
});
