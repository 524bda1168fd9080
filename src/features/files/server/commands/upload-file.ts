import { AppError } from '#lib/errors.ts';
import { newId } from '#lib/ids.ts';
import { type CommandContext, signedIn } from '#platform/commands/context.ts';
import type { FileStore } from '#platform/files/file-store.ts';
import { cleanUpload, fileLimitBytes, thumbnail } from '#platform/files/inspect.ts';
import type { RequestContext } from '#platform/http/procedures.ts';
import { countTry } from '#platform/throttle/throttle.ts';
import type { FilePurpose, StoredFile } from '../../contract.ts';
import { displayName, mediaWidths, nameForContent, purposeRules, uploadsPerDay } from '../../rules.ts';
import { describeFile } from '../queries.ts';
import { storedFiles } from '../tables.ts';
import { removeStored, variantKey } from './stored-bytes.ts';

interface Upload {
  file: File;
  purpose: FilePurpose;
}

type FileRow = typeof storedFiles.$inferInsert;

/**
 * Checks what was sent by its content, cleans it and keeps it. The bytes are stored before the row is
 * written, so a row never points at nothing; if the row fails, the bytes go.
 */
export async function uploadFile(context: RequestContext, { file, purpose }: Upload): Promise<StoredFile> {
  const { accountId } = signedIn(context);
  const { db, now, kernel } = context;
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
  await storeBytes(kernel.files, { storageKey, isPublic, ...clean });
  try {
    return await context.write((ctx) => recordFile(ctx, row));
  } catch (error) {
    await removeStored(kernel.files, { storageKey, isPublic });
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
