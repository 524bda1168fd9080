import { createHash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { AppError } from '#lib/errors.ts';
import type { PictureProblem } from '../files/inspect.ts';
import { maxSingleFileBytes } from '../files/picture-limits.ts';
import { damagedFileError, listZipEntries, unpackBytes, type ZipEntry } from './zip-entries.ts';

/** A picture in a ZIP next to the spreadsheet. */
export interface ZippedPicture {
  path: string;
  /** SHA-256 of its content; null if it cannot be used. */
  hash: string | null;
  /** Why it cannot be used; null if it can. */
  problem: PictureProblem | null;
}

/** A supplier's upload: a spreadsheet, with the pictures next to it if both were in a ZIP. */
interface SpreadsheetUpload {
  spreadsheet: Uint8Array;
  pictures: AsyncGenerator<ZippedPicture>;
}

const maxNameBytes = 255;
const maxSpreadsheetBytes = 30 * 1024 * 1024;
/**
 * Limit for all pictures together. They are already compressed, so no legitimate ZIP unpacks to more than twice its
 * size.
 */
const maxPictureBytes = 64 * 1024 * 1024;

const spreadsheetName = /\.(csv|tsv|xlsx)$/i;
const archiveName = /\.(zip|rar|7z|tar|t?gz|bz2|xz|zst)$/i;

const refuseZip = (message: string): AppError => new AppError('invalid', message);

/** Returns a path for comparisons, because systems differ in case, slashes and the encoding of accents. */
const normalizePath = (path: string): string =>
  path.replaceAll('\\', '/').normalize('NFC').toLowerCase().trim();

const splitPath = (name: string): string[] => name.replaceAll('\\', '/').split('/');

/** True for files that systems add: folders, previews and files whose name starts with a dot. */
const isSystemFile = (name: string): boolean => {
  const segments = splitPath(name);
  return (
    segments.at(-1) === '' ||
    segments.some((segment) => segment.startsWith('.') || segment === '__MACOSX') ||
    /^(thumbs\.db|desktop\.ini)$/i.test(segments.at(-1) ?? '')
  );
};

/** Files are never written under these names, but no legitimate program creates them. */
function isUnsafe(name: string): boolean {
  const segments = splitPath(name);
  return segments[0] === '' || segments.includes('..') || /^[a-z]:|\p{Cc}/iu.test(name);
}

/** Refuses malicious files before anything is unpacked. */
function checkEntries(entries: readonly ZipEntry[], bytes: Uint8Array): void {
  const seen = new Set<string>();
  let packed = 0;
  for (const { name, nameBytes, isEncrypted, packedBytes } of entries) {
    packed += packedBytes;
    if (nameBytes > maxNameBytes)
      throw refuseZip(`A file name in this ZIP is longer than ${maxNameBytes} characters. Shorten it.`);
    if (isUnsafe(name))
      throw refuseZip('A file name in this ZIP is not allowed. Create the ZIP again from plain files.');
    if (isEncrypted) throw refuseZip('This ZIP is protected by a password. Create it again without one.');
    const key = normalizePath(name);
    if (seen.has(key)) throw refuseZip(`This ZIP contains “${name}” twice. Rename one of them.`);
    seen.add(key);
  }
  // Entries that share their bytes unpack to far more than the file contains.
  if (packed > bytes.length) throw damagedFileError();
}

/** Returns the entries of a ZIP with pictures; null for a workbook, which is also a ZIP. */
async function pictureEntries(bytes: Uint8Array): Promise<ZipEntry[] | null> {
  const entries = await listZipEntries(bytes);
  if (entries.some(({ name }) => name.replace(/^\//, '') === 'xl/workbook.xml')) return null;
  checkEntries(entries, bytes);
  return entries.filter(({ name }) => !isSystemFile(name));
}

const isZip = (bytes: Uint8Array): boolean =>
  bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 0x03 && bytes[3] === 0x04;

async function* noPictures(): AsyncGenerator<ZippedPicture> {}

/** Opens an upload: a spreadsheet, or a ZIP of a spreadsheet and its pictures. */
export async function openSpreadsheetUpload(bytes: Uint8Array): Promise<SpreadsheetUpload> {
  const entries = isZip(bytes) ? await pictureEntries(bytes) : null;
  if (!entries) return { spreadsheet: bytes, pictures: noPictures() };
  const archive = entries.find(({ name }) => archiveName.test(name));
  if (archive)
    throw refuseZip(
      `This ZIP contains another archive, “${archive.name}”. Include the spreadsheet and images directly.`,
    );
  const [sheet, second] = entries.filter(({ name }) => spreadsheetName.test(name));
  if (!sheet)
    throw refuseZip('This ZIP contains no spreadsheet. Add one CSV or XLSX file next to the images.');
  if (second)
    throw refuseZip(
      `This ZIP contains several spreadsheets, “${sheet.name}” and “${second.name}”. Keep only one of them.`,
    );
  const otherEntries = entries.filter((entry) => entry !== sheet);
  return {
    spreadsheet: await unpackBytes(sheet, maxSpreadsheetBytes),
    pictures: inspectPictures(otherEntries),
  };
}

/** Inspects each picture once: its actual size, its type by content, and its pixels. */
async function* inspectPictures(entries: readonly ZipEntry[]): AsyncGenerator<ZippedPicture> {
  if (entries.length === 0) return;
  // Most uploads are just a spreadsheet, so the code for pictures is loaded with the first one.
  const { pictureProblem } = await import('../files/inspect.ts');
  let remainingBytes = maxPictureBytes;
  for (const entry of entries) {
    const content = await readPictureBytes(entry);
    if (content) remainingBytes -= content.length;
    if (remainingBytes < 0)
      throw new AppError(
        'too_large',
        'The images in this ZIP are too large in total. Split it into smaller files.',
      );
    const problem = content ? await pictureProblem(content) : sizeProblem(entry);
    yield {
      path: splitPath(entry.name).join('/').normalize('NFC'),
      hash: content && !problem ? hashPicture(content) : null,
      problem,
    };
    await setImmediate();
  }
}

const sizeProblem = ({ unpackedBytes: bytes }: ZipEntry): PictureProblem =>
  bytes > maxSingleFileBytes ? 'too_large' : 'damaged';

/** Returns the SHA-256 of a picture as it was uploaded. */
export const hashPicture = (content: Uint8Array): string =>
  createHash('sha256').update(content).digest('hex');

/** Returns the bytes of a picture; null if they cannot be unpacked or are too many. */
async function readPictureBytes(entry: ZipEntry): Promise<Uint8Array | null> {
  try {
    return await unpackBytes(entry, maxSingleFileBytes);
  } catch {
    return null;
  }
}

/** Returns a function that reads pictures by path from a ZIP that was inspected before. */
export async function createPictureReader(
  bytes: Uint8Array,
): Promise<(path: string) => Promise<Uint8Array | null>> {
  const entries = new Map((await listZipEntries(bytes)).map((entry) => [normalizePath(entry.name), entry]));
  return async (path) => {
    const entry = entries.get(normalizePath(path));
    return entry ? readPictureBytes(entry) : null;
  };
}
