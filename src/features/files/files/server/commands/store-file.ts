import { AppError } from '#lib/errors.ts';
import { newId } from '#lib/ids.ts';
import type { CommandContext } from '#platform/commands/context.ts';
import type { FileStore } from '#platform/files/file-store.ts';
import { cleanUpload, pictureTypes, thumbnail } from '#platform/files/inspect.ts';
import type { Kernel } from '#platform/kernel.ts';
import type { StoredFile } from '../../contract.ts';
import { displayName, mediaWidths, nameForContent } from '../../rules.ts';
import { describeFile } from '../queries.ts';
import { storedFiles } from '../tables.ts';
import { removeStored, variantKey } from './stored-bytes.ts';

/** How a file is stored: its bytes outside of any transaction, its row in one of its own. */
interface Writing {
  kernel: Pick<Kernel, 'files'>;
  write<T>(command: (ctx: CommandContext) => Promise<T>): Promise<T>;
}

type FileRow = Omit<typeof storedFiles.$inferInsert, 'createdAt'>;
type NewFile = FileRow & { bytes: number; content: Uint8Array };

interface NewPicture {
  bytes: Uint8Array;
  /** As its owner named it. */
  name: string;
  ownerAccountId: string;
  /** SHA-256 of the bytes. */
  sourceHash: string;
}

/**
 * Cleans and stores a product picture of an import, and returns the stored file, which no product uses yet. The caller
 * limits how many an import may bring.
 */
export async function storeProductPicture(
  writing: Writing,
  { bytes, name, ownerAccountId, sourceHash }: NewPicture,
): Promise<StoredFile> {
  const { bytes: content, ...clean } = await cleanUpload(bytes, pictureTypes);
  const id = newId();
  return keepFile(writing, {
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

/** The bytes first, then the row, so that a row never points at nothing; if the row fails, the bytes go. */
export async function keepFile(
  { kernel, write }: Writing,
  { content, ...row }: NewFile,
): Promise<StoredFile> {
  const { files } = kernel;
  const { storageKey, isPublic, contentType } = row;
  await storeBytes(files, { storageKey, isPublic, bytes: content, contentType });
  try {
    return await write((ctx) => recordFile(ctx, row));
  } catch (error) {
    await removeStored(files, { storageKey, isPublic });
    throw error;
  }
}

async function recordFile(ctx: CommandContext, row: FileRow): Promise<StoredFile> {
  const [written] = await ctx.db
    .insert(storedFiles)
    .values({ ...row, createdAt: ctx.now })
    .returning();
  if (!written) throw new AppError('internal', 'The file could not be kept. Please try again.');
  return describeFile(written);
}

interface Bytes {
  storageKey: string;
  isPublic: boolean;
  bytes: Uint8Array;
  contentType: string;
}

/** Public pictures are kept in every width in which they are served, made once, here. */
async function storeBytes(
  files: FileStore,
  { storageKey, isPublic, bytes, contentType }: Bytes,
): Promise<void> {
  await files.put(storageKey, bytes, contentType);
  if (!isPublic) return;
  for (const width of mediaWidths) {
    await files.put(variantKey(storageKey, width), await thumbnail(bytes, width), 'image/webp');
  }
}
