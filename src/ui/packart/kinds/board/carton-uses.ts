/** Folding cartons for bottles, cans, cigarettes, tissues, foil and powders. */
import { MATERIALS, oklch, plane, shift } from '../../drawing/colour.ts';
import { drawMark } from '../../drawing/mark.ts';
import { at, n1, onLeft, onRight, onTop, P, solid } from '../../drawing/scene.ts';
import { frustum, groundShadow, openBox, rounded } from '../../drawing/shapes.ts';
import { drawTurned, straight } from '../../drawing/turned.ts';
import type { KindContext } from '../context.ts';
import { body, GLASS, sized } from './carton-parts.ts';

export const useForms: Record<string, (c: KindContext) => void> = {
  // A carrier with bottles and a handle between them.
  carrier: (c) => {
    const { s, t } = c;
    const pairs = Math.max(1, Math.min(3, Math.round((c.spec.count ?? 6) / 2)));
    const [w, d, h] = [pairs * 26 + 4, 54, 44];
    const bottle = (x: number, y: number) => {
      drawTurned(
        s,
        x,
        y,
        6,
        [
          [10, 0],
          [10, 50],
          [4.5, 64],
          [4.5, 80],
        ],
        GLASS,
        { shadow: false, gloss: 0.4, shaded: y > d / 2 },
      );
      drawTurned(s, x, y, 85, straight(5.4, 0, 4), c.ink2T, { shadow: false, shaded: false });
    };
    groundShadow(s, { w, d, h });
    for (let i = 0; i < pairs; i++) bottle(15 + i * 26, 14);
    const f = plane(t);
    s.poly([P(0, d / 2, 112), P(w, d / 2, 112), P(w, d / 2, 30), P(0, d / 2, 30)], f.left);
    s.raw(onLeft(0, d / 2, 112, `<path d="${rounded(w * 0.5, 10, 5, w * 0.25, 8)}" fill="${f.dark}"/>`));
    for (let i = 0; i < pairs; i++) bottle(15 + i * 26, d - 14);
    s.poly([P(0, d, h), P(w, d, h), P(w, d, 0), P(0, d, 0)], plane(c.inkT).left);
    s.poly([P(w, d, h), P(w, d / 2, h + 20), P(w, 0, h), P(w, 0, 0), P(w, d, 0)], plane(c.inkT).right);
    s.raw(onLeft(0, d, h, at(w / 2 - 14, 8, 1.15, drawMark(c.spec.seed, '#fff'))));
  },
  // A wrap around cans.
  can: (c) => {
    const { s } = c;
    const columns = Math.max(2, Math.min(4, Math.round((c.spec.count ?? 6) / 2)));
    const [w, d, h] = [columns * 25, 50, 46];
    groundShadow(s, { w, d, h });
    solid(s, 0, 0, 0, w, d, h, c.inkT, { shadow: false });
    for (const y of [13, 37])
      s.raw(
        onRight(
          w,
          d,
          h,
          `<ellipse cx="${d - y}" cy="${h / 2}" rx="10" ry="17" fill="${plane(MATERIALS.steel).right}"/><ellipse cx="${d - y}" cy="${h / 2}" rx="7.500" ry="13" fill="${plane(MATERIALS.steel).left}"/>`,
        ),
      );
    s.raw(
      onTop(
        0,
        0,
        h,
        `<path d="${rounded(20, 8, 4, w / 2 - 10, 12)}${rounded(20, 8, 4, w / 2 - 10, 30)}" fill="${plane(c.inkT).dark}"/>`,
      ),
    );
    s.raw(
      onLeft(
        0,
        d,
        h,
        `${c.spec.print === 'plain' ? '' : `<path d="M0 ${h - 11}h${w}v7H0Z" fill="${c.ink2}"/>`}${at(w / 2 - 13, 6, 1.1, drawMark(c.spec.seed, '#fff'))}`,
      ),
    );
  },
  // A hinged lid, as cigarette packs have it.
  flip: (c) => {
    const [w, d, h] = [52, 24, 76];
    const { s } = c;
    const f = plane(c.inkT);
    solid(s, 0, 0, 0, w, d, h * 0.74, c.t);
    s.raw(
      onLeft(
        0,
        d,
        h * 0.74,
        `<path d="M0 ${h * 0.24}h${w}v${h * 0.5}H0Z" fill="${c.ink}"/>${at(w / 2 - 12, h * 0.36, 1, drawMark(c.spec.seed, '#fff'))}`,
      ) + onRight(w, d, h * 0.74, `<path d="M0 ${h * 0.24}h${d}v${h * 0.5}H0Z" fill="${f.right}"/>`),
    );
    solid(s, 2, 2, h * 0.74, w - 4, d - 4, h * 0.1, MATERIALS.white, { shadow: false });
    for (let i = 0; i < 5; i++)
      s.raw(
        onLeft(
          4 + i * 9,
          d - 2,
          h * 0.84,
          `<path d="M0 0h7v${h * 0.1}h-7Z" fill="${i % 2 ? '#f3e9d6' : '#fff'}"/>`,
        ),
      );
    s.poly(
      [P(0, 0, h * 0.74), P(w, 0, h * 0.74), P(w, -18, h * 0.98), P(0, -18, h * 0.98)],
      plane(shift(c.t, -0.04)).left,
    );
    s.poly([P(w, 0, h * 0.74), P(w, -18, h * 0.98), P(w, -12, h * 1.08), P(w, 8, h * 0.82)], f.right);
    s.poly([P(0, -18, h * 0.98), P(w, -18, h * 0.98), P(w, -12, h * 1.08), P(0, -12, h * 1.08)], f.top);
  },
  // A dispenser with an opening for what it holds.
  open: (c) => {
    const { s, t } = c;
    const { w, d, h } = sized(c, { w: 96, d: 50, h: 44 });
    solid(s, 0, 0, 0, w, d, h, t);
    s.raw(
      onLeft(
        0,
        d,
        h,
        `<path d="M0 ${n1(h * 0.34)}h${n1(w)}v${n1(h * 0.48)}H0Z" fill="${c.ink}"/>${at(w / 2 - h * 0.2, h * 0.4, h / 66, drawMark(c.spec.seed, '#fff'))}`,
      ),
    );
    s.raw(
      onTop(
        0,
        0,
        h,
        `<ellipse cx="${n1(w / 2)}" cy="${n1(d / 2)}" rx="${n1(w * 0.32)}" ry="${n1(d * 0.26)}" fill="${plane(t).dark}"/>`,
      ),
    );
    const [x, y] = P(w / 2, d / 2, h);
    s.see([x, y - 32]);
    s.raw(
      `<path d="M${n1(x - 20)} ${n1(y - 1)}q4-14-4-24 14 3 20-8 8 8 22 6-8 12 0 27-20 9-38-1Z" fill="#fff"/><path d="M${n1(x - 4)} ${n1(y + 4)}q2-16-4-26M${n1(x + 8)} ${n1(y + 4)}q2-12 6-22" fill="none" stroke="#cfd4d6" stroke-width="1.400"/>`,
    );
  },
  // A long, low carton with a cutting edge, as foil comes in.
  long: (c) => {
    const [w, d, h] = [136, 26, 26];
    body(c, { w, d, h }, [0.2, 0.8]);
    c.s.raw(
      onLeft(
        0,
        d,
        h,
        `${at(w / 2 - 8, 5, 0.66, drawMark(c.spec.seed, '#fff'))}<path d="M0 ${h}${'l2-2 2 2'.repeat(34)}Z" fill="${oklch(MATERIALS.steel)}"/>`,
      ),
    );
    const f = plane(MATERIALS.foil);
    c.s.poly([P(4, d, h), P(w - 4, d, h), P(w - 4, d + 10, h - 12), P(4, d + 10, h - 12)], f.top);
  },
  // A carton that opens like a book.
  book: (c) => {
    const { s, t } = c;
    const [w, d, h] = [76, 18, 92];
    openBox(s, { w, d, h: 4 }, t);
    solid(s, 0, 0, 0, w, d, h, t);
    s.raw(
      onLeft(
        0,
        d,
        h,
        `<path d="M4 6h${w - 8}v${h - 12}H4Z" fill="${oklch(shift(MATERIALS.white, -0.04))}"/><path d="${rounded(26, 52, 6, 10, 22)}${rounded(22, 24, 6, 44, 22)}${rounded(22, 24, 6, 44, 50)}" fill="${plane(c.ink2T).left}"/>`,
      ),
    );
    const f = plane(c.inkT);
    s.poly([P(0, d, h), P(-26, d + 34, h), P(-26, d + 34, 0), P(0, d, 0)], f.right);
    s.poly(
      [P(-3, d + 4, h - 6), P(-23, d + 30, h - 6), P(-23, d + 30, 6), P(-3, d + 4, 6)],
      f.lite,
      'opacity=".4"',
    );
  },
  // A carton that stands open, with the bag for its contents reaching out.
  liner: (c) => {
    const size = sized(c, { w: 66, d: 24, h: 96 });
    const { w, d, h } = size;
    const { s } = c;
    const film = plane(MATERIALS.pet);
    s.poly([P(0, 0, h), P(w, 0, h), P(w, -12, h + 16), P(0, -12, h + 16)], plane(shift(c.t, -0.04)).left);
    body(c, size, [0.3, 1]);
    s.poly(
      [P(5, d - 4, h), P(w - 5, d - 4, h), P(w - 9, d / 2, h + 20), P(9, d / 2, h + 20)],
      film.left,
      'opacity=".85"',
    );
    s.poly([P(w - 5, d - 4, h), P(w - 5, 4, h), P(w - 9, d / 2, h + 20)], film.right, 'opacity=".85"');
    s.poly(
      [P(9, d / 2, h + 20), P(w - 9, d / 2, h + 20), P(w - 9, d / 2, h + 25), P(9, d / 2, h + 25)],
      film.top,
    );
    s.raw(onLeft(0, d, h, at(w / 2 - 15, h * 0.46, 1.2, drawMark(c.spec.seed, '#fff'))));
  },
  // A carton with a spout, for powders.
  spout: (c) => {
    const size = sized(c, { w: 62, d: 28, h: 92 });
    body(c, size, [0.34, 1]);
    const { w, d, h } = size;
    c.s.raw(onLeft(0, d, h, at(w / 2 - 15, h * 0.46, 1.2, drawMark(c.spec.seed, '#fff'))));
    const m = plane(MATERIALS.steel);
    c.s.raw(onRight(w, d, h, `<path d="M${n1(d / 2 - 7)} 8h14v14q-7 5-14 0Z" fill="${m.right}"/>`));
    frustum(c.s, { x: w, y: d / 2 - 6, z: h - 16, w: 10, d: 12, h: 3 }, MATERIALS.steel, { shadow: false });
  },
};
