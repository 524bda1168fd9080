import { MATERIALS, oklch, plane, shift, type Tone } from '../../drawing/colour.ts';
import { drawMark } from '../../drawing/mark.ts';
import { lightOn } from '../../drawing/print.ts';
import { at, B, n1, P } from '../../drawing/scene.ts';
import { drawTurned, ellipse, straight } from '../../drawing/turned.ts';
import type { KindContext } from '../context.ts';
import { bakingCases, carrierTray, cutlery, straws } from './table.ts';

/** Single pieces of foodservice ware: cups, bowls, plates, lids, sleeves, straws and cutlery. */
export function ware(c: KindContext): void {
  const styles: Record<string, (c: KindContext) => void> = {
    bowl: bowls,
    plate: plates,
    lid: lids,
    sleeve: sleeves,
    straw: straws,
    cutlery,
    carrier: carrierTray,
    flat: bakingCases,
  };
  (styles[c.spec.style ?? ''] ?? cups)(c);
}

/** Height for a rim of radius 24, from the stated size or volume. */
function heightOf({ spec }: KindContext, usual: number): number {
  const { size } = spec;
  return size ? Math.max(22, Math.min(92, (size.h / size.w) * 48)) : usual;
}

/** A cup, and a nested stack behind it; cold cups are clear, ripple cups have a wave. */
function cups(c: KindContext): void {
  const { s, t, spec } = c;
  const cold = spec.style === 'cold';
  const h = heightOf(c, cold ? 62 : 58);
  const tone = cold && !spec.tint ? shift(MATERIALS.pet, 0.03) : t;
  const wall = (k: number): [number, number] => [16 + (24 - 16) * k, h * k];
  drawTurned(s, 40, -34, 0, [wall(0), wall(1)], shift(tone, -0.03));
  for (let i = 1; i < 4; i++)
    drawTurned(
      s,
      40,
      -34,
      h - 8 + i * 8,
      [
        [23.4, 0],
        [24.4, 8],
      ],
      shift(tone, -0.02),
      { shadow: false, gloss: 0.2 },
    );
  const b = drawTurned(s, 0, 0, 0, [wall(0), wall(1)], tone, { cap: false, alpha: cold ? 0.72 : 0 });
  if (spec.style === 'ripple') {
    let waves = '';
    for (let degrees = -80; degrees <= 80; degrees += 9) {
      const a = (degrees * Math.PI) / 180;
      const point = (k: number) => {
        const [r, z] = wall(k);
        return `${n1(b.ox + r * 1.2247 * Math.sin(a))} ${n1(b.oy - z + r * B * Math.cos(a))}`;
      };
      waves += `M${point(0.08)}L${point(0.9)}`;
    }
    s.raw(`<path d="${waves}" stroke="${b.f.dark}" stroke-width="1.600" opacity=".5"/>`);
  } else if (spec.print !== 'plain') {
    if (!cold)
      s.raw(
        b.band([wall(0.24), wall(0.8)], -90, 90, c.ink) +
          b.band([wall(0.24), wall(0.8)], 22, 90, '#000', 0.14),
      );
    const light = cold ? c.ink : '#fff';
    s.raw(at(b.ox - 12, b.oy - h * 0.52 + 20 * B - 11, 0.95, drawMark(spec.seed, light)));
  }
  if (cold) {
    s.raw(
      ellipse(b.ox, b.oy - h, 24, `fill="${oklch(shift(tone, -0.08))}" opacity=".5"`) +
        ellipse(b.ox, b.oy - h, 24, `fill="none" stroke="#fff" stroke-width="1.800"`),
    );
    return;
  }
  s.raw(
    ellipse(b.ox, b.oy - h, 24.4, `fill="${b.f.top}"`) +
      ellipse(b.ox, b.oy - h, 22.4, `fill="${oklch(shift(tone, -0.12))}"`),
  );
}

function bowls(c: KindContext): void {
  const { s, t, spec } = c;
  const h = spec.size ? Math.max(18, Math.min(60, (spec.size.h / spec.size.w) * 68)) : 34;
  const R = 34;
  drawTurned(
    s,
    30,
    -40,
    0,
    [
      [24, 0],
      [R, h],
    ],
    shift(t, -0.04),
  );
  for (let i = 1; i < 3; i++)
    drawTurned(
      s,
      30,
      -40,
      h + (i - 1) * 7,
      [
        [R - 1, 0],
        [R, 7],
      ],
      shift(t, -0.03),
      { shadow: false },
    );
  const b = drawTurned(
    s,
    -4,
    6,
    0,
    [
      [24, 0],
      [R, h],
    ],
    t,
    { cap: false },
  );
  if (spec.print !== 'plain') {
    const zone: [[number, number], [number, number]] = [
      [26.4, h * 0.24],
      [31.6, h * 0.76],
    ];
    s.raw(
      b.band(zone, -90, 90, c.ink) +
        b.band(zone, 22, 90, '#000', 0.14) +
        at(b.ox - 9, b.oy - h * 0.5 + 30 * B - 8, Math.min(0.8, h / 44), drawMark(spec.seed, '#fff')),
    );
  }
  s.raw(
    ellipse(b.ox, b.oy - h, R + 0.8, `fill="${b.f.top}"`) +
      ellipse(b.ox, b.oy - h, R - 2.5, `fill="${oklch(shift(t, -0.1))}"`) +
      ellipse(b.ox + 1, b.oy - h + 5, R - 12, `fill="${oklch(shift(t, -0.04))}"`),
  );
}

function plates(c: KindContext): void {
  const { s, t } = c;
  const f = plane(t);
  for (let i = 0; i < 6; i++)
    drawTurned(
      s,
      0,
      0,
      i * 4.2,
      [
        [34, 0],
        [48, 3.4],
      ],
      i % 2 ? t : shift(t, -0.03),
      { shadow: i === 0, gloss: 0.1 },
    );
  const [x, y] = P(0, 0, 24.4);
  s.raw(
    ellipse(x, y, 46, `fill="${f.top}"`) +
      ellipse(x, y + 1.5, 35, `fill="${f.left}"`) +
      ellipse(x, y + 3, 33, `fill="${f.top}"`),
  );
  const rim = Array.from({ length: 36 }, (_, i) => {
    const a = (i * Math.PI) / 18;
    return `M${n1(x + 38 * 1.2247 * Math.cos(a))} ${n1(y + 38 * B * Math.sin(a))}L${n1(x + 45 * 1.2247 * Math.cos(a))} ${n1(y + 45 * B * Math.sin(a))}`;
  });
  s.raw(`<path d="${rim.join('')}" stroke="${f.right}" stroke-width="1"/>`);
  if ((c.spec.count ?? 1) > 2)
    s.raw(
      `<path d="M${n1(x)} ${n1(y + 3)}V${n1(y - 18)}M${n1(x)} ${n1(y + 3)}l34 12m-34-12l-34 12" stroke="${f.right}" stroke-width="3"/>`,
    );
}

/** Cup lids: a stack, and one in front of it. */
function lids(c: KindContext): void {
  const { s, t } = c;
  const domed = c.spec.style === 'dome';
  const lid = (x: number, y: number, z: number, tone: Tone) => {
    drawTurned(s, x, y, z, straight(30, 0, 4), tone, { shadow: z === 0 });
    return drawTurned(
      s,
      x,
      y,
      z + 4,
      [
        [26, 0],
        [24, domed ? 16 : 9],
      ],
      tone,
      { shadow: false },
    );
  };
  for (let i = 0; i < 4; i++) lid(28, -38, i * 7, i % 2 ? t : shift(t, -0.04));
  const b = lid(-10, 14, 0, t);
  s.raw(
    `${ellipse(b.ox, b.oy - 9, 20, `fill="${b.f.left}"`)}<path d="M${n1(b.ox - 22)} ${n1(b.oy - 4)}q4 5 11 6" fill="none" stroke="${b.f.dark}" stroke-width="3" stroke-linecap="round"/>${ellipse(b.ox + 9, b.oy - 12, 1.6, `fill="${b.f.dark}"`)}`,
  );
}

function sleeves(c: KindContext): void {
  const { s, t } = c;
  for (const [x, y, k] of [
    [36, -34, 0],
    [-6, 6, 1],
  ] as const) {
    const tone = k ? t : shift(t, -0.05);
    const b = drawTurned(
      s,
      x,
      y,
      0,
      [
        [23, 0],
        [28, 40],
      ],
      tone,
      { cap: false, gloss: 0.16 },
    );
    s.raw(
      ellipse(b.ox, b.oy - 40, 28, `fill="${plane(shift(tone, -0.16)).left}"`) +
        ellipse(b.ox, b.oy - 40, 28, `fill="none" stroke="${b.f.lite}" stroke-width="1.400"`),
    );
    s.raw(at(b.ox - 13, b.oy - 20 + 25 * B - 12, 1.05, drawMark(c.spec.seed, lightOn(tone) ?? c.ink)));
  }
}
