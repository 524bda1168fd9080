import { MATERIALS, plane, shift, type Tone } from '../../drawing/colour.ts';
import { drawMark } from '../../drawing/mark.ts';
import { lightOn } from '../../drawing/print.ts';
import { at, onTop, P, solid } from '../../drawing/scene.ts';
import { roll } from '../../drawing/shapes.ts';
import type { KindContext } from '../context.ts';

/** A roll of film, foil or paper, unrolled a little, and a second roll behind it; or a jumbo reel, a tube, or small rolls. */
export function filmroll(c: KindContext): void {
  const { style } = c.spec;
  if (style === 'reel') reel(c);
  else if (style === 'stack') smallRolls(c);
  else unrolled(c);
}

const toneOf = ({ spec, t }: KindContext): Tone => (spec.tint || spec.material ? t : MATERIALS.pet);

/** Length and radius of the roll: wide webs are long rolls. */
function shapeOf({ spec }: KindContext): [number, number] {
  if (!spec.size) return [100, 30];
  const ratio = Math.max(0.7, Math.min(4, spec.size.w / spec.size.h));
  return ratio > 1.6 ? [108, Math.max(16, 54 / ratio)] : [64 + 20 * ratio, 32];
}

/** Radius of the core and of its hole, as shares of the roll's: thin rolls are mostly core. */
function coreOf({ spec }: KindContext, R: number): [number, number] {
  const share = spec.size ? Math.max(0.2, Math.min(0.74, spec.size.d / spec.size.h)) : 12 / R;
  return [share, Math.max(0.1, share - 4 / R)];
}

function unrolled(c: KindContext): void {
  const { s, spec } = c;
  const tone = toneOf(c);
  const clear = tone === MATERIALS.pet || spec.tint === 'clear';
  const [L, R] = shapeOf(c);
  const core = spec.top === 'none' ? null : coreOf(c, R);
  const back = spec.tint || spec.material ? shift(tone, -0.03) : shift(tone, -0.05);
  roll(s, { x: 6, y: -34, length: L * 0.86, radius: R * 0.66, tone: back, core });
  const { f } = roll(s, { y: 20, length: L, radius: R, tone, core });
  const [y1, y2] = [20 + R, 20 + R + 42];
  const veil = clear ? 'opacity=".7"' : '';
  s.poly(
    [P(0, y1, R), P(L, y1, R), P(L, y1 + 4, 0), P(0, y1 + 4, 0)],
    f.lite,
    clear ? 'opacity=".55"' : 'opacity=".85"',
  );
  s.poly([P(0, y1 + 4, 0), P(L, y1 + 4, 0), P(L, y2, 0), P(0, y2, 0)], f.top, veil);
  s.poly(
    [P(L * 0.1, y1 + 9, 0), P(L * 0.9, y1 + 9, 0), P(L * 0.9, y1 + 12, 0), P(L * 0.1, y1 + 12, 0)],
    '#fff',
    'opacity=".6"',
  );
  s.raw(onTop(0, y1 + 4, 0, surface(c, [L, 38], f.right)));
}

/** The unrolled end: print, folds of tubes, the mesh of nets, perforation. */
function surface(c: KindContext, [L, d]: [number, number], line: string): string {
  const { spec } = c;
  const tone = toneOf(c);
  const ink = lightOn(tone) ?? c.ink;
  if (spec.style === 'sleeve') {
    const label = (x: number) =>
      `<path d="M${x} 3h24v${d - 6}h-24Z" fill="${c.ink}"/>${at(x + 4, d / 2 - 8, 0.68, drawMark(spec.seed, '#fff'))}`;
    return [6, 37, 68]
      .filter((x) => x + 24 < L)
      .map(label)
      .join('');
  }
  if (spec.style === 'net') {
    let mesh = '';
    for (let x = 0; x < L + d; x += 7)
      mesh += `M${x} 0L${Math.max(0, x - d)} ${Math.min(d, x)}M${Math.max(0, L - x)} ${Math.max(0, x - L)}L${Math.min(L, L - x + d)} ${Math.min(d, x)}`;
    return `<path d="${mesh}" stroke="${line}" stroke-width="1.400" opacity=".7"/>`;
  }
  const tube =
    spec.style === 'tube'
      ? `<path d="M0 4h${L}M0 ${d - 3}h${L}" stroke="${line}" stroke-width="1.400"/><path d="M${L} 0q5 ${d / 2} 0 ${d}" fill="${line}"/>`
      : '';
  const folded =
    spec.style === 'fold' ? `<path d="M0 0h${L * 0.5}v${d}H0Z" fill="${line}" opacity=".35"/>` : '';
  const holes =
    spec.style === 'vented'
      ? `<path d="${Array.from({ length: 24 }, (_, i) => `M${8 + (i % 8) * (L / 8.5)} ${8 + Math.floor(i / 8) * 11}h.1`).join('')}" stroke="${line}" stroke-width="4" stroke-linecap="round"/>`
      : '';
  const base = tube + folded + holes;
  if (spec.print === 'plain') return base;
  if (spec.print !== 'pattern') return base + at(L / 2 - 14, 6, 1.1, drawMark(spec.seed, ink));
  const repeats = [0.14, 0.46, 0.78].map((k) => at(L * k - 8, 8, 0.8, drawMark(spec.seed, ink, c.ink2)));
  return base + repeats.join('');
}

/** A mill reel of paper or board, upright on its end and one lying. */
function reel(c: KindContext): void {
  const { s } = c;
  const tone = toneOf(c);
  const core = [0.3, 0.24] as [number, number];
  const wide = c.spec.size ? Math.max(0.7, Math.min(1.6, c.spec.size.w / 1100)) : 1;
  const L = 62 * wide;
  roll(s, { x: -8, y: -52, length: L, radius: 36, tone: shift(tone, -0.03), core });
  const { arc } = roll(s, { x: 0, y: 26, length: L, radius: 40, tone, core });
  const f = plane(tone);
  const [from, to] = [arc(0, 40, 40)[0], arc(L, 40, 40)[0]];
  if (from && to)
    s.raw(
      `<path d="M${from[0].toFixed(1)} ${from[1].toFixed(1)}L${to[0].toFixed(1)} ${to[1].toFixed(1)}" stroke="${f.dark}" stroke-width="1"/>`,
    );
  if (c.spec.print !== 'plain') s.poly([...arc(L * 0.3, 64, 44), ...arc(L * 0.7, 44, 64)], '#fff');
}

/** Ribbons and foils on small cores, standing. */
function smallRolls(c: KindContext): void {
  const { s } = c;
  const tones: Tone[] =
    c.spec.tint || c.spec.material
      ? [c.t, shift(c.t, -0.04), c.t]
      : [shift(MATERIALS.black, 0.04), c.inkT, c.ink2T];
  const core = [0.46, 0.36] as [number, number];
  roll(s, { x: 0, y: -44, length: 78, radius: 20, tone: tones[0] ?? c.t, core, coreTone: MATERIALS.white });
  roll(s, { x: 4, y: 0, length: 78, radius: 20, tone: tones[1] ?? c.t, core, coreTone: MATERIALS.white });
  const { f } = roll(s, {
    x: 8,
    y: 44,
    length: 78,
    radius: 20,
    tone: tones[2] ?? c.t,
    core,
    coreTone: MATERIALS.white,
  });
  s.poly([P(8, 64, 0), P(86, 64, 0), P(86, 92, 0), P(8, 92, 0)], f.top);
  solid(s, 8, 92, 0, 78, 3, 0.6, shift(MATERIALS.white, -0.03), { shadow: false, edge: false });
}
