/**
 * Solids of revolution such as bottles, drums and jars: a profile of radii and heights, shaded with hard vertical
 * bands.
 */
import { oklch, plane, shift, type Tone } from './colour.ts';
import { B, K, n1, P, type Pt, type Scene } from './scene.ts';

type Ring = [r: number, z: number];

/** Radius and height, from the ground up; at least two rings. */
export type SolidProfile = [Ring, Ring, ...Ring[]];

const lastOf = (profile: SolidProfile): Ring => profile.at(-1) ?? profile[0];

interface Band {
  z1: number;
  z2: number;
  r: number;
  fill: string;
  from?: number;
  to?: number;
}

interface TurnedOptions {
  alpha?: number;
  shadow?: boolean;
  bands?: Band[];
  /** Colour of the top face; false for none. */
  cap?: string | false;
  gloss?: number;
  /** False for small or half hidden things, whose shades nobody would see. */
  shaded?: boolean;
}

/** Draws a profile rotated around the axis at x, y. Returns the centre of its base and a painter for bands on it. */
export function drawTurned(
  s: Scene,
  x: number,
  y: number,
  z0: number,
  profile: SolidProfile,
  t: Tone,
  o: TurnedOptions = {},
) {
  const [ox, oy0] = P(x, y);
  const oy = oy0 - z0;
  const f = plane(t);
  if (o.shadow !== false && z0 === 0) groundShadow(s, ox, oy, profile);
  const alpha = o.alpha ? ` fill-opacity="${o.alpha}"` : '';
  const band = (pr: SolidProfile, a1: number, a2: number, fill: string, op = 1) =>
    bandPath(ox, oy, pr, a1, a2, fill, op);

  let body = '';
  let [r1, z1] = profile[0];
  for (const [r2, z2] of profile.slice(1)) {
    const slope = r1 > r2 ? Math.min(1, (r1 - r2) / Math.max(0.5, z2 - z1)) : 0;
    const fill = slope > 0.25 ? oklch(shift(t, 0.05 * slope)) : f.left;
    body += ring(ox, oy, r1, z1, r2, z2, `fill="${fill}"${alpha}`);
    s.see([ox - r1 * K, oy - z1 + r1 * B], [ox + r1 * K, oy - z1]);
    s.see([ox - r2 * K, oy - z2 - r2 * B], [ox + r2 * K, oy - z2]);
    [r1, z1] = [r2, z2];
  }
  for (const { r, z1, z2, fill, from = -90, to = 90 } of o.bands ?? [])
    body += band(straight(r, z1, z2), from, to, fill);
  s.raw(o.shaded === false ? body : body + shading(band, profile, t, o));

  const [rt, zt] = lastOf(profile);
  if (o.cap !== false) s.raw(ellipse(ox, oy - zt, rt, `fill="${o.cap ?? f.top}"${alpha}`));
  return { ox, oy, f, band };
}

/** Returns a profile with the same radius from bottom to top. */
export const straight = (r: number, z1: number, z2: number): SolidProfile => [
  [r, z1],
  [r, z2],
];

/** Returns a quarter arc from one radius to a smaller one: the shoulder of a bottle. */
export const shoulder = (r1: number, z1: number, r2: number, z2: number, n = 5): Ring[] =>
  Array.from({ length: n + 1 }, (_, i) => {
    const a = (i / n) * (Math.PI / 2);
    return [r2 + (r1 - r2) * Math.cos(a), z1 + (z2 - z1) * Math.sin(a)] as Ring;
  });

/** Returns a horizontal circle as an ellipse. */
export const ellipse = (cx: number, cy: number, r: number, look: string): string =>
  `<ellipse cx="${n1(cx)}" cy="${n1(cy)}" rx="${n1(r * K)}" ry="${n1(r * B)}" ${look}/>`;

/** Draws the base swept in the direction in which boxes cast their shadow, as one outline. */
function groundShadow(s: Scene, ox: number, oy: number, profile: SolidProfile): void {
  const r = profile[0][0] * 1.02;
  const reach = Math.min(lastOf(profile)[1] * 0.3, 30);
  const outline: Pt[] = [];
  for (let degrees = 0; degrees < 360; degrees += 15) {
    const a = (degrees * Math.PI) / 180;
    // The far half of the outline is the end of the shadow, the near half is the base.
    const far = Math.cos(a) * 1.21 - Math.sin(a) * 0.12 > 0 ? reach : 0;
    outline.push([ox + r * K * Math.cos(a) + far * 1.21, oy - r * B * Math.sin(a) + far * 0.12]);
  }
  s.shadow(outline);
}

/** Returns the visible half of the surface between two rings. */
function ring(ox: number, oy: number, r1: number, z1: number, r2: number, z2: number, look: string): string {
  const low = `A${n1(r1 * K)} ${n1(r1 * B)} 0 0 0 ${n1(ox + r1 * K)} ${n1(oy - z1)}`;
  const high = `A${n1(r2 * K)} ${n1(r2 * B)} 0 0 0 ${n1(ox - r2 * K)} ${n1(oy - z2)}`;
  return `<path d="M${n1(ox - r1 * K)} ${n1(oy - z1)}${low}L${n1(ox + r2 * K)} ${n1(oy - z2)}${high}Z" ${look}/>`;
}

/** Returns the part of a surface between two angles; 0 faces the viewer, -90 is the left edge. */
function bandPath(
  ox: number,
  oy: number,
  pr: SolidProfile,
  a1: number,
  a2: number,
  fill: string,
  op: number,
): string {
  const at = ([r, z]: Ring, degrees: number): string => {
    const a = (degrees * Math.PI) / 180;
    return `${n1(ox + r * K * Math.sin(a))} ${n1(oy - z + r * B * Math.cos(a))}`;
  };
  const arc = (ring: Ring, sweep: number, degrees: number) =>
    `A${n1(ring[0] * K)} ${n1(ring[0] * B)} 0 0 ${sweep} ${at(ring, degrees)}`;
  const [first, last] = [pr[0], lastOf(pr)];
  const up = pr.slice(1).map((ring) => `L${at(ring, a2)}`);
  const down = pr
    .slice(1, -1)
    .reverse()
    .map((ring) => `L${at(ring, a1)}`);
  const path = `M${at(first, a1)}${arc(first, 0, a2)}${up.join('')}${arc(last, 1, a1)}${down.join('')}Z`;
  return `<path d="${path}" fill="${fill}"${op < 1 ? ` opacity="${op}"` : ''}/>`;
}

type Painter = (pr: SolidProfile, a1: number, a2: number, fill: string, op?: number) => string;

/** Returns two steps of shade on the right, a thin one at the left edge, and the gloss. */
function shading(band: Painter, profile: SolidProfile, t: Tone, o: TurnedOptions): string {
  const dark = oklch({ l: 0.18, c: 0.03, h: t.h });
  return (
    band(profile, 22, 90, dark, o.alpha ? 0.1 : 0.13) +
    band(profile, 56, 90, dark, o.alpha ? 0.08 : 0.13) +
    band(profile, -90, -74, dark, 0.08) +
    band(profile, -52, -40, '#fff', o.gloss ?? 0.32)
  );
}
