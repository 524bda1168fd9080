import { oklch, plane, shift } from '../../drawing/colour.ts';
import { drawMark } from '../../drawing/mark.ts';
import { lightOn } from '../../drawing/print.ts';
import { at, n1, onLeft, P } from '../../drawing/scene.ts';
import { frustum, openBox } from '../../drawing/shapes.ts';
import type { KindContext } from '../context.ts';

/** Folded take-away boxes: a pail, a hinged burger box, a fry scoop, a sandwich wedge, or an open tray. */
export function foodbox(c: KindContext): void {
  const { style } = c.spec;
  if (style === 'clam') burgerBox(c);
  else if (style === 'scoop') scoop(c);
  else if (style === 'wedge') wedge(c);
  else if (style === 'boat') boat(c);
  else pail(c);
}

/** Prints the brand's mark on a face that leans a little. */
function brand(c: KindContext, x: number, y: number, z: number, k: number): void {
  const ink = lightOn(c.t) ?? c.ink;
  if (c.spec.print !== 'plain')
    c.s.raw(onLeft(x, y, z, at(0, 0, k, drawMark(c.spec.seed, ink, lightOn(c.t) ? ink : c.ink2))));
}

function pail(c: KindContext): void {
  const { s, t } = c;
  const [w, d, h] = [64, 52, 66];
  const f = frustum(s, { w, d, h }, t, { taper: 7 });
  brand(c, w / 2 - 15, d - 3, h - 16, 1.25);
  // The four flaps meet on top; the wire handle stands above them.
  s.poly([P(0, 0, h), P(w, 0, h), P(w - 12, d / 2 - 4, h + 12), P(12, d / 2 - 4, h + 12)], f.right);
  s.poly([P(0, d, h), P(w, d, h), P(w - 12, d / 2 + 4, h + 12), P(12, d / 2 + 4, h + 12)], f.top);
  s.poly([P(w, 0, h), P(w, d, h), P(w - 12, d / 2 + 4, h + 12), P(w - 12, d / 2 - 4, h + 12)], f.left);
  const [a, b] = [P(-1, d / 2, h - 2), P(w + 1, d / 2, h - 2)];
  s.see([a[0], a[1] - 40], [b[0], b[1] - 34]);
  s.raw(
    `<path d="M${n1(b[0])} ${n1(b[1])}v-22Q${n1(b[0])} ${n1(b[1] - 44)} ${n1((a[0] + b[0]) / 2)} ${n1((a[1] + b[1]) / 2 - 44)}T${n1(a[0])} ${n1(a[1] - 22)}v16" fill="none" stroke="#8b9096" stroke-width="2"/>`,
  );
}

function burgerBox(c: KindContext): void {
  const { s, t } = c;
  const [w, d, h] = [78, 74, 24];
  frustum(s, { w, d, h }, t, { taper: 6 });
  const f = plane(t);
  const top = h + 24;
  const k = 7;
  s.poly([P(0, d, h), P(w, d, h), P(w - k, d - k, top), P(k, d - k, top)], f.left);
  s.poly([P(w, d, h), P(w, 0, h), P(w - k, k, top), P(w - k, d - k, top)], f.right);
  s.poly([P(k, k, top), P(w - k, k, top), P(w - k, d - k, top), P(k, d - k, top)], f.top);
  s.poly(
    [
      P(w * 0.36, d + 1, h + 4),
      P(w * 0.64, d + 1, h + 4),
      P(w * 0.6, d + 3, h - 6),
      P(w * 0.4, d + 3, h - 6),
    ],
    f.dark,
  );
  const [x, y] = P(w / 2, d / 2, top);
  if (c.spec.print !== 'plain')
    s.raw(
      at(
        x - 18,
        y - 11,
        1,
        `<g transform="scale(1.500 .92)">${drawMark(c.spec.seed, lightOn(t) ?? c.ink, c.ink2)}</g>`,
      ),
    );
}

function scoop(c: KindContext): void {
  const { s, t, r } = c;
  const f = plane(t);
  s.shadow([P(54, 22), P(76, 12), P(76, -14), P(20, -14), P(0, 14)]);
  const back = [P(-3, 6, 62), P(57, 6, 62), P(48, 6, 0), P(6, 6, 0)];
  s.poly(back, plane(shift(t, -0.06)).left);
  for (let i = 0; i < 15; i++) {
    const x = r.range(4, 46);
    const lean = r.range(-5, 5);
    const top = r.range(66, 92);
    s.poly(
      [P(x + lean, 12, top), P(x + lean + 5, 12, top - 1), P(x + 5, 16, 26), P(x, 16, 26)],
      oklch({ l: r.range(0.78, 0.88), c: 0.13, h: 86 }),
    );
  }
  const front = `M-2 0Q27 22 58 0L50 54H4Z`;
  s.raw(
    onLeft(
      0,
      24,
      54,
      `<path d="${front}" fill="${f.left}"/>${c.spec.print === 'plain' ? '' : `<path d="M1 22Q27 40 54.500 22l-2 14Q27 52 3 36Z" fill="${c.ink}"/>${at(19, 27, 0.66, drawMark(c.spec.seed, '#fff'))}`}`,
    ),
  );
  s.see(P(0, 24, 0), P(54, 24, 0));
}

/** A sandwich pack: the slanting side has a window. */
function wedge(c: KindContext): void {
  const { s, t } = c;
  const f = plane(t);
  const [w, d, h] = [84, 40, 76];
  s.shadow([P(w, d), P(w + 26, d - 12), P(w + 20, -8), P(30, -8)]);
  s.poly([P(0, 0, h), P(0, d, h), P(w, d, 0), P(w, 0, 0)], f.top);
  s.poly(
    [P(6, 6, h - 5.4), P(6, d - 6, h - 5.4), P(w - 9, d - 6, 8), P(w - 9, 6, 8)],
    oklch({ l: 0.9, c: 0.03, h: 90 }),
  );
  s.poly(
    [P(10, 17, h - 9), P(10, 24, h - 9), P(w - 14, 24, 12.6), P(w - 14, 17, 12.6)],
    oklch({ l: 0.7, c: 0.15, h: 135 }),
  );
  s.poly(
    [P(10, 25, h - 9), P(10, 28, h - 9), P(w - 14, 28, 12.6), P(w - 14, 25, 12.6)],
    oklch({ l: 0.62, c: 0.17, h: 32 }),
  );
  s.poly([P(0, d, h), P(w, d, 0), P(0, d, 0)], f.left);
  if (c.spec.print !== 'plain')
    s.raw(onLeft(0, d, h, at(8, h - 38, 1.2, drawMark(c.spec.seed, lightOn(t) ?? c.ink, c.ink2))));
}

function boat(c: KindContext): void {
  const { s, t } = c;
  const [w, d, h] = [100, 66, 26];
  openBox(s, { w, d, h }, t, { taper: 10, wall: 1.6, depth: 16, inside: shift(t, 0.02) });
  const stripes = Array.from(
    { length: 8 },
    (_, i) => `M${10 + i * 11} ${h * 0.25}h5l-1.500 ${h * 0.6}h-5Z`,
  ).join('');
  if (c.spec.print !== 'plain')
    s.raw(onLeft(0, d - 5, h - 1, `<path d="${stripes}" fill="${c.ink}" opacity=".85"/>`));
}
