import { eq, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { AppError } from '#lib/errors.ts';

interface VersionedTable {
  version: PgColumn;
  wasPublic: PgColumn;
}

/** What each save changes beside the fields; what has been public once keeps that. */
export const nextVersion = (table: VersionedTable, { isDraft }: { isDraft: boolean }) => ({
  wasPublic: sql`${table.wasPublic} or ${!isDraft}`,
  version: sql`${table.version} + 1`,
});

/** Holds while nobody else has saved since that version; null saves over whatever is there. */
export const stillAt = (table: VersionedTable, { version }: { version: number | null }): SQL | undefined =>
  version === null ? undefined : eq(table.version, version);

/** Another save was first. Who made it is not written down: it may be the same person in another tab. */
export const stale = (): AppError =>
  new AppError(
    'conflict',
    'This was saved elsewhere since you opened it: by a colleague, or by you in another tab or on another device. Your text is still here: open it in another tab to compare, or save yours over it.',
    { reason: 'stale' },
  );

/** Links lead to what was public, so it is only taken down. `noun`: post, issue. */
export const hasBeenPublic = (noun: string): AppError =>
  new AppError('conflict', `This ${noun} has been public. Take it down instead of deleting it.`, {
    reason: 'was_public',
  });
