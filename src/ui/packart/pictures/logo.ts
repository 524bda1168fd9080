import { brandInks } from '#lib/art/brand.ts';
import type { Ink } from '#lib/art/types.ts';
import { INKS, oklch, shift } from '../drawing/colour.ts';
import { latinInitials, letter } from '../drawing/letters.ts';
import { drawMark } from '../drawing/mark.ts';
import { type Rng, rng } from '../drawing/random.ts';
import { at } from '../drawing/scene.ts';

interface LogoOptions {
  ink?: Ink | undefined;
  /** Name from which about half of the logos get a monogram. */
  name?: string | undefined;
}

/** Returns a supplier's logo: a mark, or the initials of its name. */
export function logoSvg(seed: string, { ink, name = '' }: LogoOptions = {}): string {
  const r = rng(`logo${seed}`);
  const ground = INKS[ink ?? brandInks(seed).ink];
  const second = oklch(shift(ground, ground.l > 0.6 ? 0.2 : 0.34, -0.02));
  const initials = latinInitials(name);
  const body =
    initials && r.next() < 0.55
      ? monogram(r, initials, second)
      : at(12, 12, 1, drawMark(seed, '#fff', second));
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48" aria-hidden="true"><rect width="48" height="48" rx="10" fill="${oklch(ground)}"/>${body}</svg>`;
}

function monogram(r: Rng, initials: string, second: string): string {
  const [first = '', next = ''] = initials;
  const forms = [
    () => at(11.2, 8, 1.6, letter(first, '#fff')),
    () => `<path d="M6 40h36v3H6Z" fill="${second}"/>${at(12.8, 8, 1.4, letter(first, '#fff', 4.4))}`,
    () =>
      `<circle cx="24" cy="24" r="17" fill="none" stroke="${second}" stroke-width="2.6"/>${at(15.2, 13, 1.1, letter(first, '#fff'))}`,
    () => at(5, 13.5, 1.05, letter(first, '#fff')) + at(25.4, 13.5, 1.05, letter(next, second)),
    () => at(7, 7, 0.95, letter(first, '#fff', 4.4)) + at(25.6, 22, 0.95, letter(next, second, 4.4)),
  ];
  return r.pick(next ? forms : forms.slice(0, 3))();
}
