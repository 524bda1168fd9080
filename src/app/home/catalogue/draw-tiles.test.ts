import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { drawTiles, tilesFile } from './draw-tiles.ts';

it('the tiles match the current illustrations', () => {
  // After a change: node scripts/home-tiles.ts
  expect(readFileSync(tilesFile, 'utf8')).toBe(drawTiles());
});
