import type { PackSpec } from '#lib/art/types.ts';
import type { Tone } from '../drawing/colour.ts';
import type { Rng } from '../drawing/random.ts';
import type { Scene } from '../drawing/scene.ts';

export interface KindContext {
  s: Scene;
  r: Rng;
  spec: PackSpec;
  t: Tone;
  ink: string;
  inkT: Tone;
  ink2: string;
  ink2T: Tone;
  print: NonNullable<PackSpec['print']>;
}
export const norm = (sz: { w: number; d: number; h: number }, to = 100) => {
  const k = to / Math.max(sz.w, sz.d, sz.h);
  return { w: Math.max(sz.w * k, 14), d: Math.max(sz.d * k, 14), h: Math.max(sz.h * k, 12) };
};
