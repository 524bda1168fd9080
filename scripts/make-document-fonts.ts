import { copyFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';

type Subset = (
  font: Buffer,
  letters: string,
  options: { targetFormat: 'truetype'; variationAxes?: Record<string, number> },
) => Promise<Buffer>;
// The packages bring no types.
const require = createRequire(import.meta.url);
const subsetFont = require('subset-font') as Subset;
const fontkit = require('fontkit') as { openSync: (path: string) => { characterSet: number[] } };

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

/**
 * Scripts that the own typeface has not. Their packages are large and change rarely, so they are fetched only for this:
 * `npm install --no-save @fontsource/noto-sans-devanagari@5.3.0 @fontsource/noto-sans-sc@5.3.0`.
 */
const devanagari = 'node_modules/@fontsource/noto-sans-devanagari';
const han = 'node_modules/@fontsource/noto-sans-sc';

/** Returns the letters of a font file that Archivo does not draw. */
const lettersIn = (path: string, from: number): number[] =>
  fontkit.openSync(path).characterSet.filter((code) => code >= from && code <= 0xffff);

async function cutScript(path: string, { from, to }: { from: number; to: string }): Promise<number[]> {
  const letters = lettersIn(path, from);
  const text = letters.map((code) => String.fromCodePoint(code)).join('');
  writeFileSync(`${target}/${to}`, await subsetFont(readFileSync(path), text, { targetFormat: 'truetype' }));
  return letters;
}

if (existsSync(devanagari) && existsSync(han)) {
  for (const [name, weight] of [
    ['regular', 400],
    ['bold', 700],
  ])
    await cutScript(`${devanagari}/files/noto-sans-devanagari-devanagari-${weight}-normal.woff`, {
      from: 0x900,
      to: `noto-devanagari-${name}.ttf`,
    });
  const letters = await cutScript(`${han}/files/noto-sans-sc-chinese-simplified-400-normal.woff`, {
    from: 0x2e80,
    to: 'noto-han-regular.ttf',
  });
  // Which letters it has, a bit each: papers know what they can print without opening the file.
  const bits = Buffer.alloc(0x2000);
  for (const code of letters) bits[code >> 3] = (bits[code >> 3] ?? 0) | (1 << (code & 7));
  writeFileSync(`${target}/noto-han.bits`, bits);
  copyFileSync(`${devanagari}/LICENSE`, `${target}/noto-license.txt`);
}
