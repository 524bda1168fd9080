import { MATERIALS, oklch, plane, shift, type Tone } from '../../drawing/colour.ts';
import { drawMark } from '../../drawing/mark.ts';
import { lightOn } from '../../drawing/print.ts';
import { at, n1, onTop, P } from '../../drawing/scene.ts';
import { lying, roll, rounded, upright } from '../../drawing/shapes.ts';
import type { KindContext } from '../context.ts';

type Outline = (w: number, h: number) => string;

const OUTLINES: Record<string, Outline> = {
  // A small pouch, gathered under a frill.
  cord: (w, h) =>
    `M${n1(w * 0.16)} 4q${n1(w * 0.085)}-6 ${n1(w * 0.17)} 0t${n1(w * 0.17)} 0t${n1(w * 0.17)} 0t${n1(w * 0.17)} 0L${n1(w * 0.7)} ${n1(h * 0.2)}Q${n1(w)} ${n1(h * 0.34)} ${n1(w)} ${n1(h * 0.7)}Q${n1(w)} ${n1(h)} ${n1(w * 0.8)} ${n1(h)}H${n1(w * 0.2)}Q0 ${n1(h)} 0 ${n1(h * 0.7)}Q0 ${n1(h * 0.34)} ${n1(w * 0.3)} ${n1(h * 0.2)}Z`,
  infusion: (w, h) =>
    `M8 0H${n1(w - 8)}q8 0 8 8V${n1(h - 22)}q0 8-6 10l-${n1(w * 0.2)} 5H${n1(w * 0.2 + 6)}L6 ${n1(h - 12)}q-6-2-6-10V8q0-8 8-8Z`,
  // Two handles, as the bags of grocers have.
  vest: (w, h) =>
    `M0 0h${n1(w * 0.22)}v${n1(h * 0.2)}Q${n1(w * 0.22)} ${n1(h * 0.34)} ${n1(w / 2)} ${n1(h * 0.34)}T${n1(w * 0.78)} ${n1(h * 0.2)}V0h${n1(w * 0.22)}V${n1(h)}H0Z`,
  drawstring: (w, h) =>
    `M${n1(w * 0.1)} 0Q${n1(w / 2)} 5 ${n1(w * 0.9)} 0L${n1(w * 0.74)} ${n1(h * 0.16)}Q${n1(w)} ${n1(h * 0.24)} ${n1(w)} ${n1(h * 0.4)}V${n1(h - 6)}Q${n1(w)} ${n1(h)} ${n1(w - 6)} ${n1(h)}H6Q0 ${n1(h)} 0 ${n1(h - 6)}V${n1(h * 0.4)}Q0 ${n1(h * 0.24)} ${n1(w * 0.26)} ${n1(h * 0.16)}Z`,
  garment: (w, h) =>
    `M${n1(w * 0.44)} 0h${n1(w * 0.12)}L${n1(w)} ${n1(h * 0.14)}V${n1(h)}H0V${n1(h * 0.14)}Z`,
};

/** Bags that are shown upright, as they are carried or hung. */
const HANGING = new Set(['cord', 'infusion', 'vest', 'patch', 'loop', 'drawstring', 'garment', 'header']);

/** Flat bags of film or cloth in a stack, by the way they are closed or carried. */
export function flatbag(c: KindContext): void {
  const { spec } = c;
  if (spec.style === 'roll') bagsOnRoll(c);
  else if (spec.style === 'net') nets(c);
  else stack(c);
}

function shapeOf({ spec }: KindContext): [number, number] {
  if (spec.style === 'infusion') return [70, 104];
  if (!spec.size) return spec.style === 'garment' ? [66, 124] : [84, 108];
  const ratio = Math.max(0.5, Math.min(1.35, spec.size.w / spec.size.h));
  return ratio > 0.8 ? [96, 96 / ratio] : [116 * ratio, 116];
}

const filmOf = ({ spec, t }: KindContext): Tone =>
  spec.tint || (spec.material && spec.material !== 'printed') ? t : MATERIALS.pet;

function stack(c: KindContext): void {
  const { s, spec } = c;
  const film = filmOf(c);
  const [w, h] = shapeOf(c);
  const outline = (OUTLINES[spec.style ?? ''] ?? ((width, height) => rounded(width, height, 1)))(w, h);
  const f = plane(film);
  if (HANGING.has(spec.style ?? '')) {
    // The ports of an infusion bag reach below it.
    const z = spec.style === 'infusion' ? 16 : 0;
    upright(s, outline, { x: 26, y: -30, z, w, d: h, tone: shift(film, -0.03), thickness: 3 });
    upright(s, outline, { z, w, d: h, tone: film, thickness: 5 }, face(c, [w, h], f));
    if (z) s.see(P(0, 0, 0), P(w, 0, 0));
    return;
  }
  const places: [number, number][] = [
    [9, -8],
    [-6, 5],
    [0, 0],
  ];
  places.forEach(([x, y], i) => {
    const edge = `<path d="${outline}" fill="none" stroke="${f.right}" stroke-width="1"/>`;
    lying(
      s,
      outline,
      {
        x,
        y,
        z: i * 2.4,
        w,
        d: h,
        thickness: 1.6,
        tone: i === 2 ? film : shift(film, -0.03),
        shadow: i === 0,
      },
      i === 2 ? face(c, [w, h], f) : edge,
    );
  });
}

/** Seams, opening and print of the uppermost bag. */
function face(c: KindContext, [w, h]: [number, number], f: ReturnType<typeof plane>): string {
  const { spec } = c;
  const ink = lightOn(filmOf(c)) ?? c.ink;
  const k = Math.min(w, h) / 62;
  const mark =
    spec.print === 'plain' || spec.style === 'infusion'
      ? ''
      : at(w / 2 - 12 * k, h * 0.55 - 12 * k, k, drawMark(spec.seed, ink, ink === '#fff' ? ink : c.ink2));
  const gloss = `<path d="M6 ${n1(h - 12)}V${n1(h * 0.4)}l12-3v${n1(h * 0.5)}Z" fill="#fff" opacity=".26"/>`;
  const weld = `<path d="M0 ${n1(h - 5)}h${n1(w)}" stroke="${f.right}" stroke-width="2" stroke-dasharray="2 1.400"/>`;
  const details: Record<string, string> = {
    cord: `<path d="M${n1(w * 0.3)} ${n1(h * 0.2)}h${n1(w * 0.4)}q16-8 14 12M${n1(w * 0.7)} ${n1(h * 0.2)}q6 10 2 24" fill="none" stroke="${c.ink2}" stroke-width="2.600"/><path d="M${n1(w * 0.34)} ${n1(h * 0.23)}l-10 20M${n1(w * 0.44)} ${n1(h * 0.23)}l-4 18M${n1(w * 0.56)} ${n1(h * 0.23)}l4 18M${n1(w * 0.66)} ${n1(h * 0.23)}l10 20M${n1(w * 0.3)} 6l4 14M${n1(w * 0.5)} 6v14M${n1(w * 0.7)} 6l-4 14" stroke="${f.right}"/>`,
    infusion: `<path d="${rounded(14, 6, 3, w / 2 - 7, 4)}" fill="${f.dark}"/><path d="M0 14h${n1(w)}M0 ${n1(h - 20)}h${n1(w)}" stroke="${f.right}"/><path d="M${n1(w - 14)} 26h8M${n1(w - 10)} 36h4M${n1(w - 14)} 46h8M${n1(w - 10)} 56h4M${n1(w - 14)} 66h8" stroke="${c.ink}" stroke-width="1.400"/><path d="M12 28h34v4H12ZM12 36h26v3H12ZM12 43h30v3H12Z" fill="${c.ink}"/><path d="M${n1(w * 0.34)} ${n1(h - 5)}v14h7v-14ZM${n1(w * 0.54)} ${n1(h - 5)}v20h9v-20Z" fill="${c.ink2}"/>`,
    vest: `<path d="M${n1(w * 0.1)} ${n1(h * 0.1)}v${n1(h * 0.9)}M${n1(w * 0.9)} ${n1(h * 0.1)}v${n1(h * 0.9)}" stroke="${f.right}" stroke-width=".9"/>`,
    patch: `<path d="${rounded(w * 0.34, 10, 5, w * 0.33, 9)}" fill="${f.dark}"/><path d="M0 4h${n1(w)}" stroke="${f.right}"/>`,
    loop: `<path d="M${n1(w * 0.3)} 4v-6q0-14 ${n1(w * 0.2)}-14t${n1(w * 0.2)} 14v6" transform="translate(0 16)" fill="none" stroke="${f.dark}" stroke-width="5"/>`,
    zip: `<path d="M0 12h${n1(w)}M0 15h${n1(w)}" stroke="${c.ink}" stroke-width="1.600"/><path d="M0 5h${n1(w)}" stroke="${f.right}"/>`,
    slide: `<path d="M0 12h${n1(w)}M0 15h${n1(w)}" stroke="${c.ink}" stroke-width="1.600"/><path d="${rounded(11, 8, 2, w - 20, 9.5)}" fill="${c.ink2}"/>`,
    header: `<path d="M0 0h${n1(w)}v22H0Z" fill="${c.ink}"/><path d="${rounded(18, 5, 2.5, w / 2 - 9, 5)}" fill="#fff"/>`,
    drawstring: `<path d="M${n1(w * 0.26)} ${n1(h * 0.16)}q${n1(w * 0.24)} 8 ${n1(w * 0.48)} 0q12-2 14 10M${n1(w * 0.74)} ${n1(h * 0.16)}q8 4 6 18" fill="none" stroke="${c.ink2}" stroke-width="2.400"/><path d="M${n1(w * 0.3)} ${n1(h * 0.2)}l-6 14M${n1(w * 0.5)} ${n1(h * 0.22)}v12M${n1(w * 0.7)} ${n1(h * 0.2)}l6 14" stroke="${f.right}"/>`,
    garment: `<path d="M${n1(w / 2)} ${n1(h * 0.1)}v${n1(h * 0.86)}" stroke="${f.right}" stroke-width="1.600"/><path d="M${n1(w / 2)} 2v-5q0-7 6-7t5 6" fill="none" stroke="#8b9096" stroke-width="2.400"/><path d="M${n1(w / 2)} 3L${n1(w * 0.88)} ${n1(h * 0.17)}H${n1(w * 0.12)}Z" fill="none" stroke="#8b9096" stroke-width="2" opacity=".7"/>`,
    gusset: `<path d="M${n1(w * 0.14)} 0v${n1(h)}M${n1(w * 0.86)} 0v${n1(h)}" stroke="${f.right}" stroke-width="1.200"/>`,
    strip: `<path d="M0 0h${n1(w)}v12H0Z" fill="${f.left}"/><path d="M3 7h${n1(w - 6)}" stroke="${c.ink}" stroke-width="3" stroke-dasharray="6 2"/>`,
  };
  return `${details[spec.style ?? ''] ?? `<path d="M0 7h${n1(w)}" stroke="${f.right}" stroke-width="1.400"/>`}${weld}${gloss}${mark}<path d="M0 0" stroke="${f.dark}"/>`;
}

/** A roll from which bags are torn off. */
function bagsOnRoll(c: KindContext): void {
  const { s, spec } = c;
  const film = filmOf(c);
  const f = plane(film);
  const L = 92;
  s.poly([P(0, 20), P(L, 20), P(L, 124), P(0, 124)], f.top);
  const cut = (y: number) => `M0 ${y}h${L}`;
  s.raw(
    onTop(
      0,
      20,
      0,
      `<path d="${cut(46)}" stroke="${f.dark}" stroke-width="1.400" stroke-dasharray="4 2.500"/><path d="${cut(40)}${cut(98)}" stroke="${f.right}" stroke-width="1.400"/><path d="M8 52h8v44h-8Z" fill="#fff" opacity=".4"/>${spec.print === 'plain' ? '' : at(34, 58, 1.1, drawMark(spec.seed, lightOn(film) ?? c.ink))}`,
    ),
  );
  roll(s, { y: 4, length: L, radius: 23, tone: film });
}

/** Net bags with fruit in them, tied with a clip. */
function nets(c: KindContext): void {
  const { s, r } = c;
  const t = c.spec.tint ? c.t : c.inkT;
  const [w, h] = [76, 104];
  const outline = `M32 0h12Q${w} 24 ${w} 62Q${w} ${h} 38 ${h}T0 62Q0 24 32 0Z`;
  let fruit = '';
  for (const [y, xs] of [
    [94, [26, 46]],
    [78, [14, 38, 62]],
    [60, [14, 38, 62]],
    [43, [22, 46]],
    [29, [36]],
  ] as const)
    for (const x of xs)
      fruit += `<circle cx="${x}" cy="${y - 4}" r="11.5" fill="${oklch(shift({ l: 0.76, c: 0.15, h: 72 }, r.range(-0.05, 0.05)))}"/>`;
  let mesh = '';
  for (let i = 1; i < 10; i++) {
    const x = (w * i) / 10;
    mesh += `M38 4Q${n1(x + (x - 38) * 0.25)} ${h * 0.45} ${n1(38 + (x - 38) * 0.6)} ${h - 4}`;
  }
  for (let y = 22; y < h - 4; y += 9) {
    const half = 38 * Math.sqrt(Math.max(0, 1 - ((y - 60) / 60) ** 2)) * 0.96;
    mesh += `M${n1(38 - half)} ${y}Q38 ${y + 7} ${n1(38 + half)} ${y}`;
  }
  const label = `<path d="M24 44h30v20H24Z" fill="#fff"/>${at(31, 46, 0.66, drawMark(c.spec.seed, c.ink))}`;
  const clip = `<path d="M28 0h20v7H28Z" fill="${oklch(MATERIALS.steel)}"/>`;
  const net = `<path d="${mesh}" fill="none" stroke="${oklch(t)}" stroke-width="1.3"/>`;
  upright(
    s,
    outline,
    { x: 30, y: -30, w, d: h, tone: shift(t, 0.16, -0.05), thickness: 12 },
    fruit + net + clip,
  );
  upright(s, outline, { w, d: h, tone: shift(t, 0.2, -0.05), thickness: 14 }, fruit + net + label + clip);
}
