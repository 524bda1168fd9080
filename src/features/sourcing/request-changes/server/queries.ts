import { and, asc, eq, gte, inArray, isNotNull, lte, max } from 'drizzle-orm';
import { categories } from '#features/catalog/taxonomy/server/tables.ts';
import { listFiles } from '#features/files/files/server/queries.ts';
import { quotes } from '#features/sourcing/quotes/server/tables.ts';
import { getOwn } from '#features/sourcing/requests/server/queries/load-request.ts';
import { requestInvitations, requests, requestVersions } from '#features/sourcing/requests/server/tables.ts';
import { notFound } from '#lib/errors.ts';
import type { Database } from '#platform/database/database.ts';
import type { ChangesSince, RequestChange, RequestVersion } from '../contract.ts';
import { changesBetween, type Names } from '../rules.ts';

type Version = typeof requestVersions.$inferSelect;

/** Returns the versions of a request of a buyer with what each changed, newest first. */
export async function listRequestVersions(
  db: Database,
  { id, accountId }: { id: string; accountId: string },
): Promise<RequestVersion[]> {
  await getOwn(db, { id, accountId });
  const versions = await loadVersions(db, { id, from: 1 });
  const names = await namesIn(db, versions);
  return versions
    .map(({ version, publishedAt, content }, index) => {
      const before = versions[index - 1];
      const changes = before ? changesBetween([before.content, content], names) : [];
      return { version, publishedAt: publishedAt.toISOString(), changes };
    })
    .toReversed();
}

interface StoreQuery {
  id: string;
  supplierId: string;
}

/** Returns what changed since a store last quoted a request, or first saw it; null if nothing did. */
export async function findChangesForStore(db: Database, query: StoreQuery): Promise<ChangesSince | null> {
  const [row] = await db
    .select({ current: requests.version, seenAt: requestInvitations.seenAt })
    .from(requestInvitations)
    .innerJoin(requests, eq(requests.id, requestInvitations.requestId))
    .where(
      and(eq(requestInvitations.requestId, query.id), eq(requestInvitations.supplierId, query.supplierId)),
    );
  if (!row) throw notFound('Request');
  const quoted = await findQuotedVersion(db, query);
  const version = quoted ?? (row.seenAt && (await findVersionAt(db, { id: query.id, at: row.seenAt })));
  if (!version || version >= row.current) return null;
  const changes = await compare(db, { id: query.id, from: version });
  return { version, basis: quoted === null ? 'seen' : 'quoted', changes };
}

/** Returns what the version changed that was published at a time; empty for the first. */
export async function listChangesAt(
  db: Database,
  { id, at }: { id: string; at: Date },
): Promise<RequestChange[]> {
  const version = await findVersionAt(db, { id, at });
  if (!version || version < 2) return [];
  return compare(db, { id, from: version - 1, to: version });
}

async function findQuotedVersion(db: Database, { id, supplierId }: StoreQuery): Promise<number | null> {
  const [quoted] = await db
    .select({ version: max(quotes.requestVersion) })
    .from(quotes)
    .where(
      and(eq(quotes.requestId, id), eq(quotes.supplierId, supplierId), isNotNull(quotes.requestVersion)),
    );
  return quoted?.version ?? null;
}

/** Returns the version that was current at a time; null before the first. */
async function findVersionAt(db: Database, { id, at }: { id: string; at: Date }): Promise<number | null> {
  const [found] = await db
    .select({ version: max(requestVersions.version) })
    .from(requestVersions)
    .where(and(eq(requestVersions.requestId, id), lte(requestVersions.publishedAt, at)));
  return found?.version ?? null;
}

interface VersionRange {
  id: string;
  from: number;
  to?: number;
}

async function compare(db: Database, range: VersionRange): Promise<RequestChange[]> {
  const versions = await loadVersions(db, range);
  const [first, last] = [versions[0], versions.at(-1)];
  if (!first || !last) return [];
  return changesBetween([first.content, last.content], await namesIn(db, [first, last]));
}

const loadVersions = (db: Database, { id, from, to }: VersionRange): Promise<Version[]> =>
  db
    .select()
    .from(requestVersions)
    .where(
      and(
        eq(requestVersions.requestId, id),
        gte(requestVersions.version, from),
        to === undefined ? undefined : lte(requestVersions.version, to),
      ),
    )
    .orderBy(asc(requestVersions.version));

/** Returns the names of the files and categories in some versions. */
async function namesIn(db: Database, versions: readonly Version[]): Promise<Names> {
  const fileIds = [...new Set(versions.flatMap(({ content }) => content.fileIds))];
  const categoryIds = [
    ...new Set(
      versions.flatMap(({ content }) => content.lines.flatMap(({ categoryId }) => categoryId ?? [])),
    ),
  ];
  const files = await listFiles(db, fileIds);
  const rows =
    categoryIds.length === 0
      ? []
      : await db
          .select({ id: categories.id, name: categories.name })
          .from(categories)
          .where(inArray(categories.id, categoryIds));
  return {
    files: new Map(files.map(({ id, name }) => [id, name])),
    categories: new Map(rows.map(({ id, name }) => [id, name])),
  };
}
