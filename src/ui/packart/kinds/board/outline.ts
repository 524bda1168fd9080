import type { PackStyle } from '#lib/art/pack-styles.ts';
import { MATERIALS, oklch, plane, shift } from '../../drawing/colour.ts';
import { onTop, solid } from '../../drawing/scene.ts';
import { rounded } from '../../drawing/shapes.ts';
import { dieline } from '../../pictures/dieline.ts';
import type { KindContext } from '../context.ts';

/** Plans on a field of 100 × 62, by what kind of packaging they stand for. */
const PLANS: Partial<Record<PackStyle, () => string>> = {
  bag: () => `<path d="M26 2h48v58H26ZM26 10h48M26 54h48M36 10v44M64 10v44"/>`,
  label: () =>
    `<path d="${rounded(38, 26, 5, 4, 4)}${rounded(38, 26, 5, 56, 4)}${rounded(38, 26, 5, 4, 34)}${rounded(38, 26, 5, 56, 34)}"/>`,
  vessel: () =>
    `<path d="M42 2h16v9q12 4 12 15v31q0 4-4 4H34q-4 0-4-4V26q0-11 12-15ZM42 7h16M30 30h40M30 50h40"/><path d="M50-2v68" stroke-dasharray="6 3 1.500 3"/>`,
  reel: () =>
    `<path d="M26 6h48v50H26ZM26 6a8 25 0 0 0 0 50M26 14a3 17 0 0 0 0 34M74 56h20V20"/><path d="M10 31h84" stroke-dasharray="6 3 1.500 3"/>`,
  sheet: () =>
    `<path d="M8 4h78v54H8ZM86 14h8v50H18v-6"/><path d="M34 4v54M60 4v54" stroke-dasharray="4 3"/>`,
  part: () =>
    `<path d="M50 31m-26 0a26 26 0 1 0 52 0a26 26 0 1 0-52 0M50 31m-15 0a15 15 0 1 0 30 0a15 15 0 1 0-30 0"/><path d="M50-1v64M18 31h64" stroke-dasharray="6 3 1.500 3"/>`,
  machine: () =>
    `<path d="M8 40h84v8H8ZM16 48v13M84 48v13M34 40V8h32v32M34 18h32M44 18v22M56 18v22M8 44a4 4 0 1 0 .1 0M92 44a4 4 0 1 0 .1 0"/>`,
};

/** A line drawing of the family's goods, where no drawing fits: better than a picture of something else. */
export function outline(c: KindContext): void {
  const { s } = c;
  const paper = MATERIALS.white;
  const [w, d] = [124, 92];
  solid(s, 0, 0, 0, w, d, 1.6, paper, { edge: false });
  const line = oklch(shift(c.inkT, 0.06, -0.02));
  const faint = plane(paper).right;
  let grid = '';
  for (let x = 10; x < w; x += 10) grid += `M${x} 0v${d}`;
  for (let y = 10; y < d; y += 10) grid += `M0 ${y}h${w}`;
  const plan = PLANS[c.spec.style ?? 'block'];
  const drawn = plan
    ? `<g transform="translate(12 9)" fill="none" stroke="${line}" stroke-width="1.200">${plan()}</g>`
    : `<g transform="translate(12 20)">${dieline(30, 20, 32, line, 1.1)}</g>`;
  s.raw(
    onTop(
      0,
      0,
      1.6,
      `<path d="${grid}" stroke="${faint}" stroke-width=".5"/>${drawn}<path d="M12 82h100M12 79v6M112 79v6" stroke="${line}" stroke-width=".9"/>`,
    ),
  );
}
