/** Draws the requested picture. Server only: pages contain names of drawings, never this code. */
import type { ArtRequest } from '#lib/art/art-request.ts';
import { coverSvg } from './pictures/cover.ts';
import { heroSvg } from './pictures/hero.ts';
import { logoSvg } from './pictures/logo.ts';
import { packSvg } from './pictures/pack.ts';
import { portraitSvg } from './pictures/portrait.ts';

/** @returns an SVG document; equal requests give the same bytes */
export function drawArt(request: ArtRequest): string {
  switch (request.what) {
    case 'pack':
      return packSvg(request.spec, request.options);
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
