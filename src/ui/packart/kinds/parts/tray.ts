import { plane, shift } from '../../drawing/colour.ts';
import { P, solid } from '../../drawing/scene.ts';
import { type KindContext, norm } from '../context.ts';

const DEFAULT_SIZE = { w: 230, d: 160, h: 45 };

/** Three nested shallow trays: a flat rim, sloping walls, an empty floor. */
export function tray(c: KindContext): void {
  const { s, t } = c;
  const { w, d, h: tall } = norm(c.spec.size ?? DEFAULT_SIZE, 112);
  const h = Math.min(Math.max(tall, 16), 44);
  const slope = Math.min(10, d / 5);
  const f = plane(t);
  // Of the lower trays, only the rims are visible.
  for (const z of [0, 6])
    solid(s, slope * 0.6, slope * 0.6, z, w - slope * 1.2, d - slope * 1.2, h - 6, t, { edge: false });
  for (const z of [h - 8, h - 2]) solid(s, 0, 0, z, w, d, 2.4, t, { shadow: false, edge: false });
  const z = h + 4;
  solid(s, 0, 0, z, w, d, 2.6, t, { shadow: false });
  const top = z + 2.6;
  const rim = 6;
  const [x1, y1, x2, y2] = [rim, rim, w - rim, d - rim];
  const deep = Math.min(h * 0.8, d * 0.3);
  const [fx1, fy1, fx2, fy2] = [x1 + slope, y1 + slope, x2 - slope, y2 - slope];
  const floor = top - deep;
  const inner = plane(shift(t, -0.04));
  s.poly([P(x1, y1, top), P(x2, y1, top), P(x2, y2, top), P(x1, y2, top)], inner.right);
  s.poly([P(x1, y1, top), P(x2, y1, top), P(fx2, fy1, floor), P(fx1, fy1, floor)], inner.left);
  s.poly([P(x1, y1, top), P(x1, y2, top), P(fx1, fy2, floor), P(fx1, fy1, floor)], inner.right);
  s.poly([P(fx1, fy1, floor), P(fx2, fy1, floor), P(fx2, fy2, floor), P(fx1, fy2, floor)], f.top);
  // The near walls hide part of the floor.
  s.poly(
    [
      P(x1, y2, top),
      P(x2, y2, top),
      P(fx2, fy2, Math.max(floor, top - deep * 0.55)),
      P(fx1, fy2, Math.max(floor, top - deep * 0.55)),
    ],
    inner.dark,
    'opacity=".22"',
  );
}
