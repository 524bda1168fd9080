import { and, eq, gt, lt, notExists, or, sql } from 'drizzle-orm';
import { addSeconds } from '#lib/calendar.ts';
import { everyPage, type PageTag } from '#lib/page-tags.ts';
import type { Database } from '../database/database.ts';
import { createPreparedQuery } from '../database/prepared-query.ts';
import { excluded } from '../database/typed-sql.ts';
import { pageDrops, storedPages } from './tables.ts';

/** A page as it is stored: a success, compressed with Brotli. */
export interface StoredPage {
  headers: Record<string, string>;
  etag: string;
  brotli: Buffer;
  tags: ReadonlySet<PageTag>;
}

interface FoundPage {
  page: StoredPage | null;
  /** The transactions committed by then: a page that is rendered now is stored with it. */
  snapshot: string;
}

/** True for a drop of one of the page's tags by a transaction that had not committed when the page was rendered. */
const isDropOfPage = sql`${pageDrops.tag} = any(${storedPages.tags})
  and not pg_visible_in_snapshot(${pageDrops.transaction}, ${storedPages.snapshot})`;

/** False for a page from the backup of a server that had counted more transactions: its drops cannot be compared. */
const isOfThisServer = sql`pg_snapshot_xmax(${storedPages.snapshot}) <= pg_snapshot_xmax(pg_current_snapshot())`;

const findStored = createPreparedQuery((db) =>
  db
    .select({
      snapshot: sql<string>`pg_current_snapshot()::text`,
      headers: storedPages.headers,
      etag: storedPages.etag,
      body: storedPages.body,
      tags: storedPages.tags,
      usedAt: storedPages.usedAt,
    })
    // One row, whether or not there is a page.
    .from(sql`(select 1) as asked`)
    .leftJoin(
      storedPages,
      and(
        eq(storedPages.build, sql.placeholder('build')),
        eq(storedPages.key, sql.placeholder('key')),
        gt(storedPages.expiresAt, sql`${sql.placeholder('now')}::timestamptz`),
        isOfThisServer,
        notExists(db.select({ one: sql`1` }).from(pageDrops).where(isDropOfPage)),
      ),
    )
    .prepare('stored_page'),
);

interface PageKey {
  build: string;
  key: string;
}

/** Uses are recorded this often at most: they only decide what is deleted first. */
const usedEverySeconds = 3600;

/** Looks for a stored page that nothing has dropped. */
export async function findStoredPage(
  db: Database,
  { build, key, now }: PageKey & { now: Date },
): Promise<FoundPage> {
  const [row] = await findStored(db).execute({ build, key, now: now.toISOString() });
  if (!row) throw new Error('The database did not answer.');
  const { snapshot, headers, etag, body, tags, usedAt } = row;
  if (!headers || !etag || !body || !tags || !usedAt) return { page: null, snapshot };
  if (usedAt < addSeconds(now, -usedEverySeconds))
    await db
      .update(storedPages)
      .set({ usedAt: now })
      .where(and(eq(storedPages.build, build), eq(storedPages.key, key)));
  return { page: { headers, etag, brotli: body, tags: new Set(tags) }, snapshot };
}

/** Stores a page that was rendered after `snapshot`, and replaces the one that was stored before. */
export async function storePage(
  db: Database,
  stored: PageKey & { page: StoredPage; snapshot: string; expiresAt: Date; now: Date },
): Promise<void> {
  const { build, key, page, snapshot, expiresAt, now } = stored;
  const { headers, etag, brotli, tags } = page;
  await db
    .insert(storedPages)
    .values({
      build,
      key,
      headers,
      etag,
      body: brotli,
      bytes: brotli.length,
      tags: [...tags, everyPage],
      snapshot,
      expiresAt,
      usedAt: now,
    })
    .onConflictDoUpdate({
      target: [storedPages.build, storedPages.key],
      set: {
        headers: excluded(storedPages.headers),
        etag: excluded(storedPages.etag),
        body: excluded(storedPages.body),
        bytes: excluded(storedPages.bytes),
        tags: excluded(storedPages.tags),
        snapshot: excluded(storedPages.snapshot),
        expiresAt: excluded(storedPages.expiresAt),
        usedAt: excluded(storedPages.usedAt),
      },
    });
}

/** Drops pages with these tags for all processes, once the transaction commits. */
export async function dropStoredPages(db: Database, tags: readonly PageTag[]): Promise<void> {
  if (tags.length > 0) await db.insert(pageDrops).values(tags.map((tag) => ({ tag })));
}

/** No page takes this long to render: after it, a drop has met every page that it concerns. */
const dropSeconds = 600;

/**
 * Deletes pages that are too old or were dropped, drops that have met all pages, and the pages that were not used for
 * longest until the others take at most `maxBytes`.
 */
export async function pruneStoredPages(
  db: Database,
  { now, maxBytes }: { now: Date; maxBytes: number },
): Promise<void> {
  const metAllPages = lt(pageDrops.droppedAt, addSeconds(now, -dropSeconds));
  const [old] = await db.select({ tag: pageDrops.tag }).from(pageDrops).where(metAllPages).limit(1);
  const isDropped = sql`exists (select 1 from ${pageDrops} where ${isDropOfPage})`;
  await db.delete(storedPages).where(or(lt(storedPages.expiresAt, now), old && isDropped));
  if (old) await db.delete(pageDrops).where(metAllPages);
  await db.execute(sql`
    delete from ${storedPages} using (
      select ${storedPages.build} as build, ${storedPages.key} as key,
        sum(${storedPages.bytes}) over (order by ${storedPages.usedAt} desc, ${storedPages.key}) as bytes_until
      from ${storedPages}
    ) used
    where used.build = ${storedPages.build} and used.key = ${storedPages.key} and used.bytes_until > ${maxBytes}`);
}
