import { fileTypeFromBuffer } from 'file-type';
import type { Sharp, SharpInput, SharpOptions } from 'sharp';
import { AppError } from '#lib/errors.ts';
import { apartFrom, fileLimitBytes, longestSide, pixelLimit } from './picture-limits.ts';
import { shrinkApart } from './shrink-apart.ts';

type AcceptedType = 'image/jpeg' | 'image/png' | 'image/webp' | 'application/pdf';

/** Loaded with the first picture: a process that serves pages need not hold it. */
async function pictureOf(bytes: SharpInput, options?: SharpOptions): Promise<Sharp> {
  const { default: sharp } = await import('sharp');
  // Every picture is new, so what was unfolded for one is of no use for the next.
  sharp.cache(false);
  // One thread: pictures come one after the other, and none takes both processors from who waits for a page.
  sharp.concurrency(1);
  return sharp(bytes, options);
}

interface CleanFile {
  bytes: Uint8Array;
  contentType: 'image/webp' | 'application/pdf';
  /** Pixels; null for documents. */
  width: number | null;
  height: number | null;
}

/** What the bytes really are, whatever name and type they came with; null when it is none of ours. */
export async function detectType(bytes: Uint8Array): Promise<AcceptedType | null> {
  const found = await fileTypeFromBuffer(bytes);
  const accepted: AcceptedType[] = ['image/jpeg', 'image/png', 'image/webp', 'application/pdf'];
  return accepted.find((type) => type === found?.mime) ?? null;
}

/** Pictures that come with a file of products: exports hold them as WebP. */
export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp'] as const;

/** Why a picture cannot be used. */
const pictureProblems = ['too_large', 'wrong_kind', 'too_many_pixels', 'damaged'] as const;
export type PictureProblem = (typeof pictureProblems)[number];

/** Returns why a picture would be refused, by its size, its content and its head; null where it can be tried. */
export async function pictureProblem(bytes: Uint8Array): Promise<PictureProblem | null> {
  if (bytes.byteLength > fileLimitBytes) return 'too_large';
  const type = await detectType(bytes);
  if (!pictureTypes.some((known) => known === type)) return 'wrong_kind';
  try {
    const { width, height } = await (await pictureOf(bytes, { limitInputPixels: false })).metadata();
    return width * height > pixelLimit ? 'too_many_pixels' : null;
  } catch {
    return 'damaged';
  }
}

/** Accepts a JPG, PNG or PDF of up to 5 MB. Pictures are drawn anew: metadata and anything hidden in them is gone. */
export async function cleanUpload(bytes: Uint8Array, accepts: readonly AcceptedType[]): Promise<CleanFile> {
  if (bytes.byteLength > fileLimitBytes) throw new AppError('too_large', 'Files can be at most 5MB.');
  const type = await detectType(bytes);
  if (!type || !accepts.includes(type)) throw new AppError('invalid', refusal(accepts));
  if (type === 'application/pdf') return { bytes, contentType: 'application/pdf', width: null, height: null };
  return redraw(bytes);
}

function refusal(accepts: readonly AcceptedType[]): string {
  if (accepts.length === 1 && accepts[0] === 'application/pdf') return 'Only PDF files are allowed.';
  return accepts.includes('application/pdf')
    ? 'Please choose a JPG, PNG or PDF file.'
    : 'Please choose a JPG or PNG picture.';
}

/** A picture ready to be drawn anew, upright; a very large one is a smaller copy by now. */
async function opened(bytes: Uint8Array): Promise<Sharp> {
  const settings = { limitInputPixels: pixelLimit, failOn: 'error' } as const;
  const picture = await pictureOf(bytes, settings);
  const { width, height } = await picture.metadata();
  return width * height > apartFrom ? pictureOf(await shrinkApart(bytes), settings) : picture.rotate();
}

async function redraw(bytes: Uint8Array): Promise<CleanFile> {
  try {
    const { data, info } = await inTurn(async () =>
      (await opened(bytes))
        .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
        .webp({ quality: 84 })
        .toBuffer({ resolveWithObject: true }),
    );
    return { bytes: data, contentType: 'image/webp', width: info.width, height: info.height };
  } catch (cause) {
    throw new AppError('invalid', 'This picture cannot be read. Please choose another.', { cause });
  }
}

interface SquarePixels {
  /** RGBA. */
  data: Uint8Array;
  side: number;
  /** Width over height before the picture was stretched to a square. */
  aspect: number;
}

/** The pixels of a picture, stretched to a small square. */
export async function pixelsOf(bytes: Uint8Array, side: number): Promise<SquarePixels> {
  try {
    return await inTurn(async () => {
      const small = await (await opened(bytes))
        .resize({ width: side * 2, height: side * 2, fit: 'inside' })
        .ensureAlpha()
        .raw()
        .toBuffer({ resolveWithObject: true });
      const { width, height, channels } = small.info;
      const whole = await pictureOf(small.data, { raw: { width, height, channels } });
      const data = await whole.resize({ width: side, height: side, fit: 'fill' }).raw().toBuffer();
      return { data, side, aspect: width / height };
    });
  } catch (cause) {
    throw new AppError('invalid', 'This picture cannot be read. Please choose another.', { cause });
  }
}

let lastTurn: Promise<unknown> = Promise.resolve();

/** One picture after the other: unfolded, a single large one takes two hundred megabytes, and anybody may send ten. */
function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const turn = lastTurn.then(work);
  lastTurn = turn.catch(() => {});
  return turn;
}

interface Part {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** A part of a picture that was cleaned before, as a picture of its own. */
export async function cutOut(bytes: Uint8Array, part: Part): Promise<Uint8Array> {
  return inTurn(async () => (await pictureOf(bytes)).extract(part).webp({ quality: 90 }).toBuffer());
}

/** A smaller copy for lists, `width` pixels wide. */
export async function thumbnail(bytes: Uint8Array, width: number): Promise<Uint8Array> {
  return inTurn(async () =>
    (await pictureOf(bytes)).resize({ width, withoutEnlargement: true }).webp({ quality: 80 }).toBuffer(),
  );
}
