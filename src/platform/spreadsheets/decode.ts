import { isUtf8 } from 'node:buffer';

const sliceBytes = 64 * 1024;

/** Returns the encoding that a spreadsheet used: UTF-8, UTF-16 with a byte order mark, otherwise Windows-1252. */
function detectEncoding(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  return isUtf8(bytes) ? 'utf-8' : 'windows-1252';
}

/** Decodes bytes piece by piece: the whole text would take twice the memory of the file. */
export function* decodeInPieces(bytes: Uint8Array): Generator<string> {
  const decoder = new TextDecoder(detectEncoding(bytes));
  for (let start = 0; start < bytes.length; start += sliceBytes)
    yield decoder.decode(bytes.subarray(start, start + sliceBytes), { stream: true });
  yield decoder.decode();
}
