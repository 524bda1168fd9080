/** Closures that are not caps: corks, stoppers, liners and wired stoppers. */
import { MATERIALS, oklch, plane, shift, type Tone } from '../../drawing/colour.ts';
import { drawMark } from '../../drawing/mark.ts';
import { at, B, n1 } from '../../drawing/scene.ts';
import { lying } from '../../drawing/shapes.ts';
import { drawTurned, ellipse, straight } from '../../drawing/turned.ts';
import type { KindContext } from '../context.ts';

const CORK: Tone = { l: 0.73, c: 0.075, h: 70 };
const PLACES = [
  [40, -36],
  [-14, 0],
  [42, 36],
] as const;

/** Straight corks, or corks under a wooden or plastic top. */
export function corks(c: KindContext): void {
  const { s, r } = c;
  const topped = c.spec.top === 'cork';
  const usual = c.spec.material === 'white' ? { l: 0.86, c: 0.045, h: 80 } : CORK;
  const body = c.spec.tint ? c.t : usual;
  for (const [x, y] of PLACES) {
    const b = drawTurned(s, x, y, 0, straight(topped ? 13 : 15, 0, topped ? 26 : 50), body, { gloss: 0.12 });
    let specks = '';
    for (let i = 0; i < 12; i++)
      specks += `M${n1(b.ox + r.range(-13, 13))} ${n1(b.oy - r.range(4, topped ? 18 : 40) + 12 * B)}l${n1(r.range(1, 3))} .8`;
    s.raw(`<path d="${specks}" stroke="${oklch(shift(body, -0.16))}" stroke-width="1.200"/>`);
    if (topped) {
      const t = drawTurned(
        s,
        x,
        y,
        26,
        [
          [20, 0],
          [21, 2],
          [21, 12],
          [19, 15],
        ],
        c.spec.tint ? shift(c.t, -0.1) : shift(MATERIALS.black, 0.05),
        { shadow: false, gloss: 0.4 },
      );
      s.raw(
        at(
          t.ox - 11,
          t.oy - 15 - 8,
          0.7,
          `<g transform="scale(1.200 .8)">${drawMark(c.spec.seed, oklch({ l: 0.82, c: 0.1, h: 86 }))}</g>`,
        ),
      );
    } else
      s.raw(
        at(
          b.ox - 8,
          b.oy - 26 + 15 * B - 8,
          0.66,
          `<g opacity=".8">${drawMark(c.spec.seed, oklch(shift(body, -0.35)))}</g>`,
        ),
      );
  }
}

/** Discs of foil, foam or pulp: liners, seals and lids. */
export function liners(c: KindContext): void {
  const tones: Tone[] =
    c.spec.tint || c.spec.material
      ? [c.t, shift(c.t, -0.05), c.t]
      : [MATERIALS.foil, MATERIALS.white, MATERIALS.foil];
  const tab = c.spec.top === 'flip';
  const path = `M0 30a30 30 0 1 0 60 0${tab ? 'l9-6v-6l-11-1' : ''}A30 30 0 1 0 0 30Z`;
  for (const [i, [x, y, layers]] of (
    [
      [40, -50, 4],
      [-34, -16, 2],
      [24, 22, 1],
    ] as const
  ).entries())
    for (let k = 0; k < layers; k++) {
      const tone = tones[i] ?? c.t;
      const last = k === layers - 1;
      const f = plane(tone);
      lying(
        c.s,
        path,
        { x, y, z: k * 3.4, w: 60, d: 60, thickness: 2.4, tone, shadow: k === 0 },
        last
          ? `<circle cx="30" cy="30" r="25" fill="none" stroke="${f.right}" stroke-width="1.200"/>${c.spec.print === 'plain' ? '' : at(18, 18, 1, drawMark(c.spec.seed, c.ink, c.ink2))}`
          : '',
      );
    }
}

/** Plugs that are pressed into an orifice. */
export function stops(c: KindContext): void {
  const { s } = c;
  PLACES.forEach(([x, y], i) => {
    const tone = i === 1 && !c.spec.tint ? c.inkT : c.t;
    drawTurned(
      s,
      x,
      y,
      0,
      [
        [13, 0],
        [16, 3],
        [15, 12],
        [16, 15],
        [15, 24],
      ],
      tone,
      { gloss: 0.3 },
    );
    const b = drawTurned(s, x, y, 24, straight(22, 0, 5), tone, { shadow: false });
    s.raw(
      ellipse(b.ox, b.oy - 5, 6, `fill="${b.f.dark}"`) +
        ellipse(b.ox, b.oy - 5, 13, `fill="none" stroke="${b.f.left}" stroke-width="1.400"`),
    );
  });
}

/** Wired stoppers of porcelain or plastic. */
export function swings(c: KindContext): void {
  const { s } = c;
  for (const [x, y] of PLACES) {
    const tone = c.spec.tint ? c.t : MATERIALS.white;
    drawTurned(s, x, y, 0, straight(12, 0, 6), c.ink2T);
    const b = drawTurned(
      s,
      x,
      y,
      6,
      [
        [16, 0],
        [17, 3],
        [13, 22],
        [7, 26],
      ],
      tone,
      { shadow: false, gloss: 0.45 },
    );
    s.see([b.ox - 30, b.oy - 34], [b.ox + 30, b.oy + 12]);
    s.raw(
      `<path d="M${n1(b.ox - 26)} ${n1(b.oy + 12)}l2-22q1-16 12-16h24q10 0 12 16l2 22M${n1(b.ox - 25)} ${n1(b.oy + 2)}q25 16 50 0" fill="none" stroke="#7d848a" stroke-width="2.400"/>`,
    );
    s.raw(at(b.ox - 8, b.oy - 14 + 15 * B - 8, 0.66, drawMark(c.spec.seed, c.ink)));
  }
}
