import { MATERIALS, oklch, plane, shift } from '../../drawing/colour.ts';
import { drawMark } from '../../drawing/mark.ts';
import { at, n1, onTop, P } from '../../drawing/scene.ts';
import { frustum, inside, rounded, upright } from '../../drawing/shapes.ts';
import type { KindContext } from '../context.ts';

/** Hinged packs: a container with its lid open, a retail clamshell around a card, or an egg carton. */
export function clamshell(c: KindContext): void {
  if (c.spec.style === 'egg') eggs(c);
  else if (c.spec.style === 'hang') retail(c);
  else hinged(c);
}

/** A base with rim, and its lid standing open behind it. */
function hinged(c: KindContext): void {
  const { s, t } = c;
  const size = c.spec.size;
  const k = size ? 92 / Math.max(size.w, size.d) : 1;
  const [w, d] = size ? [Math.max(60, size.w * k), Math.max(50, size.d * k)] : [92, 72];
  const h = size ? Math.max(16, Math.min(38, size.h * k * 0.6)) : 26;
  const f = plane(t);
  const clear = c.spec.material === 'pet' && !c.spec.tint;
  const tilt = d * 0.3;
  const top = h + d * 0.86;
  // The lid: a shallow tray seen from its inside.
  s.poly(
    [P(0, -tilt, top), P(w, -tilt, top), P(w, 0, h + 2), P(0, 0, h + 2)],
    f.left,
    clear ? 'opacity=".75"' : '',
  );
  s.poly(
    [P(7, -tilt - 8, top - 8), P(w - 7, -tilt - 8, top - 8), P(w - 7, -9, h + 9), P(7, -9, h + 9)],
    clear ? f.lite : plane(shift(t, -0.05)).left,
    clear ? 'opacity=".8"' : '',
  );
  s.poly(
    [P(12, -tilt - 6, top - 12), P(22, -tilt - 6, top - 12), P(30, -9, h + 14), P(14, -9, h + 14)],
    '#fff',
    'opacity=".35"',
  );
  frustum(s, { w, d, h }, t, { taper: 6 });
  inside(s, { w, d, h }, { wall: 5, inside: shift(t, clear ? 0.02 : -0.05), depth: h * 0.8 });
  s.raw(onTop(0, 0, h, `<path d="${rounded(w, d, 4)}" fill="none" stroke="${f.lite}" stroke-width="2"/>`));
  if (clear) {
    s.raw(onTop(0, 0, h, `<path d="M8 8h14L10 ${n1(d - 12)}H8Z" fill="#fff" opacity=".3"/>`));
    s.poly([P(6, d, h - 2), P(16, d, h - 2), P(15, d - 5, 3), P(9, d - 5, 3)], '#fff', 'opacity=".4"');
  }
}

/** A clear shell around a printed card and its goods, with a hang hole. */
function retail(c: KindContext): void {
  const [w, h] = [70, 96];
  const film = c.spec.tint ? c.t : shift(MATERIALS.pet, 0.03);
  const f = plane(film);
  const card = `<path d="${rounded(w - 12, h - 26, 3, 6, 20)}" fill="${c.ink}"/>${at(w / 2 - 9, 26, 0.76, drawMark(c.spec.seed, '#fff'))}`;
  const shell = rounded(w - 26, h * 0.42, 10, 13, h * 0.48);
  const face = `<path d="M${w / 2 - 9} 7h5q4-5 8 0h5v4h-5q-4 4-8 0h-5Z" fill="${f.dark}"/>${card}<path d="${shell}" fill="${f.top}"/><path d="${rounded(w - 40, h * 0.28, 7, 20, h * 0.55)}" fill="${c.ink2}"/><path d="${shell}" fill="#fff" opacity=".3"/><path d="M18 ${n1(h * 0.54)}h7v${n1(h * 0.3)}h-7Z" fill="#fff" opacity=".7"/><path d="${rounded(w - 5, h - 5, 4, 2.5, 2.5)}" fill="none" stroke="${f.right}" stroke-width="1.400"/>`;
  upright(c.s, rounded(w, h, 6), { x: 32, y: -26, w, d: h, tone: shift(film, -0.03), thickness: 12 }, face);
  upright(c.s, rounded(w, h, 6), { w, d: h, tone: film, thickness: 14 }, face);
}

/** Moulded pulp with a dome for each egg; the lid stands open behind the cups. */
function eggs(c: KindContext): void {
  const { s, t } = c;
  const [columns, rows] = (c.spec.count ?? 12) > 12 ? [5, 6] : [6, 2];
  const pitch = 18;
  const [w, d, h] = [columns * pitch + 8, rows * pitch + 8, 18];
  const f = frustum(s, { w, d, h }, t, { taper: 4 });
  const egg = { l: 0.78, c: 0.06, h: 62 };
  const dark = plane(shift(t, -0.14)).left;
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const [x, y] = P(4 + (column + 0.5) * pitch, 4 + (row + 0.5) * pitch, h);
      const filled = (row + column) % 5 !== 3;
      s.raw(`<ellipse cx="${n1(x)}" cy="${n1(y)}" rx="9.500" ry="5.600" fill="${dark}"/>`);
      if (filled)
        s.raw(
          `<path d="M${n1(x - 7.4)} ${n1(y)}c0-17 14.800-17 14.800 0q-7.400 7-14.800 0Z" fill="${oklch(shift(egg, ((row + column) % 3) * 0.03))}"/><path d="M${n1(x - 4.6)} ${n1(y - 5)}q1-5 4-6" stroke="#fff" stroke-width="1.600" fill="none" opacity=".6"/>`,
        );
    }
  s.raw(onTop(0, 0, h, `<path d="${rounded(w, d, 4)}" fill="none" stroke="${f.lite}" stroke-width="2"/>`));
  s.see(P(0, 0, h + 18));
}
