import { join } from 'node:path';
import { packSvg } from '#ui/packart/pictures/pack.ts';
import { mainTiles } from './main-categories.ts';

export const tilesFile = join(import.meta.dirname, 'tiles.svg');
const [width, height] = [180, 120];

/**
 * All tiles in one picture, each a view of its own (`tiles.svg#dairy`): fourteen requests would keep the
 * first paint waiting on a slow line.
 */
export function drawTiles(): string {
  const drawn = mainTiles.map(({ id, spec }, place) => {
    const y = place * height;
    const svg = packSvg(spec, { width, height, pad: 6 });
    // Nested, so that what reaches out of a tile is cut and not seen in the next.
    const inner = svg.slice(svg.indexOf('>') + 1, -'</svg>'.length);
    return `<view id="${id}" viewBox="0 ${y} ${width} ${height}"/><svg y="${y}" width="${width}" height="${height}">${inner}</svg>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height * mainTiles.length}">${drawn.join('')}</svg>\n`;
}
