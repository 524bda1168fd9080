import { oklch, plane, shift, MATERIALS } from '../../drawing/colour.ts';
import { rng } from '../../drawing/random.ts';
import { at, n1, onLeft, onRight, onTop, P, solid } from '../../drawing/scene.ts';
import { shoulder, turned } from '../../drawing/turned.ts';
import { mark } from '../../drawing/mark.ts';
import { type Ctx, norm } from '../context.ts';

export function rigid(c: Ctx): void {
  const { s, t } = c;
  const { w, d: dp, h } = norm(c.spec.size ?? { w: 92, d: 92, h: 52 });
  const drawer = c.spec.style ? c.spec.style === 'drawer' : rng(c.spec.seed + 'rv').next() > 0.55;
  const gold = oklch({ l: 0.82, c: 0.1, h: 86 });
  if (drawer) {
    const pull = w * 0.5;
    const tray = shift(MATERIALS.grey, 0.16);
    const tf = plane(tray);
    solid(s, 0, 0, 0, w, dp, h, t);
    s.raw(onTop(0, 0, h, at(w / 2 - 15, dp / 2 - 15, 1.25, mark(c.spec.seed, gold))));
    const x0 = w,
      x1 = w + pull;
    s.poly([P(x0, 3, h - 3), P(x1, 3, h - 3), P(x1, dp - 3, h - 3), P(x0, dp - 3, h - 3)], tf.dark);
    s.poly(
      [P(x0, 6, h - 3), P(x1 - 3, 6, h - 3), P(x1 - 3, 6, h * 0.4), P(x0, 6, h * 0.4)],
      plane(c.ink2T).left,
    );
    s.poly(
      [P(x0, 6, h * 0.4), P(x1 - 3, 6, h * 0.4), P(x1 - 3, dp - 6, h * 0.4), P(x0, dp - 6, h * 0.4)],
      plane(c.ink2T).right,
    );
    turned(
      s,
      w + pull * 0.5,
      dp * 0.5,
      h * 0.4,
      [[9, 0], [9, 16], ...shoulder(9, 16, 4, 20, 3), [4, 25]],
      MATERIALS.white,
      { shadow: false },
    );
    s.poly([P(x0, dp - 3, h - 3), P(x1, dp - 3, h - 3), P(x1, dp - 3, 3), P(x0, dp - 3, 3)], tf.left);
    s.poly([P(x1, dp - 3, h - 3), P(x1, 3, h - 3), P(x1, 3, 3), P(x1, dp - 3, 3)], tf.right);
    s.raw(
      onRight(
        x1,
        dp - 3,
        h - 3,
        `<circle cx="${n1(dp / 2 - 3)}" cy="${n1(h / 2 - 3)}" r="6" fill="${c.ink2}"/>`,
      ),
    );
    return;
  }
  const lidH = h * 0.5;
  solid(s, 2.5, 2.5, 0, w - 5, dp - 5, h, shift(t, t.l > 0.6 ? -0.05 : 0.05));
  s.raw(
    onLeft(
      2.5,
      dp - 2.5,
      h - lidH,
      `<path d="M0 0h${n1(w - 5)}v3h-${n1(w - 5)}Z" fill="#000" opacity=".16"/>`,
    ) +
      onRight(
        w - 2.5,
        dp - 2.5,
        h - lidH,
        `<path d="M0 0h${n1(dp - 5)}v3h-${n1(dp - 5)}Z" fill="#000" opacity=".18"/>`,
      ),
  );
  solid(s, 0, 0, h - lidH, w, dp, lidH + 2, t, { shadow: false });
  const rb = plane(c.ink2T),
    rw = 7;
  const zt = h + 2;
  s.poly([P(w / 2 - rw, 0, zt), P(w / 2 + rw, 0, zt), P(w / 2 + rw, dp, zt), P(w / 2 - rw, dp, zt)], rb.top);
  s.poly(
    [P(0, dp / 2 - rw, zt), P(w, dp / 2 - rw, zt), P(w, dp / 2 + rw, zt), P(0, dp / 2 + rw, zt)],
    rb.top,
  );
  s.raw(
    onLeft(0, dp, zt, `<path d="M${n1(w / 2 - rw)} 0h${2 * rw}v${n1(zt)}h-${2 * rw}Z" fill="${rb.left}"/>`) +
      onRight(
        w,
        dp,
        zt,
        `<path d="M${n1(dp / 2 - rw)} 0h${2 * rw}v${n1(zt)}h-${2 * rw}Z" fill="${rb.right}"/>`,
      ),
  );
  const [bx, by] = P(w / 2, dp / 2, zt);
  s.see([bx, by - 22]);
  s.raw(
    `<path d="M${n1(bx)} ${n1(by)}c-6-16-27-21-31-11-3 9 16 14 31 11Z" fill="${rb.left}"/><path d="M${n1(bx)} ${n1(by)}c6-16 27-21 31-11 3 9-16 14-31 11Z" fill="${rb.right}"/><path d="M${n1(bx)} ${n1(by)}c-5-9-15-12-20-9 3 5 11 9 20 9Z" fill="${rb.dark}"/><path d="M${n1(bx)} ${n1(by)}c5-9 15-12 20-9-3 5-11 9-20 9Z" fill="${rb.dark}"/><ellipse cx="${n1(bx)}" cy="${n1(by - 1)}" rx="5" ry="4.2" fill="${rb.top}"/>`,
  );
  s.raw(onLeft(0, dp, zt, at(w * 0.12, lidH * 0.24, (lidH / 24) * 0.5, mark(c.spec.seed, gold))));
}
