import { shift } from '../../drawing/colour.ts';
import { drawMark } from '../../drawing/mark.ts';
import { at, B, n1, onLeft, onRight, solid } from '../../drawing/scene.ts';
import { drawTop } from '../../drawing/tops.ts';
import { drawTurned, shoulder, straight } from '../../drawing/turned.ts';
import type { KindContext } from '../context.ts';

/** A canister with a handle. */
export function jerrycan(c: KindContext): void {
  const { s, t } = c;
  if (c.spec.style === 'carboy') {
    carboy(c);
    return;
  }
  // The large ones are taller; collapsible ones are cubes.
  const ratio = c.spec.size ? c.spec.size.h / c.spec.size.w : 1.5;
  const [w, dp] = c.spec.style === 'cube' ? [62, 62] : [46, 58];
  const h = c.spec.style === 'cube' ? 54 : Math.max(48, Math.min(92, 46 * ratio));
  const metal = c.spec.style === 'metal';
  const f = solid(s, 0, 0, 0, w, dp, h, t);
  s.raw(
    onLeft(
      0,
      dp,
      h,
      `<path d="M6 14h${w - 12}v${h - 26}h-${w - 12}Z" fill="${f.right}" opacity=".55"/><path d="M9 18h${w - 18}v${h - 34}h-${w - 18}Z" fill="${c.ink}"/>${at(w / 2 - 8.5, 22, 0.7, drawMark(c.spec.seed, '#fff'))}<path d="M13 46h20v2h-20Z" fill="#fff"/>`,
    ) +
      onRight(
        w,
        dp,
        h,
        `<path d="M8 12h${dp - 16}M8 24h${dp - 16}M8 36h${dp - 16}M8 48h${dp - 16}" stroke="${f.dark}" stroke-width="3.5" stroke-linecap="round" opacity=".7"/>`,
      ),
  );
  const bar = (x: number, y: number, z: number, a: number, b: number, e: number) =>
    solid(s, x, y, z, a, b, e, shift(t, 0.01), { shadow: false });
  bar(w / 2 - 6, 4, h, 12, 9, 15);
  bar(w / 2 - 6, 4, h + 15, 12, 40, 7);
  bar(w / 2 - 6, 35, h, 12, 9, 15);
  drawTurned(
    s,
    w / 2,
    dp - 8,
    h,
    [
      [7, 0],
      [7, 6],
    ],
    shift(t, 0),
    { shadow: false },
  );
  drawTurned(
    s,
    w / 2,
    dp - 8,
    h + 5,
    [
      [9, 0],
      [9, 9],
    ],
    c.ink2T,
    { shadow: false },
  );
  if (metal) s.raw(onLeft(0, dp, h, pressed(w, h, f.right)));
}

/** The cross that is pressed into metal walls. */
const pressed = (w: number, h: number, colour: string): string =>
  `<path d="M6 8L${w - 6} ${n1(h - 6)}M${w - 6} 8L6 ${n1(h - 6)}" stroke="${colour}" stroke-width="3" opacity=".7"/>`;

/** A large round vessel with a narrow neck. */
function carboy(c: KindContext): void {
  const { s, t } = c;
  const b = drawTurned(s, 0, 0, 0, [[30, 0], [33, 4], [33, 56], ...shoulder(33, 56, 9, 76, 6), [9, 82]], t, {
    gloss: 0.3,
  });
  for (const z of [14, 44]) s.raw(b.band(straight(33.3, z, z + 2.4), -90, 90, b.f.right, 0.8));
  s.raw(
    b.band(straight(33.2, 20, 42), -56, 26, c.ink) +
      at(b.ox - 18, b.oy - 31 + 33 * B - 11, 0.95, drawMark(c.spec.seed, '#fff')),
  );
  drawTop(s, 'screw', { x: 0, y: 0, z: 80, r: 9, tone: c.ink2T });
  s.raw(
    `<path d="M${n1(b.ox + 10)} ${n1(b.oy - 78)}q26 2 24 26" fill="none" stroke="${b.f.dark}" stroke-width="5"/>`,
  );
}
