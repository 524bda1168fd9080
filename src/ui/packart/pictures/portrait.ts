import { INKS, oklch, plane, shift, type Tone } from '../drawing/colour.ts';
import { rng } from '../drawing/random.ts';
import type { Ink } from '../types.ts';

const SKIN: Tone[] = [
  { l: 0.86, c: 0.05, h: 62 },
  { l: 0.78, c: 0.07, h: 60 },
  { l: 0.68, c: 0.08, h: 58 },
  { l: 0.56, c: 0.075, h: 54 },
  { l: 0.44, c: 0.06, h: 50 },
];
const HAIR: Tone[] = [
  { l: 0.25, c: 0.02, h: 60 },
  { l: 0.33, c: 0.05, h: 50 },
  { l: 0.45, c: 0.08, h: 55 },
  { l: 0.66, c: 0.02, h: 100 },
  { l: 0.22, c: 0.015, h: 280 },
];
export function portraitSvg(seed: string): string {
  const r = rng('face' + seed);
  const skin = r.pick(SKIN),
    hair = r.pick(HAIR);
  const bg = r.pick(['teal', 'ochre', 'orange', 'spruce', 'blue', 'plum'] as Ink[]);
  const coat = r.pick((['ink', 'spruce', 'blue', 'brick', 'plum'] as Ink[]).filter((i) => i !== bg));
  const style = r.int(7),
    beard = style < 3 && r.next() > 0.5,
    glasses = r.next() > 0.6;
  const f = plane(skin),
    hc = oklch(hair),
    hd = oklch(shift(hair, 0.06));
  const ct = plane(INKS[coat]);
  const shirt = r.next() > 0.5 ? '#fff' : oklch(shift(INKS[bg], 0.12));
  const backHair =
    style === 3
      ? `<path d="M24 44c-4-30 52-30 48 0l3 30H21Z" fill="${hc}"/>`
      : style === 4
        ? `<path d="M25 40c0-28 46-28 46 0 4 14 2 22-4 25H29c-6-3-8-11-4-25Z" fill="${hc}"/>`
        : style === 5
          ? `<circle cx="48" cy="33" r="27" fill="${hc}"/>`
          : '';
  const top = [
    `<path d="M30 38c-3-19 9-24 19-23 13 0 20 8 17 24-2-9-6-11-11-11-9 0-19 0-25 10Z" fill="${hc}"/>`,
    `<path d="M30 37c-2-16 8-21 18-21s20 4 18 21c-1-6-3-10-6-12-8 3-18 3-24 0-3 2-5 6-6 12Z" fill="${hc}"/>`,
    `<path d="M31 33c2-13 10-16 17-16s15 3 17 16c-8-6-26-6-34 0Z" fill="${hc}"/>`,
    `<path d="M29 46c-3-22 9-29 19-29s22 7 19 29c-1-9-5-16-10-19-6 6-19 8-24 8-2 3-3 6-4 11Z" fill="${hc}"/>`,
    `<path d="M29 42c-2-19 8-26 19-26s21 7 19 26c-3-8-8-13-19-14-11 1-16 6-19 14Z" fill="${hc}"/>`,
    `<path d="M30 38c0-14 8-20 18-20s18 6 18 20c-4-8-9-9-18-9s-14 1-18 9Z" fill="${hd}"/>`,
    `<path d="M28 35c-2-16 9-22 20-22s22 6 20 22c-12-9-28-9-40 0Z" fill="${oklch(INKS[coat === 'brick' ? 'blue' : 'brick'])}"/><path d="M28 35c12-9 28-9 40 0-6-14-22-18-40 0Z" fill="#000" opacity=".12"/>`,
  ][style]!;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96" aria-hidden="true"><rect width="96" height="96" fill="${oklch(shift(INKS[bg], bg === 'ochre' || bg === 'orange' || bg === 'teal' ? 0.06 : 0.16, -0.02))}"/>${backHair}<path d="M12 98c0-19 12-26 36-26s36 7 36 26Z" fill="${ct.left}"/><path d="M52 72c20 1 32 8 32 26H60Z" fill="${ct.right}"/><path d="M38 72 48 88l10-16-4-3H42Z" fill="${shirt}"/><path d="M40 56h16v16q-8 8-16 0Z" fill="${f.right}"/><path d="M31 36c0-12 7-18 17-18s17 6 17 18v9c0 11-8 19-17 19s-17-8-17-19Z" fill="${f.left}"/><path d="M52 18.300C60 20 65 26 65 36v9c0 10-6 17-14 18.7 5-6 8-14 8-24 0-9-3-16-7-21.400Z" fill="${f.right}" opacity=".55"/>${beard ? `<path d="M31 42c1 4 3 8 8 8 4 0 5-2 9-2s5 2 9 2c5 0 7-4 8-8v4c0 12-8 20-17 20s-17-8-17-20Z" fill="${hc}"/><path d="M43 53q5 2.5 10 0" stroke="${f.left}" stroke-width="1.8" fill="none" stroke-linecap="round"/>` : `<path d="M42.5 53.500q5.5 4 11 0" stroke="${f.dark}" stroke-width="1.8" fill="none" stroke-linecap="round"/>`}<path d="M41 40v1.600M55 40v1.6" stroke="#241a16" stroke-width="2.6" stroke-linecap="round"/><path d="M48 41l-1.6 6h2.6" stroke="${f.dark}" stroke-width="1.3" fill="none" stroke-linecap="round" stroke-linejoin="round"/>${glasses ? `<g fill="none" stroke="#1d2a24" stroke-width="1.5"><circle cx="41" cy="41" r="5.4"/><circle cx="55" cy="41" r="5.4"/><path d="M46.4 40.500q1.6-1 3.2 0"/></g>` : ''}${top}</svg>`;
}
