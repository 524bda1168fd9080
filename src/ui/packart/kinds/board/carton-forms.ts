/** Folding cartons that are not tuck-end boxes: with windows, hangers, sleeves, carriers, and pillow or gable shapes. */
import { MATERIALS, oklch, plane, shift } from '../../drawing/colour.ts';
import { drawMark } from '../../drawing/mark.ts';
import { lightOn } from '../../drawing/print.ts';
import { at, n1, onLeft, onTop, P, solid } from '../../drawing/scene.ts';
import { groundShadow, openBox, rounded } from '../../drawing/shapes.ts';
import type { KindContext } from '../context.ts';
import { body, sized } from './carton-parts.ts';
import { useForms } from './carton-uses.ts';

/** Draws the form that the style names; false if it has none of its own. */
export function drawCartonForm(c: KindContext): boolean {
  const form = FORMS[c.spec.style ?? ''];
  form?.(c);
  return form !== undefined;
}

const FORMS: Record<string, (c: KindContext) => void> = {
  ...useForms,
  window: (c) => {
    const size = sized(c, { w: 70, d: 40, h: 92 });
    body(c, size, [0, 0.24]);
    const { w, d, h } = size;
    const view = rounded(w * 0.7, h * 0.5, 4, w * 0.15, h * 0.34);
    c.s.raw(
      onLeft(
        0,
        d,
        h,
        `${at(w / 2 - 8, h * 0.12 - 8, 0.66, drawMark(c.spec.seed, '#fff'))}<path d="${view}" fill="${oklch(shift(MATERIALS.pet, -0.08))}"/><path d="${rounded(w * 0.3, h * 0.24, 4, w * 0.22, h * 0.54)}${rounded(w * 0.2, h * 0.3, 4, w * 0.56, h * 0.48)}" fill="${c.ink2}"/><path d="M${n1(w * 0.2)} ${n1(h * 0.78)}l${n1(w * 0.24)}-${n1(h * 0.42)}h8l-${n1(w * 0.24)} ${n1(h * 0.42)}Z" fill="#fff" opacity=".55"/>`,
      ),
    );
  },
  hang: (c) => {
    const size = sized(c, { w: 56, d: 26, h: 78 });
    const { w, d, h } = size;
    const f = plane(c.t);
    const tab = Math.max(18, h * 0.26);
    c.s.poly([P(0, 0, h + tab), P(w, 0, h + tab), P(w, 0, h), P(0, 0, h)], f.left);
    c.s.raw(
      onLeft(
        0,
        0,
        h + tab,
        `<path d="M${n1(w / 2 - 10)} 8h6q4-5 8 0h6v5h-6q-4 4-8 0h-6Z" fill="${f.dark}"/>`,
      ),
    );
    body(c, size, [0.5, 1]);
    c.s.raw(
      onLeft(0, d, h, at(w / 2 - 11, h * 0.14, 0.9, drawMark(c.spec.seed, lightOn(c.t) ?? c.ink, c.ink2))),
    );
  },
  sleeve: (c) => {
    const [w, d, h] = [84, 62, 26];
    openBox(c.s, { x: -22, y: 3, w: w + 30, d: d - 6, h: h - 3 }, MATERIALS.white, { wall: 3, depth: 12 });
    solid(c.s, 0, 0, 0, w * 0.82, d, h, c.inkT, { shadow: false });
    c.s.raw(
      onTop(
        0,
        0,
        h,
        `${c.spec.print === 'plain' ? '' : `<path d="M0 ${d * 0.7}h${w * 0.82}v9H0Z" fill="${c.ink2}"/>`}${at(w * 0.41 - 14, d * 0.34 - 12, 1.1, drawMark(c.spec.seed, '#fff'))}`,
      ),
    );
  },
  slide: (c) => {
    const { w, d, h } = sized(c, { w: 62, d: 84, h: 26 });
    const pull = w * 0.5;
    openBox(c.s, { x: w * 0.4, y: 2, w: w * 0.6 + pull, d: d - 4, h: h - 2 }, shift(c.t, -0.02), {
      wall: 2,
      depth: h * 0.7,
      inside: c.ink2T,
    });
    const f = solid(c.s, 0, 0, 0, w, d, h, c.inkT, { shadow: false });
    c.s.raw(onTop(0, 0, h, at(w / 2 - 14, d / 2 - 14, 1.15, drawMark(c.spec.seed, '#fff', f.lite))));
  },
  pillow: (c) => {
    const { s, t } = c;
    const f = plane(t);
    s.shadow([P(6, 62), P(104, 62), P(116, 0), P(24, 0)]);
    const path = 'M0 6Q54-10 108 6Q100 32 108 58Q54 74 0 58Q8 32 0 6Z';
    s.see(P(0, -6, 24), P(108, -6, 24), P(108, 66), P(0, 66));
    const layers = [0, 5, 10].map((z) => onTop(0, 0, z, `<path d="${path}" fill="${f.right}"/>`)).join('');
    s.raw(
      `${layers}${onTop(0, 0, 15, `<path d="${path}" fill="${f.top}"/><path d="M0 6Q8 32 0 58Q22 32 0 6ZM108 6Q100 32 108 58Q86 32 108 6Z" fill="${f.left}"/><path d="M42 2Q54 1 66 2V62Q54 64 42 62Z" fill="${c.ink}"/>${at(42, 20, 1, drawMark(c.spec.seed, '#fff'))}`)}`,
    );
  },
  gable: (c) => {
    const { s, t } = c;
    const { w, d, h } = sized(c, { w: 82, d: 54, h: 52 });
    const f = plane(t);
    groundShadow(s, { w, d, h });
    const [low, ridge] = [h * 0.62, h * 1.02];
    s.poly([P(0, d, low), P(w, d, low), P(w, d, 0), P(0, d, 0)], f.left);
    s.poly([P(w, d, low), P(w, 0, low), P(w, 0, 0), P(w, d, 0)], f.right);
    s.poly([P(0, d, low), P(w, d, low), P(w, d / 2, ridge), P(0, d / 2, ridge)], f.top);
    s.poly([P(w, d, low), P(w, 0, low), P(w, d / 2, ridge)], f.dark);
    s.poly(
      [P(0, d / 2, ridge + 22), P(w, d / 2, ridge + 22), P(w, d / 2, ridge), P(0, d / 2, ridge)],
      f.left,
    );
    s.raw(
      onLeft(0, d / 2, ridge + 22, `<path d="${rounded(w * 0.44, 9, 4.5, w * 0.28, 6)}" fill="${f.dark}"/>`),
    );
    s.raw(
      onLeft(
        0,
        d,
        low,
        `<path d="M0 ${n1(low * 0.2)}h${n1(w)}v${n1(low * 0.56)}H0Z" fill="${c.ink}"/>${at(w / 2 - 8, low * 0.48 - 8, 0.7, drawMark(c.spec.seed, '#fff'))}`,
      ),
    );
  },
  hexagon: (c) => {
    const { s, t } = c;
    const R = 36;
    const h = c.spec.size ? Math.max(30, Math.min(92, (c.spec.size.h / c.spec.size.w) * 2 * R)) : 70;
    const ring = (z: number) =>
      Array.from({ length: 6 }, (_, i) =>
        P(R * Math.cos((i * Math.PI) / 3 + 0.26), R * Math.sin((i * Math.PI) / 3 + 0.26), z),
      );
    const [low, high] = [ring(0), ring(h)];
    groundShadow(s, { x: -R, y: -R, w: 2 * R, d: 2 * R, h });
    const f = plane(c.spec.tint ? t : c.inkT);
    const fills = [plane(shift(c.inkT, -0.04)).right, f.right, f.left];
    [5, 0, 1].forEach((i, n) => {
      const quad = [high[i], high[(i + 1) % 6], low[(i + 1) % 6], low[i]].filter(
        (p): p is [number, number] => p !== undefined,
      );
      s.poly(quad, fills[n] ?? f.left);
    });
    s.poly(high, f.top);
    const [x, y] = P(0, 0, h);
    s.raw(
      at(x - 20, y - 12, 1.2, `<g transform="scale(1.400 .8)">${drawMark(c.spec.seed, '#fff', f.lite)}</g>`),
    );
  },
  tray: (c) => {
    const { w, d, h } = sized(c, { w: 100, d: 74, h: 26 });
    const tall = Math.max(14, Math.min(34, h));
    openBox(c.s, { w, d, h: tall }, c.t, { wall: 3, depth: tall * 0.8, inside: shift(c.t, -0.03), taper: 4 });
    if (c.spec.print !== 'plain')
      c.s.raw(
        onLeft(
          0,
          d - 2,
          tall,
          at(
            w / 2 - tall * 0.36,
            tall * 0.14,
            tall / 33,
            drawMark(c.spec.seed, lightOn(c.t) ?? c.ink, c.ink2),
          ),
        ),
      );
  },
};
