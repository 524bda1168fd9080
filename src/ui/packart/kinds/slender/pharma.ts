import { MATERIALS, oklch, plane, shift, type Tone } from '../../drawing/colour.ts';
import { drawMark } from '../../drawing/mark.ts';
import { at, B, n1 } from '../../drawing/scene.ts';
import { lying } from '../../drawing/shapes.ts';
import { drawTurned, ellipse, shoulder, straight } from '../../drawing/turned.ts';
import type { KindContext } from '../context.ts';

const CLEAR: Tone = { l: 0.91, c: 0.022, h: 205 };

/** Small glass for medicines: vials, ampoules, syringes, cartridges and blood tubes. */
export function pharma(c: KindContext): void {
  const styles: Record<string, (c: KindContext) => void> = {
    ampoule: ampoules,
    syringe: syringes,
    tube: tubes,
    core: cartridges,
  };
  (styles[c.spec.style ?? ''] ?? vials)(c);
}

const glassOf = ({ spec, t }: KindContext): Tone => (spec.tint || spec.material === 'amber' ? t : CLEAR);
const PLACES: [number, number][] = [
  [30, -40],
  [-24, -2],
  [34, 22],
];

/** Serum vials with a flip-off seal. */
function vials(c: KindContext): void {
  const { s, spec } = c;
  const glass = glassOf(c);
  const h = spec.size ? Math.max(30, Math.min(74, (spec.size.h / spec.size.w) * 30)) : 46;
  PLACES.forEach(([x, y], i) => {
    const b = drawTurned(
      s,
      x,
      y,
      0,
      [[15, 0], [16, 3], [16, h * 0.68], ...shoulder(16, h * 0.68, 8, h * 0.82, 2), [8, h * 0.9]],
      glass,
      { gloss: 0.55 },
    );
    s.raw(
      b.band(straight(16.2, 5, h * 0.62), -60, 34, '#fff') +
        at(b.ox - 11, b.oy - h * 0.34 + 16 * B - 7, 0.6, drawMark(spec.seed, c.ink)),
    );
    drawTurned(s, x, y, h * 0.9, straight(10.4, 0, 8), MATERIALS.foil, { shadow: false, shaded: i === 2 });
    drawTurned(s, x, y, h * 0.9 + 8, straight(9.6, 0, 4), i === 1 ? c.ink2T : c.inkT, {
      shadow: false,
      shaded: false,
    });
  });
}

function ampoules(c: KindContext): void {
  const { s } = c;
  const glass = glassOf(c);
  for (const [x, y] of [
    [44, -44],
    [14, -14],
    [-16, 16],
    [46, 26],
  ] as const) {
    const b = drawTurned(
      s,
      x,
      y,
      0,
      [
        [10, 0],
        [10, 44],
        [4, 54],
        [5.5, 60],
        [5.5, 68],
        [2, 84],
      ],
      glass,
      { gloss: 0.6 },
    );
    s.raw(
      b.band(straight(10.2, 8, 34), -70, 40, '#fff', 0.92) + b.band(straight(4.4, 54, 56), -90, 90, c.ink2),
    );
    s.raw(at(b.ox - 6, b.oy - 21 + 10 * B - 6, 0.5, drawMark(c.spec.seed, c.ink)));
  }
}

/** Syringes lying side by side, seen from above. */
function syringes(c: KindContext): void {
  for (const [x, y] of [
    [10, -30],
    [-4, 4],
    [2, 40],
  ] as const) {
    const glass = plane(glassOf(c));
    const face = `<path d="M26 3h66v15H26Z" fill="${glass.left}" opacity=".9"/><path d="M26 5h66v3H26Z" fill="#fff" opacity=".7"/><path d="M36 18v-5M44 18v-7M52 18v-5M60 18v-7M68 18v-5M76 18v-7" stroke="${c.ink}" stroke-width="1.200"/><path d="M58 4h6v13h-6Z" fill="${plane(c.inkT).left}"/>`;
    lying(
      c.s,
      'M0 2h4v6h18V-2h4v5h66l4 4h9v-1l26 1.500-26 1.500v-1h-9l-4 4H26v5h-4V14H4v6H0Z',
      { x, y, w: 130, d: 21, thickness: 6, tone: shift(glassOf(c), -0.02) },
      face,
    );
  }
}

/** Cartridges for pens: a tube of glass, a crimped cap and a plunger. */
function cartridges(c: KindContext): void {
  const { s } = c;
  for (const [x, y] of [
    [44, -40],
    [14, -12],
    [-16, 16],
    [44, 28],
  ] as const) {
    drawTurned(s, x, y, 0, straight(9, 0, 12), c.ink2T, { shaded: false });
    const b = drawTurned(
      s,
      x,
      y,
      0,
      [
        [10, 0],
        [10, 60],
        [6, 66],
        [6, 70],
      ],
      glassOf(c),
      { gloss: 0.6, shadow: false, alpha: 0.7 },
    );
    s.raw(b.band(straight(10.2, 14, 52), 6, 40, '#fff', 0.7));
    drawTurned(s, x, y, 70, straight(7.4, 0, 7), MATERIALS.foil, { shadow: false, shaded: false });
  }
}

/** Blood tubes and sample tubes with coloured caps. */
function tubes(c: KindContext): void {
  const { s } = c;
  const caps = c.spec.tint ? [c.t, c.t, c.t, c.t] : [c.inkT, c.ink2T, shift(c.inkT, 0.18), c.ink2T];
  [
    [46, -46],
    [16, -16],
    [-14, 14],
    [46, 24],
  ].forEach(([x = 0, y = 0], i) => {
    const b = drawTurned(
      s,
      x,
      y,
      0,
      [
        [4, 0],
        [9, 5],
        [9.5, 66],
      ],
      c.spec.tint ? CLEAR : glassOf(c),
      { gloss: 0.6 },
    );
    s.raw(
      `${b.band(straight(9.6, 16, 48), -70, 36, '#fff')}<path d="M${n1(b.ox - 6)} ${n1(b.oy - 20)}h9m-9-6h9m-9-6h6" stroke="${c.ink}" stroke-width="1.400"/>`,
    );
    drawTurned(s, x, y, 66, straight(11.5, 0, 15), caps[i] ?? c.inkT, { shadow: false });
    s.raw(ellipse(b.ox, b.oy - 81, 5, `fill="${oklch(shift(caps[i] ?? c.inkT, -0.12))}"`));
  });
}
