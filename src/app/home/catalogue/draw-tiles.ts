import { join } from 'node:path';
import { packSvg } from '#ui/packart/pictures/pack.ts';
import { categoryDrawings } from './main-categories.ts';

export const tilesFile = join(import.meta.dirname, 'tiles.svg');
const [width, height] = [180, 120];

/**
 * Returns all tiles as one SVG with a view for each (`tiles.svg#dairy`): fourteen requests would delay the first paint
 * on a slow connection.
 */
export function drawTiles(): string {
  const drawn = categoryDrawings.map(({ id, spec }, place) => {
    const y = place * height;
    const svg = packSvg(spec, { width, height, pad: 6 });
    // Nested SVGs clip what extends beyond a tile, so that it does not show in the next one.
    const inner = svg.slice(svg.indexOf('>') + 1, -'</svg>'.length);
    return `<view id="${id}" viewBox="0 ${y} ${width} ${height}"/><svg y="${y}" width="${width}" height="${height}">${inner}</svg>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height * categoryDrawings.length}">${drawn.join('')}</svg>\n`;
}
