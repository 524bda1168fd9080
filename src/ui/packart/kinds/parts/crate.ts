import { plane, shift } from '../../drawing/colour.ts';
import { drawMark } from '../../drawing/mark.ts';
import { at, onLeft, onRight, P, solid } from '../../drawing/scene.ts';
import { type KindContext, norm } from '../context.ts';

const DEFAULT_SIZE = { w: 600, d: 400, h: 280 };

/** A stacking crate: slotted walls, a grip at each end, a rim all around. */
export function crate(c: KindContext): void {
  const { s, t } = c;
  const { w, d, h: tall } = norm(c.spec.size ?? DEFAULT_SIZE, 112);
  const h = Math.max(tall, 30);
  const f = plane(t);
  const wall = 4;
  solid(s, 0, 0, 0, w, d, h, t, { edge: false });
  // Inside: the two far walls and the floor.
  s.poly([P(wall, wall, h), P(w - wall, wall, h), P(w - wall, d - wall, h), P(wall, d - wall, h)], f.dark);
  const sunk = Math.min(h * 0.62, d * 0.45);
  s.poly(
    [P(wall, wall, h), P(w - wall, wall, h), P(w - wall, wall, h - sunk), P(wall, wall, h - sunk)],
    f.left,
  );
  s.poly(
    [P(wall, wall, h), P(wall, d - wall, h), P(wall, d - wall, h - sunk), P(wall, wall, h - sunk)],
    f.right,
  );
  s.raw(onLeft(0, d, h, side(w, h, plane(shift(t, -0.06)).dark)));
  s.raw(onRight(w, d, h, side(d, h, plane(shift(t, -0.12)).dark)));
  s.raw(onLeft(0, d, h, `<path d="M0 0h${w}v6h-${w}Z" fill="${f.lite}" opacity=".55"/>`));
  s.raw(onRight(w, d, h, `<path d="M0 0h${d}v6h-${d}Z" fill="${f.lite}" opacity=".3"/>`));
  s.raw(
    onLeft(
      w * 0.36,
      d,
      h * 0.56,
      at(0, 0, Math.min(0.9, h / 70), drawMark(c.spec.seed, plane(shift(t, 0.16)).lite)),
    ),
  );
}

/** A grip in the middle, with slots on both sides. */
function side(length: number, h: number, dark: string): string {
  const grip = Math.min(34, length * 0.36);
  const x = (length - grip) / 2;
  let slots = '';
  for (let at = 8; at < length - 12; at += 12)
    if (at + 5 < x - 4 || at > x + grip + 4) slots += `M${at} 13h5v${Math.round(h * 0.5)}h-5Z`;
  return `<path d="${slots}M${x} 12h${grip}v7h-${grip}Z" fill="${dark}"/>`;
}
