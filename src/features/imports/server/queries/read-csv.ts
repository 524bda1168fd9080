import { Readable } from 'node:stream';
import Papa from 'papaparse';
import { decodedPieces } from './decode.ts';

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

/** Rows of a CSV or TSV file, in pieces, so that others are served in between. */
export async function* readCsv(bytes: Uint8Array): AsyncGenerator<string[]> {
  const [head = ''] = decodedPieces(bytes);
  const parser = Papa.parse(Papa.NODE_STREAM_INPUT, { delimiter: delimiterOf(head) });
  const rows = Readable.from(decodedPieces(bytes)).pipe(parser);
  for await (const row of rows) yield row as string[];
}
