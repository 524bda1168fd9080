import { isUtf8 } from 'node:buffer';
import type { Readable } from 'node:stream';
import { crc32 } from 'node:zlib';
import yauzl from 'yauzl';
import { AppError } from '#lib/errors.ts';
import { formatCount } from '#lib/formats.ts';

export interface ZipEntry {
  /** Path inside the ZIP, as stored. */
  name: string;
  /** Length of the name in bytes. */
  nameBytes: number;
  isEncrypted: boolean;
  /** Checksum of the unpacked content. */
  crc: number;
  packedBytes: number;
  unpackedBytes: number;
  /** Starts unpacking its content. */
  open(): Promise<Readable>;
}

const maxEntries = 2000;

export const damagedFileError = (): AppError =>
  new AppError(
    'invalid',
    'This file is damaged and could not be read. Save it again, or save the spreadsheet as CSV.',
  );
const unpacksTooLargeError = (): AppError =>
  new AppError('too_large', 'This file is too large when unpacked. Save the spreadsheet as CSV.');
const tooManyEntriesError = (): AppError =>
  new AppError(
    'too_large',
    `A ZIP can hold up to ${formatCount(maxEntries)} files. Split it into smaller files.`,
  );

/** Returns the entries of a ZIP file's central directory, in its order; two of them may have the same name. */
export async function listZipEntries(bytes: Uint8Array): Promise<ZipEntry[]> {
  const zip = await openZip(bytes);
  if (zip.entryCount > maxEntries) throw tooManyEntriesError();
  const entries: ZipEntry[] = [];
  try {
    for await (const entry of zip.eachEntry())
      entries.push({
        name: decodeName(entry.fileNameRaw),
        nameBytes: entry.fileNameLength,
        isEncrypted: entry.isEncrypted(),
        crc: entry.crc32,
        packedBytes: entry.compressedSize,
        unpackedBytes: entry.uncompressedSize,
        open: () => zip.openReadStreamPromise(entry),
      });
  } catch {
    throw damagedFileError();
  }
  return entries;
}

/** Names and sizes are checked by us, with messages for suppliers: the sizes while unpacking, because they may be wrong. */
async function openZip(bytes: Uint8Array): Promise<yauzl.ZipFile> {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    return await yauzl.fromBufferPromise(buffer, { decodeStrings: false, validateEntrySizes: false });
  } catch {
    throw damagedFileError();
  }
}

/**
 * Old programs store names in the encoding of their system. Decoded with the same one, different names remain
 * different.
 */
const decodeName = (bytes: Uint8Array): string =>
  new TextDecoder(isUtf8(bytes) ? 'utf-8' : 'windows-1252').decode(bytes);

/** Returns the parts of a workbook by name. */
export const mapZipEntries = async (bytes: Uint8Array): Promise<Map<string, ZipEntry>> =>
  new Map((await listZipEntries(bytes)).map((entry) => [entry.name.replace(/^\//, ''), entry]));

/** Text compresses to a twentieth, rarely to a hundredth of its size; a higher ratio means a malicious file. */
const maxCompressionRatio = 250;
const maxUncheckedBytes = 4 * 1024 * 1024;

/** Returns the text of an entry, piece by piece. Throws if it unpacks to more than `maxBytes`. */
export async function* unpackText(entry: ZipEntry, maxBytes: number): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  for await (const chunk of unpackChunks(entry, maxBytes)) yield decoder.decode(chunk, { stream: true });
}

/** Returns all bytes of an entry. Throws if they are more than `maxBytes`, or differ from its checksum. */
export async function unpackBytes(entry: ZipEntry, maxBytes: number): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of unpackChunks(entry, maxBytes)) chunks.push(chunk);
  const content = Buffer.concat(chunks);
  if (crc32(content) !== entry.crc) throw damagedFileError();
  return content;
}

/** Counts the bytes while unpacking, because the sizes in the central directory may be wrong. */
async function* unpackChunks(entry: ZipEntry, maxBytes: number): AsyncGenerator<Uint8Array> {
  const limit = Math.min(maxBytes, Math.max(maxUncheckedBytes, entry.packedBytes * maxCompressionRatio));
  if (entry.unpackedBytes > limit) throw unpacksTooLargeError();
  const content = await entry.open().catch(() => {
    throw damagedFileError();
  });
  let sum = 0;
  for await (const chunk of content as AsyncIterable<Uint8Array>) {
    sum += chunk.length;
    if (sum > limit) throw unpacksTooLargeError();
    yield chunk;
  }
}
