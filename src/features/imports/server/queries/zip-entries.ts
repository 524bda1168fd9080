import { Readable } from 'node:stream';
import { createInflateRaw } from 'node:zlib';
import { AppError } from '#lib/errors.ts';

interface ZipEntry {
  method: number;
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
  new AppError('invalid', 'This workbook could not be read. Please save the sheet as CSV and try again.');
const tooLarge = (): AppError =>
  new AppError('too_large', 'This workbook unpacks to too much. Please save the sheet as CSV.');

/** The table of contents at the end of a ZIP file. */
export function zipEntries(bytes: Uint8Array): Map<string, ZipEntry> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let end = bytes.length - 22;
  while (end >= 0 && end > bytes.length - 65_558 && view.getUint32(end, true) !== endMark) end -= 1;
  if (end < 0 || view.getUint32(end, true) !== endMark) throw unreadable();
  const entries = new Map<string, ZipEntry>();
  let at = view.getUint32(end + 16, true);
  const count = view.getUint16(end + 10, true);
  if (count > mostEntries) throw tooLarge();
  for (let i = 0; i < count; i += 1) {
    if (at + 46 > bytes.length || view.getUint32(at, true) !== entryMark) throw unreadable();
    const [nameLength, extra, comment] = [28, 30, 32].map((from) => view.getUint16(at + from, true));
    const name = new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + (nameLength ?? 0)));
    entries.set(name.replace(/^\//, ''), {
      method: view.getUint16(at + 10, true),
      packedBytes: view.getUint32(at + 20, true),
      unpackedBytes: view.getUint32(at + 24, true),
      offset: view.getUint32(at + 42, true),
    });
    at += 46 + (nameLength ?? 0) + (extra ?? 0) + (comment ?? 0);
  }
  return entries;
}

/** Text compresses to a twentieth, rarely to a hundredth; what shrinks more was made to do harm. */
const mostRatio = 250;
const harmless = 4 * 1024 * 1024;

/** What an entry may unpack to. Counted while it is unpacked, since the table of contents can lie. */
export async function* unpacked(
  bytes: Uint8Array,
  { entry, most }: { entry: ZipEntry; most: number },
): AsyncGenerator<string> {
  const { method, packedBytes, unpackedBytes, offset } = entry;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (packedBytes === largest || offset + 30 > bytes.length) throw unreadable();
  if (unpackedBytes > most || unpackedBytes > Math.max(harmless, packedBytes * mostRatio)) throw tooLarge();
  const start = offset + 30 + view.getUint16(offset + 26, true) + view.getUint16(offset + 28, true);
  const packed = bytes.subarray(start, start + packedBytes);
  const decoder = new TextDecoder();
  let sum = 0;
  for await (const chunk of inflated(packed, method)) {
    sum += chunk.length;
    if (sum > most || sum > Math.max(harmless, packedBytes * mostRatio)) throw tooLarge();
    yield decoder.decode(chunk, { stream: true });
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
