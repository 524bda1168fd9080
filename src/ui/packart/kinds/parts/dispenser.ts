import { MATERIALS, oklch, plane, shift, type Tone } from '../../drawing/colour.ts';
import { n1, P, type Scene } from '../../drawing/scene.ts';
import { drawTop } from '../../drawing/tops.ts';
import { drawTurned, ellipse, straight } from '../../drawing/turned.ts';
import type { KindContext } from '../context.ts';

const TUBE: Tone = { l: 0.93, c: 0.02, h: 215 };

/** Dispensing parts without their bottles: pumps, triggers, sprayers, droppers, rollers and taps. */
export function dispenser(c: KindContext): void {
  const { style = 'pump' } = c.spec;
  const second = c.spec.tint ? shift(c.t, -0.04) : c.inkT;
  const places: [number, number, Tone][] = [
    [28, -28, second],
    [-14, 14, c.t],
  ];
  for (const [x, y, tone] of places) {
    if (style === 'tap') tap(c.s, x, y, tone);
    else if (style === 'roller') roller(c.s, x, y, tone);
    else if (style === 'dropper') pipette(c.s, x, y, tone);
    else if (style === 'flat') doser(c.s, x, y, tone);
    else onTube(c.s, [x, y, tone], style === 'trigger' || style === 'mist' ? style : 'pump');
  }
}

/** The tube goes down from the collar. */
function onTube(s: Scene, [x, y, tone]: [number, number, Tone], top: 'pump' | 'trigger' | 'mist'): void {
  const tall = top === 'mist' ? 36 : 52;
  drawTurned(s, x, y, 0, straight(2.4, 0, tall), TUBE, { gloss: 0.5 });
  drawTurned(s, x, y, tall - 14, straight(6, 0, 15), MATERIALS.white, { shadow: false });
  drawTop(s, top, { x, y, z: tall, r: top === 'trigger' ? 11 : 10.5, tone });
}

function pipette(s: Scene, x: number, y: number, tone: Tone): void {
  const glass: Tone = { l: 0.92, c: 0.025, h: 210 };
  drawTurned(
    s,
    x,
    y,
    0,
    [
      [1.6, 0],
      [3.2, 8],
      [3.2, 48],
    ],
    glass,
    { gloss: 0.6 },
  );
  drawTop(s, 'dropper', { x, y, z: 46, r: 12, tone });
}

function roller(s: Scene, x: number, y: number, tone: Tone): void {
  const b = drawTurned(
    s,
    x,
    y,
    0,
    [
      [13, 0],
      [13, 12],
      [16, 13],
      [16, 20],
      [11, 26],
    ],
    tone,
  );
  s.raw(
    `<circle cx="${n1(b.ox)}" cy="${n1(b.oy - 28)}" r="11" fill="${oklch(shift(MATERIALS.steel, 0.08))}"/><path d="M${n1(b.ox + 3)} ${n1(b.oy - 38)}a11 11 0 0 1 1 20a14 14 0 0 0-1-20Z" fill="${plane(MATERIALS.steel).right}"/><circle cx="${n1(b.ox - 4)}" cy="${n1(b.oy - 32)}" r="2.600" fill="#fff" opacity=".9"/>`,
  );
  s.see([b.ox, b.oy - 42]);
}

/** A dosing cap: a clear measuring cup upside down on its cap. */
function doser(s: Scene, x: number, y: number, tone: Tone): void {
  const b = drawTurned(s, x, y, 0, straight(20, 0, 14), tone);
  const cup = drawTurned(
    s,
    x,
    y,
    14,
    [
      [14, 0],
      [17, 26],
    ],
    TUBE,
    { shadow: false, alpha: 0.55, cap: false },
  );
  s.raw(ellipse(b.ox, b.oy - 40, 17, `fill="none" stroke="${cup.f.right}" stroke-width="1.600"`));
  s.raw(
    `<path d="M${n1(b.ox - 8)} ${n1(b.oy - 8)}h6m-6-6h9m-9-6h6" stroke="${cup.f.dark}" stroke-width="1.200"/>`,
  );
}

/** A tap with its lever, on the thread that goes into the drum. */
function tap(s: Scene, x: number, y: number, tone: Tone): void {
  const [cx, cy] = P(x, y);
  const f = plane(tone);
  const m = plane(MATERIALS.steel);
  s.see([cx - 34, cy - 58], [cx + 32, cy + 8]);
  s.shadow([P(x - 20, y + 14), P(x + 26, y + 14), P(x + 32, y - 12), P(x - 4, y - 12)]);
  s.raw(
    `<path d="M${n1(cx + 4)} ${n1(cy - 30)}l24 10v14l-24-10Z" fill="${m.left}"/><path d="M${n1(cx + 9)} ${n1(cy - 27)}v14m5-12v14m5-12v14m5-12v13" stroke="${m.dark}" stroke-width="1.600"/><path d="M${n1(cx - 14)} ${n1(cy - 36)}q0-8 12-8t12 8v22q0 7-12 7t-12-7Z" fill="${f.left}"/><path d="M${n1(cx + 2)} ${n1(cy - 44)}q8 1 8 8v22q0 6-8 7Z" fill="${f.right}"/><path d="M${n1(cx - 14)} ${n1(cy - 28)}l-12-4q-6 0-6 7v12l7 3v-10l11 3Z" fill="${f.left}"/><path d="M${n1(cx - 5)} ${n1(cy - 44)}h6v-9h-6Z" fill="${m.right}"/><path d="M${n1(cx - 22)} ${n1(cy - 56)}l38-2q4 2 0 6l-38 2q-4-3 0-6Z" fill="${f.right}"/><path d="M${n1(cx - 22)} ${n1(cy - 57)}l38-2q3 1 1 3l-38 2q-3-1-1-3Z" fill="${f.top}"/>`,
  );
}
