/** Corrugated boxes that are not taped shut: open, telescoping, trays, sleeves, bulk boxes and boxes for bottles. */
import type { PackSize } from '#lib/art/types.ts';
import { MATERIALS, plane, shift } from '../../drawing/colour.ts';
import { drawMark } from '../../drawing/mark.ts';
import { fluteEdge, lightOn } from '../../drawing/print.ts';
import { at, n1, onLeft, onRight, onTop, P, solid } from '../../drawing/scene.ts';
import { frustum, openBox, rounded } from '../../drawing/shapes.ts';
import { type KindContext, norm } from '../context.ts';
import { bulkForms } from './corrugated-bulk.ts';
import { flaps, print } from './corrugated-parts.ts';
import { styleForms } from './corrugated-styles.ts';

type Form = (c: KindContext, size: PackSize) => void;

const USUAL: Record<string, PackSize> = {
  tray: { w: 100, d: 76, h: 26 },
  shelf: { w: 100, d: 62, h: 50 },
  sleeve: { w: 100, d: 66, h: 40 },
  slide: { w: 100, d: 66, h: 40 },
  long: { w: 150, d: 44, h: 40 },
  bulk: { w: 100, d: 82, h: 74 },
  book: { w: 100, d: 74, h: 22 },
  lid: { w: 100, d: 70, h: 40 },
  flaps: { w: 100, d: 76, h: 70 },
  octagon: { w: 100, d: 100, h: 88 },
  garment: { w: 62, d: 54, h: 110 },
};

/** Draws the form that the style names; false if it has none of its own. */
export function drawForm(c: KindContext): boolean {
  const form = FORMS[c.spec.style ?? ''];
  if (!form) return false;
  form(
    c,
    norm(
      c.spec.size ?? USUAL[c.spec.style ?? ''] ?? { w: 100, d: 76, h: 66 },
      c.spec.style === 'long' ? 140 : 104,
    ),
  );
  return true;
}

const FORMS: Record<string, Form> = {
  ...bulkForms,
  ...styleForms,
  // Half-slotted boxes and bins have no top flaps.
  open: (c, size) => {
    openBox(c.s, size, c.t, { wall: 3, depth: size.h * 0.7, inside: shift(c.t, -0.04) });
    print(c, size);
  },
  // With its flaps open, and what keeps the goods dry, cold or apart inside.
  insulated: (c, size) => {
    flaps(c, size, true);
    openBox(c.s, size, c.t, { wall: 11, depth: size.h * 0.6, inside: MATERIALS.white });
    const f = plane(MATERIALS.white);
    const { w, d, h } = size;
    c.s.raw(
      onTop(
        0,
        0,
        h,
        `<path fill-rule="evenodd" d="M3 3H${n1(w - 3)}V${n1(d - 3)}H3ZM11 11V${n1(d - 11)}H${n1(w - 11)}V11Z" fill="${f.top}"/>`,
      ),
    );
    print(c, size);
  },
  telescope: (c, { w, d, h }) => {
    const lid = h * 0.46;
    openBox(c.s, { w: w - 5, d: d - 5, x: 2.5, y: 2.5, h: h * 0.62 }, shift(c.t, -0.03));
    frustum(c.s, { w, d, z: h * 0.46, h: lid }, c.t, { shadow: false });
    c.s.raw(onLeft(2.5, d - 2.5, h * 0.46, `<path d="M0 0h${n1(w - 5)}v3H0Z" fill="#000" opacity=".14"/>`));
    if (c.spec.print !== 'plain')
      c.s.raw(
        onLeft(
          0,
          d,
          h * 0.92,
          at(w / 2 - 9, lid / 2 - 9, 0.76, drawMark(c.spec.seed, lightOn(c.t) ?? c.ink)),
        ),
      );
    c.s.raw(
      onTop(
        0,
        0,
        h * 0.92,
        `<path d="M7 7h${n1(w - 14)}v${n1(d - 14)}H7Z" fill="none" stroke="${plane(c.t).right}" stroke-width=".9"/>`,
      ),
    );
  },
  tray: (c, size) => {
    const h = Math.max(13, Math.min(size.h, 60));
    openBox(c.s, { ...size, h }, c.t, { wall: 4, depth: h * 0.8, inside: shift(c.t, -0.02) });
    print(c, { ...size, h });
  },
  // The front tears off for the shelf.
  shelf: (c, { w, d, h }) => {
    const { s, t } = c;
    const f = plane(t);
    openBox(s, { w, d, h: h * 0.5 }, t, { depth: 4, wall: 2 });
    s.poly([P(0, 0, h), P(w, 0, h), P(w, 0, h * 0.5), P(0, 0, h * 0.5)], f.right);
    for (let row = 0; row < 2; row++)
      for (let i = 0; i < 4; i++)
        solid(
          s,
          5 + (i * (w - 8)) / 4,
          6 + row * (d / 2 - 2),
          6,
          w / 4 - 6,
          d / 2 - 8,
          h * 0.72,
          (i + row) % 2 ? c.ink2T : shift(c.inkT, 0.14, -0.03),
          { shadow: false },
        );
    s.poly(
      [
        P(0, d, h * 0.46),
        P(w * 0.14, d, h * 0.3),
        P(w * 0.86, d, h * 0.3),
        P(w, d, h * 0.46),
        P(w, d, 0),
        P(0, d, 0),
      ],
      f.left,
    );
    s.poly([P(w, 0, h), P(w, d * 0.5, h * 0.7), P(w, d, h * 0.46), P(w, d, 0), P(w, 0, 0)], f.right);
    s.raw(onLeft(0, d, h * 0.3, at(w / 2 - 6, 2, 0.5, drawMark(c.spec.seed, lightOn(t) ?? c.ink))));
  },
  sleeve: (c, { w, d, h }) => {
    const { s, t } = c;
    solid(s, -16, 4, 0, w + 10, d - 8, h - 4, shift(MATERIALS.white, -0.04));
    solid(s, 0, 0, 0, w * 0.8, d, h, t, { shadow: false });
    s.raw(onTop(0, 0, h, at(w * 0.4 - 16, d / 2 - 16, 1.3, drawMark(c.spec.seed, lightOn(t) ?? c.ink))));
    s.raw(onRight(w * 0.8, d, h, fluteEdge(d, 2.4, plane(t).lite, plane(t).dark)));
  },
  slide: (c, { w, d, h }) => {
    const { s, t } = c;
    openBox(s, { x: w * 0.5, y: 3, w: w * 0.86, d: d - 6, h: h - 4 }, shift(t, -0.02), {
      wall: 3,
      depth: h * 0.7,
    });
    const f = solid(s, 0, 0, 0, w * 0.86, d, h, t, { shadow: false });
    s.poly([P(w * 0.86, d, h), P(w * 0.86, 0, h), P(w * 0.86, 0, 0), P(w * 0.86, d, 0)], f.dark);
    openBox(s, { x: w * 0.86, y: 3, w: w * 0.5, d: d - 6, h: h - 4 }, shift(t, -0.02), {
      wall: 3,
      depth: h * 0.7,
      shadow: false,
    });
    s.raw(onTop(0, 0, h, at(w * 0.43 - 16, d / 2 - 16, 1.3, drawMark(c.spec.seed, lightOn(t) ?? c.ink))));
  },
  // A box with hand holes, as movers and archives use it; the lid is separate.
  handles: (c, size) => {
    const { w, d, h } = size;
    const { s, t } = c;
    solid(s, 2, 2, 0, w - 4, d - 4, h, t);
    frustum(s, { w, d, z: h * 0.74, h: h * 0.28 }, shift(t, 0.015), { shadow: false });
    const hole = plane(shift(t, -0.3));
    s.raw(
      onRight(
        w - 2,
        d - 2,
        h,
        `<path d="${rounded(Math.round(d * 0.36), 8, 4, Math.round(d * 0.3), Math.round(h * 0.42))}" fill="${hole.right}"/>`,
      ),
    );
    const ink = lightOn(t) ?? c.ink;
    s.raw(
      onLeft(
        2,
        d - 2,
        h * 0.74,
        `${at(w * 0.1, 6, 0.8, drawMark(c.spec.seed, ink))}${c.spec.print === 'plain' ? '' : `<path d="M${n1(w * 0.4)} 10h${n1(w * 0.42)}m-${n1(w * 0.42)} 8h${n1(w * 0.42)}m-${n1(w * 0.42)} 8h${n1(w * 0.26)}" stroke="${ink}" stroke-width="1.600"/>`}`,
      ),
    );
  },
  long: (c, size) => {
    const { w, d, h } = size;
    const f = solid(c.s, 0, 0, 0, w, d, h, c.t);
    c.s.raw(
      onTop(0, 0, h, `<path d="M0 ${n1(d / 2 - 6)}h${n1(w)}v12H0Z" fill="${f.right}" opacity=".55"/>`) +
        onRight(
          w,
          d,
          h,
          `<path d="M${n1(d / 2 - 6)} 0h12v${n1(h * 0.5)}h-12Z" fill="${f.dark}" opacity=".5"/>`,
        ),
    );
    print(c, size);
  },
};
