import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';

type Subset = (
  font: Buffer,
  letters: string,
  options: { targetFormat: 'truetype'; variationAxes: Record<string, number> },
) => Promise<Buffer>;
// The package brings no types.
const subsetFont = createRequire(import.meta.url)('subset-font') as Subset;

/**
 * Cuts the product's own typeface, a variable one, into the plain TrueType files that PDF documents embed:
 * `node scripts/make-document-fonts.ts`, after the typeface's package has changed.
 */
const source = 'node_modules/@fontsource-variable/archivo';
const target = 'src/platform/documents/fonts';
const weights = { regular: 400, bold: 650 };
const parts = {
  latin: [
    [0x20, 0xff],
    [0x2000, 0x206f],
    [0x20a0, 0x20bf],
    [0x2122, 0x2122],
  ],
  'latin-ext': [
    [0x100, 0x24f],
    [0x1e00, 0x1eff],
    [0x20a0, 0x20bf],
  ],
};

for (const [part, ranges] of Object.entries(parts)) {
  const letters = ranges
    .flatMap(([from = 0, to = 0]) => Array.from({ length: to - from + 1 }, (_, index) => from + index))
    .map((code) => String.fromCodePoint(code))
    .join('');
  const font = readFileSync(`${source}/files/archivo-${part}-wght-normal.woff2`);
  for (const [name, wght] of Object.entries(weights)) {
    const cut = await subsetFont(font, letters, { targetFormat: 'truetype', variationAxes: { wght } });
    writeFileSync(`${target}/archivo-${part}-${name}.ttf`, cut);
  }
}
copyFileSync(`${source}/LICENSE`, `${target}/license.txt`);
