import { inArray } from 'drizzle-orm';
import type { CommandContext } from '#platform/commands/context.ts';
import type { Database } from '#platform/database/database.ts';
import type { FileStore } from '#platform/files/file-store.ts';
import { storedFiles } from '../tables.ts';
import { storeWidths } from './stored-bytes.ts';

interface PreparationInput {
  db: Database;
  files: FileStore;
}

/**
 * Stores private pictures in the widths of public ones, so that `setPicturesPublic` can make them public. It works on
 * bytes, so it is called outside of a transaction.
 */
export async function preparePublicPictures(
  { db, files }: PreparationInput,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return;
  const rows = await db
    .select({ storageKey: storedFiles.storageKey })
    .from(storedFiles)
    .where(inArray(storedFiles.id, [...ids]));
  for (const { storageKey } of rows)
    await storeWidths(files, { storageKey, bytes: await files.read(storageKey) });
}

/** Makes prepared pictures public, or private again; the caller checks that this is allowed. */
export async function setPicturesPublic(
  ctx: CommandContext,
  { ids, isPublic }: { ids: readonly string[]; isPublic: boolean },
): Promise<void> {
  if (ids.length === 0) return;
  await ctx.db
    .update(storedFiles)
    .set({ isPublic })
    .where(inArray(storedFiles.id, [...ids]));
}
