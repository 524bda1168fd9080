import type { Tone } from './colour.ts';
import type { Rng } from './random.ts';
import { at, n1 } from './scene.ts';

/** Handling marks in the style of ISO 780: this way up, fragile, keep dry. Each is 10 × 12. */
const HANDLING = [
  (i: string) =>
    `<path d="M1 11.2h8M2.8 9V4M7.2 9V4" stroke="${i}" stroke-width="1.2"/><path d="M2.8 0 5 4.2H.6ZM7.2 0l2.2 4.2H5Z" fill="${i}"/>`,
  (i: string) =>
    `<path d="M2 0h6c.6 3.6-.5 5.9-2.4 6.5V10H7.6v1.4H2.4V10h2V6.5C2.5 5.9 1.4 3.6 2 0Z" fill="${i}"/>`,
  (i: string) =>
    `<path d="M0 6a5 5 0 0 1 10 0Z" fill="${i}"/><path d="M5 6v4.300a1.2 1.2 0 0 0 2.4 0M5 0v1.2" stroke="${i}" stroke-width="1.1" fill="none"/>`,
];
export const handling = (i: string, count: number) =>
  HANDLING.slice(0, count)
    .map((h, k) => at(k * 13, 0, 1, h(i)))
    .join('');
export function barcode(r: Rng, i: string, w = 22, h = 9) {
  let x = 0,
    out = '';
  while (x < w) {
    const k = r.pick([0.6, 1, 1.6]);
    out += `<path d="M${n1(x)} 0h${k}v${h}h-${k}Z" fill="${i}"/>`;
    x += k + r.pick([0.7, 1.1, 1.5]);
  }
  return out;
}
export function pattern(r: Rng, w: number, h: number, i: string): string {
  let out = '';
  const kind = r.int(4);
  if (kind === 0)
    for (let y = 6; y < h; y += 10)
      out += `M0 ${y}${Array.from({ length: Math.ceil(w / 10) }, () => 'q2.5-5 5 0t5 0').join('')}`;
  if (kind === 0) return `<path d="${out}" fill="none" stroke="${i}" stroke-width="1.6"/>`;
  if (kind === 1) {
    for (let y = 5; y < h; y += 9)
      for (let x = 5 + ((y / 9) % 2 ? 4 : 0); x < w; x += 9)
        out += `M${n1(x - 1.8)} ${n1(y)}a1.8 1.8 0 1 0 3.6 0a1.8 1.8 0 1 0-3.6 0`;
    return `<path d="${out}" fill="${i}"/>`;
  }
  if (kind === 2) {
    for (let x = -h; x < w; x += 9) {
      const a = Math.max(0, x),
        b = Math.min(w, x + h);
      out += `M${n1(a)} ${n1(Math.min(h, Math.max(0, h - (a - x))))}L${n1(b)} ${n1(Math.max(0, h - (b - x)))}`;
    }
    return `<path d="${out}" stroke="${i}" stroke-width="2.2"/>`;
  }
  for (let y = 0; y < h; y += 12)
    for (let x = 0; x < w; x += 12) {
      const q = r.int(4);
      const k = 12;
      out += [
        `M${x} ${y}h${k}A${k} ${k} 0 0 1 ${x} ${y + k}Z`,
        `M${x + k} ${y}v${k}A${k} ${k} 0 0 1 ${x} ${y}Z`,
        `M${x + k} ${y + k}h-${k}A${k} ${k} 0 0 1 ${x + k} ${y}Z`,
        `M${x} ${y + k}v-${k}A${k} ${k} 0 0 1 ${x + k} ${y + k}Z`,
      ][q];
    }
  return `<path d="${out}" fill="${i}"/>`;
}
export function flecks(r: Rng, w: number, h: number, i: string, n = 14) {
  let out = '';
  for (let k = 0; k < n; k++)
    out += `M${n1(r.range(2, w - 4))} ${n1(r.range(2, h - 2))}l${n1(r.range(0.8, 2.6))} ${n1(r.range(-0.5, 0.5))}`;
  return `<path d="${out}" stroke="${i}" stroke-width=".5" opacity=".45"/>`;
}
/** Returns the cut edge of corrugated board: two liners and the flute wave between them. */
export const fluteEdge = (w: number, h: number, paper: string, wave: string) => {
  const k = h * 1.9,
    a = h - 1.2;
  let p = `M0 ${n1(h - 0.6)}`;
  for (let x = 0; x + k <= w; x += k)
    p += `c${n1(k * 0.16)} 0 ${n1(k * 0.3)} ${n1(-a)} ${n1(k / 2)} ${n1(-a)}s${n1(k * 0.34)} ${n1(a)} ${n1(k / 2)} ${n1(a)}`;
  const bar = (y: number) => `M0 ${n1(y)}h${n1(w)}`;
  return `<path d="M0 0h${n1(w)}v${n1(h)}h-${n1(w)}Z" fill="${wave}"/><path d="${p}" fill="none" stroke="${paper}" stroke-width="${n1(Math.max(0.7, h * 0.16))}"/><path d="${bar(0.4)}${bar(h - 0.4)}" stroke="${paper}" stroke-width="${n1(Math.max(0.6, h * 0.14))}"/>`;
};
/** Returns one wall of corrugated board in a few characters: its two liners and the wave between them. */
export function waves(w: number, { y, h, paper }: { y: number; h: number; paper: string }): string {
  const k = h * 0.9;
  const turns = `${n1(k)} 0 `.repeat(Math.max(1, Math.floor(w / k) - 1)).trim();
  const wave = `M0 ${n1(y + h / 2)}q${n1(k / 2)} ${n1(-h * 0.9)} ${n1(k)} 0t${turns}`;
  return `<path d="${wave}" fill="none" stroke="${paper}" stroke-width="1"/><path d="M0 ${n1(y + 0.4)}h${n1(w)}M0 ${n1(y + h - 0.2)}h${n1(w)}" stroke="${paper}" stroke-width=".9"/>`;
}
export const lightOn = (t: Tone) => (t.l < 0.62 ? '#fff' : undefined);
