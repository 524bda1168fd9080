import { isUtf8 } from 'node:buffer';

const slice = 64 * 1024;

/** In whatever encoding spreadsheets write: UTF-8, UTF-16 with its mark, else Windows-1252. */
function encodingOf(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  return isUtf8(bytes) ? 'utf-8' : 'windows-1252';
}

/** Bytes → text, a piece at a time: the whole of it would take twice the room of the file. */
export function* decodedPieces(bytes: Uint8Array): Generator<string> {
  const decoder = new TextDecoder(encodingOf(bytes));
  for (let start = 0; start < bytes.length; start += slice)
    yield decoder.decode(bytes.subarray(start, start + slice), { stream: true });
  yield decoder.decode();
}
