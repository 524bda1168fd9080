import { AppError, invalidFields, notFound } from '#lib/errors.ts';
import { newId } from '#lib/ids.ts';
import { type CommandContext, signedIn } from '#platform/commands/context.ts';
import type { FileStore } from '#platform/files/file-store.ts';
import { cleanUpload, cutOut, fileLimitBytes, thumbnail } from '#platform/files/inspect.ts';
import type { RequestContext } from '#platform/http/procedures.ts';
import { countTry } from '#platform/throttle/throttle.ts';
import type { Crop, FilePurpose, StoredFile } from '../../contract.ts';
import {
  cropPixels,
  displayName,
  leastCropPixels,
  mediaWidths,
  nameForContent,
  purposeRules,
  uploadsPerDay,
} from '../../rules.ts';
import { describeFile, findWholePicture } from '../queries.ts';
import { storedFiles } from '../tables.ts';
import { removeStored, variantKey } from './stored-bytes.ts';

interface Upload {
  file: File;
  purpose: FilePurpose;
}

type FileRow = typeof storedFiles.$inferInsert;

/**
 * Checks what was sent by its content, cleans it and keeps it.
 */
export async function uploadFile(context: RequestContext, { file, purpose }: Upload): Promise<StoredFile> {
  const { accountId } = signedIn(context);
  const { db, now } = context;
  await countTry(db, now, { key: ['upload', accountId], limit: uploadsPerDay, windowSeconds: 24 * 3600 });
  if (file.size > fileLimitBytes) throw new AppError('too_large', 'Files can be at most 5MB.');
  const { accepts, isPublic } = purposeRules[purpose];
  const clean = await cleanUpload(new Uint8Array(await file.arrayBuffer()), accepts);
  const id = newId();
  const storageKey = `files/${id}`;
  const row = {
    id,
    ownerAccountId: accountId,
    purpose,
    name: nameForContent(displayName(file.name), clean.contentType),
    contentType: clean.contentType,
    bytes: clean.bytes.byteLength,
    width: clean.width,
    height: clean.height,
    storageKey,
    isPublic,
  };
  return keepFile(context, row, clean.bytes);
}

interface Cropping {
  id: string;
  crop: Crop;
}

/**
 * Keeps a part of a public picture as a picture of its own, the caller's. It is always cut from the whole, so that
 * choosing another part loses nothing. Whoever calls it has checked that the caller may use the picture.
 */
export async function cropPicture(context: RequestContext, { id, crop }: Cropping): Promise<StoredFile> {
  const { accountId } = signedIn(context);
  const { db, now, kernel } = context;
  await countTry(db, now, { key: ['upload', accountId], limit: uploadsPerDay, windowSeconds: 24 * 3600 });
  const whole = await findWholePicture(db, id);
  if (!whole?.isPublic || !whole.width || !whole.height) throw notFound('Picture');
  const part = cropPixels(crop, { width: whole.width, height: whole.height });
  if (Math.min(part.width, part.height) < Math.min(leastCropPixels, whole.width, whole.height)) {
    throw invalidFields([
      {
        path: 'crop',
        message: `Please keep at least ${leastCropPixels} pixels each way: less looks blurred.`,
      },
    ]);
  }
  const bytes = await cutOut(await kernel.files.read(whole.storageKey), part);
  const partId = newId();
  const row = {
    id: partId,
    ownerAccountId: accountId,
    purpose: whole.purpose,
    name: whole.name,
    contentType: 'image/webp',
    bytes: bytes.byteLength,
    width: part.width,
    height: part.height,
    storageKey: `files/${partId}`,
    isPublic: true,
    croppedFromId: whole.id,
    crop,
  };
  return keepFile(context, row, bytes);
}

/** The bytes first, then the row, so that a row never points at nothing; if the row fails, the bytes go. */
async function keepFile(
  context: RequestContext,
  row: Omit<FileRow, 'createdAt'>,
  bytes: Uint8Array,
): Promise<StoredFile> {
  const { files } = context.kernel;
  const { storageKey, isPublic, contentType } = row;
  await storeBytes(files, { storageKey, isPublic, bytes, contentType });
  try {
    return await context.write((ctx) => recordFile(ctx, row));
  } catch (error) {
    await removeStored(files, { storageKey, isPublic });
    throw error;
  }
}

async function recordFile(ctx: CommandContext, row: Omit<FileRow, 'createdAt'>): Promise<StoredFile> {
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
