/** How vessels are closed: caps, pumps, triggers and droppers, drawn on a neck of a radius at a height. */
import type { PackTop } from '#lib/art/pack-styles.ts';
import { MATERIALS, oklch, plane, shift, type Tone } from './colour.ts';
import { B, K, n1, P, type Scene } from './scene.ts';
import { drawTurned, ellipse, shoulder, straight } from './turned.ts';

interface Neck {
  x: number;
  y: number;
  z: number;
  r: number;
  tone: Tone;
}

const QUIET = { shadow: false } as const;

/** Draws vertical ribs on the front of a cap. */
export function ribs(s: Scene, [x, y, z]: [number, number, number], r: number, h: number, step = 12): void {
  const [ox, oy] = P(x, y);
  let path = '';
  for (let degrees = -84; degrees <= 84; degrees += step) {
    const a = (degrees * Math.PI) / 180;
    path += `M${n1(ox + r * K * Math.sin(a))} ${n1(oy - z - 1.5 + r * B * Math.cos(a))}v${n1(3 - h)}`;
  }
  s.raw(`<path d="${path}" stroke="#000" stroke-width=".9" opacity=".17"/>`);
}

function screw(s: Scene, { x, y, z, r, tone }: Neck): void {
  const h = Math.max(8, r * 1.15);
  const { ox, oy, f } = drawTurned(s, x, y, z, straight(r + 1.6, 0, h), tone, QUIET);
  ribs(s, [x, y, z], r + 1.6, h);
  s.raw(ellipse(ox, oy - h, r - 0.5, `fill="none" stroke="${f.left}" stroke-width="1"`));
}

/** A cap with a hinged lid, or a flat disc that tips. */
function flip(s: Scene, { x, y, z, r, tone }: Neck, disc: boolean): void {
  const w = r + 3;
  const { ox, oy, f } = drawTurned(s, x, y, z, straight(w, 0, 11), tone, QUIET);
  if (disc) {
    s.raw(ellipse(ox, oy - 11, w - 4, `fill="${f.left}"`) + ellipse(ox - 3, oy - 12, 3, `fill="${f.dark}"`));
    return;
  }
  const lid = drawTurned(
    s,
    x,
    y,
    z + 12.5,
    [
      [w, 0],
      [w, 6],
      [w - 3, 9],
    ],
    tone,
    QUIET,
  );
  s.raw(
    `<path d="M${n1(ox - 5)} ${n1(oy - 11 + w * B - 3)}q5 3.500 10 0v4q-5 3.500-10 0Z" fill="${f.dark}"/>${ellipse(lid.ox, lid.oy - 9, w - 7, `fill="none" stroke="${f.left}" stroke-width="1"`)}`,
  );
}

function sport(s: Scene, { x, y, z, r, tone }: Neck): void {
  drawTurned(
    s,
    x,
    y,
    z,
    [
      [r + 1.6, 0],
      [r + 1.6, 9],
      [r * 0.7, 14],
    ],
    tone,
    QUIET,
  );
  drawTurned(
    s,
    x,
    y,
    z + 13,
    [
      [r * 0.55, 0],
      [r * 0.55, 7],
      [r * 0.75, 8],
      [r * 0.7, 12],
    ],
    MATERIALS.white,
    QUIET,
  );
}

function pump(s: Scene, { x, y, z, r, tone }: Neck, mist: boolean): void {
  drawTurned(s, x, y, z, straight(r + 1, 0, 9), tone, QUIET);
  if (mist) {
    drawTurned(
      s,
      x,
      y,
      z + 9,
      [
        [r - 1.5, 0],
        [r - 2, 12],
      ],
      tone,
      QUIET,
    );
    const [ox, oy] = P(x, y);
    s.raw(ellipse(ox - r * 0.4, oy - z - 15 + r * 0.4, 1.6, `fill="${plane(tone).dark}"`));
    return;
  }
  drawTurned(s, x, y, z + 8, straight(2.6, 0, 11), MATERIALS.steel, QUIET);
  const [cx, oy] = P(x, y);
  const cy = oy - z - 19;
  const f = plane(tone);
  s.see([cx - 34, cy - 8]);
  s.raw(
    `<path d="M${n1(cx + 8)} ${n1(cy - 2)}l-30-13q-7-2-9 4v4l5 2v-4q1-2 4-1l27 12Z" fill="${f.left}"/><path d="M${n1(cx - 9)} ${n1(cy - 1)}a9.800 5.600 0 0 0 19.600 0v-4a9.800 5.600 0 0 0-19.600 0Z" fill="${f.right}"/><ellipse cx="${n1(cx + 0.8)}" cy="${n1(cy - 5)}" rx="9.800" ry="5.600" fill="${f.top}"/>`,
  );
}

/** A trigger sprayer: a collar, the head that points to the left, and the lever below it. */
function trigger(s: Scene, { x, y, z, r, tone }: Neck): void {
  drawTurned(s, x, y, z, straight(r + 2, 0, 11), tone, QUIET);
  ribs(s, [x, y, z], r + 2, 11);
  const [cx, oy] = P(x, y);
  const cy = oy - z - 12;
  const f = plane(tone);
  const light = plane(MATERIALS.white);
  s.see([cx - 40, cy - 30], [cx + 24, cy]);
  s.raw(
    `<path d="M${n1(cx - 17)} ${n1(cy - 14)}q-13 7-13 25l5 1q2-14 12-19Z" fill="${light.right}"/><path d="M${n1(cx - 7)} ${n1(cy + 2)}V${n1(cy - 11)}l-24-9q-3-1-3-4v-2q0-4 4-3l38 6q14 3 15 14l1 9Z" fill="${f.left}"/><path d="M${n1(cx + 9)} ${n1(cy + 2)}V${n1(cy - 8)}q0-9-9-14l9 2q13 3 14 14l1 8Z" fill="${f.right}"/><path d="M${n1(cx - 36)} ${n1(cy - 28)}l-5-1q-2 0-2 3v3q0 3 2 3l5 2Z" fill="${light.left}"/>`,
  );
}

function dropper(s: Scene, { x, y, z, r, tone }: Neck): void {
  drawTurned(s, x, y, z, straight(r + 1.4, 0, 11), tone, QUIET);
  ribs(s, [x, y, z], r + 1.4, 11, 10);
  drawTurned(
    s,
    x,
    y,
    z + 11,
    [
      [r * 0.62, 0],
      [r * 0.72, 4],
      [r * 0.66, 17],
      [r * 0.3, 23],
    ],
    shift(MATERIALS.black, 0.08),
    QUIET,
  );
}

function crown(s: Scene, { x, y, z, r, tone }: Neck): void {
  const { ox, oy } = drawTurned(
    s,
    x,
    y,
    z,
    [
      [r + 3, 0],
      [r + 1, 4],
      [r - 1, 6],
    ],
    tone,
    QUIET,
  );
  let teeth = '';
  for (let degrees = -90; degrees <= 90; degrees += 15) {
    const a = (degrees * Math.PI) / 180;
    teeth += `M${n1(ox + (r + 3) * K * Math.sin(a))} ${n1(oy + (r + 3) * B * Math.cos(a))}l${n1(-2 * Math.sin(a))}-4`;
  }
  s.raw(`<path d="${teeth}" stroke="#000" stroke-width="1" opacity=".22"/>`);
}

function cork(s: Scene, { x, y, z, r }: Neck): void {
  const tone: Tone = { l: 0.74, c: 0.07, h: 70 };
  drawTurned(s, x, y, z, straight(r - 1, 0, 9), tone, QUIET);
  const [ox, oy] = P(x, y);
  s.raw(ellipse(ox - 2, oy - z - 9, 1.2, `fill="${oklch(shift(tone, -0.2))}"`));
}

/** A porcelain stopper under a wire. */
function swing(s: Scene, { x, y, z, r, tone }: Neck): void {
  const [ox, oy] = P(x, y);
  drawTurned(
    s,
    x,
    y,
    z,
    [
      [r - 1, 0],
      [r + 1, 4],
      [r * 0.6, 11],
    ],
    MATERIALS.white,
    QUIET,
  );
  s.raw(
    `<path d="M${n1(ox - r * K - 2)} ${n1(oy - z + 15)}V${n1(oy - z + 3)}q0-9 ${n1(r * K + 2)}-11t${n1(r * K + 2)} 10v13" fill="none" stroke="#7d848a" stroke-width="1.800"/><path d="M${n1(ox - r * K)} ${n1(oy - z + 5)}a${n1(r * K)} ${n1(r * B)} 0 0 0 ${n1(2 * r * K)} 0" fill="none" stroke="${oklch(tone)}" stroke-width="3"/>`,
  );
}

function lug(s: Scene, { x, y, z, r, tone }: Neck): void {
  const { ox, oy, f } = drawTurned(s, x, y, z, straight(r + 1.5, 0, 9), tone, QUIET);
  s.raw(
    ellipse(ox, oy - 9, r - 2, `fill="none" stroke="${f.left}" stroke-width="1.200"`) +
      ellipse(ox, oy - 9, r * 0.45, `fill="none" stroke="${f.left}" stroke-width="1"`),
  );
}

function roller(s: Scene, neck: Neck): void {
  const { x, y, z, r, tone } = neck;
  drawTurned(
    s,
    x,
    y,
    z,
    [
      [r + 1, 0],
      [r + 1, 22],
      [r - 1, 26],
    ],
    tone,
    QUIET,
  );
}

function spout(s: Scene, { x, y, z, r, tone }: Neck): void {
  drawTurned(s, x, y, z, straight(r + 1.6, 0, 9), tone, QUIET);
  drawTurned(
    s,
    x,
    y,
    z + 9,
    [
      [r * 0.7, 0],
      [r * 0.28, 20],
    ],
    tone,
    QUIET,
  );
}

/** Draws a closure on a neck. */
export function drawTop(s: Scene, top: PackTop, neck: Neck): void {
  switch (top) {
    case 'flip':
    case 'disc':
      return flip(s, neck, top === 'disc');
    case 'sport':
      return sport(s, neck);
    case 'pump':
    case 'mist':
      return pump(s, neck, top === 'mist');
    case 'trigger':
      return trigger(s, neck);
    case 'dropper':
      return dropper(s, neck);
    case 'crown':
      return crown(s, neck);
    case 'cork':
      return cork(s, neck);
    case 'swing':
      return swing(s, neck);
    case 'lug':
      return lug(s, neck);
    case 'roller':
      return roller(s, neck);
    case 'spout':
      return spout(s, neck);
    case 'none':
      return;
    case 'screw':
      return screw(s, neck);
  }
}

/** Returns the rounded top of a stick or a dome. */
export const dome = (r: number, z: number, rise: number): [number, number][] =>
  shoulder(r, z, r * 0.15, z + rise, 5);
