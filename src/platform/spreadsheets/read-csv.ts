import { setImmediate } from 'node:timers/promises';
import { CsvParser } from './csv-parser.ts';
import { decodeInPieces } from './decode.ts';

const delimiters = [',', ';', '\t', '|'];

/** Returns the character that most often separates columns in the first line, outside quotes. */
function detectDelimiter(text: string): string {
  const first =
    text
      .slice(0, 20_000)
      .replace(/"(?:[^"]|"")*"/g, '')
      .split(/\r?\n|\r/)
      .find((line) => line.trim()) ?? '';
  const counts = delimiters.map((character) => ({ sign: character, count: first.split(character).length }));
  return counts.toSorted((a, b) => b.count - a.count)[0]?.sign ?? ',';
}

/** Reads the rows of a CSV or TSV file piece by piece. */
export async function* readCsv(bytes: Uint8Array): AsyncGenerator<string[]> {
  const [head = ''] = decodeInPieces(bytes);
  const parser = new CsvParser(detectDelimiter(head));
  for (const piece of decodeInPieces(bytes)) {
    yield* parser.write(piece);
    await setImmediate();
  }
  yield* parser.end();
}
