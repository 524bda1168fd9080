import { AppError, invalidFields, notFound } from '#lib/errors.ts';
import { newId } from '#lib/ids.ts';
import { signedIn } from '#platform/commands/context.ts';
import { cleanUpload, cutOut } from '#platform/files/inspect.ts';
import { fileLimitBytes } from '#platform/files/picture-limits.ts';
import type { RequestContext } from '#platform/http/procedures.ts';
import { countTry } from '#platform/throttle/throttle.ts';
import type { Crop, FilePurpose, StoredFile } from '../../contract.ts';
import {
  cropPixels,
  displayName,
  leastCropPixels,
  nameForContent,
  purposeRules,
  uploadsPerDay,
} from '../../rules.ts';
import { findWholePicture } from '../queries.ts';
import { keepFile } from './store-file.ts';

interface Upload {
  file: File;
  purpose: FilePurpose;
}

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
  return keepFile(context, { ...row, content: clean.bytes });
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
  return keepFile(context, { ...row, content: bytes });
}
