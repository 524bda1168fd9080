import { MATERIALS, plane, shift, type Tone } from '../../drawing/colour.ts';
import { drawMark } from '../../drawing/mark.ts';
import { fluteEdge } from '../../drawing/print.ts';
import { at, onLeft, onRight, onTop, solid } from '../../drawing/scene.ts';
import type { KindContext } from '../context.ts';

/** Offset of each sheet from the pile. */
const SLIPS = [
  [0, 0],
  [5, -4],
  [-3, 3],
  [3, -2],
  [-2, 4],
];

/** A stack of corrugated sheets with visible flutes, or of plain sheets if another material is given. */
export function sheets(c: KindContext): void {
  const { s } = c;
  if (c.spec.tint || (c.spec.material && c.spec.material !== 'kraft') || c.spec.style === 'solid') {
    plainSheets(c);
    return;
  }
  const tones: Tone[] = [MATERIALS.kraft, MATERIALS.white, c.inkT, MATERIALS.kraft, c.ink2T];
  let z = 0;
  const w = 100,
    dp = 78;
  tones.forEach((t, i) => {
    const th = i === 2 ? 7 : 10;
    const [ox = 0, oy = 0] = SLIPS[i] ?? [];
    const f = solid(s, ox, oy, z, w, dp, th, t, { edge: false });
    s.raw(
      onLeft(ox, oy + dp, z + th, fluteEdge(w, th, f.lite, f.dark)) +
        onRight(
          ox + w,
          oy + dp,
          z + th,
          `<path d="M0 .5h${dp}M0 ${th - 0.5}h${dp}M0 ${th / 2}h${dp}" stroke="${f.dark}" stroke-width=".8"/>`,
        ),
    );
    z += th + 1.2;
  });
  const f = plane(c.ink2T);
  s.raw(
    onTop(
      -2,
      4,
      z - 1.2,
      `${at(w / 2 - 18, dp / 2 - 18, 1.5, drawMark(c.spec.seed, f.lite))}<path d="M16 0v${dp}M84 0v${dp}" stroke="${f.right}" stroke-width="1" stroke-dasharray="3 2"/>`,
    ),
  );
}

/** Board, foam or plastic, solid throughout. */
function plainSheets({ s, t, inkT, spec }: KindContext): void {
  const tones: Tone[] = [
    t,
    shift(t, -0.06),
    t,
    spec.tint ? t : shift(inkT, 0.2, -0.04),
    t,
    shift(t, -0.03),
    t,
  ];
  tones.forEach((tone, i) => {
    const [x = 0, y = 0] = SLIPS[i % SLIPS.length] ?? [];
    solid(s, x, y, i * 6.4, 104, 80, 5.4, tone, { shadow: i === 0 });
  });
}
