import { MATERIALS, oklch, plane, shift, type Tone } from '../../drawing/colour.ts';
import { drawMark } from '../../drawing/mark.ts';
import { fluteEdge } from '../../drawing/print.ts';
import { at, n1, onTop, P, solid } from '../../drawing/scene.ts';
import { lying, rounded } from '../../drawing/shapes.ts';
import type { KindContext } from '../context.ts';

/** Mailing bags that are not of plain film: paper, bubble-lined, padded, stiffened, insulated, or clear wallets. */
export function envelope(c: KindContext): void {
  const { s, t, spec } = c;
  const [w, d] = shapeOf(c);
  const thickness = { bubble: 9, padded: 8, insulated: 14, board: 3 }[spec.style as string] ?? 4;
  const outline =
    spec.style === 'board'
      ? `M0 0H${n1(w)}V${n1(d)}H0Z`
      : rounded(
          w,
          d,
          spec.style === 'bubble' || spec.style === 'padded' || spec.style === 'insulated' ? 7 : 2,
        );
  const tones: [number, number, Tone][] = [
    [10, -8, shift(t, -0.05)],
    [-5, 5, shift(t, -0.02)],
    [0, 0, t],
  ];
  tones.slice(spec.style === 'insulated' ? 1 : 0).forEach(([x, y, tone], i, all) => {
    const last = i === all.length - 1;
    const z = i * (thickness + 1.5);
    if (spec.style === 'board') solid(s, x, y, z, w, d, thickness, tone, { shadow: i === 0 });
    lying(s, outline, { x, y, z, w, d, thickness, tone, shadow: i === 0 }, last ? face(c, [w, d]) : '');
  });
  if (spec.style === 'bubble') peek(c, [w, d], tones.length * (thickness + 1.5));
}

function shapeOf({ spec }: KindContext): [number, number] {
  if (!spec.size) return [92, 118];
  const ratio = Math.max(0.55, Math.min(1.3, spec.size.w / spec.size.h));
  return ratio > 0.85 ? [104, 104 / ratio] : [120 * ratio, 120];
}

/** Flap, texture and print. */
function face(c: KindContext, [w, d]: [number, number]): string {
  const { spec, t } = c;
  const f = plane(t);
  const flap = `<path d="M2 0H${n1(w - 2)}L${n1(w - 6)} 24H6Z" fill="${f.left}"/><path d="M6 24h${n1(w - 12)}" stroke="${f.right}" stroke-width="1.400"/><path d="M10 19h${n1(w - 20)}" stroke="${c.ink2}" stroke-width="2.600" stroke-dasharray="5 2.500"/>`;
  const dark = t.l < 0.62;
  const mark =
    spec.print === 'plain'
      ? ''
      : at(12, 36, 1, drawMark(spec.seed, dark ? '#fff' : c.ink, dark ? '#fff' : c.ink2));
  const label = `<path d="M${n1(w * 0.42)} ${n1(d * 0.64)}h${n1(w * 0.48)}v${n1(d * 0.26)}h-${n1(w * 0.48)}Z" fill="${plane(MATERIALS.white).top}"/><path d="M${n1(w * 0.47)} ${n1(d * 0.71)}h${n1(w * 0.3)}m-${n1(w * 0.3)} 6h${n1(w * 0.36)}m-${n1(w * 0.36)} 6h${n1(w * 0.2)}" stroke="${f.dark}" stroke-width="1.600"/>`;
  if (spec.style === 'window')
    return `<path d="${rounded(w - 12, d - 34, 2, 6, 28)}" fill="${oklch(shift(MATERIALS.pet, 0.05))}"/><path d="M14 42h${n1(w - 30)}m0 8h-${n1(w - 30)}m0 8h${n1(w - 44)}" fill="none" stroke="${c.ink}" stroke-width="2" opacity=".45"/>${flap}`;
  const textures: Record<string, () => string> = {
    bubble: () => bubbles([w, d], f.right),
    padded: () => quilt([w, d], f.right),
    insulated: () =>
      `<path d="${Array.from({ length: 7 }, (_, i) => `M0 ${34 + i * 13}h${n1(w)}`).join('')}" stroke="${f.right}" stroke-width="1.200"/><path d="M8 30L${n1(w * 0.4)} 30 ${n1(w * 0.2)} ${n1(d - 6)}H8Z" fill="#fff" opacity=".35"/>`,
    board: () =>
      `<path d="M0 26h${n1(w)}" stroke="${f.right}"/><path d="M${n1(w * 0.5)} 26v${n1(d - 26)}" stroke="${f.right}" stroke-dasharray="3 3"/>`,
  };
  return `${textures[spec.style ?? '']?.() ?? ''}${flap}${mark}${label}`;
}

/** The bubbles of the lining show through the face. */
function bubbles([w, d]: [number, number], colour: string): string {
  let path = '';
  for (let y = 32, row = 0; y < d - 3; y += 8, row++)
    for (let x = row % 2 ? 5 : 9; x < w - 3; x += 8) path += `M${x} ${y}h.01`;
  return `<path d="${path}" stroke="${colour}" stroke-width="6" stroke-linecap="round" opacity=".75"/><path d="${path}" transform="translate(-1 -1)" stroke="#fff" stroke-width="2" stroke-linecap="round" opacity=".7"/>`;
}

/** Rhombs of glued paper padding. */
function quilt([w, d]: [number, number], colour: string): string {
  const [top, tall] = [28, d - 28];
  let path = '';
  for (let x = -tall; x < w; x += 12) {
    // A diagonal from the upper edge, and its mirror image from the lower one, clipped to the face.
    const [from, to] = [Math.max(0, x), Math.min(w, x + tall)];
    path += `M${n1(from)} ${n1(top + from - x)}L${n1(to)} ${n1(top + to - x)}M${n1(from)} ${n1(d - (from - x))}L${n1(to)} ${n1(d - (to - x))}`;
  }
  return `<path d="${path}" stroke="${colour}" stroke-width=".9" opacity=".7"/>`;
}

/** At the front edge the lining is visible. */
function peek({ s }: KindContext, [w, d]: [number, number], z: number): void {
  const film = plane(MATERIALS.pet);
  s.see(P(w, d, z));
  s.raw(
    onTop(
      0,
      d,
      z - 10,
      `<path d="M4 0h${n1(w - 8)}v5H4Z" fill="${film.top}"/>${fluteEdge(w - 8, 5, film.lite, film.right).replace('<path', '<path transform="translate(4 0)"')}`,
    ),
  );
}
