// Cuts the two font files of faces.css out of @fontsource-variable/archivo (OFL 1.1)
// and writes them, with the licence, to public/fonts. Run: node src/ui/tokens/fonts/build-fonts.mjs
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import subsetFont from 'subset-font';

const root = new URL('../../../../', import.meta.url);
const source = new URL('node_modules/@fontsource-variable/archivo/', root);
const target = new URL('public/fonts/', root);

const ascii = Array.from({ length: 95 }, (_, i) => String.fromCharCode(32 + i)).join('');
const latin = `${ascii}\u00a0©®°±²³·×÷–—‘’“”•…‹›«»€£¥éèêëáàâäãåæçíìîïñóòôöõøúùûüßÉÜÖÄÇÑ−→`;

const cuts = [
  { name: 'archivo-latin', file: 'archivo-latin-wdth-normal', text: latin },
  { name: 'archivo-inr', file: 'archivo-latin-ext-wdth-normal', text: '₹' },
];

mkdirSync(target, { recursive: true });
for (const { name, file, text } of cuts) {
  const font = await subsetFont(readFileSync(new URL(`files/${file}.woff2`, source)), text, {
    targetFormat: 'woff2',
    // Widths below the ordinary one would cost a third of the file again.
    variationAxes: { wdth: { min: 100, max: 118, default: 100 }, wght: { min: 400, max: 800, default: 400 } },
    // Ligatures, fractions and the like are set nowhere.
    keepFeatures: ['kern', 'mark', 'ccmp', 'locl', 'tnum', 'lnum'],
    noHinting: true,
  });
  writeFileSync(new URL(`${name}.woff2`, target), font);
  console.log(`${name}.woff2 ${(font.length / 1000).toFixed(1)} kB`);
}
copyFileSync(new URL('LICENSE', source), new URL('OFL.txt', target));
