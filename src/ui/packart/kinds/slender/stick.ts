import { MATERIALS, oklch, plane, shift, type Tone } from '../../drawing/colour.ts';
import { drawMark } from '../../drawing/mark.ts';
import { at, B, n1 } from '../../drawing/scene.ts';
import { lying } from '../../drawing/shapes.ts';
import { dome } from '../../drawing/tops.ts';
import { drawTurned, straight } from '../../drawing/turned.ts';
import type { KindContext } from '../context.ts';

const GOLD: Tone = { l: 0.8, c: 0.09, h: 88 };

/** Cases for sticks: lipstick, balm, deodorant, glue, mascara and pencils. */
export function stick(c: KindContext): void {
  const styles: Record<string, (c: KindContext) => void> = {
    lipstick,
    push: deodorant,
    tube: wand,
    pencil: pencils,
  };
  (styles[c.spec.style ?? ''] ?? balm)(c);
}

const bodyOf = ({ spec, t, inkT }: KindContext): Tone => (spec.tint || spec.material ? t : inkT);

/** Open, its cap beside it. */
function lipstick(c: KindContext): void {
  const { s } = c;
  const body = bodyOf(c);
  drawTurned(
    s,
    40,
    8,
    0,
    [
      [13, 0],
      [13, 50],
    ],
    body,
    { gloss: 0.4 },
  );
  const b = drawTurned(s, -4, -4, 0, straight(13, 0, 40), body, { gloss: 0.4 });
  drawTurned(s, -4, -4, 40, straight(10.5, 0, 15), GOLD, { shadow: false, gloss: 0.5 });
  const colour: Tone = { l: 0.5, c: 0.19, h: 20 };
  const [x, y] = [b.ox, b.oy - 55];
  const f = plane(colour);
  s.see([x, y - 36]);
  s.raw(
    `<path d="M${n1(x - 10.4)} ${n1(y)}v-22q4-12 14-14q7 4 6.800 12v24a10.400 6 0 0 1-20.800 0Z" fill="${f.left}"/><path d="M${n1(x + 3.6)} ${n1(y - 36)}q7 4 6.800 12v24a10.400 6 0 0 1-6 5.400Z" fill="${f.right}"/><path d="M${n1(x - 10.4)} ${n1(y - 22)}q4-12 14-14q5 3 6.600 9q-10 1-20.600 5Z" fill="${f.lite}"/>`,
  );
  s.raw(
    at(b.ox - 8, b.oy - 20 + 13 * B - 8, 0.66, drawMark(c.spec.seed, body.l < 0.62 ? oklch(GOLD) : c.ink)),
  );
}

/** Slim twist-up cases with their caps on. */
function balm(c: KindContext): void {
  const { s } = c;
  const places: [number, number, Tone][] = [
    [34, -34, c.ink2T],
    [6, -6, c.spec.tint ? c.t : c.inkT],
    [-22, 22, c.spec.tint ? shift(c.t, -0.04) : shift(c.inkT, 0.2, -0.04)],
  ];
  for (const [x, y, tone] of places) {
    const b = drawTurned(s, x, y, 0, straight(11, 0, 46), MATERIALS.white, {
      gloss: 0.4,
      bands: [{ z1: 8, z2: 46, r: 11.2, fill: oklch(tone) }],
    });
    drawTurned(
      s,
      x,
      y,
      47.5,
      [
        [11.3, 0],
        [11.3, 26],
        [9, 30],
      ],
      shift(tone, 0.06),
      { shadow: false, gloss: 0.4 },
    );
    s.raw(
      at(
        b.ox - 7,
        b.oy - 27 + 11 * B - 8,
        0.62,
        drawMark(c.spec.seed, tone.l < 0.7 ? '#fff' : oklch(shift(tone, -0.4))),
      ),
    );
  }
}

/** A wide stick without its cap, as deodorant and glue have it. */
function deodorant(c: KindContext): void {
  const { s } = c;
  const body = bodyOf(c);
  drawTurned(
    s,
    44,
    10,
    0,
    [
      [20, 0],
      [20, 26],
      [16, 32],
    ],
    shift(body, -0.06),
  );
  const b = drawTurned(s, -6, -6, 0, straight(19, 0, 54), body, {
    gloss: 0.34,
    bands: [{ z1: 12, z2: 46, r: 19.2, fill: body.l < 0.62 ? '#fff' : c.ink }],
  });
  drawTurned(s, -6, -6, 54, [[17, 0], [17, 12], ...dome(17, 12, 9)], MATERIALS.white, { shadow: false });
  s.raw(b.band(straight(19.3, 0, 7), -90, 90, c.ink2));
  s.raw(at(b.ox - 11, b.oy - 29 + 19 * B - 10, 0.9, drawMark(c.spec.seed, body.l < 0.62 ? c.ink : '#fff')));
}

/** A tube, and its cap with the brush on it. */
function wand(c: KindContext): void {
  const { s } = c;
  const body = bodyOf(c);
  const b = drawTurned(
    s,
    -14,
    14,
    0,
    [
      [11, 0],
      [11, 50],
      [6, 54],
      [6, 60],
    ],
    body,
    { gloss: 0.44 },
  );
  s.raw(at(b.ox - 6, b.oy - 26 + 11 * B - 7, 0.6, drawMark(c.spec.seed, body.l < 0.62 ? '#fff' : c.ink)));
  const [x, y] = [34, -22];
  drawTurned(s, x, y, 0, straight(11, 0, 44), shift(body, 0.03), { gloss: 0.44 });
  drawTurned(s, x, y, 44, straight(6, 0, 5), GOLD, { shadow: false });
  drawTurned(s, x, y, 49, straight(1.6, 0, 20), MATERIALS.steel, { shadow: false });
  const brush = drawTurned(
    s,
    x,
    y,
    66,
    [
      [2, 0],
      [5, 8],
      [4.5, 24],
      [2, 30],
    ],
    shift(MATERIALS.black, 0.03),
    { shadow: false, gloss: 0.1 },
  );
  let hair = '';
  for (let z = 4; z < 28; z += 3) hair += `M${n1(brush.ox - 8)} ${n1(brush.oy - z)}l16 3`;
  s.raw(`<path d="${hair}" stroke="${brush.f.left}" stroke-width="1.200"/>`);
}

function pencils(c: KindContext): void {
  const tones: Tone[] = [c.inkT, c.spec.tint ? c.t : MATERIALS.black, c.ink2T];
  tones.forEach((tone, i) => {
    const f = plane(tone);
    const face = `<path d="M0 2h92v3H0Z" fill="#fff" opacity=".35"/><path d="M22 0h4v12h-4Z" fill="${oklch(GOLD)}"/><path d="M92 0l14 4v4l-14 4Z" fill="${oklch({ l: 0.82, c: 0.06, h: 75 })}"/><path d="M106 4l7 2-7 2Z" fill="${f.dark}"/>${at(44, 2, 0.34, drawMark(c.spec.seed, tone.l < 0.62 ? '#fff' : c.ink))}`;
    lying(
      c.s,
      'M2 0H92L113 6 92 12H2Q0 12 0 10V2Q0 0 2 0Z',
      { x: i * 8 - 20, y: i * 26 - 26, w: 113, d: 12, thickness: 9, tone },
      face,
    );
  });
}
