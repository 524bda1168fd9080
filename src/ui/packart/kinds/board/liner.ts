import { MATERIALS, oklch, plane, shift } from '../../drawing/colour.ts';
import { drawMark } from '../../drawing/mark.ts';
import { lightOn } from '../../drawing/print.ts';
import { at, n1, onLeft, onRight, onTop, P, solid } from '../../drawing/scene.ts';
import { openBox, rounded } from '../../drawing/shapes.ts';
import { drawTurned, ellipse } from '../../drawing/turned.ts';
import type { KindContext } from '../context.ts';

/** Liners in what they line: a box, a drum, or a shipping container. */
export function liner(c: KindContext): void {
  if (c.spec.style === 'drum') inDrum(c);
  else if (c.spec.style === 'container') inContainer(c);
  else inBox(c);
}

const film = (c: KindContext) => (c.spec.tint || c.spec.material !== undefined ? c.t : MATERIALS.pet);

function inBox(c: KindContext): void {
  const { s } = c;
  const [w, d, h] = [88, 70, 56];
  const kraft = MATERIALS.kraft;
  openBox(s, { w, d, h }, kraft, { depth: 30, inside: shift(film(c), -0.04), wall: 2 });
  const f = plane(film(c));
  // The film hangs over the rim on all sides.
  const hem = (length: number) =>
    `M0-1H${length}V14${`q-5 6-10 0t-10 1`.repeat(Math.floor(length / 20))}L0 15Z`;
  s.raw(
    onLeft(
      0,
      d,
      h,
      `<path d="${hem(w)}" fill="${f.left}"/><path d="M0 0h${w}" stroke="#fff" stroke-width="1.200" opacity=".7"/>`,
    ),
  );
  s.raw(onRight(w, d, h, `<path d="${hem(d)}" fill="${f.right}"/>`));
  s.raw(onTop(0, 0, h, `<path d="M3 3h${w - 6}L${w - 28} 26H26Z" fill="#fff" opacity=".3"/>`));
  s.raw(onLeft(0, d, h, at(w / 2 - 12, 24, 1, `<g opacity=".8">${drawMark(c.spec.seed, c.ink)}</g>`)));
}

function inDrum(c: KindContext): void {
  const { s } = c;
  const R = 34;
  const b = drawTurned(
    s,
    0,
    0,
    0,
    [
      [R, 0],
      [R, 28],
      [R + 2, 31],
      [R, 34],
      [R, 60],
      [R + 2, 63],
      [R, 66],
      [R, 84],
    ],
    c.inkT,
    { gloss: 0.22 },
  );
  const f = plane(film(c));
  const skirt = drawTurned(
    s,
    0,
    0,
    66,
    [
      [R + 1, 0],
      [R + 3, 12],
      [R + 1, 22],
    ],
    film(c),
    { shadow: false, cap: f.left },
  );
  s.raw(
    ellipse(b.ox, b.oy - 88, R - 3, `fill="${oklch(shift(film(c), -0.14))}"`) +
      ellipse(b.ox - 4, b.oy - 88, R - 14, `fill="#fff" opacity=".25"`),
  );
  s.raw(
    `<path d="M${n1(skirt.ox - 30)} ${n1(skirt.oy + 6)}q4 14 2 22M${n1(skirt.ox - 6)} ${n1(skirt.oy + 14)}q3 12 0 22M${n1(skirt.ox + 20)} ${n1(skirt.oy + 10)}q4 12 2 20" fill="none" stroke="${f.right}" stroke-width="1.400" transform="translate(0 -22)"/>`,
  );
}

/** A container from its open end, with the liner inside. */
function inContainer(c: KindContext): void {
  const { s } = c;
  const [w, d, h] = [124, 54, 58];
  const body = c.inkT;
  solid(s, 0, 0, 0, w, d, h, body, { edge: false });
  const ribs = Array.from({ length: 19 }, (_, i) => `M${6 + i * 6.3} 5v${h - 10}`).join('');
  s.raw(onLeft(0, d, h, `<path d="${ribs}" stroke="${plane(body).right}" stroke-width="2"/>`));
  const f = plane(film(c));
  s.raw(
    onRight(
      w,
      d,
      h,
      `<path d="M4 4h${d - 8}v${h - 8}H4Z" fill="${plane(shift(body, -0.14)).dark}"/><path d="${rounded(d - 14, h - 14, 8, 7, 7)}" fill="${f.left}"/><path d="${rounded(d - 28, h - 28, 8, 14, 14)}" fill="${f.right}"/><circle cx="${d / 2}" cy="${h - 20}" r="6" fill="${c.ink2}"/><path d="M10 14h10L12 40h-2Z" fill="#fff" opacity=".4"/>`,
    ),
  );
  const [dx, dy] = [P(w, d, h), P(w + 18, d + 12, h)];
  s.see(dy, P(w + 18, d + 12, 0));
  s.raw(
    `<path d="M${n1(dx[0])} ${n1(dx[1])}L${n1(dy[0])} ${n1(dy[1])}v${h}L${n1(dx[0])} ${n1(dx[1] + h)}Z" fill="${plane(body).left}"/>`,
  );
  s.raw(onLeft(0, d, h, at(12, 14, 1.1, drawMark(c.spec.seed, lightOn(body) ?? '#fff'))));
}
