/** Draws the requested picture. Server only: pages contain names of drawings, never this code. */
import type { ArtRequest } from '#lib/art/art-request.ts';
import { coverSvg } from './pictures/cover.ts';
import { heroSvg } from './pictures/hero.ts';
import { logoSvg } from './pictures/logo.ts';
import { packSvg } from './pictures/pack.ts';
import { portraitSvg } from './pictures/portrait.ts';
import { packedSvg } from './views/packed.ts';
import { sizedSvg } from './views/sized.ts';
import { usedSvg } from './views/used.ts';

/** @returns an SVG document; equal requests give the same bytes */
export function drawArt(request: ArtRequest): string {
  switch (request.what) {
    case 'pack':
      return packSvg(request.spec, request.options);
    case 'sized':
      return sizedSvg(request);
    case 'packed':
      return packedSvg(request);
    case 'used':
      return usedSvg(request);
    case 'face':
      return portraitSvg(request.seed);
    case 'logo':
      return logoSvg(request.seed, request);
    case 'hero':
      return heroSvg();
    case 'cover':
      return coverSvg(request.seed, request);
  }
}
