import { eq, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { AppError } from '#lib/errors.ts';

interface VersionedTable {
  version: PgColumn;
  wasPublic: PgColumn;
}

/** Columns that every save updates besides the form: once an entry was public, `wasPublic` stays true. */
export const versionUpdate = (table: VersionedTable, { isDraft }: { isDraft: boolean }) => ({
  wasPublic: sql`${table.wasPublic} or ${!isDraft}`,
  version: sql`${table.version} + 1`,
});

/** Condition: no one else has saved since that version; null overwrites whatever is stored. */
export const isAtVersion = (
  table: VersionedTable,
  { version }: { version: number | null },
): SQL | undefined => (version === null ? undefined : eq(table.version, version));

/** The error for a conflicting save. It does not name the other editor, who may be the same person in another tab. */
export const staleVersionError = (): AppError =>
  new AppError(
    'conflict',
    'This was saved elsewhere since you opened it: by a colleague, or by you in another tab or on another device. Your text is still here: open it in another tab to compare, or save yours over it.',
    { reason: 'stale' },
  );

/**
 * The error for deleting something that was ever public, which can only be unpublished because links lead to it.
 * `noun`: post, issue.
 */
export const wasPublicError = (noun: string): AppError =>
  new AppError('conflict', `This ${noun} has been public. Take it down instead of deleting it.`, {
    reason: 'was_public',
  });
