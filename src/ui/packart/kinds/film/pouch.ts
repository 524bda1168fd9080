import { oklch, plane, shift } from '../../drawing/colour.ts';
import { drawMark } from '../../drawing/mark.ts';
import { lightOn } from '../../drawing/print.ts';
import { at, C, group, n1, P, S } from '../../drawing/scene.ts';
import type { KindContext } from '../context.ts';

/** A stand-up pouch with a zip seal. */
export function pouch(c: KindContext): void {
  const { s, t, r } = c;
  const w = 74,
    h = 100,
    dep = 15;
  const f = plane(t);
  const k = 26;
  s.shadow([P(w, dep), P(w + k, dep - k * 0.5), P(w + k * 0.8, -dep - k * 0.3), P(w * 0.3, -dep), P(0, dep)]);
  s.poly(
    [P(w - 1, dep, 4), P(w + 3, 0, 2), P(w - 1, -dep * 0.7, 6), P(w - 1, -1, h - 6), P(w - 1, 0, h)],
    f.dark,
  );
  const o = P(0, 0, h),
    v = P(0, dep, -h);
  s.see(P(0, dep, -4), P(w, dep, -8), P(0, 0, h));
  const out = `M4 0H${w - 4}Q${w} 0 ${w} 4C${w - 2.5} ${h * 0.34} ${w - 2.5} ${h * 0.62} ${w} ${h - 7}Q${w * 0.5} ${h + 9} 0 ${h - 7}C2.5 ${h * 0.62} 2.5 ${h * 0.34} 0 4Q0 0 4 0Z`;
  const panel = c.print !== 'plain';
  const seal = 13;
  const lab = lightOn(t) ?? c.ink;
  const win = c.spec.eco || r.next() > 0.6;
  let g = `<path d="${out}" fill="${f.left}"/>`;
  if (panel) {
    g += `<path d="M2.2 ${h * 0.3}H${w - 2.2}V${h * 0.78}Q${w / 2} ${h * 0.78 + 5} 2.2 ${h * 0.78}Z" fill="${c.ink}"/>`;
    g += at(w / 2 - 12, h * 0.36, 1, drawMark(c.spec.seed, '#fff', oklch(shift(c.inkT, 0.3))));
    g += `<path d="M${w * 0.26} ${h * 0.67}h${w * 0.48}v2.800h-${w * 0.48}Zm${w * 0.1} 5h${w * 0.28}v1.800h-${w * 0.28}Z" fill="#fff"/>`;
  } else g += at(w / 2 - 13, h * 0.34, 1.1, drawMark(c.spec.seed, lab));
  if (win) {
    g += `<path d="M${w * 0.3} ${h * 0.84}h${w * 0.4}q4 0 4 4v1q0 4-4 4.500h-${w * 0.4}q-4-.5-4-4.500v-1q0-4 4-4Z" fill="${oklch(c.ink2T)}"/>`;
    for (let i = 0; i < 16; i++)
      g += `<circle cx="${n1(r.range(w * 0.29, w * 0.71))}" cy="${n1(r.range(h * 0.86, h * 0.91))}" r="1.7" fill="${oklch(shift(c.ink2T, r.range(-0.14, 0.12)))}"/>`;
  }
  g += `<path d="M0 ${seal}H${w}M1 ${seal + 3}H${w - 1}" stroke="${f.dark}" stroke-width=".9" opacity=".7"/><path d="M0 6.5 3.5 8 0 9.500ZM${w} 6.5 ${w - 3.5} 8 ${w} 9.500Z" fill="${f.dark}"/><ellipse cx="${w / 2}" cy="6.5" rx="4" ry="2.6" fill="${f.dark}"/>`;
  g += `<path d="M4 0H11L15 ${h - 3}Q8 ${h - 4} 0 ${h - 7}C2.5 ${h * 0.62} 2.5 ${h * 0.34} 0 4Q0 0 4 0Z" fill="#fff" opacity=".2"/><path d="M${w - 12} 0H${w - 4}Q${w} 0 ${w} 4C${w - 2.5} ${h * 0.34} ${w - 2.5} ${h * 0.62} ${w} ${h - 7}L${w - 17} ${h - 2}Z" fill="#000" opacity=".1"/><path d="M2 ${h - 13}Q${w / 2} ${h - 2} ${w - 2} ${h - 13}" fill="none" stroke="${f.dark}" stroke-width=".8" opacity=".6"/>`;
  s.raw(
    group(
      `${C} ${S} ${Math.round((v[0] / h) * 1000) / 1000} ${Math.round((v[1] / h) * 1000) / 1000} ${n1(o[0])} ${n1(o[1])}`,
      g,
    ),
  );
}
