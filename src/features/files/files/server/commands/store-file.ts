import { createHash } from 'node:crypto';
import { AppError } from '#lib/errors.ts';
import { newId } from '#lib/ids.ts';
import type { CommandContext } from '#platform/commands/context.ts';
import type { FileStore } from '#platform/files/file-store.ts';
import { cleanUpload, pictureTypes } from '#platform/files/inspect.ts';
import type { Kernel } from '#platform/kernel.ts';
import type { StoredFile } from '../../contract.ts';
import { displayName, nameForContent } from '../../rules.ts';
import { describeFile } from '../queries.ts';
import { storedFiles } from '../tables.ts';
import { removeStoredBytes, storeWidths } from './stored-bytes.ts';

/** The two steps of storing a file: bytes outside any transaction, the row in a transaction of its own. */
interface FileWriteContext {
  kernel: Pick<Kernel, 'files'>;
  write<T>(command: (ctx: CommandContext) => Promise<T>): Promise<T>;
}

type FileRow = Omit<typeof storedFiles.$inferInsert, 'createdAt'>;
type NewFile = FileRow & { bytes: number; content: Uint8Array };

interface NewPicture {
  bytes: Uint8Array;
  /** The owner's name for the file. */
  name: string;
  ownerAccountId: string;
  /** SHA-256 of the bytes. */
  sourceHash: string;
}

/**
 * Cleans and stores a product picture of an import, and returns the stored file, which no product uses yet. The
 * caller limits the number of pictures per import.
 */
export async function storeProductPicture(
  context: FileWriteContext,
  { bytes, name, ownerAccountId, sourceHash }: NewPicture,
): Promise<StoredFile> {
  const { bytes: content, ...clean } = await cleanUpload(bytes, { accepts: pictureTypes });
  const id = newId();
  return storeFile(context, {
    ...clean,
    id,
    ownerAccountId,
    purpose: 'product-image',
    name: nameForContent(displayName(name), clean.contentType),
    bytes: content.byteLength,
    content,
    storageKey: `files/${id}`,
    sourceHash,
    isPublic: true,
  });
}

/**
 * Stores the bytes first, then the row, so that a row never points to missing bytes; if the row fails, the bytes are
 * deleted.
 */
export async function storeFile(
  { kernel, write }: FileWriteContext,
  { content, ...row }: NewFile,
): Promise<StoredFile> {
  const { files } = kernel;
  const { storageKey, isPublic, contentType } = row;
  await storeBytes(files, { storageKey, isPublic, bytes: content, contentType });
  try {
    const contentHash = createHash('sha256').update(content).digest('hex');
    return await write((ctx) => insertFile(ctx, { ...row, contentHash }));
  } catch (error) {
    await removeStoredBytes(files, { storageKey, isPublic });
    throw error;
  }
}

async function insertFile(ctx: CommandContext, row: FileRow): Promise<StoredFile> {
  const [written] = await ctx.db
    .insert(storedFiles)
    .values({ ...row, createdAt: ctx.now })
    .returning();
  if (!written) throw new AppError('internal', 'The file could not be saved. Please try again.');
  return describeFile(written);
}

interface FileContent {
  storageKey: string;
  isPublic: boolean;
  bytes: Uint8Array;
  contentType: string;
}

/** Stores the bytes. A public picture is resized here, once, to every width in which it is served. */
async function storeBytes(
  files: FileStore,
  { storageKey, isPublic, bytes, contentType }: FileContent,
): Promise<void> {
  await files.put(storageKey, { bytes, contentType });
  if (isPublic) await storeWidths(files, { storageKey, bytes });
}
