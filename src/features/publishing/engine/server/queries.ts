import { and, asc, eq, gt, ilike, lt, not, or, type SQL } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import { notFound } from '#lib/errors.ts';
import { containsPattern } from '#lib/like.ts';
import type { SitemapEntry, SitemapQuery } from '#lib/sitemap.ts';
import type { Database } from '#platform/database/database.ts';
import type { PublicationFilter } from '../contract.ts';

/** A query of an editor's list with the current time, which decides what is scheduled and what is public. */
export interface EditorListQuery {
  state: PublicationFilter;
  q?: string | undefined;
  cursor?: string | undefined;
  limit: number;
  now: Date;
}

interface EditorFilter {
  isDraft: SQL | undefined;
  /** Condition: visible to readers now. What is neither that nor a draft is scheduled. */
  isPublic: SQL | undefined;
  /** Columns of which one has to contain the words. */
  search: readonly AnyPgColumn[];
}

/** Returns the condition for an editor's list: entries in the requested state that contain the words. */
export function editorFilter({ state, q }: EditorListQuery, { isDraft, isPublic, search }: EditorFilter) {
  const scheduled = and(isDraft && not(isDraft), isPublic && not(isPublic));
  const inState = { all: undefined, draft: isDraft, scheduled, published: isPublic }[state];
  return and(inState, q ? or(...search.map((column) => ilike(column, containsPattern(q)))) : undefined);
}

interface DraftList extends Omit<EditorFilter, 'isDraft'> {
  query: EditorListQuery;
  table: Record<'id' | 'isDraft', AnyPgColumn>;
  /** Condition: entries that the caller may see; all if left out. */
  only?: SQL | undefined;
}

/** Returns the condition for a page of an editor's list of drafts and publications, most recently created first. */
export function inDraftList({ query, table, only, ...filter }: DraftList) {
  const matches = editorFilter(query, { ...filter, isDraft: eq(table.isDraft, true) });
  return and(only, matches, query.cursor ? lt(table.id, query.cursor) : undefined);
}

/** Returns a page of rows that were read with one more than the limit, and the id to continue after. */
export function pageById<Row extends { id: string }>(found: readonly Row[], limit: number) {
  const rows = found.slice(0, limit);
  return { rows, nextCursor: found.length > limit ? (rows.at(-1)?.id ?? null) : null };
}

interface PositionedTable {
  id: AnyPgColumn;
  position: AnyPgColumn;
}

/** Condition: after the cursor in a list that editors order by hand. */
export function afterPosition(table: PositionedTable, cursor: string | undefined): SQL | undefined {
  if (!cursor) return undefined;
  const [position, id = ''] = cursor.split('.');
  const boundary = Number(position);
  return or(gt(table.position, boundary), and(eq(table.position, boundary), gt(table.id, id)));
}

/** Returns a page of a list that editors order by hand, read with one row more than the limit. */
export function pageByPosition<Row extends { id: string; position: number }>(
  found: readonly Row[],
  limit: number,
) {
  const last = found.length > limit ? found[limit - 1] : undefined;
  return { rows: found.slice(0, limit), nextCursor: last ? `${last.position}.${last.id}` : null };
}

/** Returns the only row; throws `not_found` without one. `noun`: News item, Course. */
export function onlyRow<Row>([row]: readonly Row[], noun: string): Row {
  if (row === undefined) throw notFound(noun);
  return row;
}

interface SitemapSource {
  table: PgTable & {
    slug: AnyPgColumn<{ data: string; notNull: true }>;
    updatedAt: AnyPgColumn<{ data: Date }>;
  };
  /** Column of the last change; `updatedAt` if left out. */
  changedAt?: AnyPgColumn<{ data: Date }>;
  /** Condition: visible to readers at that time. */
  isPublic: (now: Date) => SQL | undefined;
  path: (slug: string) => string;
}

/** Returns a query for the public pages of a kind of publication, a batch at a time. */
export const listSitemap =
  ({ table, isPublic, changedAt = table.updatedAt, path }: SitemapSource) =>
  async (db: Database, { after, limit, now }: SitemapQuery): Promise<SitemapEntry[]> => {
    const rows = await db
      .select({ key: table.slug, changedAt })
      .from(table)
      .where(and(isPublic(now), after ? gt(table.slug, after) : undefined))
      .orderBy(asc(table.slug))
      .limit(limit);
    return rows.map((row) => ({ ...row, path: path(encodeURIComponent(row.key)) }));
  };
