import { writeFileSync } from 'node:fs';
import { drawTiles, tilesFile } from '#app/home/catalogue/draw-tiles.ts';

/** Draws the home page's tiles into one file: `node scripts/home-tiles.ts`, after a tile or the illustrations changed. */
writeFileSync(tilesFile, drawTiles());
