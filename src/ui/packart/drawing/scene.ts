import { plane, type Tone } from './colour.ts';

export type Pt = [number, number];
export const C = 0.866,
  S = 0.5,
  K = 1.2247,
  B = 0.7071;
export const P = (x: number, y: number, z = 0): Pt => [(x - y) * C, (x + y) * S - z];
export const n1 = (v: number) => String(Math.round(v * 10) / 10);
export const d = (pts: Pt[]) => `M${pts.map((p) => `${n1(p[0])} ${n1(p[1])}`).join('L')}Z`;

/** Edge of faces that would dissolve into the light tile behind a drawing. */
const OUTLINE = 'stroke="#aaa"';
export const outlineOf = (fill: string) => (/^#(?:[ef].){3}$/.test(fill) ? OUTLINE : '');

export class Scene {
  parts: string[] = [];
  shadows: string[] = [];
  x0 = 1e9;
  y0 = 1e9;
  x1 = -1e9;
  y1 = -1e9;
  see(...pts: Pt[]) {
    for (const [x, y] of pts) {
      this.x0 = Math.min(this.x0, x);
      this.x1 = Math.max(this.x1, x);
      this.y0 = Math.min(this.y0, y);
      this.y1 = Math.max(this.y1, y);
    }
  }
  poly(pts: Pt[], fill: string, extra = outlineOf(fill)) {
    this.see(...pts);
    this.parts.push(`<path d="${d(pts)}" fill="${fill}"${extra ? ` ${extra}` : ''}/>`);
  }
  raw(s: string) {
    this.parts.push(s);
  }
  shadow(pts: Pt[]) {
    this.shadows.push(`<path d="${d(pts)}"/>`);
    this.see(...pts);
  }
}
export const group = (m: string, body: string) => `<g transform="matrix(${m})">${body}</g>`;
export const onLeft = (x: number, y: number, z: number, body: string) => {
  const [a, b] = P(x, y, z);
  return group(`${C} ${S} 0 1 ${n1(a)} ${n1(b)}`, body);
};
export const onRight = (x: number, y: number, z: number, body: string) => {
  const [a, b] = P(x, y, z);
  return group(`${C} ${-S} 0 1 ${n1(a)} ${n1(b)}`, body);
};
export const onTop = (x: number, y: number, z: number, body: string) => {
  const [a, b] = P(x, y, z);
  return group(`${C} ${S} ${-C} ${S} ${n1(a)} ${n1(b)}`, body);
};

export function solid(
  s: Scene,
  x: number,
  y: number,
  z: number,
  w: number,
  dp: number,
  h: number,
  t: Tone,
  o: { shadow?: boolean; edge?: boolean } = {},
) {
  const f = plane(t);
  if (o.shadow !== false && z === 0) {
    const k = Math.min(h * 0.42, 46);
    s.shadow([
      P(x + w, y + dp),
      P(x + w + k, y + dp - k * 0.4),
      P(x + w + k, y - k * 0.4),
      P(x + w * 0.4 + k, y - k * 0.4),
      P(x + w * 0.4, y),
    ]);
  }
  s.poly([P(x, y, z + h), P(x + w, y, z + h), P(x + w, y + dp, z + h), P(x, y + dp, z + h)], f.top);
  s.poly([P(x, y + dp, z + h), P(x + w, y + dp, z + h), P(x + w, y + dp, z), P(x, y + dp, z)], f.left);
  s.poly([P(x + w, y + dp, z + h), P(x + w, y, z + h), P(x + w, y, z), P(x + w, y + dp, z)], f.right);
  if (o.edge !== false) {
    const a = P(x, y + dp, z + h),
      b = P(x + w, y + dp, z + h),
      c = P(x + w, y, z + h);
    s.raw(
      `<path d="M${n1(a[0])} ${n1(a[1])}L${n1(b[0])} ${n1(b[1])}L${n1(c[0])} ${n1(c[1])}" fill="none" stroke="${f.lite}" stroke-width=".9" opacity=".75"/>`,
    );
  }
  return f;
}
export const at = (x: number, y: number, k: number, body: string) =>
  body && `<g transform="translate(${n1(x)} ${n1(y)}) scale(${Math.round(k * 100) / 100})">${body}</g>`;
