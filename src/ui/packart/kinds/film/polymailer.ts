import { INKS, MATERIALS, oklch, plane, shift, type Tone } from '../../drawing/colour.ts';
import { drawMark } from '../../drawing/mark.ts';
import { barcode } from '../../drawing/print.ts';
import { rng } from '../../drawing/random.ts';
import { at, onTop, P } from '../../drawing/scene.ts';
import type { KindContext } from '../context.ts';

/** Film without print or a stated colour. */
const FILM = shift(MATERIALS.white, -0.05);

interface BagShape {
  x: number;
  y: number;
  z: number;
  w: number;
  d: number;
  /** Thickness. */
  h: number;
  tone: Tone;
}

/** A stack of three postal bags. */
export function polymailer(c: KindContext): void {
  const { seed, tint, material = 'printed' } = c.spec;
  const isPlain = c.print === 'plain';
  const isColoured = material === 'printed' && !(isPlain || tint);
  const film = isPlain && material === 'printed' && !tint ? FILM : c.t;
  // If their colour is given, all bags have it.
  const [first, last] = isColoured ? [c.inkT, c.ink2T] : [shift(film, -0.04), film];
  bag(c, { x: 0, y: 0, z: 0, w: 100, d: 76, h: 13, tone: first }, label(c, `${seed}a`, 100, 76));
  const plain = at(92 * 0.3, 70 * 0.3, 1.3, drawMark(`${seed}b`, '#fff'));
  bag(
    c,
    { x: 8, y: -6, z: 15, w: 92, d: 70, h: 12, tone: isPlain ? shift(film, -0.02) : MATERIALS.white },
    plain,
  );
  bag(c, { x: 2, y: 4, z: 29, w: 96, d: 72, h: 12, tone: last }, label(c, seed, 96, 72));
}

/** A soft rectangle, repeated upwards to give it thickness, with print on top. */
function bag({ s }: KindContext, { x, y, z, w, d, h, tone }: BagShape, print: string): void {
  const f = plane(tone);
  const outline =
    `M6 1Q${w / 2} -3 ${w - 6} 1Q${w + 2} 2 ${w - 1} 8Q${w + 3} ${d / 2} ${w - 1} ${d - 8}` +
    `Q${w + 1} ${d} ${w - 7} ${d - 1}Q${w / 2} ${d + 3} 6 ${d - 1}Q-2 ${d} 1 ${d - 8}Q-3 ${d / 2} 1 8Q-1 0 6 1Z`;
  const flap = `M${w - 20} 1Q${w - 3} -1 ${w - 1} 8Q${w + 3} ${d / 2} ${w - 1} ${d - 8}L${w - 22} ${d - 1}Q${w - 17} ${d / 2} ${w - 20} 1Z`;
  const gloss = `M10 8Q${w * 0.3} 3 ${w * 0.6} 7Q${w * 0.3} 8 10 14Z`;
  if (z === 0) s.shadow([P(x + 6, y + d), P(x + w + 10, y + d - 2), P(x + w + 12, y - 4), P(x + 20, y - 3)]);
  s.see(P(x, y, z + h), P(x + w, y, z + h), P(x + w, y + d, z), P(x, y + d, z));
  for (let i = 0; i < 4; i++)
    s.raw(onTop(x, y, z + (h * i) / 4, `<path d="${outline}" fill="${i < 2 ? f.dark : f.right}"/>`));
  const top = `<path d="${outline}" fill="${f.top}"/><path d="${flap}" fill="${f.left}"/><path d="${gloss}" fill="#fff" opacity=".3"/>`;
  s.raw(onTop(x, y, z + h, top + print));
}

function label(c: KindContext, seed: string, w: number, d: number): string {
  if (c.print === 'plain') return '';
  const words = at(3, 3, 0.42, drawMark(seed, c.ink)) + at(3, 16, 0.95, barcode(rng(seed), oklch(INKS.ink)));
  return at(w * 0.16, d * 0.3, 1, `<path d="M0 0h38v28H0Z" fill="#fff"/>${words}`);
}
