import { setImmediate } from 'node:timers/promises';
import { CsvParser } from './csv-parser.ts';
import { decodedPieces } from './decode.ts';

const delimiters = [',', ';', '\t', '|'];

/** The sign that separates the columns of the first line most often, outside quotes. */
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

/** Rows of a CSV or TSV file, in pieces. */
export async function* readCsv(bytes: Uint8Array): AsyncGenerator<string[]> {
  const [head = ''] = decodedPieces(bytes);
  const parser = new CsvParser(delimiterOf(head));
  for (const piece of decodedPieces(bytes)) {
    yield* parser.write(piece);
    await setImmediate();
  }
  yield* parser.end();
}
