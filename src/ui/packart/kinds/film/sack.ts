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

/** A multiwall paper sack with a sewn opening. */
export function sack(c: KindContext): void {
  const { s, r } = c;
  const t = c.t;
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
  s.raw(
    onLeft(
      0,
      dep,
      h * 0.86,
      `<path d="M-1 ${h * 0.2}H${w}V${h * 0.56}H-1Z" fill="${c.ink}"/>${at(w / 2 - 13, h * 0.24, 1.1, drawMark(c.spec.seed, '#fff', oklch(shift(c.inkT, 0.3))))}<path d="M${w * 0.2} ${h * 0.08}h${w * 0.6}v3.500h-${w * 0.6}ZM${w * 0.3} ${h * 0.64}h${w * 0.4}v2.200h-${w * 0.4}Z" fill="${lightOn(t) ?? c.ink}"/>${flecks(r, w, h * 0.8, f.dark)}`,
    ),
  );
  const a = P(0, 1, h * 0.965),
    b = P(w, 1, h * 0.965);
  s.raw(
    `<path d="M${n1(a[0])} ${n1(a[1])}L${n1(b[0])} ${n1(b[1])}" stroke="${c.ink2}" stroke-width="2.2" stroke-dasharray="3.5 2"/>`,
  );
}
