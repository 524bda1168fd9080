import { fileTypeFromBuffer } from 'file-type';
import type { Sharp, SharpInput, SharpOptions } from 'sharp';
import { AppError } from '#lib/errors.ts';
import { maxPixels, maxSidePixels, maxSingleFileBytes, subprocessPixels } from './picture-limits.ts';
import { shrinkInSubprocess } from './shrink-in-subprocess.ts';
import { stripJpeg, stripPng } from './strip-metadata.ts';

type AcceptedType =
  | 'image/jpeg'
  | 'image/png'
  | 'image/webp'
  | 'application/pdf'
  | 'application/postscript'
  | 'image/vnd.dxf';

/** Loads sharp with the first picture, so that a process that only serves pages does not hold it in memory. */
async function loadPicture(bytes: SharpInput, options?: SharpOptions): Promise<Sharp> {
  const { default: sharp } = await import('sharp');
  // Every picture is new, so caching decoded pictures is of no use.
  sharp.cache(false);
  // One thread: pictures are processed one after the other and never take both cores from page requests.
  sharp.concurrency(1);
  return sharp(bytes, options);
}

interface UploadRule {
  accepts: readonly AcceptedType[];
  /** The part of a picture that stays as it is. */
  exact?: 'pixels' | 'bytes' | undefined;
}

interface CleanFile {
  bytes: Uint8Array;
  contentType: AcceptedType;
  /** Size in pixels; null for documents. */
  width: number | null;
  height: number | null;
}

/** Returns the type by content, whatever the file's name and declared type; null if it is not accepted. */
export async function detectType(bytes: Uint8Array): Promise<AcceptedType | null> {
  const detected = await fileTypeFromBuffer(bytes);
  if (detected?.mime === 'application/eps') return 'application/postscript';
  const accepted: AcceptedType[] = [
    'image/jpeg',
    'image/png',
    'image/webp',
    'application/pdf',
    'application/postscript',
  ];
  return accepted.find((type) => type === detected?.mime) ?? (isDxf(bytes) ? 'image/vnd.dxf' : null);
}

/** Returns true for a drawing in the exchange format of CAD programs, as text or binary. */
function isDxf(bytes: Uint8Array): boolean {
  const start = Buffer.from(bytes.subarray(0, 4096)).toString('latin1');
  if (start.startsWith('AutoCAD Binary DXF\r\n')) return true;
  // Comments (code 999) may precede the first section.
  return !start.includes('\0') && /^\s*(?:999\r?\n[^\n]*\n\s*)*0\s*\r?\n\s*SECTION\s*\r?\n/.test(start);
}

/** Types of pictures uploaded with a product file. WebP is included because exports contain it. */
export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp'] as const;

/** Reasons why a picture cannot be used. */
const pictureProblems = ['too_large', 'wrong_kind', 'too_many_pixels', 'damaged'] as const;
export type PictureProblem = (typeof pictureProblems)[number];

/** Returns why a picture would be refused, by its size, content and header; null if it can be tried. */
export async function pictureProblem(bytes: Uint8Array): Promise<PictureProblem | null> {
  if (bytes.byteLength > maxSingleFileBytes) return 'too_large';
  const type = await detectType(bytes);
  if (!pictureTypes.some((known) => known === type)) return 'wrong_kind';
  try {
    const { width, height } = await (await loadPicture(bytes, { limitInputPixels: false })).metadata();
    return width * height > maxPixels ? 'too_many_pixels' : null;
  } catch {
    return 'damaged';
  }
}

/**
 * Accepts a JPG, PNG or PDF of up to 5 MB, or artwork where it is allowed. Pictures are re-encoded, which removes
 * metadata and anything hidden in them. Exact ones are decoded as a whole, to refuse what is no picture, but keep their
 * pixels or all of their bytes.
 */
export async function cleanUpload(bytes: Uint8Array, { accepts, exact }: UploadRule): Promise<CleanFile> {
  const type = await requireType(bytes, accepts);
  if (exact && (type === 'image/jpeg' || type === 'image/png')) {
    const stripped = await stripPicture(bytes, type);
    return exact === 'bytes' ? { ...stripped, bytes } : stripped;
  }
  if (pictureTypes.some((known) => known === type)) return reencode(bytes);
  return { bytes, contentType: type, width: null, height: null };
}

/** Returns the type of an upload by its content. Throws an error for people if it is too large or not accepted. */
async function requireType(bytes: Uint8Array, accepts: readonly AcceptedType[]): Promise<AcceptedType> {
  if (bytes.byteLength > maxSingleFileBytes)
    throw new AppError('too_large', 'This file is larger than 5\u00a0MB. Select a smaller file.');
  const type = await detectType(bytes);
  if (!type || !accepts.includes(type)) throw new AppError('invalid', wrongTypeMessage(accepts));
  return type;
}

function wrongTypeMessage(accepts: readonly AcceptedType[]): string {
  if (accepts.length === 1 && accepts[0] === 'application/pdf') return 'Only PDF files are allowed.';
  if (accepts.includes('image/vnd.dxf')) return 'Select an AI, EPS, DXF or PDF file.';
  return accepts.includes('application/pdf')
    ? 'Select a JPG, PNG or PDF file.'
    : 'Select a JPG or PNG image.';
}

/** Opens a picture for re-encoding, rotated upright. A very large one is first shrunk in a subprocess. */
async function openPicture(bytes: Uint8Array): Promise<Sharp> {
  const settings = { limitInputPixels: maxPixels, failOn: 'error' } as const;
  const picture = await loadPicture(bytes, settings);
  const { width, height } = await picture.metadata();
  return width * height > subprocessPixels
    ? loadPicture(await shrinkInSubprocess(bytes), settings)
    : picture.rotate();
}

async function reencode(bytes: Uint8Array): Promise<CleanFile> {
  try {
    const { data, info } = await queueWork(async () =>
      (await openPicture(bytes))
        .resize({ width: maxSidePixels, height: maxSidePixels, fit: 'inside', withoutEnlargement: true })
        .webp({ quality: 84 })
        .toBuffer({ resolveWithObject: true }),
    );
    return { bytes: data, contentType: 'image/webp', width: info.width, height: info.height };
  } catch (cause) {
    throw unreadable(cause);
  }
}

const unreadable = (cause: unknown): AppError =>
  new AppError('invalid', 'This image can’t be read. Select another one.', { cause });

/** Returns a picture with unchanged pixels and without metadata, after it was decoded as a whole. */
async function stripPicture(bytes: Uint8Array, contentType: 'image/jpeg' | 'image/png'): Promise<CleanFile> {
  try {
    return await queueWork(async () => {
      const { orientation } = await (await loadPicture(bytes)).metadata();
      const stripped = contentType === 'image/png' ? stripPng(bytes) : stripJpeg(bytes, orientation);
      await (await openPicture(stripped)).resize({ width: 16, height: 16, fit: 'inside' }).raw().toBuffer();
      const { autoOrient } = await (await loadPicture(stripped)).metadata();
      return { bytes: stripped, contentType, ...autoOrient };
    });
  } catch (cause) {
    throw unreadable(cause);
  }
}

interface SquarePixels {
  /** RGBA values. */
  data: Uint8Array;
  side: number;
  /** Width divided by height before the picture was stretched to a square. */
  aspect: number;
}

/** Returns the pixels of a picture, stretched to a small square. */
export async function readPixels(bytes: Uint8Array, side: number): Promise<SquarePixels> {
  try {
    return await queueWork(async () => {
      const small = await (await openPicture(bytes))
        .resize({ width: side * 2, height: side * 2, fit: 'inside' })
        .ensureAlpha()
        .raw()
        .toBuffer({ resolveWithObject: true });
      const { width, height, channels } = small.info;
      const fullPicture = await loadPicture(small.data, { raw: { width, height, channels } });
      const data = await fullPicture.resize({ width: side, height: side, fit: 'fill' }).raw().toBuffer();
      return { data, side, aspect: width / height };
    });
  } catch (cause) {
    throw unreadable(cause);
  }
}

let lastWork: Promise<unknown> = Promise.resolve();

/** Processes one picture at a time: decoded, a single large one takes 200 MB, and anyone may upload ten. */
function queueWork<T>(work: () => Promise<T>): Promise<T> {
  const queued = lastWork.then(work);
  lastWork = queued.catch(() => {});
  return queued;
}

interface PictureArea {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Returns an area of a picture that was cleaned before, as a new picture. */
export async function cropToArea(bytes: Uint8Array, part: PictureArea): Promise<Uint8Array> {
  return queueWork(async () => (await loadPicture(bytes)).extract(part).webp({ quality: 90 }).toBuffer());
}

/** Returns a smaller copy for lists, `width` pixels wide. */
export async function thumbnail(bytes: Uint8Array, width: number): Promise<Uint8Array> {
  return queueWork(async () =>
    (await loadPicture(bytes)).resize({ width, withoutEnlargement: true }).webp({ quality: 80 }).toBuffer(),
  );
}
