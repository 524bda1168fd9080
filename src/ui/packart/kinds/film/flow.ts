import { oklch, plane, shift, type Tone } from '../../drawing/colour.ts';
import { drawMark } from '../../drawing/mark.ts';
import { at, n1, onLeft, P } from '../../drawing/scene.ts';
import { circle, lying, upright } from '../../drawing/shapes.ts';
import type { KindContext } from '../context.ts';

/** Wrapped single pieces: bars with crimped ends, twisted sweets, lollipops, or bars in paper bands. */
export function flow(c: KindContext): void {
  if (c.spec.style === 'candy') sweets(c);
  else if (c.spec.style === 'lolly') lollipops(c);
  else bars(c);
}

const teeth = (count: number, step: number, down: boolean): string =>
  `l${down ? -3 : 3} ${down ? step : -step}l${down ? 3 : -3} ${down ? step : -step}`.repeat(count);

/** Bars in a film that is crimped at both ends. */
function bars(c: KindContext): void {
  const [w, d] = [112, 34];
  const step = d / 12;
  const path =
    `M3 0H${w - 3}${teeth(6, step, true).replaceAll('l-3', 'l3').replaceAll('l3 ', 'l3 ')}`.replace(
      /l3 ([\d.]+)l3 /g,
      'l3 $1l-3 ',
    );
  const outline = `${path}H3${`l-3-${n1(step)}l3-${n1(step)}`.repeat(6)}Z`;
  const tones: [number, number, Tone][] = [
    [10, -44, c.spec.tint ? shift(c.t, 0.04) : c.ink2T],
    [0, 0, c.t],
  ];
  for (const [x, y, tone] of tones) {
    const f = plane(tone);
    const brand = at(w / 2 - 12, d / 2 - 12, 1, drawMark(c.spec.seed, tone.l > 0.7 ? c.ink : '#fff'));
    const crimp = [3, 6, 9].map((k) => `M${k} 1v${d - 2}M${w - k} 1v${d - 2}`).join('');
    const body = `<path d="M14 1Q${w / 2}-1 ${w - 14} 1L${w - 16} 7H16Z" fill="#fff" opacity=".35"/><path d="${crimp}" stroke="${f.right}" stroke-width="1"/>`;
    lying(
      c.s,
      outline,
      { x, y, z: 0, w, d, thickness: 9, tone },
      `${body}${c.spec.print === 'plain' ? '' : brand}`,
    );
  }
}

function sweets(c: KindContext): void {
  const places: [number, number, Tone][] = [
    [0, 0, c.t],
    [48, -40, c.ink2T],
    [54, 34, shift(c.t, 0.14, -0.04)],
  ];
  const path = 'M18 10Q34-4 50 10L66 1 62 14 67 27 50 19Q34 32 18 19L2 28 6 14 1 1Z';
  for (const [x, y, tone] of places) {
    const f = plane(tone);
    const print = `<path d="M18 10Q14 14.500 18 19M50 10Q54 14.500 50 19M6 6l9 6M6 23l9-6M62 6l-9 6M62 23l-9-6" fill="none" stroke="${f.dark}" stroke-width="1"/><path d="M22 9Q34 0 46 9" fill="none" stroke="#fff" stroke-width="3" opacity=".5"/>${at(28, 9, 0.5, drawMark(c.spec.seed, '#fff'))}`;
    lying(c.s, path, { x, y, w: 67, d: 28, thickness: 9, tone }, print);
  }
}

function lollipops(c: KindContext): void {
  const wood = oklch({ l: 0.9, c: 0.03, h: 85 });
  const places: [number, number, Tone][] = [
    [30, -34, c.ink2T],
    [0, 0, c.t],
    [44, 8, shift(c.t, 0.16, -0.03)],
  ];
  for (const [x, y, tone] of places) {
    const f = plane(tone);
    c.s.raw(
      onLeft(
        x,
        y - 4,
        40,
        `<path d="M18.600 10h4.400v30h-4.400Z" fill="${wood}" stroke="#b9a988" stroke-width=".6"/>`,
      ),
    );
    c.s.see(P(x, y, 0));
    upright(
      c.s,
      circle(20, 20.8, 18),
      { x, y, z: 22, w: 42, d: 38, tone, thickness: 8 },
      `<path d="M20.800 18m-12 0a12 12 0 1 1 12 12a8 8 0 1 1 0-16" fill="none" stroke="${f.lite}" stroke-width="3"/><path d="M14 36l13 0-3 6h-7Z" fill="${f.dark}"/>`,
    );
  }
}
