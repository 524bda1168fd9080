import { oklch, shift, type Tone } from '../../drawing/colour.ts';
import { n1 } from '../../drawing/scene.ts';
import type { KindContext } from '../context.ts';
import { sack } from '../film/sack.ts';

/** A sack, and a heap of pellets in front of it. */
export function granules(c: KindContext): void {
  sack(c);
  const { s, r } = c;
  const usual: Tone = c.print === 'band' ? c.ink2T : { l: 0.88, c: 0.03, h: 95 };
  const pellets = c.spec.tint ? c.t : usual;
  const tones = [-0.08, 0, 0.06].map((dl) => oklch(shift(pellets, dl)));
  s.see([-62, 78], [58, 78]);
  const places = Array.from({ length: 74 }, () => {
    const a = r.range(0, 6.28);
    const k = Math.sqrt(r.next());
    return [k * 52 * Math.cos(a) - 4, 58 + k * 16 * Math.sin(a) - (1 - k) * 26] as const;
  }).sort(([, one], [, other]) => one - other);
  const dots = tones.map(
    (fill, i) =>
      `<path d="${places
        .filter((_, at) => at % 3 === i)
        .map(([x, y]) => `M${n1(x)} ${n1(y)}h.6`)
        .join('')}" stroke="${fill}" stroke-width="7" stroke-linecap="round"/>`,
  );
  s.shadow([
    [-58, 62],
    [-10, 80],
    [52, 66],
    [40, 46],
    [-40, 46],
  ]);
  s.raw(dots.join(''));
}
