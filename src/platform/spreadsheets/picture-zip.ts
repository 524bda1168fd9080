import { createHash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { AppError } from '#lib/errors.ts';
import type { PictureProblem } from '../files/inspect.ts';
import { fileLimitBytes } from '../files/picture-limits.ts';
import { listZipEntries, unpackedBytes, unreadable, type ZipEntry } from './zip-entries.ts';

/** A file that lies in a ZIP beside the sheet. */
export interface ZippedPicture {
  path: string;
  /** SHA-256 of its content; null where it cannot be used. */
  hash: string | null;
  /** Why it cannot be used. */
  problem: PictureProblem | null;
}

/** What a supplier uploads: a sheet, and the pictures beside it where both came in a ZIP. */
interface SheetUpload {
  sheet: Uint8Array;
  pictures: AsyncGenerator<ZippedPicture>;
}

const maxNameBytes = 255;
const maxSheetBytes = 30 * 1024 * 1024;
/** All pictures together: they are packed already, so no honest ZIP unpacks to more than twice its size. */
const maxPictureBytes = 64 * 1024 * 1024;

const sheetName = /\.(csv|tsv|xlsx)$/i;
const archiveName = /\.(zip|rar|7z|tar|t?gz|bz2|xz|zst)$/i;

const refused = (message: string): AppError => new AppError('invalid', message);

/** Paths as they are compared: systems differ in case, in slashes, and in how they write accents. */
const pathKey = (path: string): string => path.replaceAll('\\', '/').normalize('NFC').toLowerCase().trim();

const segmentsOf = (name: string): string[] => name.replaceAll('\\', '/').split('/');

/** What systems add by themselves: folders, previews and files that begin with a dot. */
const isLeftOut = (name: string): boolean => {
  const segments = segmentsOf(name);
  return (
    segments.at(-1) === '' ||
    segments.some((segment) => segment.startsWith('.') || segment === '__MACOSX') ||
    /^(thumbs\.db|desktop\.ini)$/i.test(segments.at(-1) ?? '')
  );
};

/** Nothing is ever written under these names, but no honest program makes them. */
function isUnsafe(name: string): boolean {
  const segments = segmentsOf(name);
  return segments[0] === '' || segments.includes('..') || /^[a-z]:|\p{Cc}/iu.test(name);
}

/** Refuses what was made to do harm, before anything is unpacked. */
function checkEntries(entries: readonly ZipEntry[], bytes: Uint8Array): void {
  const seen = new Set<string>();
  let packed = 0;
  for (const { name, nameBytes, isEncrypted, packedBytes } of entries) {
    packed += packedBytes;
    if (nameBytes > maxNameBytes)
      throw refused(`A file name in this ZIP is longer than ${maxNameBytes} characters. Please shorten it.`);
    if (isUnsafe(name))
      throw refused('A file name in this ZIP is not allowed. Please make the ZIP again from plain files.');
    if (isEncrypted) throw refused('This ZIP is protected by a password. Please make it again without one.');
    const key = pathKey(name);
    if (seen.has(key)) throw refused(`This ZIP holds “${name}” twice. Please rename one of them.`);
    seen.add(key);
  }
  // Entries that share their bytes unpack to far more than the file holds.
  if (packed > bytes.length) throw unreadable();
}

/** Returns the entries of a ZIP with pictures; null for a workbook, which is a ZIP as well. */
function pictureEntries(bytes: Uint8Array): ZipEntry[] | null {
  const entries = listZipEntries(bytes);
  if (entries.some(({ name }) => name.replace(/^\//, '') === 'xl/workbook.xml')) return null;
  checkEntries(entries, bytes);
  return entries.filter(({ name }) => !isLeftOut(name));
}

const isZip = (bytes: Uint8Array): boolean =>
  bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 0x03 && bytes[3] === 0x04;

async function* noPictures(): AsyncGenerator<ZippedPicture> {}

/** Opens an upload: a sheet by itself, or a ZIP of one sheet and its pictures. */
export async function openSheetUpload(bytes: Uint8Array): Promise<SheetUpload> {
  const entries = isZip(bytes) ? pictureEntries(bytes) : null;
  if (!entries) return { sheet: bytes, pictures: noPictures() };
  const archive = entries.find(({ name }) => archiveName.test(name));
  if (archive)
    throw refused(
      `This ZIP holds another archive, “${archive.name}”. Please put the sheet and the pictures themselves into it.`,
    );
  const [sheet, second] = entries.filter(({ name }) => sheetName.test(name));
  if (!sheet)
    throw refused('This ZIP holds no sheet. Please put one CSV or XLSX file into it, beside the pictures.');
  if (second)
    throw refused(
      `This ZIP holds several sheets, “${sheet.name}” and “${second.name}”. Please leave one of them.`,
    );
  const others = entries.filter((entry) => entry !== sheet);
  return {
    sheet: await unpackedBytes(bytes, { entry: sheet, most: maxSheetBytes }),
    pictures: lookThrough(bytes, others),
  };
}

/** Looks at each picture once: its real size, what it is by its content, and its pixels. */
async function* lookThrough(bytes: Uint8Array, entries: readonly ZipEntry[]): AsyncGenerator<ZippedPicture> {
  if (entries.length === 0) return;
  // Most uploads are a sheet alone: what reads pictures is loaded with the first one.
  const { pictureProblem } = await import('../files/inspect.ts');
  let room = maxPictureBytes;
  for (const entry of entries) {
    const content = await pictureBytes(bytes, entry);
    if (content) room -= content.length;
    if (room < 0)
      throw new AppError('too_large', 'The pictures of this ZIP unpack to too much. Please split it.');
    const problem = content ? await pictureProblem(content) : problemOfSize(entry);
    yield {
      path: segmentsOf(entry.name).join('/').normalize('NFC'),
      hash: content && !problem ? hashOf(content) : null,
      problem,
    };
    await setImmediate();
  }
}

const problemOfSize = ({ unpackedBytes: bytes }: ZipEntry): PictureProblem =>
  bytes > fileLimitBytes ? 'too_large' : 'damaged';

/** SHA-256 of a picture as it was sent. */
export const hashOf = (content: Uint8Array): string => createHash('sha256').update(content).digest('hex');

/** Returns the bytes of a picture; null where they cannot be unpacked, or are too many. */
async function pictureBytes(bytes: Uint8Array, entry: ZipEntry): Promise<Uint8Array | null> {
  try {
    return await unpackedBytes(bytes, { entry, most: fileLimitBytes });
  } catch {
    return null;
  }
}

/** Reads pictures of a ZIP that was looked through before, by their paths. */
export function zippedPictures(bytes: Uint8Array): (path: string) => Promise<Uint8Array | null> {
  const entries = new Map(listZipEntries(bytes).map((entry) => [pathKey(entry.name), entry]));
  return async (path) => {
    const entry = entries.get(pathKey(path));
    return entry ? pictureBytes(bytes, entry) : null;
  };
}
