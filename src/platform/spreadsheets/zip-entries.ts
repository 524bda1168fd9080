import { isUtf8 } from 'node:buffer';
import { Readable } from 'node:stream';
import { crc32, createInflateRaw } from 'node:zlib';
import { AppError } from '#lib/errors.ts';
import { formatCount } from '#lib/formats.ts';

export interface ZipEntry {
  /** Path inside the ZIP, as it is written there. */
  name: string;
  /** Bytes of the name. */
  nameBytes: number;
  isEncrypted: boolean;
  method: number;
  /** Checksum of what it unpacks to. */
  crc: number;
  packedBytes: number;
  unpackedBytes: number;
  /** Where its own head stands in the file. */
  offset: number;
}

const endMark = 0x0605_4b50;
const entryMark = 0x0201_4b50;
const mostEntries = 2000;
const largest = 0xffff_ffff;

export const unreadable = (): AppError =>
  new AppError(
    'invalid',
    'This file is damaged and could not be read. Please save it again, or save the sheet as CSV.',
  );
const tooLarge = (): AppError =>
  new AppError('too_large', 'This file unpacks to too much. Please save the sheet as CSV.');
const tooMany = (): AppError =>
  new AppError('too_large', `A ZIP can hold up to ${formatCount(mostEntries)} files. Please split it.`);

/** Returns the table of contents at the end of a ZIP file, in its order; two entries may have the same name. */
export function listZipEntries(bytes: Uint8Array): ZipEntry[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let end = bytes.length - 22;
  while (end >= 0 && end > bytes.length - 65_558 && view.getUint32(end, true) !== endMark) end -= 1;
  if (end < 0 || view.getUint32(end, true) !== endMark) throw unreadable();
  const entries: ZipEntry[] = [];
  let at = view.getUint32(end + 16, true);
  const count = view.getUint16(end + 10, true);
  if (count > mostEntries) throw tooMany();
  for (let i = 0; i < count; i += 1) {
    if (at + 46 > bytes.length || view.getUint32(at, true) !== entryMark) throw unreadable();
    const [nameLength, extra, comment] = [28, 30, 32].map((from) => view.getUint16(at + from, true));
    const name = nameOf(bytes.subarray(at + 46, at + 46 + (nameLength ?? 0)));
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

/** Old programs write names in the encoding of their system: read as one, they stay different from each other. */
const nameOf = (bytes: Uint8Array): string =>
  new TextDecoder(isUtf8(bytes) ? 'utf-8' : 'windows-1252').decode(bytes);

/** The parts of a workbook by their names. */
export const zipEntries = (bytes: Uint8Array): Map<string, ZipEntry> =>
  new Map(listZipEntries(bytes).map((entry) => [entry.name.replace(/^\//, ''), entry]));

/** Text compresses to a twentieth, rarely to a hundredth; what shrinks more was made to do harm. */
const mostRatio = 250;
const harmless = 4 * 1024 * 1024;

interface Unpacking {
  entry: ZipEntry;
  /** Bytes that it may unpack to. */
  most: number;
}

/** Returns the text of an entry, piece by piece. */
export async function* unpacked(bytes: Uint8Array, unpacking: Unpacking): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  for await (const chunk of unpackedChunks(bytes, unpacking)) yield decoder.decode(chunk, { stream: true });
}

/** Returns the bytes of an entry, all of them at once. */
export async function unpackedBytes(bytes: Uint8Array, unpacking: Unpacking): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of unpackedChunks(bytes, unpacking)) chunks.push(chunk);
  const whole = Buffer.concat(chunks);
  if (crc32(whole) !== unpacking.entry.crc) throw unreadable();
  return whole;
}

/** Counted while it is unpacked, since the table of contents can lie. */
async function* unpackedChunks(bytes: Uint8Array, { entry, most }: Unpacking): AsyncGenerator<Uint8Array> {
  const { method, packedBytes, unpackedBytes: promised, offset } = entry;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (packedBytes === largest || offset + 30 > bytes.length) throw unreadable();
  if (promised > most || promised > Math.max(harmless, packedBytes * mostRatio)) throw tooLarge();
  const start = offset + 30 + view.getUint16(offset + 26, true) + view.getUint16(offset + 28, true);
  const packed = bytes.subarray(start, start + packedBytes);
  let sum = 0;
  for await (const chunk of inflated(packed, method)) {
    sum += chunk.length;
    if (sum > most || sum > Math.max(harmless, packedBytes * mostRatio)) throw tooLarge();
    yield chunk;
  }
}

const slice = 64 * 1024;

function* slices(bytes: Uint8Array): Generator<Uint8Array> {
  for (let start = 0; start < bytes.length; start += slice) yield bytes.subarray(start, start + slice);
}

function inflated(packed: Uint8Array, method: number): AsyncIterable<Uint8Array> {
  const source = Readable.from(slices(packed));
  if (method === 0) return source;
  if (method !== 8) throw unreadable();
  const inflate = createInflateRaw({ chunkSize: slice });
  source.on('error', (error) => inflate.destroy(error));
  return source.pipe(inflate);
}
