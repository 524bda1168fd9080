import { oklch, plane, shift } from '../../drawing/colour.ts';
import { drawMark } from '../../drawing/mark.ts';
import { lightOn, pattern } from '../../drawing/print.ts';
import { rng } from '../../drawing/random.ts';
import { at, C, group, n1, P, S } from '../../drawing/scene.ts';
import { lying, rounded } from '../../drawing/shapes.ts';
import type { KindContext } from '../context.ts';

/** Pouches: standing, flat or pillow-shaped, with side gussets, or small sachets and sticks. */
export function pouch(c: KindContext): void {
  const { style } = c.spec;
  if (style === 'sachet' || style === 'stick') sachets(c, style === 'stick');
  else if (style === 'flat' || style === 'pillow') flat(c, style === 'pillow');
  else standing(c);
}

/** Width and height of the front. */
function front({ spec }: KindContext): [number, number] {
  if (!spec.size) return spec.style === 'gusset' ? [64, 104] : [74, 100];
  const ratio = Math.max(0.42, Math.min(1.15, spec.size.w / spec.size.h));
  return ratio > 0.78 ? [84, 84 / ratio] : [104 * ratio, 104];
}

/** Prints the front of a pouch: a field with the mark, or the mark alone; with a window if it has one. */
function print(c: KindContext, w: number, h: number): string {
  const { spec, t, r } = c;
  const f = plane(t);
  const k = (w / 74) * 1.05;
  if (spec.print === 'plain') return '';
  const light = lightOn(t);
  const panel = spec.print === 'mark' || spec.print === undefined;
  const brand = (x: number, y: number, ink: string, second = ink) =>
    at(x - 12 * k, y - 12 * k, k, drawMark(spec.seed, ink, second));
  const words = `<path d="M${n1(w * 0.26)} ${n1(h * 0.66)}h${n1(w * 0.48)}v2.800h-${n1(w * 0.48)}Zm${n1(w * 0.1)} 5h${n1(w * 0.28)}v1.800h-${n1(w * 0.28)}Z" fill="${panel ? '#fff' : (light ?? c.ink)}"/>`;
  const field = `M1.500 ${n1(h * 0.3)}H${n1(w - 1.5)}V${n1(h * 0.78)}Q${n1(w / 2)} ${n1(h * 0.78 + 5)} 1.500 ${n1(h * 0.78)}Z`;
  const body = panel
    ? `<path d="${field}" fill="${c.ink}"/>${brand(w / 2, h * 0.48, '#fff', oklch(shift(c.inkT, 0.3)))}`
    : `${spec.print === 'pattern' ? `<g opacity=".3" transform="translate(4 ${n1(h * 0.24)})">${pattern(rng(spec.seed), Math.floor((w - 8) / 12) * 12, 48, light ?? c.ink)}</g>` : ''}${brand(w / 2, h * 0.46, light ?? c.ink, light ?? c.ink2)}`;
  let view = '';
  if (spec.style === 'window') {
    view = `<path d="${rounded(w * 0.5, h * 0.2, 6, w * 0.25, h * 0.72)}" fill="${oklch(c.ink2T)}"/>`;
    for (let i = 0; i < 14; i++)
      view += `<circle cx="${n1(r.range(w * 0.29, w * 0.71))}" cy="${n1(r.range(h * 0.75, h * 0.89))}" r="2.2" fill="${oklch(shift(c.ink2T, r.range(-0.14, 0.12)))}"/>`;
  }
  const recycled = spec.eco
    ? at(w * 0.1, h * 0.84, 0.34, `<path d="M3 21C1 9 8 1 23 1c0 15-8 22-20 20Z" fill="${light ?? f.dark}"/>`)
    : '';
  return body + words + view + recycled;
}

/** Zip, slider, spout or tear notches at the upper edge. */
function opening(c: KindContext, w: number): string {
  const f = plane(c.t);
  const { top } = c.spec;
  const seal = 13;
  const zip =
    c.spec.style === 'spout'
      ? ''
      : `<path d="M0 ${seal}H${n1(w)}M1 ${seal + 3}H${n1(w - 1)}" stroke="${f.dark}" stroke-width=".9" opacity=".7"/>`;
  const notch = `<path d="M0 6.500 3.500 8 0 9.500ZM${n1(w)} 6.500 ${n1(w - 3.5)} 8 ${n1(w)} 9.500Z" fill="${f.dark}"/>`;
  const hole =
    top === 'none' ? '' : `<ellipse cx="${n1(w / 2)}" cy="6.500" rx="4" ry="2.600" fill="${f.dark}"/>`;
  return zip + notch + hole;
}

function standing(c: KindContext): void {
  const { s, t, spec } = c;
  const [w, h] = front(c);
  const boxy = spec.style === 'gusset';
  const dep = boxy ? 22 : 15;
  const f = plane(t);
  const k = 26;
  s.shadow([P(w, dep), P(w + k, dep - k * 0.5), P(w + k * 0.8, -dep - k * 0.3), P(w * 0.3, -dep), P(0, dep)]);
  const side = boxy
    ? [P(w, dep, 0), P(w, -dep * 0.4, 0), P(w, -dep * 0.4, h * 0.72), P(w, 0, h), P(w, dep * 0.5, h * 0.6)]
    : [P(w - 1, dep, 4), P(w + 3, 0, 2), P(w - 1, -dep * 0.7, 6), P(w - 1, -1, h - 6), P(w - 1, 0, h)];
  s.poly(side, f.dark);
  const o = P(0, 0, h);
  const v = P(0, dep, -h);
  s.see(P(0, dep, -4), P(w, dep, -8), P(0, 0, h));
  const out = boxy
    ? `M0 0H${n1(w)}V${n1(h)}H0Z`
    : `M4 0H${n1(w - 4)}Q${n1(w)} 0 ${n1(w)} 4C${n1(w - 2.5)} ${n1(h * 0.34)} ${n1(w - 2.5)} ${n1(h * 0.62)} ${n1(w)} ${n1(h - 7)}Q${n1(w * 0.5)} ${n1(h + 9)} 0 ${n1(h - 7)}C2.500 ${n1(h * 0.62)} 2.500 ${n1(h * 0.34)} 0 4Q0 0 4 0Z`;
  const gloss = boxy
    ? `<path d="M2 1H8V${n1(h - 2)}H2Z" fill="#fff" opacity=".16"/>`
    : `<path d="M4 0H11L15 ${n1(h - 3)}Q8 ${n1(h - 4)} 0 ${n1(h - 7)}C2.500 ${n1(h * 0.62)} 2.500 ${n1(h * 0.34)} 0 4Q0 0 4 0Z" fill="#fff" opacity=".2"/><path d="M2 ${n1(h - 13)}Q${n1(w / 2)} ${n1(h - 2)} ${n1(w - 2)} ${n1(h - 13)}" fill="none" stroke="${f.dark}" stroke-width=".8" opacity=".6"/>`;
  const handle =
    spec.style === 'handles' ? `<path d="${rounded(w * 0.4, 8, 4, w * 0.3, 18)}" fill="${f.dark}"/>` : '';
  const cap = spec.style === 'spout' ? spout(c, w) : '';
  const body = `<path d="${out}" fill="${f.left}"/>${print(c, w, h)}${opening(c, w)}${gloss}${handle}`;
  s.raw(
    group(
      `${C} ${S} ${Math.round((v[0] / h) * 1000) / 1000} ${Math.round((v[1] / h) * 1000) / 1000} ${n1(o[0])} ${n1(o[1])}`,
      cap + body,
    ),
  );
}

function spout(c: KindContext, w: number): string {
  const f = plane(c.ink2T);
  c.s.see(P(w / 2, 0, 122));
  return `<path d="M${n1(w / 2 - 5)}-8h10v12h-10Z" fill="${plane(c.t).right}"/><path d="${rounded(18, 13, 2, w / 2 - 9, -19)}" fill="${f.left}"/><path d="M${n1(w / 2 + 3)}-19h4q2 0 2 2v9q0 2-2 2h-4Z" fill="${f.right}"/><path d="M${n1(w / 2 - 5)}-17v9m4-9v9m4-9v9" stroke="${f.dark}" stroke-width=".8"/>`;
}

/** Two flat pouches, one leaning on the other; a pillow pack bulges and has a fin along its back. */
function flat(c: KindContext, pillow: boolean): void {
  const { s, t } = c;
  const [w, h] = front(c);
  const f = plane(t);
  const crimp = Array.from(
    { length: 4 },
    (_, i) => `M1 ${2 + i * 2.2}h${n1(w - 2)}M1 ${n1(h - 2 - i * 2.2)}h${n1(w - 2)}`,
  ).join('');
  const outline = pillow
    ? `M0 0H${n1(w)}V9Q${n1(w + 4)} ${n1(h / 2)} ${n1(w)} ${n1(h - 9)}V${n1(h)}H0V${n1(h - 9)}Q-4 ${n1(h / 2)} 0 9Z`
    : rounded(w, h, 2);
  const seals = pillow
    ? `<path d="${crimp}" stroke="${f.right}" stroke-width="1"/>`
    : `<path d="${rounded(w - 8, h - 12, 2, 4, 8)}" fill="none" stroke="${f.right}" stroke-width="1.200"/>`;
  const face = (brand: string) =>
    `${brand}${seals}<path d="M6 12L${n1(w * 0.3)} 12 ${n1(w * 0.12)} ${n1(h - 14)}H6Z" fill="#fff" opacity=".22"/>${opening(c, w)}`;
  lying(s, outline, { x: 16, y: -12, w, d: h, thickness: pillow ? 10 : 3, tone: shift(t, -0.04) });
  lying(
    s,
    outline,
    { x: 0, y: 6, z: pillow ? 9 : 4, w, d: h, thickness: pillow ? 12 : 4, tone: t },
    face(print(c, w, h)),
  );
}

/** A row of sachets, or a fan of stick packs. */
function sachets(c: KindContext, stick: boolean): void {
  const ratio = c.spec.size ? Math.max(0.7, Math.min(1.3, c.spec.size.w / c.spec.size.h + 0.1)) : 0.86;
  const [w, h] = stick ? [20, 104] : [58 * ratio, 65];
  const count = stick ? 5 : 3;
  for (let i = 0; i < count; i++) {
    const tone = c.spec.tint || i % 2 === 0 ? shift(c.t, i % 2 ? -0.03 : 0) : shift(c.inkT, 0.24, -0.05);
    const f = plane(tone);
    const ink = tone.l < 0.62 ? '#fff' : c.ink;
    const k = stick ? 0.5 : 0.95;
    const mark =
      c.spec.print === 'plain'
        ? ''
        : at(w / 2 - 12 * k, h * 0.42 - 12 * k, k, drawMark(c.spec.seed, ink, tone.l < 0.62 ? ink : c.ink2));
    const seal = `<path d="M1 3h${n1(w - 2)}M1 6h${n1(w - 2)}M1 ${n1(h - 3)}h${n1(w - 2)}M1 ${n1(h - 6)}h${n1(w - 2)}" stroke="${f.right}" stroke-width="1.200"/><path d="M${n1(w)} 9l-3 1.500 3 1.500Z" fill="${f.dark}"/>`;
    const where = stick
      ? { x: i * 24 - 40, y: i % 2 ? -6 : 4 }
      : { x: i * (w + 6) - 60, y: [10, -8, 4][i] ?? 0 };
    lying(
      c.s,
      rounded(w, h, 1.5),
      { ...where, w, d: h, thickness: stick ? 7 : 5, tone },
      `${mark}${seal}<path d="M4 10h6v${n1(h - 20)}h-6Z" fill="#fff" opacity=".3"/>`,
    );
  }
}
