import { INKS, oklch, shift } from '../drawing/colour.ts';
import { mark } from '../drawing/mark.ts';
import { rng } from '../drawing/random.ts';
import { at } from '../drawing/scene.ts';
import type { Ink } from '../types.ts';

export function logoSvg(seed: string, o: { ink?: Ink } = {}): string {
  const r = rng('logo' + seed);
  const ink = o.ink ?? r.pick(['spruce', 'blue', 'plum', 'brick', 'teal', 'ink'] as Ink[]);
  const t = INKS[ink];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48" aria-hidden="true"><rect width="48" height="48" rx="10" fill="${oklch(t)}"/>${at(12, 12, 1, mark(seed, '#fff', oklch(shift(t, t.l > 0.6 ? 0.2 : 0.34, -0.02))))}</svg>`;
}
