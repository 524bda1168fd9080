/** Corrugated boxes by how their parts close: with flaps, a tuck lid, caps, a telescoping lid, or as a folder. */
import type { PackSize } from '#lib/art/types.ts';
import { plane, shift } from '../../drawing/colour.ts';
import { drawMark } from '../../drawing/mark.ts';
import { lightOn } from '../../drawing/print.ts';
import { at, n1, onLeft, onRight, onTop, P, solid } from '../../drawing/scene.ts';
import { frustum, openBox } from '../../drawing/shapes.ts';
import type { KindContext } from '../context.ts';
import { cutEdge, flaps, print, wallsOf } from './corrugated-parts.ts';

type Form = (c: KindContext, size: PackSize) => void;

const markOf = (c: KindContext): string => drawMark(c.spec.seed, lightOn(c.t) ?? c.ink);

export const styleForms: Record<string, Form> = {
  // Open flaps show at their cut edge of how many walls the board is.
  flaps: (c, size) => {
    const walls = wallsOf(c);
    flaps(c, size, true);
    openBox(c.s, size, c.t, { wall: 1.4 + walls, depth: size.h * 0.6, inside: shift(c.t, -0.04) });
    print(c, { ...size, h: size.h * 0.62 });
    frontFlaps(c, size, walls);
  },
  // A lid hinged at the back, with a tuck.
  flip: (c, size) => {
    const { w, d, h } = size;
    const { s } = c;
    const f = plane(c.t);
    const [rise, back] = [d * 0.8, d * 0.34];
    const dust = Math.min(w, d) * 0.3;
    s.poly(
      [P(0, 0, h), P(0, d, h), P(-dust * 0.6, d - 6, h + dust * 0.6), P(-dust * 0.6, 6, h + dust * 0.6)],
      f.right,
    );
    s.poly(
      [P(0, -back, h + rise), P(w, -back, h + rise), P(w, 0, h), P(0, 0, h)],
      plane(shift(c.t, -0.02)).left,
    );
    s.poly(
      [
        P(0, -back, h + rise),
        P(w, -back, h + rise),
        P(w - 5, -back + 12, h + rise + 9),
        P(5, -back + 12, h + rise + 9),
      ],
      f.top,
    );
    openBox(s, size, c.t, { wall: 2.5, depth: h * 0.6, inside: shift(c.t, -0.04) });
    print(c, size);
  },
  // A tube that a cap closes at either end.
  caps: (c, { w, d, h }) => {
    const { s, t } = c;
    solid(s, 0, 0, 0, w, d, h * 0.2, t);
    solid(s, 3, 3, h * 0.2, w - 6, d - 6, h * 0.6, shift(t, -0.03), { shadow: false });
    if (c.spec.print !== 'plain')
      s.raw(onLeft(3, d - 3, h * 0.8, at(w / 2 - 15, h * 0.3 - 12, 1, markOf(c))));
    frustum(s, { w, d, z: h * 0.76, h: h * 0.22 }, t, { shadow: false });
  },
  // A lid as deep as the box: little of the base is visible.
  full: (c, { w, d, h }) => {
    const { s, t } = c;
    const f = solid(s, 3, 3, 0, w - 6, d - 6, h * 0.3, shift(t, -0.05));
    frustum(s, { w, d, z: h * 0.14, h: h * 0.84 }, t, { shadow: false });
    s.raw(onTop(0, 0, h * 0.98, `<path d="M0 ${n1(d / 2)}h${n1(w)}" stroke="${f.dark}" stroke-width=".9"/>`));
    if (c.spec.print !== 'plain') s.raw(onLeft(0, d, h * 0.98, at(w / 2 - 12, h * 0.42 - 12, 1, markOf(c))));
  },
  // The lid lifted off its base.
  lid: (c, { w, d, h }) => {
    const { s, t } = c;
    const base = Math.max(14, h * 0.72);
    openBox(s, { w: w - 5, d: d - 5, x: 2.5, y: 2.5, h: base }, shift(t, -0.03), {
      depth: base * 0.7,
      wall: 2,
    });
    const z = base + Math.max(18, d * 0.3);
    const lid = Math.max(9, h * 0.32);
    frustum(s, { w, d, z, h: lid }, t, { shadow: false });
    const f = plane(t);
    s.raw(
      onTop(
        0,
        0,
        z + lid,
        `<path d="M6 6h${n1(w - 12)}v${n1(d - 12)}H6Z" fill="none" stroke="${f.right}" stroke-width=".9"/>`,
      ),
    );
    if (c.spec.print !== 'plain') s.raw(onTop(0, 0, z + lid, at(w / 2 - 13, d / 2 - 13, 1.1, markOf(c))));
  },
  // Two end panels, whose flanges hold a wrap-around body.
  ends: (c, { w, d, h }) => {
    const { s, t } = c;
    const f = solid(s, 0, 0, 0, w, d, h, t);
    const end = plane(shift(t, 0.03));
    const staples = Array.from({ length: 4 }, (_, i) => `M${n1(w - 9)} ${n1(h * (0.16 + i * 0.22))}h5`).join(
      '',
    );
    s.raw(
      onLeft(
        0,
        d,
        h,
        `<path d="M${n1(w - 14)} 0h14v${n1(h)}h-14Z" fill="${end.left}"/><path d="${staples}" stroke="${f.dark}" stroke-width="1.6"/>`,
      ) +
        onRight(
          w,
          d,
          h,
          `<path d="M4 4h${n1(d - 8)}v${n1(h - 8)}H4Z" fill="none" stroke="${f.dark}" stroke-width="1"/>`,
        ) +
        onTop(
          0,
          0,
          h,
          `<path d="M${n1(w - 14)} 0h14v${n1(d)}h-14Z" fill="${end.top}"/><path d="M0 ${n1(d / 2)}h${n1(w - 14)}" stroke="${f.right}"/>`,
        ),
    );
    print(c, { w: w - 14, d, h });
  },
  // A folder that wraps around flat goods, opened.
  book: (c, { w, d, h: tall }) => {
    const { s, t } = c;
    const h = Math.max(12, Math.min(tall, 34));
    const f = plane(t);
    const inner = plane(shift(t, -0.03));
    s.poly(
      [P(0, 0, h), P(w, 0, h), P(w - 3, -d * 0.34, h + d * 0.42), P(3, -d * 0.34, h + d * 0.42)],
      inner.left,
    );
    s.poly([P(0, 0, h), P(0, d, h), P(-16, d - 4, h + 12), P(-16, 4, h + 12)], inner.right);
    openBox(s, { w, d, h }, t, { wall: 2, depth: h * 0.8, inside: shift(t, -0.05) });
    const goods = d * 0.62;
    solid(s, w * 0.12, d * 0.14, h * 0.5, w * 0.7, goods, h * 0.32, c.inkT, { shadow: false });
    s.raw(
      onTop(
        w * 0.12,
        d * 0.14,
        h * 0.82,
        at(w * 0.35 - 11, goods / 2 - 11, 0.9, drawMark(c.spec.seed, plane(c.inkT).lite)),
      ),
    );
    s.poly([P(0, d, h), P(w, d, h), P(w - 3, d + 24, h - 4), P(3, d + 24, h - 4)], f.top);
    cutEdge(c, { x: 3, y: d + 24, z: h - 4, length: w - 6, walls: 1 });
  },
};

/** Flaps folded outward over the front and the side, with the flutes at their edges. */
function frontFlaps(c: KindContext, { w, d, h }: PackSize, walls: number): void {
  const { s } = c;
  const f = plane(c.t);
  const reach = Math.min(w, d) * 0.32;
  const low = h - reach * 0.3;
  s.poly([P(w, d, h), P(w, 0, h), P(w + reach, 2, low), P(w + reach, d - 2, low)], f.top);
  s.poly([P(0, d, h), P(w, d, h), P(w - 2, d + reach, low), P(2, d + reach, low)], f.top);
  cutEdge(c, { x: 2, y: d + reach, z: low, length: w - 4, walls });
  cutEdge(c, { x: w + reach, y: d - 2, z: low, length: d - 4, walls, right: true });
}
