import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/**
 * Cuts the two fonts that pictures for shared links are set in: one width and weight each, as TrueType, since
 * the library that sets them reads nothing else. `node scripts/share-fonts.ts`, after another Archivo.
 */
interface Cut {
  targetFormat: 'truetype';
  variationAxes: Record<string, number>;
}
const require = createRequire(import.meta.url);
const subsetFont = require('subset-font') as (font: Buffer, letters: string, cut: Cut) => Promise<Buffer>;
const file = require.resolve('@fontsource-variable/archivo/files/archivo-latin-standard-normal.woff2');
const letters = Array.from({ length: 0x180 - 0x20 }, (_, i) => String.fromCodePoint(0x20 + i)).join('');
const marks = '‐‑–—‘’“”•…€−→';

for (const [name, weight, width] of [
  ['share-title', 800, 114],
  ['share-text', 500, 100],
] as const) {
  const font = await subsetFont(readFileSync(file), letters + marks, {
    targetFormat: 'truetype',
    variationAxes: { wght: weight, wdth: width },
  });
  writeFileSync(`src/app/seo/fonts/${name}.ttf`, font);
  console.log(name, font.length);
}
