import { MATERIALS, oklch, plane, shift } from '../../drawing/colour.ts';
import { onTop, solid } from '../../drawing/scene.ts';
import { dieline } from '../../pictures/dieline.ts';
import type { KindContext } from '../context.ts';

/** A line drawing, for packaging without a shape of its own here: better than a picture of something else. */
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
  s.raw(
    onTop(
      0,
      0,
      1.6,
      `<path d="${grid}" stroke="${faint}" stroke-width=".5"/><g transform="translate(12 20)">${dieline(30, 20, 32, line, 1.1)}</g><path d="M12 82h100M12 79v6M112 79v6" stroke="${line}" stroke-width=".9"/>`,
    ),
  );
}
