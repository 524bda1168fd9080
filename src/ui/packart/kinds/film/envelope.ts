import { MATERIALS, plane, shift, type Tone } from '../../drawing/colour.ts';
import { drawMark } from '../../drawing/mark.ts';
import { at, onTop, solid } from '../../drawing/scene.ts';
import type { KindContext } from '../context.ts';

const W = 92;
const D = 118;

/** Mailing bags of paper or padded film, stacked and closed with a flap. */
export function envelope(c: KindContext): void {
  const { s, t } = c;
  const slips: [x: number, y: number, tone: Tone][] = [
    [6, -5, shift(t, -0.05)],
    [-4, 4, t],
    [0, 0, t],
  ];
  let z = 0;
  for (const [x, y, tone] of slips) {
    solid(s, x, y, z, W, D, 7, tone, { shadow: z === 0 });
    z += 8;
  }
  const f = plane(t);
  const padded = c.print === 'pattern' ? dots(f.right) : '';
  s.raw(
    onTop(
      0,
      0,
      z - 1,
      `${padded}<path d="M0 0h${W}l-5 26H5Z" fill="${f.left}"/><path d="M5 26h${W - 10}" stroke="${f.right}" stroke-width="1.4"/><path d="M10 20h${W - 20}" stroke="${c.ink}" stroke-width="2.6" stroke-dasharray="5 2.5"/>${at(12, 40, 1.1, drawMark(c.spec.seed, c.ink, c.ink2))}<path d="M38 78h44v28h-44Z" fill="${plane(MATERIALS.white).top}"/><path d="M43 85h28M43 91h34M43 97h20" stroke="${f.dark}" stroke-width="1.6"/>`,
    ),
  );
}

/** Bubbles that show through. */
function dots(colour: string): string {
  let path = '';
  for (let y = 34; y < D - 4; y += 9)
    for (let x = y % 2 ? 6 : 10; x < W - 4; x += 9) path += `M${x} ${y}h.01`;
  return `<path d="${path}" stroke="${colour}" stroke-width="5" stroke-linecap="round" opacity=".55"/>`;
}
