import { and, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import { AppError, notFound } from '#lib/errors.ts';
import { type CommandContext, signedIn } from '#platform/commands/context.ts';
import type { Database } from '#platform/database/database.ts';
import { defineJob } from '#platform/jobs/define-job.ts';
import { addJob } from '#platform/jobs/queue.ts';
import { sqlState } from '#platform/kernel.ts';
import type { FilePurpose, StoredFile } from '../../contract.ts';
import { mediaIdsIn } from '../../rules.ts';
import { describeFile, isNotCropped } from '../queries.ts';
import { fileReaders, storedFiles } from '../tables.ts';

interface Attachment {
  id: string;
  /** What it must have been uploaded for. */
  purpose: FilePurpose | readonly FilePurpose[];
  /** Accounts that may read it from now on, besides the owner. */
  readers?: readonly string[];
}

/** Marks a file of the caller's as used, so that it stays, and lets the named people read it. */
export async function attachFile(
  ctx: CommandContext,
  { id, purpose, readers = [] }: Attachment,
): Promise<StoredFile> {
  const { accountId } = signedIn(ctx);
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

interface Reading {
  accountId: string;
  /** A select of the ids of files. */
  files: SQL;
  may: boolean;
}

/** Lets somebody read files that were sent before they came, or no longer; for features that have checked which. */
export async function letRead(ctx: CommandContext, { accountId, files, may }: Reading): Promise<void> {
  await (may
    ? ctx.db.execute(sql`
        insert into ${fileReaders} (file_id, account_id)
        select sent.file_id, ${accountId} from (${files}) sent on conflict do nothing`)
    : ctx.db
        .delete(fileReaders)
        .where(and(eq(fileReaders.accountId, accountId), sql`${fileReaders.fileId} in (${files})`)));
}

/** Takes back what was given too long; `pairs` is a select of files and accounts. */
export async function forgetReaders(db: Database, pairs: SQL): Promise<void> {
  await db.execute(sql`
    delete from ${fileReaders} reader using (${pairs}) taken (file_id, account_id)
    where reader.file_id = taken.file_id and reader.account_id = taken.account_id`);
}

/** Marks a file as used, whoever uploaded it; for features that have checked that it may be. */
export async function keepFile(ctx: CommandContext, id: string): Promise<void> {
  await ctx.db.update(storedFiles).set({ attachedAt: ctx.now }).where(eq(storedFiles.id, id));
}

/** Marks the pictures of a text as used, whoever uploaded them: several people edit one text. */
export async function keepContentPictures(ctx: CommandContext, text: string): Promise<void> {
  const ids = mediaIdsIn(text).slice(0, 200);
  if (ids.length === 0) return;
  await ctx.db
    .update(storedFiles)
    .set({ attachedAt: ctx.now })
    .where(and(inArray(storedFiles.id, ids), eq(storedFiles.purpose, 'content-picture')));
}

/** The caller no longer uses a file of theirs; it is swept in a week unless it is used again. */
export async function detachFile(ctx: CommandContext, { id }: { id: string }): Promise<void> {
  const { accountId } = signedIn(ctx);
  await ctx.db
    .update(storedFiles)
    .set({ attachedAt: null })
    .where(and(eq(storedFiles.id, id), eq(storedFiles.ownerAccountId, accountId)));
}

export const removeBytesJob = defineJob<{ storageKey: string; isPublic: boolean }>('files.remove-bytes');

/** Deletes a file of the caller's that nothing uses. Its bytes go after the commit. */
export async function deleteFile(ctx: CommandContext, { id }: { id: string }): Promise<void> {
  const { accountId } = signedIn(ctx);
  const mine = and(eq(storedFiles.id, id), eq(storedFiles.ownerAccountId, accountId));
  const [known] = await ctx.db.select({ id: storedFiles.id }).from(storedFiles).where(mine);
  if (!known) throw notFound('File');
  if (!(await removeUnattached(ctx, id))) {
    throw new AppError('conflict', 'This file is in use and cannot be deleted.', { reason: 'file_in_use' });
  }
}

const foreignKeyViolation = '23503';

/**
 * Removes a file that nothing has used for a week. One that was let go in one place and still stands in another,
 * as a picture of two products, is marked as used again, so that it cannot hold up the sweep.
 */
export async function sweepFile(ctx: CommandContext, id: string): Promise<void> {
  try {
    await ctx.db.transaction((db) => removeUnattached({ ...ctx, db }, id));
  } catch (error) {
    if (sqlState(error) !== foreignKeyViolation) throw error;
    await ctx.db.update(storedFiles).set({ attachedAt: ctx.now }).where(eq(storedFiles.id, id));
  }
}

/** Removes one file if nothing uses it at this moment; tells whether it did. */
async function removeUnattached(ctx: CommandContext, id: string): Promise<boolean> {
  const [gone] = await ctx.db
    .delete(storedFiles)
    .where(and(eq(storedFiles.id, id), isNull(storedFiles.attachedAt), isNotCropped(ctx.db)))
    .returning({ storageKey: storedFiles.storageKey, isPublic: storedFiles.isPublic });
  if (gone) await addJob(ctx.db, removeBytesJob, gone);
  return gone !== undefined;
}

/** An account was closed: files of these purposes are nobody's any more, and are swept. */
export async function releaseFiles(
  ctx: CommandContext,
  { accountId, purposes }: { accountId: string; purposes: readonly FilePurpose[] },
): Promise<void> {
  await ctx.db
    .update(storedFiles)
    .set({ attachedAt: null })
    .where(and(eq(storedFiles.ownerAccountId, accountId), inArray(storedFiles.purpose, [...purposes])));
}

/** Nothing uses these files any more, whoever uploaded them; for features that have checked that they may say so. */
export async function releaseFileIds(ctx: CommandContext, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await ctx.db
    .update(storedFiles)
    .set({ attachedAt: null })
    .where(inArray(storedFiles.id, [...ids]));
}

/** Files of colleagues become one person's, who goes on with them; for features that have checked who they are. */
export async function passFiles(
  ctx: CommandContext,
  { ids, accountId }: { ids: readonly string[]; accountId: string },
): Promise<void> {
  if (ids.length === 0) return;
  await ctx.db
    .update(storedFiles)
    .set({ ownerAccountId: accountId })
    .where(inArray(storedFiles.id, [...ids]));
}
