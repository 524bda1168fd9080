/** Building blocks that several kinds share: boxes with an inside, tapered boxes, rolls, and flat shapes with a thickness. */
import type { Tone } from './colour.ts';
import { MATERIALS, oklch, plane, shift } from './colour.ts';
import { d, onLeft, onTop, outlineOf, P, type Pt, type Scene } from './scene.ts';

interface BoxAt {
  x?: number;
  y?: number;
  z?: number;
  w: number;
  d: number;
  h: number;
}

interface BoxLook {
  /** Thickness of the walls. */
  wall?: number;
  inside?: Tone;
  /** Depth of the floor below the rim. */
  depth?: number;
  /** How much narrower the bottom is, on each side. */
  taper?: number;
  shadow?: boolean;
}

/** Draws a box, which may taper towards the ground, with its top closed. */
export function frustum(s: Scene, { x = 0, y = 0, z = 0, w, d: dp, h }: BoxAt, t: Tone, o: BoxLook = {}) {
  const f = plane(t);
  const k = o.taper ?? 0;
  if (z === 0 && o.shadow !== false) groundShadow(s, { x: x + k, y: y + k, w: w - 2 * k, d: dp - 2 * k, h });
  const [x2, y2, top] = [x + w, y + dp, z + h];
  s.poly([P(x, y2, top), P(x2, y2, top), P(x2 - k, y2 - k, z), P(x + k, y2 - k, z)], f.left);
  s.poly([P(x2, y2, top), P(x2, y, top), P(x2 - k, y + k, z), P(x2 - k, y2 - k, z)], f.right);
  s.poly([P(x, y, top), P(x2, y, top), P(x2, y2, top), P(x, y2, top)], f.top);
  return f;
}

/** Draws a box that is open at the top: walls, rim, and the visible part of the inside. */
export function openBox(s: Scene, box: BoxAt, t: Tone, o: BoxLook = {}) {
  const f = frustum(s, box, t, o);
  inside(s, box, { ...o, inside: o.inside ?? shift(t, -0.05) });
  return f;
}

/** Draws the opening of a box: two far walls and, where the walls do not hide it, the floor. */
export function inside(s: Scene, { x = 0, y = 0, z = 0, w, d: dp, h }: BoxAt, o: BoxLook): void {
  const wall = o.wall ?? 2.5;
  const tone = o.inside ?? MATERIALS.kraft;
  const f = plane(tone);
  const [x1, y1, x2, y2, top] = [x + wall, y + wall, x + w - wall, y + dp - wall, z + h];
  const k = Math.min(o.depth ?? h * 0.9, x2 - x1, y2 - y1);
  s.poly([P(x1, y1, top), P(x2, y1, top), P(x2 - k, y1, top - k), P(x1, y1, top - k)], f.left);
  s.poly([P(x1, y1, top), P(x1, y2, top), P(x1, y2 - k, top - k), P(x1, y1, top - k)], f.right);
  if (x2 - k - x1 > 0.5 && y2 - k - y1 > 0.5)
    s.poly(
      [P(x1, y1, top - k), P(x2 - k, y1, top - k), P(x2 - k, y2 - k, top - k), P(x1, y2 - k, top - k)],
      f.dark,
    );
}

/** The shadow of a box on the ground. */
export function groundShadow(s: Scene, { x = 0, y = 0, w, d: dp, h }: BoxAt): void {
  const k = Math.min(h * 0.42, 46);
  s.shadow([
    P(x + w, y + dp),
    P(x + w + k, y + dp - k * 0.4),
    P(x + w + k, y - k * 0.4),
    P(x + w * 0.4 + k, y - k * 0.4),
    P(x + w * 0.4, y),
  ]);
}

interface FlatShape {
  x?: number;
  y?: number;
  z?: number;
  /** Extent, for the frame of the drawing and its shadow. */
  w: number;
  d: number;
  thickness?: number;
  tone: Tone;
  shadow?: boolean;
}

/** Draws a flat shape that lies on the ground, seen in plan: its edge below, its face and what is printed above. */
export function lying(s: Scene, path: string, o: FlatShape, print = ''): void {
  const { x = 0, y = 0, z = 0, w, d: dp, thickness = 2 } = o;
  const f = plane(o.tone);
  if (z === 0 && o.shadow !== false)
    s.shadow([P(x + 4, y + dp), P(x + w, y + dp), P(x + w + 7, y - 3), P(x + 9, y - 3)]);
  s.see(P(x, y, z), P(x + w, y, z), P(x + w, y + dp, z), P(x, y + dp, z), P(x, y, z + thickness));
  const steps = Math.max(1, Math.ceil(thickness / 3));
  let edge = '';
  for (let i = 0; i < steps; i++)
    edge += onTop(
      x,
      y,
      z + (thickness * i) / steps,
      `<path d="${path}" fill="${i < steps / 2 ? f.dark : f.right}"/>`,
    );
  s.raw(edge + onTop(x, y, z + thickness, `<path d="${path}" fill="${f.top}" ${outlineOf(f.top)}/>${print}`));
}

/** Draws a flat shape that stands upright and faces the viewer's left. */
export function upright(s: Scene, path: string, o: FlatShape, print = ''): void {
  const { x = 0, y = 0, z = 0, w, d: h, thickness = 3 } = o;
  const f = plane(o.tone);
  if (o.shadow !== false && z === 0)
    s.shadow([P(x + 2, y), P(x + w, y), P(x + w + 20, y - 14), P(x + 22, y - 14)]);
  s.see(P(x, y, z), P(x + w, y, z), P(x, y, z + h), P(x + w, y, z + h), P(x + w, y - thickness, z + h));
  let edge = '';
  for (let i = Math.ceil(thickness); i > 0; i -= 2)
    edge += onLeft(x, y - i, z + h, `<path d="${path}" fill="${f.right}"/>`);
  s.raw(edge + onLeft(x, y, z + h, `<path d="${path}" fill="${f.left}"/>${print}`));
}

interface RollAt {
  x?: number;
  y?: number;
  z?: number;
  length: number;
  radius: number;
  tone: Tone;
  /** Radius of the core and of its hole, as shares of the roll; no core for solid ends. */
  core?: [number, number] | null;
  coreTone?: Tone;
  /** False for tubes, which show no windings. */
  wound?: boolean;
  shadow?: boolean;
}

/** Draws a roll that lies on the ground along x; returns a painter for arcs on its surface. */
export function roll(s: Scene, o: RollAt) {
  const { x = 0, y = 0, z = 0, length: L, radius: R, tone } = o;
  const f = plane(tone);
  const pt = (px: number, degrees: number, r = R): Pt => {
    const a = (degrees * Math.PI) / 180;
    return P(px, y + r * Math.cos(a), z + R + r * Math.sin(a));
  };
  const arc = (px: number, a: number, b: number, r = R, n = 12) =>
    Array.from({ length: n + 1 }, (_, i) => pt(px, a + ((b - a) * i) / n, r));
  const strip = (a: number, b: number, from = x, to = x + L) => [...arc(from, a, b), ...arc(to, b, a)];
  if (o.shadow !== false && z === 0)
    s.shadow([P(x, y + R * 0.8), P(x + L, y + R * 0.8), P(x + L + 16, y - R * 0.3), P(x + 16, y - R)]);
  s.poly(strip(135, -45), f.left);
  s.poly(strip(135, 96), f.top);
  s.poly(strip(-2, -45), f.right);
  s.poly(strip(84, 76), '#fff', 'opacity=".5"');
  s.poly(arc(x + L, 0, 360, R, 24), f.right);
  if (o.wound !== false)
    s.raw(
      `<path d="${[0.86, 0.72, 0.58].map((k) => d(arc(x + L, 0, 360, R * k, 16))).join('')}" fill="none" stroke="${f.dark}" stroke-width=".7" opacity=".5"/>`,
    );
  if (o.core !== null) {
    const [outer, hole] = o.core ?? [0.42, 0.3];
    const core = o.coreTone ?? MATERIALS.kraft;
    s.poly(arc(x + L, 0, 360, R * outer, 16), plane(core).left);
    s.poly(arc(x + L, 0, 360, R * hole, 16), oklch(shift(core, -0.36, -0.02)));
  }
  return { arc, strip, f };
}

/** Returns a rectangle with rounded corners as a path. */
export const rounded = (w: number, h: number, r: number, x = 0, y = 0): string =>
  `M${x + r} ${y}h${w - 2 * r}q${r} 0 ${r} ${r}v${h - 2 * r}q0 ${r}-${r} ${r}h${2 * r - w}q-${r} 0-${r}-${r}v${2 * r - h}q0-${r} ${r}-${r}Z`;

/** Returns a circle as a path. */
export const circle = (r: number, cx: number, cy: number): string =>
  `M${cx - r} ${cy}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0-${2 * r} 0Z`;
