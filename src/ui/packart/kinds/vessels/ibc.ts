import { MATERIALS, oklch, plane, shift } from '../../drawing/colour.ts';
import { drawMark } from '../../drawing/mark.ts';
import { at, onLeft, onRight, solid } from '../../drawing/scene.ts';
import { drawTurned, straight } from '../../drawing/turned.ts';
import type { KindContext } from '../context.ts';

const W = 100;
const D = 84;
const TANK = 82;
const DECK = 14;

/** A tank of a thousand litres in its cage, on a pallet. */
export function ibc(c: KindContext): void {
  const { s } = c;
  if (c.spec.style) {
    solidWalled(c);
    return;
  }
  for (const y of [0, D / 2 - 7, D - 14]) solid(s, 0, y, 0, W, 14, 9, MATERIALS.kraft, { edge: false });
  solid(s, 0, 0, 9, W, D, DECK - 9, MATERIALS.kraft, { shadow: false });
  solid(s, 4, 4, DECK, W - 8, D - 8, TANK, c.t, { shadow: false });
  drawTurned(s, W / 2, D / 2, DECK + TANK, straight(13, 0, 6), c.ink2T, { shadow: false });
  const steel = plane(MATERIALS.steel);
  s.raw(
    onLeft(0, D, DECK + TANK + 2, cage(W, steel.right)) + onRight(W, D, DECK + TANK + 2, cage(D, steel.dark)),
  );
  // The label plate on the cage, and the outlet below it.
  s.raw(
    onLeft(
      0,
      D,
      DECK + TANK,
      `<path d="M30 18h40v30h-40Z" fill="#fff"/>${at(40, 23, 0.85, drawMark(c.spec.seed, c.ink, c.ink2))}<path d="M42 ${TANK - 14}h16v12h-16Z" fill="${oklch(c.inkT)}"/><path d="M45 ${TANK - 2}h10v6h-10Z" fill="${steel.dark}"/>`,
    ),
  );
}

/** An IBC whose walls carry the load: of steel, of plastic, or of corrugated board around a liner. */
function solidWalled(c: KindContext): void {
  const { s, spec } = c;
  const steel = spec.style === 'metal';
  const usual = { metal: MATERIALS.steel, paper: MATERIALS.kraft }[spec.style as string] ?? c.inkT;
  const tone = spec.tint ? c.t : usual;
  for (const y of [0, D / 2 - 7, D - 14])
    solid(s, 0, y, 0, W, 14, 9, steel ? MATERIALS.steel : shift(tone, -0.06), { edge: false });
  const f = solid(s, 0, 0, 9, W, D, TANK, tone, { shadow: false });
  const panel = (length: number, ink: string) =>
    spec.style === 'plastic'
      ? `<path d="${Array.from({ length: 5 }, (_, i) => `M${10 + i * ((length - 20) / 4.6)} 8v${TANK - 16}`).join('')}M6 26h${length - 12}M6 54h${length - 12}" stroke="${ink}" stroke-width="3"/>`
      : `<path d="M8 8h${length - 16}v${TANK - 16}H8Z" fill="none" stroke="${ink}" stroke-width="2"/>`;
  s.raw(onLeft(0, D, 9 + TANK, panel(W, f.right)) + onRight(W, D, 9 + TANK, panel(D, f.dark)));
  drawTurned(s, W / 2, D / 2, 9 + TANK, straight(15, 0, 6), steel ? shift(tone, 0.04) : c.ink2T, {
    shadow: false,
  });
  s.raw(
    onLeft(
      0,
      D,
      9 + TANK,
      `<path d="M32 18h38v28H32Z" fill="#fff"/>${at(41, 22, 0.85, drawMark(spec.seed, c.ink, c.ink2))}<path d="M44 ${TANK - 16}h14v12H44Z" fill="${c.ink2}"/>`,
    ),
  );
}

function cage(length: number, colour: string): string {
  const high = TANK + 2;
  let bars = '';
  for (let x = 2; x <= length - 2; x += (length - 4) / 6) bars += `M${Math.round(x * 10) / 10} 0v${high}`;
  for (const y of [1, high * 0.33, high * 0.66, high - 1]) bars += `M0 ${Math.round(y)}h${length}`;
  return `<path d="${bars}" fill="none" stroke="${colour}" stroke-width="2.4"/>`;
}
