import { and, asc, eq, inArray } from 'drizzle-orm';
import type { StoredFile } from '#features/files/files/contract.ts';
import { describeFile } from '#features/files/files/server/queries.ts';
import { storedFiles } from '#features/files/files/server/tables.ts';
import type { Database } from '#platform/database/database.ts';
import { quoteFiles, quotes } from '../tables.ts';

/** Returns the files of the current versions of quotes, by quote; the caller checks who may see them. */
export async function listFilesOf(
  db: Database,
  quoteIds: readonly string[],
): Promise<(quoteId: string) => StoredFile[]> {
  if (quoteIds.length === 0) return () => [];
  const rows = await db
    .select({ quoteId: quotes.id, file: storedFiles })
    .from(quotes)
    .innerJoin(quoteFiles, and(eq(quoteFiles.quoteId, quotes.id), eq(quoteFiles.version, quotes.version)))
    .innerJoin(storedFiles, eq(storedFiles.id, quoteFiles.fileId))
    .where(inArray(quotes.id, [...quoteIds]))
    .orderBy(asc(quoteFiles.position));
  return (quoteId) => rows.filter((row) => row.quoteId === quoteId).map(({ file }) => describeFile(file));
}
