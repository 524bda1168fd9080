import { and, eq, exists, inArray, isNull, lt, notExists, or } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { addDays } from '#lib/calendar.ts';
import { notFound } from '#lib/errors.ts';
import type { Actor } from '#platform/commands/context.ts';
import type { Database } from '#platform/database/database.ts';
import type { StoredFile } from '../contract.ts';
import { keepUnattachedDays, mediaUrl } from '../rules.ts';
import { fileReaders, storedFiles } from './tables.ts';

type FileRow = typeof storedFiles.$inferSelect;

/** A row as the API shows it. */
export function describeFile(row: FileRow): StoredFile {
  const { id, name, contentType, bytes, width, height, isPublic } = row;
  return { id, name, contentType, bytes, width, height, url: isPublic ? mediaUrl(id) : null };
}

/** Id of a picture of products that this person stored before from the same bytes; null where there is none. */
export async function findBySource(
  db: Database,
  { sourceHash, ownerAccountId }: { sourceHash: string; ownerAccountId: string },
): Promise<string | null> {
  const [row] = await db
    .select({ id: storedFiles.id })
    .from(storedFiles)
    .where(
      and(
        eq(storedFiles.sourceHash, sourceHash),
        eq(storedFiles.ownerAccountId, ownerAccountId),
        eq(storedFiles.purpose, 'product-image'),
      ),
    )
    .limit(1);
  return row?.id ?? null;
}

/** Files by their ids, in no order; for features that have checked who asks. */
export async function listFiles(db: Database, ids: readonly string[]): Promise<StoredFile[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select()
    .from(storedFiles)
    .where(inArray(storedFiles.id, ids.slice(0, 100)));
  return rows.map(describeFile);
}

/** A file that this person may read: the owner, somebody it was sent to, or an admin. */
export async function getReadableFile(
  db: Database,
  { id, actor }: { id: string; actor: Actor },
): Promise<FileRow> {
  const sentTo = db
    .select({ fileId: fileReaders.fileId })
    .from(fileReaders)
    .where(and(eq(fileReaders.fileId, storedFiles.id), eq(fileReaders.accountId, actor.accountId)));
  const mayRead =
    actor.role === 'admin' ? undefined : or(eq(storedFiles.ownerAccountId, actor.accountId), exists(sentTo));
  const [row] = await db
    .select()
    .from(storedFiles)
    .where(and(eq(storedFiles.id, id), mayRead));
  if (!row) throw notFound('File');
  return row;
}

/** Storage key of a public picture, or null. */
export async function findPublicPicture(db: Database, id: string): Promise<string | null> {
  const [row] = await db
    .select({ storageKey: storedFiles.storageKey })
    .from(storedFiles)
    .where(and(eq(storedFiles.id, id), eq(storedFiles.isPublic, true)));
  return row?.storageKey ?? null;
}

const parts = alias(storedFiles, 'parts');

/** Whether no other picture is a part of this one: what stands on it would lose the whole it can be cut from anew. */
export const isNotCropped = (db: Database) =>
  notExists(db.select({ id: parts.id }).from(parts).where(eq(parts.croppedFromId, storedFiles.id)));

/** A picture with the whole that it was cut from, if it was; for features that have checked who asks. */
export async function findWholePicture(db: Database, id: string) {
  const [asked] = await db.select().from(storedFiles).where(eq(storedFiles.id, id));
  if (!asked?.croppedFromId) return asked ?? null;
  const [whole] = await db.select().from(storedFiles).where(eq(storedFiles.id, asked.croppedFromId));
  return whole ?? null;
}

/** Files that nothing has used for a week, oldest first, a hundred at a time. */
export const listAbandonedFiles = (db: Database, now: Date) =>
  db
    .select({ id: storedFiles.id })
    .from(storedFiles)
    .where(
      and(
        isNull(storedFiles.attachedAt),
        lt(storedFiles.createdAt, addDays(now, -keepUnattachedDays)),
        isNotCropped(db),
      ),
    )
    .orderBy(storedFiles.createdAt)
    .limit(100);
