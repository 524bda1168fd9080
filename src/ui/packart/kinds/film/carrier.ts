import { MATERIALS, oklch, plane, shift } from '../../drawing/colour.ts';
import { drawMark } from '../../drawing/mark.ts';
import { lightOn } from '../../drawing/print.ts';
import { at, n1, onLeft, P, solid } from '../../drawing/scene.ts';
import { inside, rounded, upright } from '../../drawing/shapes.ts';
import type { KindContext } from '../context.ts';

/** Carrier bags of paper or cloth, with the handle that is stated. */
export function carrier(c: KindContext): void {
  if (c.spec.style === 'soft' || c.spec.style === 'jute') tote(c);
  else paperBag(c);
}

/** Proportions of the bag: width, depth and height. */
function sizeOf({
  spec,
  norm,
}: {
  spec: KindContext['spec'];
  norm: [number, number, number];
}): [number, number, number] {
  if (!spec.size) return norm;
  const { w, d, h } = spec.size;
  const k = 96 / Math.max(h, w * 1.1);
  return [
    Math.max(28, Math.min(86, w * k)),
    Math.max(14, Math.min(44, d * k)),
    Math.max(44, Math.min(100, h * k)),
  ];
}

function paperBag(c: KindContext): void {
  const { s, t, spec } = c;
  const [w, d, h] = sizeOf({ spec, norm: spec.style === 'bottle' ? [32, 28, 98] : [66, 30, 84] });
  const f = plane(t);
  const { style } = spec;
  const [cord, width] = (
    {
      ribbon: [c.ink2, 2.6],
      rope: [oklch(shift(c.inkT, -0.05)), 2.6],
      twisted: [f.dark, 3.2],
      loop: [f.dark, 6],
    } as Record<string, [string, number]>
  )[style ?? ''] ?? ['', 0];
  const handle = (y: number): string => {
    const [a, b] = [P(w * 0.3, y, h), P(w * 0.7, y, h)];
    const rise = style === 'loop' ? 20 : 30;
    s.see([a[0], a[1] - rise], [b[0], b[1] - rise]);
    return `<path d="M${n1(a[0])} ${n1(a[1] + 6)}v-6c0-${rise} ${n1(b[0] - a[0])}-${n1(rise - (b[1] - a[1]))} ${n1(b[0] - a[0])} ${n1(b[1] - a[1])}v6" fill="none" stroke="${cord}" stroke-width="${width}"/>`;
  };
  if (cord) s.raw(handle(0));
  solid(s, 0, 0, 0, w, d, h, t, { edge: false });
  inside(s, { w, d, h }, { wall: 1, inside: shift(t, -0.08) });
  // The gusset is folded inwards.
  s.poly([P(w, d, h), P(w, d / 2, h - 5), P(w, d / 2, 12), P(w, d, 0)], f.dark, 'opacity=".25"');
  s.raw(onLeft(0, d, h, front(c, [w, h])));
  if (cord) s.raw(handle(d));
}

function front(c: KindContext, [w, h]: [number, number]): string {
  const { spec, t } = c;
  const f = plane(t);
  const k = Math.min(w, h) / 46;
  const light = lightOn(t);
  const mark = at(w / 2 - 12 * k, h * 0.46 - 12 * k, k, drawMark(spec.seed, light ?? c.ink, light ?? c.ink2));
  const band =
    spec.print === 'band' ? `<path d="M0 ${n1(h * 0.78)}h${n1(w)}v${n1(h * 0.12)}H0Z" fill="${c.ink}"/>` : '';
  const parts = [
    spec.print === 'plain' ? '' : mark + band,
    spec.style === 'window'
      ? `<path d="${rounded(w * 0.5, h * 0.44, 5, w * 0.25, h * 0.42)}" fill="${oklch(shift(MATERIALS.pet, 0.04))}"/><path d="M${n1(w * 0.3)} ${n1(h * 0.8)}l${n1(w * 0.2)}-${n1(h * 0.32)}" stroke="#fff" stroke-width="4" opacity=".5"/>`
      : '',
    spec.style === 'patch' ? `<path d="${rounded(w * 0.34, 9, 4.5, w * 0.33, 9)}" fill="${f.dark}"/>` : '',
    spec.style === undefined || spec.style === 'window'
      ? `<path d="M0 0${'l2 2 2-2'.repeat(Math.floor(w / 4))}" fill="none" stroke="${f.dark}" stroke-width="1"/>`
      : `<path d="M0 10h${n1(w)}" stroke="${f.right}" stroke-width="1"/>`,
    `<path d="M0 ${n1(h - 10)}h${n1(w)}" stroke="${f.right}" stroke-width=".8"/>`,
  ];
  return parts.join('');
}

/** A soft bag of cloth with two long handles. */
function tote(c: KindContext): void {
  const { s, spec } = c;
  const t = spec.style === 'jute' && !spec.tint ? shift(MATERIALS.kraft, -0.03) : c.t;
  const [w, , h] = sizeOf({ spec, norm: [74, 20, 84] });
  const f = plane(t);
  const strap = `M${n1(w * 0.26)} 4C${n1(w * 0.26)}-44 ${n1(w * 0.74)}-44 ${n1(w * 0.74)} 4`;
  const body = `M1 0Q${n1(w / 2)} 3 ${n1(w - 1)} 0Q${n1(w + 2)} ${n1(h / 2)} ${n1(w + 1)} ${n1(h - 3)}Q${n1(w / 2)} ${n1(h + 5)}-1 ${n1(h - 3)}Q-2 ${n1(h / 2)} 1 0Z`;
  s.raw(onLeft(3, -7, h, `<path d="${strap}" fill="none" stroke="${f.dark}" stroke-width="5"/>`));
  s.see(P(0, 0, h + 38), P(w, 0, h + 38));
  let weave = '';
  if (spec.style === 'jute') for (let y = 5; y < h; y += 5) weave += `M2 ${y}h${n1(w - 4)}`;
  const light = lightOn(t);
  const k = Math.min(w, h) / 50;
  const print =
    spec.print === 'plain'
      ? ''
      : at(w / 2 - 12 * k, h * 0.5 - 12 * k, k, drawMark(spec.seed, light ?? c.ink, light ?? c.ink2));
  const seams = `<path d="M0 8h${n1(w)}" stroke="${f.dark}" stroke-dasharray="3 2" stroke-width=".8"/><path d="${weave}" stroke="${f.right}" stroke-width=".9" stroke-dasharray="2.500 1.500"/>`;
  upright(
    s,
    body,
    { w, d: h, tone: t, thickness: 9 },
    `${seams}${print}<path d="${strap}" fill="none" stroke="${f.right}" stroke-width="5"/>`,
  );
}
