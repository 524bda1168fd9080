import { Readable } from 'node:stream';
import Papa from 'papaparse';

/** Bytes → text in whatever encoding spreadsheets write: UTF-8, UTF-16 with its mark, else Windows-1252. */
function decode(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

const delimiters = [',', ';', '\t', '|'];

/** The sign that parts the first line most often, outside quotes. */
function delimiterOf(text: string): string {
  const first =
    text
      .slice(0, 20_000)
      .replace(/"(?:[^"]|"")*"/g, '')
      .split(/\r?\n|\r/)
      .find((line) => line.trim()) ?? '';
  const counted = delimiters.map((sign) => ({ sign, count: first.split(sign).length }));
  return counted.toSorted((a, b) => b.count - a.count)[0]?.sign ?? ',';
}

const slice = 256 * 1024;

function* slices(text: string): Generator<string> {
  for (let start = 0; start < text.length; start += slice) yield text.slice(start, start + slice);
}

/** Rows of a CSV or TSV file, in pieces, so that others are served in between. */
export async function* readCsv(bytes: Uint8Array): AsyncGenerator<string[]> {
  const text = decode(bytes);
  const parser = Papa.parse(Papa.NODE_STREAM_INPUT, { delimiter: delimiterOf(text) });
  const rows = Readable.from(slices(text)).pipe(parser);
  for await (const row of rows) yield row as string[];
}
