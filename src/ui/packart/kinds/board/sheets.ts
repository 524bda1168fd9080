import { MATERIALS, plane, shift, type Tone } from '../../drawing/colour.ts';
import { drawMark } from '../../drawing/mark.ts';
import { fluteEdge, lightOn, waves } from '../../drawing/print.ts';
import { at, n1, onLeft, onRight, onTop, solid } from '../../drawing/scene.ts';
import type { KindContext } from '../context.ts';
import { wallsOf } from './corrugated-parts.ts';

/** Offset of each sheet from the pile. */
const SLIPS = [
  [0, 0],
  [5, -4],
  [-3, 3],
  [3, -2],
  [-2, 4],
];

/** A stack of corrugated sheets with visible flutes, or of solid board or plastic. */
export function sheets(c: KindContext): void {
  const { s, spec } = c;
  if (spec.style === 'solid') {
    plainSheets(c);
    return;
  }
  if (spec.tint || spec.material) {
    corrugatedSheets(c);
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

/** Sheets of one board; each wall has its own row of flutes. Those of E-flute and finer are thin. */
function corrugatedSheets(c: KindContext): void {
  const { s, t, spec } = c;
  const { w, d } = areaOf(c);
  const walls = wallsOf(c);
  const wall = spec.style === 'ripple' ? 2.6 : 5;
  const thick = walls * wall;
  const count = spec.style === 'ripple' ? 7 : [5, 3, 2][walls - 1];
  Array.from({ length: count ?? 4 }, (_, i) => {
    const [x = 0, y = 0] = SLIPS[i % SLIPS.length] ?? [];
    const z = i * (thick + 0.8);
    const f = solid(s, x, y, z, w, d, thick, shift(t, i % 2 ? -0.02 : 0), { edge: false, shadow: i === 0 });
    const layers = Array.from({ length: walls }, (_, k) => waves(w, { y: k * wall, h: wall, paper: f.lite }));
    s.raw(
      onLeft(
        x,
        y + d,
        z + thick,
        `<path d="M0 0h${n1(w)}v${n1(thick)}H0Z" fill="${f.dark}"/>${layers.join('')}`,
      ),
    );
  });
  if (spec.print === 'plain') return;
  const top = (count ?? 4) * (thick + 0.8) - 0.8;
  s.raw(
    onTop(
      -3,
      3,
      top,
      at(w / 2 - 15, d / 2 - 15, 1.2, `<g opacity=".8">${drawMark(spec.seed, lightOn(t) ?? c.ink)}</g>`),
    ),
  );
}

/** Board, foam or plastic, solid throughout; with a count of two, the back of the board is grey. */
function plainSheets(c: KindContext): void {
  const { s, t, spec } = c;
  const { w, d } = areaOf(c);
  const lined = spec.count === 2;
  for (let i = 0; i < 6; i++) {
    const [x = 0, y = 0] = SLIPS[i % SLIPS.length] ?? [];
    const [z, look] = [i * 6.4, { shadow: i === 0 }];
    if (lined) solid(s, x, y, z, w, d, 3.4, MATERIALS.grey, { ...look, edge: false });
    solid(s, x, y, lined ? z + 3.4 : z, w, d, lined ? 2 : 5.4, shift(t, i % 2 ? -0.035 : 0), {
      shadow: i === 0 && !lined,
    });
  }
}

function areaOf({ spec }: KindContext): { w: number; d: number } {
  if (!spec.size) return { w: 104, d: 80 };
  const ratio = Math.max(0.5, Math.min(1, spec.size.d / spec.size.w));
  return { w: 104, d: 104 * ratio };
}
