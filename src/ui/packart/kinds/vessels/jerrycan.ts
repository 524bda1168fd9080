import { shift } from '../../drawing/colour.ts';
import { drawMark } from '../../drawing/mark.ts';
import { at, onLeft, onRight, solid } from '../../drawing/scene.ts';
import { drawTurned } from '../../drawing/turned.ts';
import type { KindContext } from '../context.ts';

/** A canister with a handle. */
export function jerrycan(c: KindContext): void {
  const { s, t } = c;
  const w = 46,
    dp = 58,
    h = 70;
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
}
