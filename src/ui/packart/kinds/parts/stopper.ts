import { MATERIALS, oklch, shift, type Tone } from '../../drawing/colour.ts';
import { drawTurned, ellipse, straight } from '../../drawing/turned.ts';
import type { KindContext } from '../context.ts';

/** Rubber stoppers as they fall out of the bag: some plug up, some flange up. */
export function stopper(c: KindContext): void {
  const rubber = c.spec.material ? c.t : MATERIALS.grey;
  const tones = [rubber, shift(c.inkT, 0.12, -0.05), rubber, shift(rubber, -0.12)];
  const places: [number, number, boolean][] = [
    [-34, -30, false],
    [26, -34, true],
    [-22, 28, true],
    [36, 24, false],
  ];
  places.forEach(([x, y, plugUp], i) => drawStopper(c, { x, y, plugUp, tone: tones[i] ?? rubber }));
}

interface StopperPlacement {
  x: number;
  y: number;
  plugUp: boolean;
  tone: Tone;
}

function drawStopper({ s }: KindContext, { x, y, plugUp, tone }: StopperPlacement): void {
  const flange = straight(24, 0, 10);
  const plug = straight(16, 0, 20);
  const first = drawTurned(s, x, y, 0, plugUp ? flange : plug, tone, { gloss: 0.2 });
  const height = plugUp ? 10 : 20;
  drawTurned(s, x, y, height, plugUp ? plug : flange, tone, { shadow: false, gloss: 0.2 });
  const top = first.oy - 30;
  const line = `fill="none" stroke="${oklch(shift(tone, -0.14))}" stroke-width="1.1"`;
  s.raw(
    plugUp
      ? ellipse(first.ox, top, 9, `fill="${oklch(shift(tone, -0.22))}"`)
      : ellipse(first.ox, top, 17, line) + ellipse(first.ox, top, 6, line),
  );
}
