import { oklch, plane, shift } from '../../drawing/colour.ts';
import { drawMark } from '../../drawing/mark.ts';
import { flecks, lightOn } from '../../drawing/print.ts';
import { at, n1, onLeft, P } from '../../drawing/scene.ts';
import type { KindContext } from '../context.ts';

/** Thickness of the sack, by share of its height. */
const FULLNESS = [
  [0.06, 0.8],
  [0.85, 1],
  [0.95, 0.5],
] as const;

/** A sack: of paper with a sewn or valve end, of woven tape, of jute, or of net. */
export function sack(c: KindContext): void {
  const { s } = c;
  const t = c.spec.style === 'jute' && !c.spec.tint ? shift(c.t, -0.05) : c.t;
  const f = plane(t);
  const w = 70,
    h = 104,
    dep = 20;
  const k = 24;
  s.shadow([P(w, dep), P(w + k, dep - k * 0.5), P(w + k * 0.8, -dep - k * 0.3), P(w * 0.3, -dep), P(0, dep)]);
  const zs = [0, 0.06, 0.2, 0.5, 0.8, 0.9, 1];
  const side = (z: number) => dep * (FULLNESS.find(([below]) => z < below)?.[1] ?? 0.05);
  s.poly(
    [
      ...zs.map((z) => P(w, side(z), z * h)),
      ...zs
        .slice()
        .reverse()
        .map((z) => P(w + (z > 0.05 && z < 0.9 ? 2 : 0), -side(z) * 0.9, z * h)),
    ],
    f.right,
  );
  s.poly(
    [
      ...zs.map((z) => P(0 - (z > 0.05 && z < 0.9 ? 2 : 0), side(z), z * h)),
      ...zs
        .slice()
        .reverse()
        .map((z) => P(w, side(z), z * h)),
    ],
    f.left,
  );
  const { style } = c.spec;
  const cloth = style === 'woven' || style === 'jute' || style === 'net';
  if (cloth) s.raw(onLeft(0, dep, h * 0.92, weave([w, h], f.right, style === 'net' ? 6 : 3)));
  s.raw(onLeft(0, dep, h * 0.86, print(c, [w, h])));
  closed(c, [w, h, dep]);
}

/** The upper end: open, tied, with a valve, or sewn. */
function closed(c: KindContext, [w, h, dep]: [number, number, number]): void {
  const { s } = c;
  const { style } = c.spec;
  const f = plane(c.t);
  if (style === 'open') {
    s.poly([P(2, 2, h), P(w - 2, 2, h), P(w - 2, -6, h + 2), P(2, -6, h + 2)], f.dark);
    return;
  }
  if (style === 'net') {
    const [x, y] = P(w * 0.5, 1, h * 0.97);
    s.raw(`<path d="M${n1(x - 13)} ${n1(y - 10)}l13 8 13 6-4 8-9-4-9-4Z" fill="${c.ink2}"/>`);
    return;
  }
  if (style === 'valve') {
    s.poly(
      [
        P(w - 14, dep * 0.6, h * 0.94),
        P(w + 3, dep * 0.6, h * 0.93),
        P(w + 3, -2, h * 0.97),
        P(w - 14, -2, h * 0.98),
      ],
      f.dark,
      'opacity=".5"',
    );
    return;
  }
  const a = P(0, 1, h * 0.965);
  const b = P(w, 1, h * 0.965);
  s.raw(
    `<path d="M${n1(a[0])} ${n1(a[1])}L${n1(b[0])} ${n1(b[1])}" stroke="${c.ink2}" stroke-width="2.2" stroke-dasharray="3.5 2"/>`,
  );
}

/** A printed field, or the mark alone on plain sacks; fruit shows through nets. */
function print(c: KindContext, [w, h]: [number, number]): string {
  const { t, spec, r } = c;
  const light = lightOn(t);
  if (spec.style === 'net') {
    let fruit = '';
    for (let i = 0; i < 14; i++)
      fruit += `M${n1(8 + (i % 4) * 18 + (Math.floor(i / 4) % 2) * 7)} ${n1(h * 0.14 + Math.floor(i / 4) * 19)}h.1`;
    return `<path d="${fruit}" stroke="${oklch({ l: 0.7, c: 0.1, h: 75 })}" stroke-width="16" stroke-linecap="round" opacity=".55"/><path d="M${w * 0.26} ${h * 0.3}h${w * 0.48}v${h * 0.2}H${w * 0.26}Z" fill="#fff"/>${at(w / 2 - 8, h * 0.33, 0.66, drawMark(spec.seed, c.ink))}`;
  }
  if (spec.print === 'plain') return flecks(r, w, h * 0.8, plane(t).dark);
  if (spec.style === 'jute')
    return at(w / 2 - 18, h * 0.2, 1.5, `<g opacity=".85">${drawMark(spec.seed, c.ink)}</g>`);
  return `<path d="M-1 ${h * 0.2}H${w}V${h * 0.56}H-1Z" fill="${c.ink}"/>${at(w / 2 - 13, h * 0.24, 1.1, drawMark(spec.seed, '#fff', oklch(shift(c.inkT, 0.3))))}<path d="M${w * 0.2} ${h * 0.08}h${w * 0.6}v3.500h-${w * 0.6}ZM${w * 0.3} ${h * 0.64}h${w * 0.4}v2.200h-${w * 0.4}Z" fill="${light ?? c.ink}"/>${flecks(r, w, h * 0.8, plane(t).dark)}`;
}

/** The threads of cloth. */
function weave([w, h]: [number, number], colour: string, step: number): string {
  let path = '';
  for (let y = 2; y < h * 0.9; y += step) path += `M1 ${n1(y)}h${w - 2}`;
  for (let x = 3; x < w; x += step * 1.6) path += `M${n1(x)} 0v${n1(h * 0.9)}`;
  return `<path d="${path}" stroke="${colour}" stroke-width=".8" opacity=".8"/>`;
}
