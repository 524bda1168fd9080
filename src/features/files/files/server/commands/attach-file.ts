import { and, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import { AppError, notFound } from '#lib/errors.ts';
import { type CommandContext, requireSignedIn } from '#platform/commands/context.ts';
import type { Database } from '#platform/database/database.ts';
import { insertSelect } from '#platform/database/typed-sql.ts';
import { defineJob } from '#platform/jobs/define-job.ts';
import { addJob } from '#platform/jobs/queue.ts';
import { sqlState } from '#platform/kernel.ts';
import type { FilePurpose, StoredFile } from '../../contract.ts';
import { mediaIdsIn } from '../../rules.ts';
import { describeFile, isNotCropped } from '../queries.ts';
import { fileReaders, storedFiles } from '../tables.ts';

interface Attachment {
  id: string;
  /** Purpose, or purposes, that the file must have been uploaded for. */
  purpose: FilePurpose | readonly FilePurpose[];
  /** Accounts, besides the owner, that may read the file from now on. */
  readers?: readonly string[];
}

/** Marks one of the caller's files as used, so that it is not swept, and grants the readers access. */
export async function attachFile(
  ctx: CommandContext,
  { id, purpose, readers = [] }: Attachment,
): Promise<StoredFile> {
  const { accountId } = requireSignedIn(ctx);
  const [row] = await ctx.db
    .update(storedFiles)
    .set({ attachedAt: ctx.now })
    .where(
      and(
        eq(storedFiles.id, id),
        eq(storedFiles.ownerAccountId, accountId),
        inArray(storedFiles.purpose, [purpose].flat()),
      ),
    )
    .returning();
  if (!row) throw notFound('File');
  if (readers.length > 0) {
    const rows = readers.map((reader) => ({ fileId: id, accountId: reader }));
    await ctx.db.insert(fileReaders).values(rows).onConflictDoNothing();
  }
  return describeFile(row);
}

interface FileAccess {
  accountId: string;
  /** Subquery that selects file ids. */
  files: SQL;
  may: boolean;
}

/**
 * Grants or revokes an account's access to files that were sent before it joined or left; the caller checks which
 * files.
 */
export async function setFileAccess(
  ctx: CommandContext,
  { accountId, files, may }: FileAccess,
): Promise<void> {
  await (may
    ? ctx.db.execute(sql`
        ${insertSelect(fileReaders, { fileId: sql`sent.file`, accountId: sql`${accountId}::uuid` })}
        from (${files}) sent (file) on conflict do nothing`)
    : ctx.db
        .delete(fileReaders)
        .where(and(eq(fileReaders.accountId, accountId), sql`${fileReaders.fileId} in (${files})`)));
}

/** Revokes access that is no longer justified; `pairs` is a subquery of file ids and account ids. */
export async function revokeFileAccess(db: Database, pairs: SQL): Promise<void> {
  await db.execute(sql`
    delete from ${fileReaders} using (${pairs}) taken (file, account)
    where ${fileReaders.fileId} = taken.file and ${fileReaders.accountId} = taken.account`);
}

/** Marks a file as used, whoever uploaded it; the caller checks that this is allowed. */
export async function markFileUsed(ctx: CommandContext, id: string): Promise<void> {
  await ctx.db.update(storedFiles).set({ attachedAt: ctx.now }).where(eq(storedFiles.id, id));
}

/** Marks the pictures in a text as used, whoever uploaded them, because several people edit one text. */
export async function markContentPicturesUsed(ctx: CommandContext, text: string): Promise<void> {
  const ids = mediaIdsIn(text).slice(0, 200);
  if (ids.length === 0) return;
  await ctx.db
    .update(storedFiles)
    .set({ attachedAt: ctx.now })
    .where(and(inArray(storedFiles.id, ids), eq(storedFiles.purpose, 'content-picture')));
}

/** Marks one of the caller's files as unused; it is swept after a week unless it is used again. */
export async function detachFile(ctx: CommandContext, { id }: { id: string }): Promise<void> {
  const { accountId } = requireSignedIn(ctx);
  await ctx.db
    .update(storedFiles)
    .set({ attachedAt: null })
    .where(and(eq(storedFiles.id, id), eq(storedFiles.ownerAccountId, accountId)));
}

export const removeBytesJob = defineJob<{ storageKey: string; isPublic: boolean }>('files.remove-bytes');

/** Deletes one of the caller's unused files. Its bytes are deleted after the commit. */
export async function deleteFile(ctx: CommandContext, { id }: { id: string }): Promise<void> {
  const { accountId } = requireSignedIn(ctx);
  const ownFile = and(eq(storedFiles.id, id), eq(storedFiles.ownerAccountId, accountId));
  const [known] = await ctx.db.select({ id: storedFiles.id }).from(storedFiles).where(ownFile);
  if (!known) throw notFound('File');
  if (!(await deleteIfUnused(ctx, id))) {
    throw new AppError('conflict', 'This file is in use and cannot be deleted.', { reason: 'file_in_use' });
  }
}

const foreignKeyViolation = '23503';

/**
 * Deletes a file that has been unused for a week. A file that was detached in one place but is still used in another,
 * such as a picture of two products, is marked as used again, so that it cannot block the sweep.
 */
export async function sweepFile(ctx: CommandContext, id: string): Promise<void> {
  try {
    await ctx.db.transaction((db) => deleteIfUnused({ ...ctx, db }, id));
  } catch (error) {
    if (sqlState(error) !== foreignKeyViolation) throw error;
    await ctx.db.update(storedFiles).set({ attachedAt: ctx.now }).where(eq(storedFiles.id, id));
  }
}

/** Deletes a file if nothing uses it right now; returns whether it was deleted. */
async function deleteIfUnused(ctx: CommandContext, id: string): Promise<boolean> {
  const [gone] = await ctx.db
    .delete(storedFiles)
    .where(and(eq(storedFiles.id, id), isNull(storedFiles.attachedAt), isNotCropped(ctx.db)))
    .returning({ storageKey: storedFiles.storageKey, isPublic: storedFiles.isPublic });
  if (gone) await addJob(ctx.db, { job: removeBytesJob, payload: gone });
  return gone !== undefined;
}

/** Marks a closed account's files of these purposes as unused, so that they are swept. */
export async function releaseFilesByPurpose(
  ctx: CommandContext,
  { accountId, purposes }: { accountId: string; purposes: readonly FilePurpose[] },
): Promise<void> {
  await ctx.db
    .update(storedFiles)
    .set({ attachedAt: null })
    .where(and(eq(storedFiles.ownerAccountId, accountId), inArray(storedFiles.purpose, [...purposes])));
}

/** Marks files as unused, whoever uploaded them; the caller checks that this is allowed. */
export async function releaseFileIds(ctx: CommandContext, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await ctx.db
    .update(storedFiles)
    .set({ attachedAt: null })
    .where(inArray(storedFiles.id, [...ids]));
}

/** Transfers files of colleagues to one account that continues the work; the caller checks who they are. */
export async function transferFiles(
  ctx: CommandContext,
  { ids, accountId }: { ids: readonly string[]; accountId: string },
): Promise<void> {
  if (ids.length === 0) return;
  await ctx.db
    .update(storedFiles)
    .set({ ownerAccountId: accountId })
    .where(inArray(storedFiles.id, [...ids]));
}
