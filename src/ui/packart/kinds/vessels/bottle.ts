import type { PackTop } from '#lib/art/pack-styles.ts';
import { MATERIALS, oklch, shift, type Tone } from '../../drawing/colour.ts';
import { drawMark } from '../../drawing/mark.ts';
import { at, B, K, n1, onLeft, P, solid } from '../../drawing/scene.ts';
import { drawTop } from '../../drawing/tops.ts';
import { drawTurned, ellipse, type SolidProfile, shoulder } from '../../drawing/turned.ts';
import type { KindContext } from '../context.ts';

/** Radius of the body and of the neck, height of the body and of the whole without its closure. */
interface Shape {
  R: number;
  neck: number;
  body: number;
  h: number;
}

/** A bottle by its shape, proportions and closure. */
export function bottle(c: KindContext): void {
  const { style } = c.spec;
  if (style === 'dual') twinNeck(c);
  else if (style === 'square' || style === 'flask' || style === 'oval') flatSided(c);
  else round(c);
}

/** A flat-sided bottle with a dosing chamber beside its filling neck. */
function twinNeck(c: KindContext): void {
  const { s, t } = c;
  const [w, d, h] = [54, 26, 66];
  const f = solid(s, 0, 0, 0, w, d, h, t);
  const marks = `M${w - 12} 10h6M${w - 12} 20h6M${w - 12} 30h6M${w - 12} 40h6M${w - 12} 50h6`;
  const label =
    c.spec.print === 'plain'
      ? ''
      : `<path d="M6 16h34v40H6Z" fill="${c.ink}"/>${at(11, 24, 1, drawMark(c.spec.seed, '#fff', oklch(shift(c.inkT, 0.3))))}`;
  s.raw(onLeft(0, d, h, `${label}<path d="${marks}" stroke="${f.dark}" stroke-width="1.2"/>`));
  // The chamber is filled through a tube by squeezing, up to a mark.
  solid(s, 0, 2, h, 20, d - 4, 22, shift(t, 0.01), { shadow: false });
  s.raw(
    onLeft(0, d - 2, h + 22, `<path d="M3 12h14v10H3Z" fill="${oklch(shift(c.ink2T, 0.1))}" opacity=".8"/>`),
  );
  for (const [x, z] of [
    [10, h + 22],
    [w - 15, h],
  ] as const) {
    drawTurned(
      s,
      x,
      d / 2,
      z,
      [
        [7, 0],
        [7, 5],
      ],
      t,
      { shadow: false, shaded: false },
    );
    drawTop(s, 'screw', { x, y: d / 2, z: z + 3, r: 8, tone: capTone(c) });
  }
}

const TOP_OF: Record<string, PackTop> = {
  wine: 'cork',
  beer: 'crown',
  dropper: 'dropper',
  roller: 'roller',
  jug: 'screw',
  sport: 'sport',
};
const topOf = ({ spec }: KindContext): PackTop => spec.top ?? TOP_OF[spec.style ?? ''] ?? 'screw';

/** How much of the height is body, and how wide the neck is, by style. */
const FORMS: Record<string, [share: number, neck: number, tall: number]> = {
  wine: [0.6, 0.36, 4.1],
  beer: [0.58, 0.4, 3.6],
  milk: [0.56, 0.66, 2.5],
  jug: [0.6, 0.32, 1.75],
  dropper: [0.7, 0.5, 2.1],
  roller: [0.86, 0.74, 3],
  tube: [0.94, 0.72, 3.2],
  cone: [0.5, 0.4, 2.6],
  can: [0.74, 0.78, 1.75],
};

function shapeOf({ spec, r }: KindContext): Shape {
  const [share, neck, tall] = FORMS[spec.style ?? ''] ?? [0.7, 0.43, 2.45];
  const ratio = spec.size
    ? Math.max(1.15, Math.min(4.4, spec.size.h / spec.size.w))
    : tall + r.range(-0.1, 0.1);
  // Tall bottles are narrow, so that all have the same height or, if squat, the same width.
  const h = Math.min(92, 56 + ratio * 12);
  const R = Math.max(11, Math.min(32, h / ratio / 2));
  // Of small bottles, the neck is wide in proportion.
  const small = spec.size && spec.size.w < 36 ? 0.12 : 0;
  return { R, neck: R * Math.min(0.82, neck + small), body: h * share, h };
}

const LIQUID: Tone = { l: 0.42, c: 0.08, h: 150 };

function profileOf({ R, neck, body, h }: Shape, { spec }: KindContext): SolidProfile {
  if (spec.style === 'cone')
    return [
      [R - 2, 0],
      [R, 3],
      [R, body * 0.4],
      [neck, h * 0.82],
      [neck, h],
    ];
  if (spec.style === 'wine')
    return [[R - 1.5, 0], [R, 3], [R, body], ...shoulder(R, body, neck, h * 0.74, 5), [neck, h]];
  const end = spec.style === 'beer' ? h * 0.82 : body + (h - body) * 0.72;
  return [[R - 2, 0], [R, 3], [R, body], ...shoulder(R, body, neck, end, 5), [neck, h]];
}

function round(c: KindContext): void {
  const { s, t, spec } = c;
  const shape = shapeOf(c);
  const { R, neck, body, h } = shape;
  const glassy =
    spec.material === 'amber' || spec.material === 'pet' || spec.tint === 'clear' || spec.tint === 'amber';
  const bare = spec.print === 'plain';
  const dark = t.l < 0.62;
  const label = dark ? '#fff' : c.ink;
  const [z1, z2] = [body * 0.24, body * 0.84];
  const bands = bare
    ? []
    : [
        { z1, z2, r: R + 0.2, fill: label },
        ...(spec.print === 'band' ? [{ z1, z2: z1 + 6, r: R + 0.3, fill: c.ink2 }] : []),
      ];
  if (spec.style === 'handle' || spec.style === 'jug') grip(c, shape);
  const b = drawTurned(s, 0, 0, 0, profileOf(shape, c), t, { gloss: glassy ? 0.44 : 0.32, bands });
  if (!bare) {
    const k = Math.min(0.95, R / 21);
    const second = dark ? c.ink2 : oklch(shift(c.inkT, 0.3));
    s.raw(
      at(
        b.ox - 12 * k - R * 0.1,
        b.oy - (z1 + z2) / 2 + R * B - 12 * k,
        k,
        drawMark(spec.seed, dark ? c.ink : '#fff', second),
      ),
    );
  }
  if (spec.style === 'can') foamHead(c, b, h);
  const cap = capTone(c);
  drawTop(s, topOf(c), { x: 0, y: 0, z: h - 2, r: neck, tone: cap });
  if (topOf(c) === 'none') s.raw(ellipse(b.ox, b.oy - h, neck * 0.7, `fill="${b.f.dark}"`));
}

/** Of bottles in the brand's colour the cap is paler. */
const capTone = (c: KindContext): Tone =>
  c.spec.tint === 'black' && c.spec.top !== 'crown' ? shift(MATERIALS.black, -0.06) : c.ink2T;

/** Reeds that stand in the neck, as diffusers have them. */
function foamHead({ s }: KindContext, { ox, oy }: { ox: number; oy: number }, h: number): void {
  s.see([ox - 22, oy - h - 44], [ox + 22, oy - h - 44]);
  s.raw(
    `<path d="M${n1(ox)} ${n1(oy - h)}l-18-42M${n1(ox)} ${n1(oy - h)}l-7-46M${n1(ox)} ${n1(oy - h)}l6-46M${n1(ox)} ${n1(oy - h)}l18-40" stroke="${oklch(shift(LIQUID, 0.2, -0.02))}" stroke-width="2.600"/>`,
  );
}

/** A handle beside the neck. */
function grip({ s, t }: KindContext, { R, neck, body, h }: Shape): void {
  const [ox, oy] = P(0, 0);
  const x = ox + R * K;
  s.see([x + 16, oy - h]);
  s.raw(
    `<path d="M${n1(ox + neck)} ${n1(oy - h + 8)}h${n1(R * K - neck + 4)}q10 2 9 16l-3 ${n1(Math.max(14, h - body))}q-4 10-16 10" fill="none" stroke="${oklch(shift(t, -0.09))}" stroke-width="7"/>`,
  );
}

/** Bottles with flat sides: square for oil and spices, narrow for flasks and lotions. */
function flatSided(c: KindContext): void {
  const { s, t, spec } = c;
  const narrow = spec.style !== 'square';
  const ratio = spec.size ? Math.max(1.3, Math.min(3.4, spec.size.h / spec.size.w)) : 2;
  const h = 74;
  const w = Math.max(26, Math.min(52, (h / ratio) * (narrow ? 1.25 : 1)));
  const d = narrow ? w * 0.48 : w;
  const f = solid(s, 0, 0, 0, w, d, h, t, { edge: false });
  const dark = t.l < 0.62;
  if (spec.print !== 'plain') {
    const k = w / 34;
    s.raw(
      onLeft(
        0,
        d,
        h,
        `<path d="M3 ${h * 0.26}h${n1(w - 6)}v${h * 0.56}H3Z" fill="${dark ? '#fff' : c.ink}"/>${at(w / 2 - 12 * k * 0.8, h * 0.36, k * 0.8, drawMark(spec.seed, dark ? c.ink : '#fff', dark ? c.ink2 : oklch(shift(c.inkT, 0.3))))}`,
      ),
    );
  }
  s.raw(onLeft(0, d, h, `<path d="M3 3h4v${h - 6}H3Z" fill="#fff" opacity=".4"/>`));
  // The shoulders slope to the neck.
  const neck = Math.min(d, w) * 0.27;
  const [cx, cy, z] = [w / 2, d / 2, h + 9];
  s.poly([P(0, d, h), P(w, d, h), P(cx + neck, cy + neck, z), P(cx - neck, cy + neck, z)], f.left);
  s.poly([P(w, d, h), P(w, 0, h), P(cx + neck, cy - neck, z), P(cx + neck, cy + neck, z)], f.right);
  s.poly(
    [
      P(cx - neck, cy - neck, z),
      P(cx + neck, cy - neck, z),
      P(cx + neck, cy + neck, z),
      P(cx - neck, cy + neck, z),
    ],
    f.top,
  );
  drawTurned(
    s,
    cx,
    cy,
    z - 1,
    [
      [neck, 0],
      [neck, 5],
    ],
    t,
    { shadow: false },
  );
  drawTop(s, topOf(c), { x: cx, y: cy, z: z + 2, r: neck, tone: c.ink2T });
}
