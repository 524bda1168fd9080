import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { drawTiles, tilesFile } from './draw-tiles.ts';

it('the tiles are what the illustrations draw today', () => {
  // After a change: node scripts/home-tiles.ts
  expect(readFileSync(tilesFile, 'utf8')).toBe(drawTiles());
});
