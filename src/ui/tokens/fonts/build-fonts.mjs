// Cuts the faces of faces.css out of @fontsource-variable/archivo (OFL 1.1): the letters go to public/fonts with the
// licence, the rupee sign straight into faces.css. Run: node src/ui/tokens/fonts/build-fonts.mjs
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import subsetFont from 'subset-font';

const root = new URL('../../../../', import.meta.url);
const source = new URL('node_modules/@fontsource-variable/archivo/', root);
const target = new URL('public/fonts/', root);

const ascii = Array.from({ length: 95 }, (_, i) => String.fromCharCode(32 + i)).join('');
const latin = `${ascii}\u00a0©®°±²³·×÷–—‘’“”•…‹›«»€£¥éèêëáàâäãåæçíìîïñóòôöõøúùûüßÉÜÖÄÇÑÅØµ½−→`;
// The letters of European names outside Western Europe.
const more = 'ĀāĂăĄąĆćČčĎďĐđĒēĖėĘęĚěĞğĢģĪīĮįİıĶķĹĺĻļĽľŁłŃńŅņŇňŌōŐőŒœŔŕŘřŚśŞşŠšŢţŤťŪūŮůŰűŲųŴŵŶŷŸŹźŻżŽžȘșȚț';

// Widths below the ordinary one would cost a third of the file again.
const weights = { min: 400, max: 800, default: 400 };
const widths = { min: 100, max: 118, default: 100 };

async function cut(part, { text, variationAxes }) {
  return subsetFont(readFileSync(new URL(`files/archivo-${part}-wdth-normal.woff2`, source)), text, {
    targetFormat: 'woff2',
    variationAxes,
    // Ligatures, fractions and the like are set nowhere.
    keepFeatures: ['kern', 'mark', 'ccmp', 'locl', 'tnum', 'lnum'],
    noHinting: true,
  });
}

mkdirSync(target, { recursive: true });
const letters = await cut('latin', { text: latin, variationAxes: { wdth: widths, wght: weights } });
writeFileSync(new URL('archivo-latin.woff2', target), letters);
copyFileSync(new URL('LICENSE', source), new URL('OFL.txt', target));

const extended = await cut('latin-ext', { text: more, variationAxes: { wdth: widths, wght: weights } });
writeFileSync(new URL('archivo-latin-ext.woff2', target), extended);

const rupee = await cut('latin-ext', { text: '₹', variationAxes: { wdth: 100, wght: weights } });
const faces = new URL('../faces.css', import.meta.url);
const inline = `data:font/woff2;base64,${rupee.toString('base64')}`;
writeFileSync(faces, readFileSync(faces, 'utf8').replace(/data:font\/woff2;base64,[^"]+/, inline));
console.log(`letters ${letters.length} bytes, more letters ${extended.length}, rupee sign ${rupee.length}`);
