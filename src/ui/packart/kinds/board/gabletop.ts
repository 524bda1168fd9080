import { MATERIALS, plane } from '../../drawing/colour.ts';
import { drawMark } from '../../drawing/mark.ts';
import { at, n1, onLeft, onRight, P, solid } from '../../drawing/scene.ts';
import type { KindContext } from '../context.ts';

/** A gable-top carton with a cap, and a small juice box with a straw. */
export function gabletop(c: KindContext): void {
  const { s } = c;
  const w = 52,
    h = 62,
    roof = 24,
    t = MATERIALS.white;
  const f = solid(s, 0, 0, 0, w, w, h, t, { edge: false });
  const m = plane(c.inkT);
  s.raw(
    onLeft(
      0,
      w,
      h,
      `<path d="M0 ${h * 0.5}q${w * 0.25}-9 ${w * 0.5} 0t${w * 0.5} 0V${h}H0Z" fill="${c.ink}"/>${at(w / 2 - 12.5, 5, 1.05, drawMark(c.spec.seed, c.ink, c.ink2))}${c.print === 'plain' ? '' : `<path d="M11 ${h * 0.7}h30v3.500h-30Zm6 7h18v2.500h-18Z" fill="#fff"/>`}`,
    ) +
      onRight(
        w,
        w,
        h,
        `<path d="M0 ${h * 0.5}q${w * 0.25}-9 ${w * 0.5} 0t${w * 0.5} 0V${h}H0Z" fill="${m.right}"/>` +
          `<path d="M10 11h30M10 17h22M10 23h26" stroke="${f.dark}" stroke-width="1.3" opacity=".7"/>`,
      ),
  );
  // The ridge runs along x, so the left face has the sloped panel and the right face the folded gable.
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
    `<ellipse cx="${n1(cx)}" cy="${n1(cy + 1.5)}" rx="10" ry="9" fill="${cf.dark}"/><path d="M${n1(cx - 9.5)} ${n1(cy)}v-4a9.5 8.2 0 0 1 19 0v4a9.5 8.2 0 0 1-19 0Z" fill="${cf.left}"/><ellipse cx="${n1(cx)}" cy="${n1(cy - 4)}" rx="9.5" ry="8.2" fill="${cf.top}"/>`,
  );
  solid(s, 60, 22, 0, 33, 33, 46, c.ink2T);
  s.raw(onLeft(60, 55, 46, at(6, 9, 0.88, drawMark(`${c.spec.seed}s`, '#fff'))));
  const [sx, sy] = P(71, 32, 46);
  s.see([sx + 6, sy - 26]);
  s.raw(`<path d="M${n1(sx)} ${n1(sy)}l-4-24 10-5" fill="none" stroke="#fff" stroke-width="3"/>`);
}
