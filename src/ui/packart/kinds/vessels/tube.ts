import { oklch, plane, shift } from '../../drawing/colour.ts';
import { drawMark } from '../../drawing/mark.ts';
import { at, B, K, n1, P } from '../../drawing/scene.ts';
import { drawTurned, straight } from '../../drawing/turned.ts';
import type { KindContext } from '../context.ts';

const W = 17;
const FOOT = 17;
const H = 100;

/** A tube standing on its cap: round at the bottom, pressed flat at the sealed end. */
export function tube(c: KindContext): void {
  const { s, t } = c;
  if (c.spec.style === 'nozzle')
    drawTurned(
      s,
      0,
      0,
      0,
      [
        [3, 0],
        [12, FOOT],
      ],
      c.ink2T,
    );
  else drawTurned(s, 0, 0, 0, straight(W - (c.spec.style === 'metal' ? 7 : 2), 0, FOOT), c.ink2T);
  const [x, y] = P(0, 0);
  const f = plane(t);
  const tall = c.spec.size ? Math.max(0.72, Math.min(1.12, c.spec.size.h / c.spec.size.w / 3.6)) : 1;
  const [half, flat, low, high] = [W * K, W * K * 1.16, y - FOOT, y - H * tall];
  s.see([x - flat, high - 9], [x + flat, low + W * B]);
  // A part of the front between two positions across it, which widens toward the flat end.
  const part = (from: number, to: number, [bottom, top]: [number, number], look: string): string => {
    const wide = (k: number) => half + (flat - half) * k;
    const sag = (at: number, k: number) => Math.sqrt(Math.max(0, 1 - at * at)) * W * B * (1 - k);
    const point = (at: number, k: number) =>
      `${n1(x + at * wide(k))} ${n1(low + (high - low) * k + sag(at, k))}`;
    const along = (k: number, places: number[]) => places.map((at) => point(at, k));
    const places = Array.from({ length: 9 }, (_, i) => from + ((to - from) * i) / 8);
    return `<path d="M${[...along(bottom, places), ...along(top, [...places].reverse())].join('L')}Z" ${look}/>`;
  };
  const label = c.spec.tint ? plane(shift(t, t.l > 0.6 ? -0.14 : 0.14)).left : oklch(c.inkT);
  const share = c.print === 'band' ? 0.52 : 0.84;
  s.raw(
    `${
      part(-1, 1, [0, 1], `fill="${f.left}"`) +
      part(-1, 1, [0.12, share], `fill="${label}"`) +
      part(0.35, 1, [0, 1], 'fill="#000" opacity=".1"') +
      part(0.75, 1, [0, 1], 'fill="#000" opacity=".12"') +
      part(-0.8, -0.62, [0, 1], 'fill="#fff" opacity=".35"') +
      at(x - 11, low + ((high - low) * (0.12 + share)) / 2 - 8, 0.9, drawMark(c.spec.seed, '#fff'))
    }<path d="M${n1(x - flat)} ${n1(high)}v-9h${n1(2 * flat)}v9Z" fill="${f.right}"/>` +
      `<path d="M${n1(x - flat)} ${n1(high - 3)}h${n1(2 * flat)}m0-3h${n1(-2 * flat)}" stroke="${f.dark}" stroke-width=".8" opacity=".6"/>`,
  );
}
