import { isUtf8 } from 'node:buffer';
import { Readable } from 'node:stream';
import { crc32, createInflateRaw } from 'node:zlib';
import { AppError } from '#lib/errors.ts';
import { formatCount } from '#lib/formats.ts';

export interface ZipEntry {
  /** Path inside the ZIP, as stored. */
  name: string;
  /** Length of the name in bytes. */
  nameBytes: number;
  isEncrypted: boolean;
  method: number;
  /** Checksum of the unpacked content. */
  crc: number;
  packedBytes: number;
  unpackedBytes: number;
  /** Position of its local header in the file. */
  offset: number;
}

const endSignature = 0x0605_4b50;
const entrySignature = 0x0201_4b50;
const maxEntries = 2000;
const zip64Marker = 0xffff_ffff;

export const damagedFileError = (): AppError =>
  new AppError(
    'invalid',
    'This file is damaged and could not be read. Please save it again, or save the sheet as CSV.',
  );
const unpacksTooLargeError = (): AppError =>
  new AppError('too_large', 'This file unpacks to too much. Please save the sheet as CSV.');
const tooManyEntriesError = (): AppError =>
  new AppError('too_large', `A ZIP can hold up to ${formatCount(maxEntries)} files. Please split it.`);

/** Returns the entries of a ZIP file's central directory, in its order; two of them may have the same name. */
export function listZipEntries(bytes: Uint8Array): ZipEntry[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let end = bytes.length - 22;
  while (end >= 0 && end > bytes.length - 65_558 && view.getUint32(end, true) !== endSignature) end -= 1;
  if (end < 0 || view.getUint32(end, true) !== endSignature) throw damagedFileError();
  const entries: ZipEntry[] = [];
  let at = view.getUint32(end + 16, true);
  const count = view.getUint16(end + 10, true);
  if (count > maxEntries) throw tooManyEntriesError();
  for (let i = 0; i < count; i += 1) {
    if (at + 46 > bytes.length || view.getUint32(at, true) !== entrySignature) throw damagedFileError();
    const [nameLength, extra, comment] = [28, 30, 32].map((from) => view.getUint16(at + from, true));
    const name = decodeName(bytes.subarray(at + 46, at + 46 + (nameLength ?? 0)));
    entries.push({
      name,
      nameBytes: nameLength ?? 0,
      isEncrypted: (view.getUint16(at + 8, true) & 1) === 1,
      method: view.getUint16(at + 10, true),
      crc: view.getUint32(at + 16, true),
      packedBytes: view.getUint32(at + 20, true),
      unpackedBytes: view.getUint32(at + 24, true),
      offset: view.getUint32(at + 42, true),
    });
    at += 46 + (nameLength ?? 0) + (extra ?? 0) + (comment ?? 0);
  }
  return entries;
}

/**
 * Old programs store names in the encoding of their system. Decoded with the same one, different names remain
 * different.
 */
const decodeName = (bytes: Uint8Array): string =>
  new TextDecoder(isUtf8(bytes) ? 'utf-8' : 'windows-1252').decode(bytes);

/** Returns the parts of a workbook by name. */
export const mapZipEntries = (bytes: Uint8Array): Map<string, ZipEntry> =>
  new Map(listZipEntries(bytes).map((entry) => [entry.name.replace(/^\//, ''), entry]));

/** Text compresses to a twentieth, rarely to a hundredth of its size; a higher ratio means a malicious file. */
const maxCompressionRatio = 250;
const maxUncheckedBytes = 4 * 1024 * 1024;

interface UnpackOptions {
  entry: ZipEntry;
  /** Maximum unpacked size in bytes. */
  maxBytes: number;
}

/** Returns the text of an entry, piece by piece. */
export async function* unpackText(bytes: Uint8Array, unpacking: UnpackOptions): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  for await (const chunk of unpackChunks(bytes, unpacking)) yield decoder.decode(chunk, { stream: true });
}

/** Returns all bytes of an entry. */
export async function unpackBytes(bytes: Uint8Array, unpacking: UnpackOptions): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of unpackChunks(bytes, unpacking)) chunks.push(chunk);
  const content = Buffer.concat(chunks);
  if (crc32(content) !== unpacking.entry.crc) throw damagedFileError();
  return content;
}

/** Counts the bytes while unpacking, because the sizes in the central directory may be wrong. */
async function* unpackChunks(
  bytes: Uint8Array,
  { entry, maxBytes: most }: UnpackOptions,
): AsyncGenerator<Uint8Array> {
  const { method, packedBytes, unpackedBytes: promised, offset } = entry;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (packedBytes === zip64Marker || offset + 30 > bytes.length) throw damagedFileError();
  if (promised > most || promised > Math.max(maxUncheckedBytes, packedBytes * maxCompressionRatio))
    throw unpacksTooLargeError();
  const start = offset + 30 + view.getUint16(offset + 26, true) + view.getUint16(offset + 28, true);
  const packed = bytes.subarray(start, start + packedBytes);
  let sum = 0;
  for await (const chunk of inflateEntry(packed, method)) {
    sum += chunk.length;
    if (sum > most || sum > Math.max(maxUncheckedBytes, packedBytes * maxCompressionRatio))
      throw unpacksTooLargeError();
    yield chunk;
  }
}

const sliceLength = 64 * 1024;

function* sliceBytes(bytes: Uint8Array): Generator<Uint8Array> {
  for (let start = 0; start < bytes.length; start += sliceLength)
    yield bytes.subarray(start, start + sliceLength);
}

function inflateEntry(packed: Uint8Array, method: number): AsyncIterable<Uint8Array> {
  const source = Readable.from(sliceBytes(packed));
  if (method === 0) return source;
  if (method !== 8) throw damagedFileError();
  const inflate = createInflateRaw({ chunkSize: sliceLength });
  source.on('error', (error) => inflate.destroy(error));
  return source.pipe(inflate);
}
