import { type CoverOptions, type PackKind, SCHEMES, type Scheme } from '#lib/art/types.ts';
import { oklch, type Tone } from '../drawing/colour.ts';
import { n1 } from '../drawing/scene.ts';
import { coverRandom } from './cover-scheme.ts';
import { dieline } from './dieline.ts';
import { drawPack, place } from './pack.ts';

const FIELD: Record<Scheme, { bg: Tone; line: Tone; kinds: PackKind[] }> = {
  kraft: {
    bg: { l: 0.8, c: 0.07, h: 70 },
    line: { l: 0.7, c: 0.075, h: 66 },
    kinds: ['gabletop', 'drum', 'bottle', 'polymailer'],
  },
  spruce: {
    bg: { l: 0.36, c: 0.065, h: 165 },
    line: { l: 0.46, c: 0.075, h: 165 },
    kinds: ['corrugated', 'mailer', 'sheets', 'pallet'],
  },
  orange: {
    bg: { l: 0.73, c: 0.165, h: 52 },
    line: { l: 0.64, c: 0.165, h: 47 },
    kinds: ['carton', 'shrinkpack', 'blister', 'gabletop'],
  },
  sky: {
    bg: { l: 0.86, c: 0.045, h: 225 },
    line: { l: 0.77, c: 0.06, h: 230 },
    kinds: ['pallet', 'jerrycan', 'tin', 'cup'],
  },
  plum: {
    bg: { l: 0.39, c: 0.085, h: 345 },
    line: { l: 0.48, c: 0.1, h: 345 },
    kinds: ['mailer', 'jar', 'pump', 'carton'],
  },
  ochre: {
    bg: { l: 0.85, c: 0.125, h: 86 },
    line: { l: 0.76, c: 0.13, h: 80 },
    kinds: ['rigid', 'drum', 'tub', 'filmroll'],
  },
};
/** Returns the cover of a blog post, course, news item or event. */
export function coverSvg(seed: string, o: CoverOptions = {}): string {
  const w = o.width ?? 480,
    h = o.height ?? 320,
    r = coverRandom(seed);
  const scheme = o.scheme ?? r.pick(SCHEMES);
  const F = FIELD[scheme];
  const kinds = o.kinds ?? F.kinds;
  const line = oklch(F.line);
  const motif = r.int(3);
  let bg = `<path d="M0 0h${w}v${h}H0Z" fill="${oklch(F.bg)}"/>`;
  if (motif === 0)
    bg += `<g transform="translate(${n1(w * r.range(-0.1, 0.2))} ${n1(h * 0.1)})">${dieline(w * 0.3, w * 0.22, h * 0.42, line, 2)}</g>`;
  else if (motif === 1) {
    let p = '';
    for (let y = 22; y < h + 30; y += 30) {
      p += `M-20 ${y}`;
      for (let x = -20; x < w + 20; x += 48) p += `c8 0 8-16 24-16s16 16 24 16`;
    }
    bg += `<path d="${p}" fill="none" stroke="${line}" stroke-width="3"/>`;
  } else {
    const R = h * 0.44,
      cx = w * r.range(0.3, 0.7);
    bg += `<circle cx="${n1(cx)}" cy="${n1(h * 0.52)}" r="${n1(R)}" fill="${line}"/><circle cx="${n1(cx)}" cy="${n1(h * 0.52)}" r="${n1(R * 0.72)}" fill="none" stroke="${oklch(F.bg)}" stroke-width="3"/>`;
  }
  const a = r.pick(kinds),
    b = r.pick(kinds.filter((k) => k !== a));
  const big = drawPack({ kind: a, seed: seed + 1 }),
    small = drawPack({ kind: b, seed: seed + 2 });
  const flip = r.next() > 0.5;
  const u = Math.min(w, h * 1.5);
  bg +=
    place(small, flip ? w * 0.5 + u * 0.06 : w * 0.5 - u * 0.44, h * 0.2, u * 0.38, h * 0.52) +
    place(big, flip ? w * 0.5 - u * 0.44 : w * 0.5 - u * 0.1, h * 0.12, u * 0.54, h * 0.78);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${w} ${h}" preserveAspectRatio="xMidYMid slice" aria-hidden="true">${bg}</svg>`;
}
