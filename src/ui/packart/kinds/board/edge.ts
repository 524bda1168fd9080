import { plane, shift, type Tone } from '../../drawing/colour.ts';
import { onLeft, P, type Scene, solid } from '../../drawing/scene.ts';
import type { KindContext } from '../context.ts';

const LOOK = { shadow: false, edge: false };

/** Edge protection: profiles of board or foam, or corners of plastic or metal. */
export function edge(c: KindContext): void {
  const { s, t } = c;
  const style = c.spec.style;
  if (style === 'corner' || style === 'metal') {
    const places: [number, number][] = [
      [-40, -26],
      [18, -40],
      [4, 30],
    ];
    for (const [x, y] of places) corner(s, x, y, t, style === 'metal');
    return;
  }
  const foam = style === 'foam';
  const [leg, thick] = foam ? [24, 8] : [22, 3];
  const length = Math.max(84, Math.min(150, (c.spec.size?.w ?? 900) / 7));
  const count = foam ? 2 : 3;
  for (let i = 0; i < count; i++) {
    const y = i * (leg + 12) - 34;
    const tone = shift(t, (i % 2) * -0.03);
    profile(s, [y, length, leg, thick], tone);
    if (c.print !== 'plain')
      s.raw(
        onLeft(
          0,
          y + thick,
          leg,
          `<path d="M8 7h${length - 16}" stroke="${c.ink}" stroke-width="2" stroke-dasharray="14 6"/>`,
        ),
      );
  }
}

/** An L-shaped profile along x: the standing leg at the back, the lying one in front of it. */
function profile(s: Scene, [y, length, leg, thick]: [number, number, number, number], t: Tone): void {
  solid(s, 0, y, 0, length, thick, leg, t, { edge: false });
  solid(s, 0, y + thick, 0, length, leg - thick, thick, shift(t, 0.015), LOOK);
  const f = plane(t);
  // The wound layers show at the cut end.
  s.poly([P(length, y + leg, thick), P(length, y + leg, 0), P(length, y, 0), P(length, y, thick)], f.dark);
}

/** Three plates that meet in a corner. */
function corner(s: Scene, x: number, y: number, t: Tone, drilled: boolean): void {
  const [size, thick] = [40, 4];
  solid(s, x, y, 0, size, size, thick, t, { edge: false });
  solid(s, x, y, thick, thick, size, size - thick, shift(t, -0.02), LOOK);
  solid(s, x + thick, y, thick, size - thick, thick, size - thick, t, LOOK);
  const f = plane(shift(t, -0.12));
  if (drilled)
    s.raw(
      onLeft(
        x + thick,
        y + thick,
        size,
        `<circle cx="12" cy="12" r="3" fill="${f.dark}"/><circle cx="26" cy="12" r="3" fill="${f.dark}"/>`,
      ),
    );
  else
    s.raw(
      onLeft(
        x + thick,
        y + thick,
        size,
        `<path d="M6 6h22v16h-22Z" fill="none" stroke="${f.right}" stroke-width="1.6"/>`,
      ),
    );
}
