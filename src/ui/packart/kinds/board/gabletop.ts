import { plane, MATERIALS } from '../../drawing/colour.ts';
import { at, n1, onLeft, onRight, P, solid } from '../../drawing/scene.ts';
import { mark } from '../../drawing/mark.ts';
import { type Ctx } from '../context.ts';

export function gabletop(c: Ctx): void {
  const { s } = c;
  const w = 42,
    h = 70,
    roof = 22,
    t = MATERIALS.white;
  const f = solid(s, 0, 0, 0, w, w, h, t, { edge: false });
  const m = plane(c.inkT);
  s.raw(
    onLeft(
      0,
      w,
      h,
      `<path d="M0 ${h * 0.5}q${w * 0.25}-9 ${w * 0.5} 0t${w * 0.5} 0V${h}H0Z" fill="${c.ink}"/>` +
        at(w / 2 - 11, 10, 0.9, mark(c.spec.seed, c.ink, c.ink2)) +
        `<path d="M9 ${h * 0.7}h24v3h-24Zm5 6h14v2h-14Z" fill="#fff"/>`,
    ) +
      onRight(
        w,
        w,
        h,
        `<path d="M0 ${h * 0.5}q${w * 0.25}-9 ${w * 0.5} 0t${w * 0.5} 0V${h}H0Z" fill="${m.right}"/>` +
          `<path d="M8 12h24M8 17h18M8 22h21" stroke="${f.dark}" stroke-width="1.3" opacity=".7"/>`,
      ),
  );
  // ridge runs along x, so the left face carries the sloped panel and the right face the folded gable
  s.poly([P(w, w, h), P(w, 0, h), P(w, w / 2, h + roof)], f.dark);
  s.poly([P(w, w, h), P(w, w / 2, h + roof), P(w - 9, w / 2, h + 9)], f.right);
  s.poly([P(w, 0, h), P(w, w / 2, h + roof), P(w - 9, w / 2, h + 9)], f.dark);
  s.poly([P(0, w, h), P(w, w, h), P(w, w / 2, h + roof), P(0, w / 2, h + roof)], m.top);
  s.poly(
    [P(0, w / 2, h + roof), P(w, w / 2, h + roof), P(w, w / 2, h + roof + 11), P(0, w / 2, h + roof + 11)],
    f.left,
  );
  s.poly(
    [
      P(w, w / 2, h + roof),
      P(w + 0.1, w / 2 - 2.2, h + roof),
      P(w + 0.1, w / 2 - 2.2, h + roof + 11),
      P(w, w / 2, h + roof + 11),
    ],
    f.dark,
  );
  const [cx, cy] = P(w * 0.52, w * 0.78, h + roof * 0.44);
  const cf = plane(c.ink2T);
  s.raw(
    `<ellipse cx="${n1(cx)}" cy="${n1(cy + 1.5)}" rx="9" ry="8" fill="${cf.dark}"/><path d="M${n1(cx - 8.5)} ${n1(cy)}v-4a8.5 7.3 0 0 1 17 0v4a8.5 7.3 0 0 1-17 0Z" fill="${cf.left}"/><ellipse cx="${n1(cx)}" cy="${n1(cy - 4)}" rx="8.5" ry="7.3" fill="${cf.top}"/>`,
  );
  solid(s, 52, 22, 0, 26, 26, 40, c.ink2T);
  s.raw(onLeft(52, 48, 40, at(5, 8, 0.68, mark(c.spec.seed + 's', '#fff'))));
  const [sx, sy] = P(60, 30, 40);
  s.see([sx + 6, sy - 26]);
  s.raw(`<path d="M${n1(sx)} ${n1(sy)}l-4-24 10-5" fill="none" stroke="#fff" stroke-width="3"/>`);
}
