import { plane, MATERIALS } from '../../drawing/colour.ts';
import { rng } from '../../drawing/random.ts';
import { C, S, at, group, n1, onLeft, onRight, P, solid, type Pt } from '../../drawing/scene.ts';
import { turned } from '../../drawing/turned.ts';
import { mark } from '../../drawing/mark.ts';
import { fluteEdge, flecks, lightOn, pattern } from '../../drawing/print.ts';
import { type Ctx, norm } from '../context.ts';

export function mailer(c: Ctx): void {
  const { s, r, t } = c;
  const z = norm(c.spec.size ?? { w: 100, d: 74, h: 26 });
  const w = z.w,
    dp = z.d,
    h = Math.max(z.h, 20);
  const f = plane(t),
    inn = plane(c.inkT);
  const k = 46;
  s.shadow([
    P(w, dp),
    P(w + k * 0.5, dp - k * 0.2),
    P(w + k * 0.5, -k * 0.2),
    P(w * 0.3, -k * 0.2),
    P(w * 0.3, 0),
  ]);
  // lid, hinged on the back right edge
  const ln = dp * 0.96,
    tilt = ln * 0.36;
  const lid: Pt[] = [P(0, -tilt, h + ln * 0.93), P(w, -tilt, h + ln * 0.93), P(w, 0, h), P(0, 0, h)];
  s.poly(lid, inn.left);
  const o = P(0, -tilt, h + ln * 0.93);
  const v = [(P(0, 0, h)[0] - o[0]) / ln, (P(0, 0, h)[1] - o[1]) / ln];
  s.raw(
    group(
      `${C} ${S} ${n1(v[0]! * 100) === '0' ? 0 : Math.round(v[0]! * 1000) / 1000} ${Math.round(v[1]! * 1000) / 1000} ${n1(o[0])} ${n1(o[1])}`,
      `<g opacity=".4">${pattern(rng(c.spec.seed + 'in'), Math.floor(w / 12) * 12, Math.floor(ln / 12) * 12, inn.lite)}</g>` +
        at(
          w / 2 - 16,
          ln / 2 - 16,
          1.35,
          `<circle cx="12" cy="12" r="17" fill="${inn.left}"/>` + mark(c.spec.seed, '#fff'),
        ),
    ),
  );
  s.poly(
    [
      P(0, -tilt, h + ln * 0.93),
      P(w, -tilt, h + ln * 0.93),
      P(w - 4, -tilt + 9, h + ln * 0.93 + 9),
      P(4, -tilt + 9, h + ln * 0.93 + 9),
    ],
    f.top,
  );
  // inside of the tray
  s.poly([P(0, 0, h), P(0, dp, h), P(0, dp, 3), P(0, 0, 3)], inn.right);
  s.poly([P(0, 0, h), P(w, 0, h), P(w, 0, 3), P(0, 0, 3)], inn.left);
  s.poly([P(0, 0, 3), P(w, 0, 3), P(w, dp, 3), P(0, dp, 3)], inn.dark);
  // tissue and a gift inside
  const tis = plane(MATERIALS.white);
  for (let i = 0; i < 7; i++) {
    const x = r.range(8, w - 26),
      y = r.range(6, dp - 22);
    s.poly(
      [
        P(x, y, h * 0.6),
        P(x + 20, y + r.range(-4, 4), h * 0.9),
        P(x + 22, y + 18, h * 0.62),
        P(x + 4, y + 20, h * 0.86),
      ],
      i % 2 ? tis.left : tis.right,
    );
  }
  turned(
    s,
    w * 0.42,
    dp * 0.46,
    h * 0.55,
    [
      [11, 0],
      [11, 13],
    ],
    c.ink2T,
    { shadow: false },
  );
  solid(s, w * 0.62, dp * 0.2, h * 0.55, 22, 30, 9, MATERIALS.kraft, { shadow: false });
  s.poly([P(0, dp, h), P(w, dp, h), P(w, dp, 0), P(0, dp, 0)], f.left);
  s.poly([P(w, dp, h), P(w, 0, h), P(w, 0, 0), P(w, dp, 0)], f.right);
  s.raw(
    onLeft(
      0,
      dp,
      h,
      fluteEdge(w, 3.2, f.lite, f.dark) +
        flecks(r, w, h, f.dark, 9) +
        at(w * 0.08, h * 0.38, (h / 24) * 0.5, mark(c.spec.seed, lightOn(t) ?? c.ink)) +
        `<path d="M${n1(w * 0.34)} ${n1(h * 0.46)}h${n1(w * 0.3)}v2.400h-${n1(w * 0.3)}Zm0 5h${n1(w * 0.2)}v1.800h-${n1(w * 0.2)}Z" fill="${lightOn(t) ?? c.ink}"/>`,
    ),
  );
  s.raw(onRight(w, dp, h, fluteEdge(dp, 3.2, f.left, f.dark)));
}
