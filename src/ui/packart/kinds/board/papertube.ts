import { MATERIALS, oklch, plane, shift, type Tone } from '../../drawing/colour.ts';
import { drawMark } from '../../drawing/mark.ts';
import { lightOn } from '../../drawing/print.ts';
import { at, B, n1, onTop, P } from '../../drawing/scene.ts';
import { roll } from '../../drawing/shapes.ts';
import { drawTurned, ellipse, straight } from '../../drawing/turned.ts';
import type { KindContext } from '../context.ts';

/** Wound paper: cores, postal tubes, canisters, yarn cones, plugs for cores, and push-up tubes. */
export function papertube(c: KindContext): void {
  const { style } = c.spec;
  if (style === 'mail') postal(c);
  else if (style === 'triangle') triangular(c);
  else if (style === 'can' || style === 'shaker') canister(c, style === 'shaker');
  else if (style === 'cone') cones(c);
  else if (style === 'plug') plugs(c);
  else if (style === 'push') pushUp(c);
  else cores(c);
}

/** Three open tubes; thick walls for a small bore. */
function cores({ s, t, spec }: KindContext): void {
  const slender = Math.max(0.5, Math.min(3, (spec.size?.w ?? 500) / ((spec.size?.h ?? 170) * 2.2)));
  const length = 52 + 22 * slender;
  const tube = (y: number, z: number, shadow: boolean) =>
    roll(s, {
      y,
      z,
      length,
      radius: 20,
      tone: t,
      core: [0.995, 0.8],
      coreTone: shift(t, 0.04),
      wound: false,
      shadow,
    });
  tube(0, 0, true);
  tube(42, 0, true);
  tube(21, 36, false);
}

function postal(c: KindContext): void {
  const { s, t } = c;
  for (const [y, z] of [
    [0, 0],
    [34, 0],
  ] as const) {
    roll(s, { y, z, length: 124, radius: 15, tone: shift(t, y ? 0 : -0.03), core: null, wound: false });
    const cap = roll(s, {
      x: 124,
      y,
      z,
      length: 6,
      radius: 16,
      tone: c.ink2T,
      core: null,
      wound: false,
      shadow: false,
    });
    s.poly(cap.arc(130, 0, 360, 11, 18), cap.f.dark, 'opacity=".35"');
  }
  s.raw(onTop(44, 26, 30, at(0, 0, 0.7, `<g opacity=".9">${drawMark(c.spec.seed, c.ink)}</g>`)));
}

function triangular({ s, t, spec, ink }: KindContext): void {
  const f = plane(t);
  const L = 128;
  s.shadow([P(0, 40), P(L, 40), P(L + 18, -6), P(18, -6)]);
  s.poly([P(0, 18, 34), P(L, 18, 34), P(L, 40, 0), P(0, 40, 0)], f.left);
  s.poly([P(0, 18, 34), P(L, 18, 34), P(L, 0, 0), P(0, 0, 0)], f.top);
  s.poly([P(L, 18, 34), P(L, 40, 0), P(L, 0, 0)], f.right);
  s.poly([P(0, 18, 34), P(L, 18, 34), P(L, 40, 0), P(0, 40, 0)], f.left);
  const [x, y] = P(L * 0.5, 30, 16);
  s.raw(at(x - 9, y - 9, 0.8, `<g transform="skewY(30)">${drawMark(spec.seed, ink)}</g>`));
}

/** A can with a paper wall, and a lid of metal or plastic; with holes in it if it is a shaker. */
function canister(c: KindContext, shaker: boolean): void {
  const { s, t, spec } = c;
  const R = 27;
  const h = Math.max(34, Math.min(112, ((spec.size?.h ?? 130) / (spec.size?.w ?? 85)) * 2 * R));
  const plain = spec.print === 'plain';
  const bands = plain
    ? []
    : [
        { z1: 3, z2: h - 3, r: R + 0.1, fill: c.ink },
        { z1: h * 0.16, z2: h * 0.24, r: R + 0.2, fill: c.ink2 },
      ];
  const b = drawTurned(s, 0, 0, 0, straight(R, 0, h), t, { bands, gloss: 0.18 });
  s.raw(b.band(straight(R + 0.8, 0, 4), -90, 90, plane(MATERIALS.steel).left));
  s.raw(
    at(
      b.ox - 14,
      b.oy - h * 0.56 + R * B - 14,
      1.15,
      drawMark(spec.seed, plain ? (lightOn(t) ?? c.ink) : '#fff', plain ? c.ink2 : oklch(shift(c.inkT, 0.3))),
    ),
  );
  const lidTone: Tone = spec.material === 'kraft' && !shaker ? MATERIALS.steel : MATERIALS.white;
  const lid = drawTurned(s, 0, 0, h, straight(R + 1.2, 0, 7), lidTone, { shadow: false });
  const top = b.oy - h - 7;
  s.raw(ellipse(b.ox, top, R - 4, `fill="${lid.f.left}"`));
  if (shaker)
    for (const [x, y] of [
      [0, 0],
      [-9, -2],
      [9, 2],
      [-3, 5],
      [4, -5],
    ] as const)
      s.raw(ellipse(b.ox + x, top + y, 1.8, `fill="${lid.f.dark}"`));
}

function cones(c: KindContext): void {
  const { s, t } = c;
  for (const [x, y, tone] of [
    [-34, -12, c.inkT],
    [26, -30, t],
    [10, 30, shift(t, -0.05)],
  ] as const) {
    const b = drawTurned(
      s,
      x,
      y,
      0,
      [
        [19, 0],
        [9, 84],
      ],
      tone,
      { gloss: 0.16 },
    );
    s.raw(ellipse(b.ox, b.oy - 84, 6.5, `fill="${oklch(shift(tone, -0.3))}"`));
  }
}

function plugs({ s, t }: KindContext): void {
  for (const [x, y] of [
    [-38, -8],
    [30, -34],
    [18, 34],
  ] as const) {
    const tone = x > 20 ? shift(t, -0.05) : t;
    drawTurned(s, x, y, 0, straight(27, 0, 6), tone, { gloss: 0.2 });
    const b = drawTurned(
      s,
      x,
      y,
      6,
      [
        [22, 0],
        [20, 18],
      ],
      shift(tone, -0.02),
      { shadow: false, gloss: 0.2 },
    );
    s.raw(ellipse(b.ox, b.oy - 18, 15, `fill="${oklch(shift(tone, -0.16))}"`));
  }
}

/** A tube that pushes its stick up, and its cap beside it. */
function pushUp(c: KindContext): void {
  const { s, t } = c;
  drawTurned(s, 46, 24, 0, straight(15.5, 0, 34), t, { gloss: 0.16 });
  const b = drawTurned(s, 0, 0, 0, straight(15, 0, 62), t, {
    gloss: 0.16,
    bands: [{ z1: 12, z2: 48, r: 15.1, fill: c.ink }],
  });
  drawTurned(
    s,
    0,
    0,
    62,
    [
      [13, 0],
      [13, 10],
      [8, 16],
    ],
    MATERIALS.white,
    { shadow: false },
  );
  s.raw(at(b.ox - 9, n2(b.oy - 30 + 15 * B - 9), 0.76, drawMark(c.spec.seed, '#fff')));
}
const n2 = (v: number): number => Number(n1(v));
