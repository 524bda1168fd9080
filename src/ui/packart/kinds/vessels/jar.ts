import { MATERIALS, oklch, shift, type Tone } from '../../drawing/colour.ts';
import { drawMark } from '../../drawing/mark.ts';
import type { Rng } from '../../drawing/random.ts';
import { at, B, K, n1, onLeft, P, type Pt, solid } from '../../drawing/scene.ts';
import { ribs } from '../../drawing/tops.ts';
import { drawTurned, ellipse, type SolidProfile, shoulder, straight } from '../../drawing/turned.ts';
import type { KindContext } from '../context.ts';

const GLASS: Tone = { l: 0.93, c: 0.015, h: 200 };

/** A jar with a lid: clear with visible contents, or in the colour of its material. */
export function jar(c: KindContext): void {
  if (c.spec.style === 'palette') organiser(c);
  else if (isClear(c)) clear(c);
  else opaque(c);
}

const isClear = ({ spec }: KindContext): boolean =>
  spec.tint
    ? spec.tint === 'clear' || spec.tint === 'natural'
    : spec.material === undefined || spec.material === 'pet';

/** Height of a jar of radius 30. */
const heightOf = ({ spec }: KindContext): number =>
  spec.size ? Math.max(24, Math.min(86, (spec.size.h / spec.size.w) * 56)) : 50;

function clear(c: KindContext): void {
  const { s } = c;
  const W = 30;
  const H = heightOf(c);
  const centre = P(0, 0);
  const empty = c.spec.style === 'open';
  const content = empty ? shift(GLASS, -0.03) : richer(c.ink2T);
  drawTurned(
    s,
    0,
    0,
    0,
    [
      [W - 2, 0],
      [W, 3],
      [W, H - 6],
    ],
    content,
    { gloss: 0 },
  );
  if (!empty) s.raw(grains(c.r, content, centre, H));
  const label = { z1: H * 0.22, z2: H * 0.74, r: W + 1.3, fill: oklch(MATERIALS.white), from: -62, to: 44 };
  const wall: SolidProfile = [[W - 1, 0], [W + 1, 3], [W + 1, H], ...shoulder(W + 1, H, 25, H + 8, 4)];
  const b = drawTurned(s, 0, 0, 0, wall, GLASS, {
    alpha: 0.07,
    shadow: false,
    gloss: 0.34,
    bands: c.spec.print === 'plain' ? [] : [label],
  });
  if (c.spec.print !== 'plain')
    s.raw(
      at(
        b.ox - 15,
        b.oy - H * 0.48 + W * B - 11,
        Math.min(0.92, H / 52),
        drawMark(c.spec.seed, c.ink, c.ink2),
      ),
    );
  lid(c, centre, H);
}

/** A jar for creams and powders, of plastic, ceramic, wood or metal. */
function opaque(c: KindContext): void {
  const { s, t, spec } = c;
  const H = heightOf(c) * 0.9;
  const R = 31;
  const b = drawTurned(
    s,
    0,
    0,
    0,
    [
      [R - 2, 0],
      [R, 3],
      [R, H],
    ],
    t,
    { gloss: 0.36 },
  );
  const dark = t.l < 0.62;
  if (spec.print !== 'plain')
    s.raw(
      at(
        b.ox - 15,
        b.oy - H * 0.5 + R * B - 11,
        Math.min(1, H / 36),
        drawMark(spec.seed, dark ? '#fff' : c.ink, dark ? '#fff' : c.ink2),
      ),
    );
  const top = spec.tint ? shift(t, dark ? 0.05 : -0.05) : c.inkT;
  const tall = H > 44 ? 14 : 18;
  drawTurned(s, 0, 0, H + 1, straight(R, 0, tall), top, { shadow: false, gloss: 0.4 });
  if (H > 44) ribs(s, [0, 0, H + 1], R, tall, 9);
  s.raw(
    ellipse(
      b.ox,
      b.oy - H - 1 - tall,
      R - 6,
      `fill="none" stroke="${oklch(shift(top, 0.1))}" stroke-width="1.200"`,
    ),
  );
}

/** Glass reduces colour, most of all that of pale contents. */
const richer = (content: Tone): Tone => shift(content, content.l > 0.7 ? -0.06 : 0, 0.02);

/** Specks a little lighter and darker than the content, across the visible half. */
function grains(r: Rng, content: Tone, [x, y]: Pt, H: number): string {
  const tones = [-0.1, 0.04, 0.12].map((dl) => oklch(shift(content, dl)));
  const specks = tones.map(() => '');
  for (let i = 0; i < 34; i++) {
    const a = (r.range(-80, 80) * Math.PI) / 180;
    const z = r.range(3, H - 9);
    const [cx, cy] = [x + 30 * K * Math.sin(a) * 0.96, y - z + 30 * B * Math.cos(a) * 0.96];
    specks[i % 3] += `M${n1(cx)} ${n1(cy)}h.1`;
  }
  return specks
    .map((path, i) => `<path d="${path}" stroke="${tones[i]}" stroke-width="3.400" stroke-linecap="round"/>`)
    .join('');
}

function lid({ s, inkT, spec }: KindContext, [x, y]: Pt, H: number): void {
  if (spec.top === 'cork') {
    drawTurned(
      s,
      0,
      0,
      H + 6,
      [
        [24, 0],
        [27, 9],
      ],
      { l: 0.73, c: 0.075, h: 70 },
      { shadow: false, gloss: 0.12 },
    );
    return;
  }
  const metal = spec.style === 'mason';
  const tone = metal ? { l: 0.8, c: 0.06, h: 85 } : inkT;
  const { f } = drawTurned(s, 0, 0, H + 7, straight(27, 0, 13), tone, {
    shadow: false,
    gloss: metal ? 0.5 : 0.32,
  });
  if (!metal) ribs(s, [0, 0, H + 7], 27, 13, 13);
  else
    s.raw(
      `<path d="M${n1(x - 33)} ${n1(y - H - 10)}a33 19 0 0 0 66 0" fill="none" stroke="${f.right}" stroke-width="1.600"/>`,
    );
  s.raw(ellipse(x, y - H - 20, 21, `fill="none" stroke="${f.left}" stroke-width="1.400"`));
}

/** A box with a lid for each day. */
function organiser(c: KindContext): void {
  const { s } = c;
  const base = c.spec.tint ? c.t : MATERIALS.white;
  solid(s, 0, 0, 0, 126, 34, 16, base);
  for (let i = 0; i < 7; i++) {
    const f = solid(s, 2 + i * 17.6, 2, 16, 16, 30, 6, i % 2 ? c.inkT : shift(c.inkT, 0.12, -0.02), {
      shadow: false,
    });
    s.raw(onLeft(4 + i * 17.6, 32, 22, `<path d="M3 1.500h8v3H3Z" fill="${f.dark}"/>`));
  }
}
