import type { Drawing, PackSpec, RenderOptions } from '#lib/art/types.ts';
import { INKS, MATERIALS, oklch, TINTS } from '../drawing/colour.ts';
import { UNPRINTED } from '../drawing/mark.ts';
import { rng } from '../drawing/random.ts';
import { n1, Scene } from '../drawing/scene.ts';
import { DEFAULTS, PARTNER } from '../kinds/defaults.ts';
import { KINDS } from '../kinds/kinds.ts';

/** Draws a pack in its own coordinates, into a scene if one is passed; combine several with `place`. */
export function drawPack(spec: PackSpec, s = new Scene()): Drawing {
  const defaults = DEFAULTS[spec.kind];
  const r = rng(spec.kind + spec.seed);
  const inkName = spec.ink ?? r.pick(defaults.inks);
  const ink2Name = spec.ink2 ?? r.pick(PARTNER[inkName]);
  const material = spec.material ?? defaults.material;
  const tint = spec.tint && TINTS[spec.tint];
  const t = tint ?? (material === 'printed' ? INKS[inkName] : MATERIALS[material]);
  const isPlain = spec.print === 'plain';
  // Kinds whose body has the first ink show a stated colour in its place, and print that is not there shows the body.
  const inkT = (defaults.inked && tint) || (defaults.bare && isPlain && t) || INKS[inkName];
  KINDS[spec.kind]({
    s,
    r,
    // Marks and patterns are seeded by the brand, everything else by the product.
    spec: { ...spec, seed: `${isPlain ? UNPRINTED : ''}${spec.mark ?? spec.seed}` },
    t,
    inkT,
    ink: oklch(inkT),
    ink2T: INKS[ink2Name],
    ink2: oklch(INKS[ink2Name]),
    print: spec.print ?? r.pick(defaults.prints),
  });
  return drawingOf(s);
}

/** Returns what was drawn into a scene, above its shadows. */
export function drawingOf(s: Scene): Drawing {
  const shadow = s.shadows.length ? `<g fill="#10231b" opacity=".14">${s.shadows.join('')}</g>` : '';
  return { body: shadow + s.parts.join(''), box: [s.x0, s.y0, s.x1 - s.x0, s.y1 - s.y0] };
}

/** Scales a drawing to fit a rectangle, aligned to its lower edge. */
export function place(g: Drawing, x: number, y: number, w: number, h: number): string {
  const k = Math.min(w / g.box[2], h / g.box[3]);
  const tx = x + (w - g.box[2] * k) / 2 - g.box[0] * k,
    ty = y + (h - g.box[3] * k) - g.box[1] * k;
  return `<g stroke-linejoin="round" transform="translate(${n1(tx)} ${n1(ty)}) scale(${Math.round(k * 1000) / 1000})">${g.body}</g>`;
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeXml = (text: string) => text.replace(/[&<>"]/g, (char) => ENTITIES[char] ?? char);

/** Returns a pack as an SVG document. */
export function packSvg(spec: PackSpec, o: RenderOptions = {}): string {
  const w = o.width ?? 240,
    h = o.height ?? 200,
    p = o.pad ?? 14;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${w} ${h}" ${o.title ? `role="img" aria-label="${escapeXml(o.title)}"` : 'aria-hidden="true"'}>${o.background ? `<path d="M0 0h${w}v${h}H0Z" fill="${o.background}"/>` : ''}${place(drawPack(spec), p, p, w - 2 * p, h - 2 * p)}</svg>`;
}
