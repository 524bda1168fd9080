import { beforeAll, describe, expect, it } from 'vitest';
import { createArticle, createAuthor } from '#features/publishing/blog/server/factory.ts';
import { createCourse } from '#features/publishing/courses/server/factory.ts';
import { createGuidelineRow } from '#features/publishing/guides/server/factory.ts';
import { createIssueRow } from '#features/publishing/magazines/server/factory.ts';
import { createNews } from '#features/publishing/news/server/factory.ts';
import { createEvent } from '#features/publishing/trade-events/server/factory.ts';
import { createJob } from '#features/publishing/vacancies/server/factory.ts';
import { artUrl } from '#lib/art/art-url.ts';
import { addDays, toDateString } from '#lib/calendar.ts';
import type { Database } from '#platform/database/database.ts';
import { readGoogleFeed } from '#platform/spreadsheets/read-google-feed.ts';
import { useTestApp } from '#support/test-app.ts';

const publicUrl = 'https://packwright.example';
const test = useTestApp({ PUBLIC_URL: publicUrl });
const db = () => test.kernel.database.db;

const hostile = '<script>alert("1")</script> & ]]> \u0008“boxes”';
const imageUrl = '/media/01939f00-0000-7000-8000-000000000001-960.webp';

interface Kind {
  feed: string;
  /** Path of the endpoints of its editor. */
  editor: string;
  page: string;
  create: (
    db: Database,
    entry: { title: string; imageUrl?: string },
  ) => Promise<{ id: string; slug: string }>;
}

const kinds: Kind[] = [
  {
    feed: '/blog-list/feed.xml',
    editor: '/admin/blogs',
    page: '/blog/details/',
    create: async (database, entry) =>
      createArticle(database, { ...entry, authorId: await createAuthor(database) }),
  },
  { feed: '/news/feed.xml', editor: '/admin/news', page: '/news/', create: createNews },
  {
    feed: '/guidelines/feed.xml',
    editor: '/admin/guidelines',
    page: '/guidelines/',
    create: createGuidelineRow,
  },
  {
    feed: '/magazines/feed.xml',
    editor: '/admin/magazines',
    page: '/magazines/',
    create: (database, entry) => createIssueRow(database, { ...entry, number: 1 }),
  },
  { feed: '/courses/feed.xml', editor: '/admin/courses', page: '/courses/', create: createCourse },
  { feed: '/events/feed.xml', editor: '/admin/events', page: '/events/', create: createEvent },
  {
    feed: '/jobs/feed.xml',
    editor: '/job-postings',
    page: '/jobs/',
    create: (database, { title }) => createJob(database, { title }),
  },
];

/** Returns the entries of a feed by the names of their elements. */
async function readEntries(xml: string): Promise<Record<string, string>[]> {
  const rows: string[][] = [];
  for await (const row of readGoogleFeed(Buffer.from(xml))) rows.push(row);
  const [names = [], ...entries] = rows;
  return entries.map((entry) => Object.fromEntries(names.map((name, at) => [name, entry[at] ?? ''])));
}

const get = (url: string, headers: Record<string, string> = {}) => test.app.inject({ url, headers });
const read = async (url: string) => readEntries((await get(url)).body);

describe.each(kinds)('$feed', ({ feed, editor, page, create }) => {
  let token: string;
  beforeAll(async () => {
    ({ token } = await test.signIn('admin'));
  });

  it('has the newest entry with its id, link, dates and picture, whatever its title is', async () => {
    const { id, slug } = await create(db(), { title: hostile, imageUrl });
    const { headers, body } = await get(feed);
    expect(headers['content-type']).toBe('application/atom+xml; charset=utf-8');
    const [entry] = await readEntries(body);
    expect(entry).toMatchObject({ id: `urn:uuid:${id}`, link: `${publicUrl}${page}${slug}` });
    expect(entry?.title).toBe(
      '&#60;script&#62;alert(&#34;1&#34;)&#60;/script&#62; &#38; ]]&#62; &#8;“boxes”',
    );
    expect(entry?.summary).not.toBe('');
    expect(Date.parse(entry?.updated ?? '')).toBeLessThanOrEqual(Date.now());
    expect(body).not.toContain('\u0008');
    expect(body).toContain(`<link rel="self" href="${publicUrl}${feed}"/>`);
    if (feed !== '/jobs/feed.xml')
      expect(body).toContain(`<link rel="enclosure" href="${publicUrl}${imageUrl}" type="image/webp"/>`);
  });

  it('answers that nothing changed, and drops an entry as soon as it is withdrawn', async () => {
    const [{ id } = { id: '' }] = await read(feed);
    const { etag = '' } = (await get(feed)).headers;
    expect((await get(feed, { 'if-none-match': etag })).statusCode).toBe(304);
    const path = `${editor}/${id.replace('urn:uuid:', '')}`;
    const [entry] = Object.values((await test.call(`GET ${path}`, { token })).body.data) as [object];
    const saved = await test.call(`PUT ${path}`, {
      token,
      body: { ...entry, title: 'Withdrawn', imageUrl: null, isDraft: true },
    });
    expect(saved.status, JSON.stringify(saved.body)).toBe(200);
    expect(await read(feed)).toEqual([]);
  });
});

describe('a feed', () => {
  it('has the thirty newest entries, and none before its time', async () => {
    const authorId = await createAuthor(db());
    const today = new Date();
    for (let day = -3; day < 32; day += 1)
      await createArticle(db(), { authorId, title: `Post ${day}`, publishedAt: addDays(today, -day) });
    test.advance(61);
    const titles = (await read('/blog-list/feed.xml')).map(({ title }) => title);
    expect(titles).toEqual(Array.from({ length: 30 }, (_, day) => `Post ${day}`));
  });

  it('has no job whose last day has passed', async () => {
    await createJob(db(), { title: 'Closed', expiresOn: toDateString(addDays(new Date(), -2)) });
    await createJob(db(), { title: 'Open' });
    test.advance(61);
    expect((await read('/jobs/feed.xml')).map(({ title }) => title)).toEqual(['Open']);
  });

  it('names the type of an illustration', async () => {
    await createNews(db(), { imageUrl: artUrl({ what: 'hero' }) });
    test.advance(61);
    expect((await get('/news/feed.xml')).body).toContain('.svg" type="image/svg+xml"/>');
  });

  it('is found at the address of the first feed', async () => {
    const { statusCode, headers } = await get('/blog/feed.xml');
    expect([statusCode, headers.location]).toEqual([301, '/blog-list/feed.xml']);
  });
});
