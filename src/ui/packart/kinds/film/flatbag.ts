import { MATERIALS, plane, shift, type Tone } from '../../drawing/colour.ts';
import { drawMark } from '../../drawing/mark.ts';
import { at, onTop, P } from '../../drawing/scene.ts';
import type { KindContext } from '../context.ts';

const W = 84;
const D = 112;

/** A stack of flat bags, sealed at the bottom and open at the top. */
export function flatbag(c: KindContext): void {
  const { s } = c;
  const film: Tone = c.spec.material === 'printed' || !c.spec.material ? MATERIALS.pet : c.t;
  const f = plane(film);
  s.shadow([P(4, D), P(W + 12, D), P(W + 16, -6), P(14, -4)]);
  const places: [x: number, y: number][] = [
    [9, -8],
    [-6, 5],
    [5, -3],
    [0, 0],
  ];
  places.forEach(([x, y], i) => {
    const z = i * 2.2;
    s.see(P(x, y, z), P(x + W, y, z), P(x + W, y + D, z), P(x, y + D, z));
    const body = `<path d="M0 0h${W}v${D}H0Z" fill="${i === 3 ? f.top : f.left}" stroke="${f.right}" stroke-width="1"/>`;
    s.raw(onTop(x, y, z, body));
  });
  const print =
    c.spec.print === 'plain' ? '' : at(W / 2 - 17, D / 2 - 22, 1.4, drawMark(c.spec.seed, c.ink, c.ink2));
  const weld = plane(shift(film, -0.05));
  s.raw(
    onTop(
      0,
      0,
      6.8,
      `<path d="M0 9h${W}" stroke="${weld.right}" stroke-width="1.6"/><path d="M0 ${D - 6}h${W}" stroke="${weld.right}" stroke-width="2.4" stroke-dasharray="2 1.4"/><path d="M6 ${D - 14}V16l14-3v${D - 27}Z" fill="#fff" opacity=".28"/>${print}`,
    ),
  );
}
