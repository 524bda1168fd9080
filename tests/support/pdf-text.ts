import { inflateSync } from 'node:zlib';

/** Returns the text of a PDF as our documents write it: fonts with a ToUnicode map and one instruction per line. */
export function pdfText(pdf: Buffer): string {
  const objects = objectsOf(pdf);
  const fonts = fontsOf(objects);
  return [...objects.values()]
    .map(({ stream }) => stream)
    .filter((stream) => /\bTf\b/.test(stream))
    .map((stream) => textOf(stream, fonts))
    .join('\n');
}

/** Returns where the lines on the pages of a PDF begin: `12 4`, in drawing order. */
export const pdfLineStarts = (pdf: Buffer): string[] =>
  [...objectsOf(pdf).values()].flatMap(({ stream }) =>
    [...stream.matchAll(/^(\S+ \S+) m$/gm)].map(([, point = '']) => point),
  );

interface PdfObject {
  dictionary: string;
  stream: string;
}

function objectsOf(pdf: Buffer): Map<string, PdfObject> {
  const source = pdf.toString('latin1');
  const objects = new Map<string, PdfObject>();
  for (const match of source.matchAll(/(\d+) 0 obj\n([\s\S]*?)endobj/g)) {
    const [, id = '', body = ''] = match;
    const start = body.indexOf('stream\n');
    const dictionary = start < 0 ? body : body.slice(0, start);
    const packed = start < 0 ? '' : body.slice(start + 7, body.lastIndexOf('\nendstream'));
    const stream = dictionary.includes('/FlateDecode')
      ? inflateSync(Buffer.from(packed, 'latin1')).toString('latin1')
      : packed;
    objects.set(id, { dictionary, stream });
  }
  return objects;
}

/** Name of a font in the pages → its letters by code. */
function fontsOf(objects: ReadonlyMap<string, PdfObject>): Map<string, string[]> {
  const fonts = new Map<string, string[]>();
  for (const { dictionary } of objects.values()) {
    for (const [, name = '', id = ''] of dictionary.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const unicode = /\/ToUnicode (\d+) 0 R/.exec(objects.get(id)?.dictionary ?? '')?.[1];
      const map = objects.get(unicode ?? '')?.stream ?? '';
      const letters = [...map.matchAll(/\[([^\]]*)\]/g)].flatMap(([, list = '']) =>
        [...list.matchAll(/<([0-9a-f ]*)>/gi)].map(([, hex = '']) => lettersOf(hex)),
      );
      fonts.set(name, letters);
    }
  }
  return fonts;
}

const lettersOf = (hex: string): string =>
  Buffer.from(hex.replaceAll(' ', ''), 'hex').swap16().toString('utf16le');

function textOf(stream: string, fonts: ReadonlyMap<string, string[]>): string {
  let letters: string[] = [];
  const lines: string[] = [];
  for (const line of stream.split('\n')) {
    const font = /\/(F\d+) [\d.]+ Tf/.exec(line)?.[1];
    if (font) letters = fonts.get(font) ?? [];
    if (!line.endsWith('TJ')) continue;
    const codes = [...line.matchAll(/<([0-9a-f]+)>/gi)].flatMap(([, hex = '']) => hex.match(/.{4}/g) ?? []);
    lines.push(codes.map((code) => letters[parseInt(code, 16)] ?? '').join(''));
  }
  return lines.join('\n');
}
