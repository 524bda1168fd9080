import { MATERIALS, oklch, plane, shift } from '../../drawing/colour.ts';
import { drawMark } from '../../drawing/mark.ts';
import { at, n1, onLeft, onRight, P, solid } from '../../drawing/scene.ts';
import { drawTurned } from '../../drawing/turned.ts';
import type { KindContext } from '../context.ts';

/** A rectangular tin with a spout and a wire handle. */
export function tin(c: KindContext): void {
  const { s } = c;
  const body = c.spec.tint || c.spec.print === 'plain' ? c.t : c.inkT;
  const w = 52,
    dp = 36,
    h = 84;
  const f = solid(s, 0, 0, 0, w, dp, h, body);
  const st = plane(MATERIALS.steel);
  for (const z of [0, h - 4]) {
    s.poly([P(-1, dp + 1, z + 4), P(w + 1, dp + 1, z + 4), P(w + 1, dp + 1, z), P(-1, dp + 1, z)], st.left);
    s.poly([P(w + 1, dp + 1, z + 4), P(w + 1, -1, z + 4), P(w + 1, -1, z), P(w + 1, dp + 1, z)], st.right);
  }
  s.poly([P(-1, -1, h), P(w + 1, -1, h), P(w + 1, dp + 1, h), P(-1, dp + 1, h)], st.top);
  s.poly([P(2, 2, h), P(w - 2, 2, h), P(w - 2, dp - 2, h), P(2, dp - 2, h)], st.left);
  s.raw(
    onLeft(
      0,
      dp,
      h,
      `<path d="M${w / 2 - 17} 40a17 20 0 0 1 34 0 17 20 0 0 1-34 0Z" fill="${oklch(body.l > 0.7 ? c.inkT : shift(body, 0.36, -0.05))}"/>${at(w / 2 - 12, 28, 1, drawMark(c.spec.seed, body.l > 0.7 ? '#fff' : c.ink, c.ink2))}<path d="M10 68h32v3h-32Zm6 5h20v2h-20Z" fill="${f.lite}"/>`,
    ) +
      onRight(
        w,
        dp,
        h,
        `<path d="M6 16h${dp - 12}M6 22h${dp - 18}M6 28h${dp - 14}M6 34h${dp - 20}" stroke="${f.lite}" stroke-width="1.3" opacity=".6"/>`,
      ),
  );
  drawTurned(
    s,
    12,
    dp / 2,
    h,
    [
      [6, 0],
      [6, 8],
    ],
    c.ink2T,
    { shadow: false },
  );
  const a = P(w * 0.42, dp / 2, h),
    b = P(w * 0.9, dp / 2, h);
  s.see([a[0], a[1] - 18]);
  s.raw(
    `<path d="M${n1(a[0])} ${n1(a[1])}q2-15 12-9l${n1(b[0] - a[0] - 14)} ${n1(b[1] - a[1] - 6)}q6 5 2 15" fill="none" stroke="${st.right}" stroke-width="3.2"/>`,
  );
}
