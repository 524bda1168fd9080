import { oklch, plane, shift, type Tone } from './colour.ts';
import { B, d, K, n1, P, type Pt, type Scene } from './scene.ts';

export type Prof = [r: number, z: number][];
export function turned(
  s: Scene,
  x: number,
  y: number,
  z0: number,
  prof: Prof,
  t: Tone,
  o: {
    alpha?: number;
    shadow?: boolean;
    bands?: { z1: number; z2: number; r: number; fill: string; from?: number; to?: number }[];
    cap?: string | false;
    gloss?: number;
  } = {},
) {
  const [ox, oy0] = P(x, y);
  const oy = oy0 - z0;
  const f = plane(t);
  const rMax = Math.max(...prof.map((p) => p[0]));
  if (o.shadow !== false && z0 === 0) {
    const r = prof[0]![0];
    const k = Math.min(prof[prof.length - 1]![1] * 0.2, 26);
    s.shadowEllipse(ox + k * 0.8 + r * 0.25, oy - k * 0.22, r * K * 1.06 + k * 0.5, r * B * 1.02);
  }
  const al = o.alpha ? ` fill-opacity="${o.alpha}"` : '';
  let body = '';
  for (let i = 0; i < prof.length - 1; i++) {
    const [r1, z1] = prof[i]!,
      [r2, z2] = prof[i + 1]!;
    const slope = r1 > r2 ? Math.min(1, (r1 - r2) / Math.max(0.5, z2 - z1)) : 0;
    const fill = slope > 0.25 ? oklch(shift(t, 0.05 * slope)) : f.left;
    body += `<path d="M${n1(ox - r1 * K)} ${n1(oy - z1)}A${n1(r1 * K)} ${n1(r1 * B)} 0 0 0 ${n1(ox + r1 * K)} ${n1(oy - z1)}L${n1(ox + r2 * K)} ${n1(oy - z2)}A${n1(r2 * K)} ${n1(r2 * B)} 0 0 0 ${n1(ox - r2 * K)} ${n1(oy - z2)}Z" fill="${fill}"${al}/>`;
    s.see(
      [ox - r1 * K, oy - z1 + r1 * B],
      [ox + r1 * K, oy - z1],
      [ox - r2 * K, oy - z2 - r2 * B],
      [ox + r2 * K, oy - z2],
    );
  }
  const band = (pr: Prof, a1: number, a2: number, fill: string, op = 1) => {
    const A = (deg: number) => (deg * Math.PI) / 180;
    const pts: Pt[] = [];
    const steps = 6;
    const at = (r: number, z: number, a: number): Pt => [
      ox + r * K * Math.sin(A(a)),
      oy - z + r * B * Math.cos(A(a)),
    ];
    for (let i = 0; i <= steps; i++) pts.push(at(pr[0]![0], pr[0]![1], a1 + ((a2 - a1) * i) / steps));
    for (const [r, z] of pr.slice(1)) pts.push(at(r, z, a2));
    const last = pr[pr.length - 1]!;
    for (let i = 1; i <= steps; i++) pts.push(at(last[0], last[1], a2 + ((a1 - a2) * i) / steps));
    for (const [r, z] of pr.slice(1, -1).reverse()) pts.push(at(r, z, a1));
    return `<path d="${d(pts)}" fill="${fill}"${op < 1 ? ` opacity="${op}"` : ''}/>`;
  };
  for (const b of o.bands ?? [])
    body += band(
      [
        [b.r, b.z1],
        [b.r, b.z2],
      ],
      b.from ?? -90,
      b.to ?? 90,
      b.fill,
    );
  const dark = oklch({ l: 0.18, c: 0.03, h: t.h });
  body +=
    band(prof, 22, 90, dark, o.alpha ? 0.1 : 0.13) +
    band(prof, 56, 90, dark, o.alpha ? 0.08 : 0.13) +
    band(prof, -90, -74, dark, 0.08) +
    band(prof, -52, -40, '#fff', o.gloss ?? 0.32);
  s.raw(body);
  const [rt, zt] = prof[prof.length - 1]!;
  if (o.cap !== false)
    s.raw(
      `<ellipse cx="${n1(ox)}" cy="${n1(oy - zt)}" rx="${n1(rt * K)}" ry="${n1(rt * B)}" fill="${o.cap ?? f.top}"${al}/>`,
    );
  return { ox, oy, f, rMax, band };
}
export const shoulder = (r1: number, z1: number, r2: number, z2: number, n = 5): Prof =>
  Array.from({ length: n + 1 }, (_, i) => {
    const a = (i / n) * (Math.PI / 2);
    return [r2 + (r1 - r2) * Math.cos(a), z1 + (z2 - z1) * Math.sin(a)] as [number, number];
  });
