import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { addSeconds } from '#lib/calendar.ts';
import { defineTag, everyPage, recordTag } from '#lib/page-tags.ts';
import { broadcast } from '#platform/live/broadcast.ts';
import { useTestApp } from '#support/test-app.ts';
import { findStoredPage, pruneStoredPages, storePage } from './page-store.ts';
import { pageDrops, storedPages } from './tables.ts';

const test = useTestApp();
const db = () => test.kernel.database.db;
const now = new Date();
const product = (slug: string) => recordTag(defineTag('GET /products/{slug}'), slug);

interface PageInput {
  key: string;
  tags?: string[];
  bytes?: number;
  usedAt?: Date;
  snapshot?: string;
}

const look = async (key: string, at = now) => findStoredPage(db(), { build: 'one', key, now: at });

async function store({ key, tags = [key], bytes = 10, usedAt = now, snapshot }: PageInput): Promise<void> {
  await storePage(db(), {
    build: 'one',
    key,
    page: {
      headers: { a: 'b' },
      etag: `"${key}"`,
      brotli: Buffer.alloc(bytes, 7),
      tags: new Set(tags.map(product)),
    },
    snapshot: snapshot ?? (await look('/nothing')).snapshot,
    expiresAt: addSeconds(now, 3600),
    now: usedAt,
  });
}

const keptKeys = async () =>
  (await db().select({ key: storedPages.key }).from(storedPages)).map(({ key }) => key).toSorted();

beforeEach(async () => {
  await db().delete(storedPages);
  await db().delete(pageDrops);
});

describe('stored pages', () => {
  it('are found as they were stored, by the build that rendered them, until they expire', async () => {
    await store({ key: '/a', tags: ['a', 'b'] });
    const { page } = await look('/a');
    expect(page).toEqual({
      headers: { a: 'b' },
      etag: '"/a"',
      brotli: Buffer.alloc(10, 7),
      tags: new Set([product('a'), product('b'), everyPage]),
    });
    expect((await look('/b')).page).toBeNull();
    expect((await findStoredPage(db(), { build: 'two', key: '/a', now })).page).toBeNull();
    expect((await look('/a', addSeconds(now, 3601))).page).toBeNull();
  });

  it('are not served after one of their tags was dropped, and others are', async () => {
    await store({ key: '/a', tags: ['a', 'shared'] });
    await store({ key: '/b', tags: ['b'] });
    await broadcast(db(), { kind: 'pages', tags: [product('shared')] });
    expect((await look('/a')).page).toBeNull();
    expect((await look('/b')).page).not.toBeNull();
    await store({ key: '/a', tags: ['a', 'shared'] });
    expect((await look('/a')).page).not.toBeNull();
    await broadcast(db(), { kind: 'pages', tags: [everyPage] });
    expect((await look('/a')).page ?? (await look('/b')).page).toBeNull();
  });

  it('are not served if they were rendered while the change had not been committed', async () => {
    const before = await db().transaction(async (tx) => {
      await broadcast(tx, { kind: 'pages', tags: [product('a')] });
      // Rendered from what was committed, on another connection, and stored before and after the commit.
      const { snapshot } = await look('/a');
      await store({ key: '/a', tags: ['a'], snapshot });
      expect((await look('/a')).page).not.toBeNull();
      return snapshot;
    });
    expect((await look('/a')).page).toBeNull();
    await store({ key: '/a', tags: ['a'], snapshot: before });
    expect((await look('/a')).page).toBeNull();
    await store({ key: '/a', tags: ['a'] });
    expect((await look('/a')).page).not.toBeNull();
  });

  it('survive a change that was rolled back', async () => {
    await store({ key: '/a', tags: ['a'] });
    await db()
      .transaction(async (tx) => {
        await broadcast(tx, { kind: 'pages', tags: [product('a')] });
        throw new Error('no');
      })
      .catch(() => {});
    expect((await look('/a')).page).not.toBeNull();
  });

  it('are not served if they came with the backup of another server', async () => {
    await store({ key: '/a', snapshot: '90000000000:90000000000:' });
    expect((await look('/a')).page).toBeNull();
  });

  it('take no more space than they may, and the least recently used go first', async () => {
    await store({ key: '/old', bytes: 400, usedAt: addSeconds(now, -9000) });
    await store({ key: '/older', bytes: 400, usedAt: addSeconds(now, -9500) });
    await store({ key: '/new', bytes: 400 });
    // A use counts.
    await look('/older');
    await pruneStoredPages(db(), { now, maxBytes: 800 });
    expect(await keptKeys()).toEqual(['/new', '/older']);
  });

  it('are deleted once they expired or were dropped, with the drops that have met all pages', async () => {
    await store({ key: '/a', tags: ['a'] });
    await store({ key: '/b', tags: ['b'] });
    await broadcast(db(), { kind: 'pages', tags: [product('a')] });
    await pruneStoredPages(db(), { now, maxBytes: 1e9 });
    expect(await keptKeys()).toEqual(['/a', '/b']);
    await db()
      .update(pageDrops)
      .set({ droppedAt: sql`${pageDrops.droppedAt} - interval '1 hour'` });
    await pruneStoredPages(db(), { now, maxBytes: 1e9 });
    expect(await keptKeys()).toEqual(['/b']);
    expect(await db().select().from(pageDrops)).toEqual([]);
    await pruneStoredPages(db(), { now: addSeconds(now, 7200), maxBytes: 1e9 });
    expect(await keptKeys()).toEqual([]);
  });
});
