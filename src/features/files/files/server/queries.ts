import { and, eq, exists, inArray, isNull, lt, notExists, or } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { addDays } from '#lib/calendar.ts';
import { notFound } from '#lib/errors.ts';
import type { Actor } from '#platform/commands/context.ts';
import type { Database } from '#platform/database/database.ts';
import type { StoredFile } from '../contract.ts';
import { mediaUrl, unattachedRetentionDays } from '../rules.ts';
import { fileReaders, storedFiles } from './tables.ts';

type FileRow = typeof storedFiles.$inferSelect;

/** Returns a file row as the API shows it. */
export function describeFile(row: FileRow): StoredFile {
  const { id, name, contentType, bytes, width, height, isPublic } = row;
  return { id, name, contentType, bytes, width, height, url: isPublic ? mediaUrl(id) : null };
}

/** Returns the id of a product picture that the account stored earlier from the same bytes, or null. */
export async function findPictureByHash(
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

/** Returns files by id, in no particular order; the caller checks who may see them. */
export async function listFiles(db: Database, ids: readonly string[]): Promise<StoredFile[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select()
    .from(storedFiles)
    .where(inArray(storedFiles.id, ids.slice(0, 100)));
  return rows.map(describeFile);
}

/** Returns the SHA-256 of the stored bytes of files, by id; without those of earlier releases. */
export async function listContentHashes(
  db: Database,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: storedFiles.id, contentHash: storedFiles.contentHash })
    .from(storedFiles)
    .where(inArray(storedFiles.id, [...ids]));
  return new Map(rows.flatMap(({ id, contentHash }) => (contentHash ? [[id, contentHash] as const] : [])));
}

/** Returns a file that the user may read: as its owner, as someone it was sent to, or as an admin. */
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

/** Returns the storage key of a public picture, or null. */
export async function findPublicPicture(db: Database, id: string): Promise<string | null> {
  const [row] = await db
    .select({ storageKey: storedFiles.storageKey })
    .from(storedFiles)
    .where(and(eq(storedFiles.id, id), eq(storedFiles.isPublic, true)));
  return row?.storageKey ?? null;
}

const crops = alias(storedFiles, 'parts');

/**
 * Condition that no other picture is cropped from this one: that one could no longer be cropped anew from the
 * original.
 */
export const isNotCropped = (db: Database) =>
  notExists(db.select({ id: crops.id }).from(crops).where(eq(crops.croppedFromId, storedFiles.id)));

/**
 * Returns the original of a cropped picture, or the picture itself if it is not cropped; the caller checks who may
 * see it.
 */
export async function findOriginalPicture(db: Database, id: string) {
  const [picture] = await db.select().from(storedFiles).where(eq(storedFiles.id, id));
  if (!picture?.croppedFromId) return picture ?? null;
  const [original] = await db.select().from(storedFiles).where(eq(storedFiles.id, picture.croppedFromId));
  return original ?? null;
}

/** Returns up to a hundred files that nothing has used for a week, oldest first. */
export const listUnusedFiles = (db: Database, now: Date) =>
  db
    .select({ id: storedFiles.id })
    .from(storedFiles)
    .where(
      and(
        isNull(storedFiles.attachedAt),
        lt(storedFiles.createdAt, addDays(now, -unattachedRetentionDays)),
        isNotCropped(db),
      ),
    )
    .orderBy(storedFiles.createdAt)
    .limit(100);
