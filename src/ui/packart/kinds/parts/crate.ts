import { MATERIALS, plane, shift } from '../../drawing/colour.ts';
import { drawMark } from '../../drawing/mark.ts';
import { at, n1, onLeft, onRight, onTop, P, solid } from '../../drawing/scene.ts';
import { frustum, inside, rounded } from '../../drawing/shapes.ts';
import { drawTurned } from '../../drawing/turned.ts';
import { type KindContext, norm } from '../context.ts';
import { cartOf, mesh } from './crate-forms.ts';

const DEFAULT_SIZE = { w: 600, d: 400, h: 280 };

/** Returnable containers: slotted or closed walls, with lids, feet, wheels or cells as the style says. */
export function crate(c: KindContext): void {
  const { s, t, spec } = c;
  const { style } = spec;
  const { w, d, h: tall } = norm(spec.size ?? DEFAULT_SIZE, 112);
  const h = Math.max(tall, style === 'bread' ? 16 : 26);
  const box = { w, d, h };
  if (style === 'mesh') return mesh(c, box);
  if (style === 'cart' || style === 'flat') return cartOf(c, box, style === 'flat');
  if (style === 'bulk') base(c, w, d);
  const z = style === 'bulk' ? 12 : 0;
  const f = frustum(s, { z, ...box }, t, { taper: style === 'tote' || style === 'basket' ? 7 : 0 });
  const depth = Math.min(h * 0.75, d * 0.6);
  inside(
    s,
    { z, ...box },
    {
      wall: style === 'insulated' ? 10 : 4,
      inside: style === 'insulated' ? MATERIALS.white : shift(t, -0.06),
      depth,
    },
  );
  s.raw(
    onLeft(0, d, z + h, wall(style, w, h, plane(shift(t, -0.1)).left)) +
      onRight(w, d, z + h, wall(style, d, h, plane(shift(t, -0.14)).right)),
  );
  if (style !== 'tote' && style !== 'basket')
    s.raw(
      onLeft(0, d, z + h, `<path d="M0 0h${n1(w)}v5H0Z" fill="${f.lite}" opacity=".5"/>`) +
        onRight(w, d, z + h, `<path d="M0 0h${n1(d)}v5H0Z" fill="${f.lite}" opacity=".28"/>`),
    );
  if (style === 'cells') bottles(c, box);
  if (style === 'tote') lids(c, box);
  if (style === 'bin')
    s.poly(
      [
        P(8, d + 0.5, h * 0.9),
        P(w - 8, d + 0.5, h * 0.9),
        P(w - 16, d + 0.5, h * 0.52),
        P(16, d + 0.5, h * 0.52),
      ],
      plane(shift(t, -0.16)).dark,
    );
  if (style === 'basket') handles(c, box);
  if (style === 'lid' || style === 'insulated') cover(c, { z, ...box });
  const ink = plane(shift(t, t.l > 0.7 ? -0.3 : 0.2)).lite;
  if (spec.print !== 'plain' && h > 30)
    s.raw(
      onLeft(
        0,
        d,
        z + h,
        at(w / 2 - 9, h * 0.5, Math.min(0.9, h / 60), drawMark(spec.seed, t.l > 0.7 ? c.ink : ink)),
      ),
    );
}

/** Grip and slots of a wall; a closed wall has only its ribs. */
function wall(style: string | undefined, length: number, h: number, dark: string): string {
  const grip = Math.min(30, length * 0.32);
  const x = (length - grip) / 2;
  const closed =
    style === 'solid' ||
    style === 'tote' ||
    style === 'lid' ||
    style === 'insulated' ||
    style === 'bin' ||
    style === 'bulk';
  const hold =
    style === 'bread' || style === 'bin'
      ? ''
      : rounded(Math.round(grip), 7, 3, Math.round(x), Math.round(Math.min(12, h * 0.26)));
  if (closed) {
    let ribs = '';
    for (let at0 = 9; at0 < length - 6; at0 += length / 6)
      ribs += `M${n1(at0)} ${n1(h * 0.14)}v${n1(h * 0.8)}`;
    return `<path d="${ribs}" stroke="${dark}" stroke-width="1.600" opacity=".7"/><path d="${hold}" fill="${dark}"/>`;
  }
  let slots = '';
  if (style === 'vented' || style === 'basket')
    for (let y = h * 0.36; y < h - 8; y += 9)
      for (let at0 = 8; at0 < length - 11; at0 += 11) slots += `M${n1(at0)} ${n1(y)}h7v5h-7Z`;
  else
    for (let at0 = 8; at0 < length - 12; at0 += 12)
      if (at0 + 5 < x - 3 || at0 > x + grip + 3) slots += `M${n1(at0)} ${n1(h * 0.2)}h5v${n1(h * 0.6)}h-5Z`;
  const fold =
    style === 'fold'
      ? `<path d="M0 ${n1(h * 0.5)}h${n1(length)}" stroke="${dark}" stroke-width="2.400"/>`
      : '';
  return `<path d="${slots}${hold}" fill="${dark}"/>${fold}`;
}

/** Feet of a box that is moved by fork lift. */
function base({ s, t }: KindContext, w: number, d: number): void {
  solid(s, 0, 0, 0, w, d, 1, shift(t, -0.2), { edge: false });
  for (const y of [0, d * 0.42, d * 0.84])
    solid(s, 0, y, 1, w, d * 0.16, 11, shift(t, -0.06), { shadow: false, edge: false });
}

function bottles(c: KindContext, { w, d, h }: { w: number; d: number; h: number }): void {
  const [columns, rows] = [3, 2];
  const [cw, ch] = [(w - 8) / columns, (d - 8) / rows];
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const [x, y] = [4 + (column + 0.5) * cw, 4 + (row + 0.5) * ch];
      drawTurned(
        c.s,
        x,
        y,
        h - 12,
        [
          [7, 0],
          [3.6, 12],
          [3.6, 24],
        ],
        { l: 0.42, c: 0.09, h: 55 },
        { shadow: false, shaded: row === rows - 1 },
      );
      drawTurned(
        c.s,
        x,
        y,
        h + 10,
        [
          [4.6, 0],
          [4, 4],
        ],
        c.ink2T,
        { shadow: false, shaded: false },
      );
    }
}

/** Two attached lids, half open. */
function lids({ s, t }: KindContext, { w, d, h }: { w: number; d: number; h: number }): void {
  const f = plane(shift(t, 0.03));
  s.poly([P(0, 0, h), P(w, 0, h), P(w, -d * 0.24, h + d * 0.38), P(0, -d * 0.24, h + d * 0.38)], f.left);
  s.poly([P(0, d, h), P(w, d, h), P(w, d * 0.52, h + 5), P(0, d * 0.52, h + 5)], f.top);
  s.raw(
    onTop(
      0,
      d * 0.52,
      h + 5,
      `<path d="M0 2${'l6-4 6 4'.repeat(Math.floor(w / 12))}" fill="none" stroke="${f.left}" stroke-width="1.400"/>`,
    ),
  );
}

function handles({ s, inkT, ink2T, t }: KindContext, { w, d, h }: { w: number; d: number; h: number }): void {
  const tone = plane(t === inkT ? ink2T : shift(t, -0.2));
  for (const y of [d * 0.14, d * 0.86]) {
    const [a, b] = [P(w * 0.22, y, h), P(w * 0.78, y, h)];
    s.see([a[0], a[1] - 26]);
    s.raw(
      `<path d="M${n1(a[0])} ${n1(a[1])}v-10q0-14 14-6l${n1(b[0] - a[0] - 26)} ${n1(b[1] - a[1] - 14)}q12 8 12 18v12" fill="none" stroke="${tone.left}" stroke-width="4"/>`,
    );
  }
}

/** A lid that lies half on the box. */
function cover(c: KindContext, { z, w, d, h }: { z: number; w: number; d: number; h: number }): void {
  const { s, t } = c;
  const f = frustum(s, { x: -3, y: -3, z: z + h, w: w + 6, d: d * 0.62, h: 9 }, shift(t, 0.025), {
    shadow: false,
  });
  s.raw(
    onTop(
      -3,
      -3,
      z + h + 9,
      `<path d="${rounded(Math.round(w - 6), Math.round(d * 0.62 - 12), 4, 6, 6)}" fill="none" stroke="${f.left}" stroke-width="1.400"/>`,
    ),
  );
}
