import { MATERIALS, oklch, plane, shift, type Tone } from '../../drawing/colour.ts';
import { drawMark } from '../../drawing/mark.ts';
import { lightOn, pattern } from '../../drawing/print.ts';
import { rng } from '../../drawing/random.ts';
import { at, n1, P } from '../../drawing/scene.ts';
import { lying, roll, rounded } from '../../drawing/shapes.ts';
import { drawTurned } from '../../drawing/turned.ts';
import type { KindContext } from '../context.ts';

/** Sheets to wrap with: a fan of them, or folded stacks; bows; and bands around goods. */
export function wrap(c: KindContext): void {
  const styles: Record<string, (c: KindContext) => void> = {
    bow,
    sleeve: bands,
    stack: napkins,
    cone: flowers,
  };
  (styles[c.spec.style ?? ''] ?? sheets)(c);
}

function sheets(c: KindContext): void {
  const tones: Tone[] = [
    shift(c.t, -0.06),
    c.spec.tint || c.spec.print === 'plain' ? shift(c.t, -0.03) : shift(c.inkT, 0.3, -0.06),
    c.t,
  ];
  tones.forEach((tone, i) => {
    const f = plane(tone);
    const last = i === tones.length - 1;
    const mark = at(30, 24, 1.5, drawMark(c.spec.seed, lightOn(tone) ?? c.ink, c.ink2));
    const repeated = `<g opacity=".5">${pattern(rng(c.spec.seed), 96, 72, c.ink)}</g>`;
    const printed = c.spec.print === 'pattern' ? repeated : mark;
    const print = last && c.spec.print !== 'plain' ? printed : '';
    const fold = `<path d="M0 38Q52 42 104 36" fill="none" stroke="${f.right}" stroke-width="1"/><path d="M52 0Q49 40 53 80" fill="none" stroke="${f.right}" stroke-width="1"/>`;
    const curl = last
      ? `<path d="M104 80L80 80Q92 74 90 58Q96 66 104 62Z" fill="${f.right}"/><path d="M80 80Q92 74 90 58Q84 62 78 70Z" fill="${f.lite}"/>`
      : '';
    lying(
      c.s,
      'M0 1Q26-3 52 0T104 1Q107 40 104 62L80 80Q40 77 0 80Q-3 40 0 1Z',
      {
        x: (2 - i) * 8 - 8,
        y: (i - 2) * 9,
        z: i * 1.6,
        w: 104,
        d: 80,
        thickness: 1.4,
        tone,
        shadow: i === 0,
      },
      fold + print + curl,
    );
  });
}

/** A bow, and a spool of the same ribbon. */
function bow(c: KindContext): void {
  const { s } = c;
  const tone = c.spec.tint ? c.t : c.inkT;
  const f = plane(tone);
  roll(s, { x: -10, y: -36, length: 18, radius: 30, tone, core: [0.5, 0.4], coreTone: MATERIALS.white });
  const [x, y] = P(36, 34, 12);
  s.see([x - 50, y - 34], [x + 50, y + 34]);
  const loop = (path: string, fill: string) => `<path d="M${n1(x)} ${n1(y)}${path}" fill="${fill}"/>`;
  const parts = [
    loop('l-30 30 10 2 8-2 16-24Z', f.right),
    loop('l28 26-10 4-8-1-12-22Z', f.dark),
    loop('c-10-26-42-34-48-18-4 14 24 22 48 18Z', f.left),
    loop('c10-26 42-34 48-18 4 14-24 22-48 18Z', f.right),
    loop('c-8-14-24-19-31-12 4 8 17 14 31 12Z', f.dark),
    loop('c8-14 24-19 31-12-4 8-17 14-31 12Z', f.dark),
    `<ellipse cx="${n1(x)}" cy="${n1(y - 1)}" rx="8" ry="6.500" fill="${f.top}"/>`,
  ];
  s.raw(parts.join(''));
}

/** Belly bands, flat and formed. */
function bands(c: KindContext): void {
  const { s } = c;
  const tone = c.spec.tint ? c.t : c.inkT;
  const f = plane(tone);
  const [w, d, h] = [78, 54, 30];
  s.shadow([P(w, d), P(w + 14, d - 6), P(w + 14, -6), P(30, -6)]);
  const inner = plane(shift(tone, 0.26, -0.04));
  s.poly([P(0, 0, h), P(w, 0, h), P(w, 0, 0), P(0, 0, 0)], inner.left);
  s.poly([P(0, 0, h), P(0, d, h), P(0, d, 0), P(0, 0, 0)], inner.right);
  s.poly([P(0, d, h), P(w, d, h), P(w, d, 0), P(0, d, 0)], f.left);
  s.poly([P(w, d, h), P(w, 0, h), P(w, 0, 0), P(w, d, 0)], f.right);
  const [x, y] = P(10, d, h);
  s.raw(
    `<g transform="matrix(.866 .5 0 1 ${n1(x)} ${n1(y)})">${at(18, 3, 1, drawMark(c.spec.seed, tone.l < 0.62 ? '#fff' : c.ink))}</g>`,
  );
  lying(
    s,
    rounded(120, 26, 1),
    { x: -14, y: 74, w: 120, d: 26, thickness: 1.4, tone: shift(tone, 0.03) },
    at(48, 4, 0.8, drawMark(c.spec.seed, tone.l < 0.62 ? '#fff' : c.ink)),
  );
}

/** Folded squares in a stack. */
function napkins(c: KindContext): void {
  const size = 76;
  for (let i = 0; i < 7; i++) {
    const tone =
      i % 3 === 1 && !c.spec.tint && c.spec.print !== 'plain'
        ? shift(c.inkT, 0.28, -0.06)
        : shift(c.t, i % 2 ? -0.03 : 0);
    const last = i === 6;
    lying(
      c.s,
      rounded(size, size, 2),
      { x: (i % 2) * 2, y: (i % 3) * -1.5, z: i * 5, w: size, d: size, thickness: 4, tone, shadow: i === 0 },
      last
        ? `<path d="M4 4h${size - 8}v${size - 8}H4Z" fill="none" stroke="${plane(tone).right}" stroke-dasharray="1.500 2"/>${c.spec.print === 'plain' ? '' : at(24, 24, 1.15, drawMark(c.spec.seed, lightOn(tone) ?? c.ink, c.ink2))}`
        : '',
    );
  }
}

/** Conical sleeves, one with a bunch in it. */
function flowers(c: KindContext): void {
  const { s, r } = c;
  const film = c.spec.tint ? c.t : MATERIALS.pet;
  const b = drawTurned(
    s,
    0,
    0,
    0,
    [
      [7, 0],
      [30, 84],
    ],
    film,
    { alpha: 0.75, cap: false, gloss: 0.5 },
  );
  const bloom = () =>
    `<circle cx="${n1(b.ox + r.range(-30, 30))}" cy="${n1(b.oy - 88 + r.range(-16, 10))}" r="${n1(r.range(6, 9))}" fill="${oklch(
      r.pick([
        { l: 0.72, c: 0.16, h: 10 },
        { l: 0.86, c: 0.13, h: 90 },
        { l: 0.6, c: 0.13, h: 140 },
        { l: 0.62, c: 0.14, h: 145 },
      ]),
    )}"/>`;
  s.see([b.ox - 36, b.oy - 112]);
  s.raw(Array.from({ length: 16 }, bloom).join(''));
  s.raw(at(b.ox - 10, b.oy - 46, 0.85, `<g opacity=".7">${drawMark(c.spec.seed, c.ink)}</g>`));
}
