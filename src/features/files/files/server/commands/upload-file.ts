import { AppError, invalidFields, notFound } from '#lib/errors.ts';
import { newId } from '#lib/ids.ts';
import { requireSignedIn } from '#platform/commands/context.ts';
import { cleanUpload, cropToArea } from '#platform/files/inspect.ts';
import { maxSingleFileBytes } from '#platform/files/picture-limits.ts';
import type { RequestContext } from '#platform/http/procedures.ts';
import { countAttempt } from '#platform/throttle/throttle.ts';
import type { Crop, FilePurpose, StoredFile } from '../../contract.ts';
import {
  artworkName,
  cropPixels,
  displayName,
  downloadType,
  maxUploadsPerDay,
  minCropPixels,
  nameForContent,
  purposeRules,
} from '../../rules.ts';
import { findOriginalPicture } from '../queries.ts';
import { storeFile } from './store-file.ts';

interface UploadInput {
  file: File;
  purpose: FilePurpose;
}

/** Checks an upload by its content, cleans it and stores it. */
export async function uploadFile(
  context: RequestContext,
  { file, purpose }: UploadInput,
): Promise<StoredFile> {
  const { accountId } = requireSignedIn(context);
  const { db, now } = context;
  await countAttempt(db, {
    now,
    key: ['upload', accountId],
    limit: maxUploadsPerDay,
    windowSeconds: 24 * 3600,
  });
  if (file.size > maxSingleFileBytes)
    throw new AppError('too_large', 'This file is larger than 5\u00a0MB. Select a smaller file.');
  const { accepts, isPublic, isDownload, exact } = purposeRules[purpose];
  const clean = await cleanUpload(new Uint8Array(await file.arrayBuffer()), { accepts, exact });
  const id = newId();
  const storageKey = `files/${id}`;
  const row = {
    id,
    ownerAccountId: accountId,
    purpose,
    ...(isDownload
      ? { name: artworkName(displayName(file.name), clean.contentType), contentType: downloadType }
      : { name: nameForContent(displayName(file.name), clean.contentType), contentType: clean.contentType }),
    bytes: clean.bytes.byteLength,
    width: clean.width,
    height: clean.height,
    storageKey,
    isPublic,
  };
  return storeFile(context, { ...row, content: clean.bytes });
}

interface CropInput {
  id: string;
  crop: Crop;
}

/**
 * Stores a section of a public picture as a new picture of the caller. It is always cut from the original picture, so
 * that a later, different crop loses nothing. The caller checks that the picture may be used.
 */
export async function cropPicture(context: RequestContext, { id, crop }: CropInput): Promise<StoredFile> {
  const { accountId } = requireSignedIn(context);
  const { db, now, kernel } = context;
  await countAttempt(db, {
    now,
    key: ['upload', accountId],
    limit: maxUploadsPerDay,
    windowSeconds: 24 * 3600,
  });
  const original = await findOriginalPicture(db, id);
  if (!original?.isPublic || !original.width || !original.height) throw notFound('Picture');
  const part = cropPixels(crop, { width: original.width, height: original.height });
  if (Math.min(part.width, part.height) < Math.min(minCropPixels, original.width, original.height)) {
    throw invalidFields([
      {
        path: 'crop',
        message: `The crop must be at least ${minCropPixels} × ${minCropPixels} pixels. Select a larger area.`,
      },
    ]);
  }
  const bytes = await cropToArea(await kernel.files.read(original.storageKey), part);
  const partId = newId();
  const row = {
    id: partId,
    ownerAccountId: accountId,
    purpose: original.purpose,
    name: original.name,
    contentType: 'image/webp',
    bytes: bytes.byteLength,
    width: part.width,
    height: part.height,
    storageKey: `files/${partId}`,
    isPublic: true,
    croppedFromId: original.id,
    crop,
  };
  return storeFile(context, { ...row, content: bytes });
}
