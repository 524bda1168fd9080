import { MATERIALS, oklch, plane, shift, type Tone } from '../../drawing/colour.ts';
import { drawMark } from '../../drawing/mark.ts';
import { at, B, n1, onLeft, onRight, onTop, P, solid } from '../../drawing/scene.ts';
import { openBox, rounded } from '../../drawing/shapes.ts';
import { drawTurned, ellipse, straight } from '../../drawing/turned.ts';
import { type KindContext, norm } from '../context.ts';

/** Tins with lids: caddies, flat round tins, hinged tins, square tins for oil, and spice boxes. */
export function tinbox(c: KindContext): void {
  const styles: Record<string, (c: KindContext) => void> = {
    flat,
    hinged,
    slide: hinged,
    square: oilTin,
    bowl: spiceBox,
    tray: trayTin,
    round: roundCaddy,
  };
  (styles[c.spec.style ?? ''] ?? caddy)(c);
}

/** The colour of the printed body; bare metal if unprinted. */
const bodyOf = ({ spec, t, inkT }: KindContext): Tone => (spec.print === 'plain' || spec.tint ? t : inkT);
const GOLD: Tone = { l: 0.8, c: 0.09, h: 88 };

function label(c: KindContext, w: number, h: number): string {
  if (c.spec.print === 'plain') return '';
  const pale = oklch(shift(c.inkT, 0.4, -0.05));
  const k = Math.min(w, h) / 40;
  return `<path d="M${n1(w / 2 - 15 * k)} ${n1(h / 2)}a${n1(15 * k)} ${n1(17 * k)} 0 0 1 ${n1(30 * k)} 0a${n1(15 * k)} ${n1(17 * k)} 0 0 1-${n1(30 * k)} 0Z" fill="${pale}"/>${at(w / 2 - 9 * k, h / 2 - 9 * k, 0.75 * k, drawMark(c.spec.seed, c.ink, c.ink2))}<path d="M4 5h${n1(w - 8)}M4 ${n1(h - 4)}h${n1(w - 8)}" stroke="${oklch(GOLD)}" stroke-width="1.400"/>`;
}

/** A tall rectangular caddy with a slip lid and a knob. */
function caddy(c: KindContext): void {
  const { s } = c;
  const { w, d, h } = norm(c.spec.size ?? { w: 80, d: 80, h: 125 }, 92);
  const body = bodyOf(c);
  solid(s, 0, 0, 0, w, d, h * 0.82, body);
  s.raw(
    onLeft(0, d, h * 0.82, label(c, w, h * 0.82)) +
      onRight(
        w,
        d,
        h * 0.82,
        `<path d="M4 5h${n1(d - 8)}M4 ${n1(h * 0.82 - 4)}h${n1(d - 8)}" stroke="${oklch(GOLD)}" stroke-width="1.400"/>`,
      ),
  );
  const lid = c.spec.print === 'plain' ? shift(c.t, 0.02) : c.ink2T;
  solid(s, -1, -1, h * 0.82, w + 2, d + 2, h * 0.18, lid, { shadow: false });
  drawTurned(
    s,
    w / 2,
    d / 2,
    h,
    [
      [w * 0.2, 0],
      [w * 0.24, 3],
      [w * 0.1, 6],
    ],
    lid,
    { shadow: false },
  );
}

function roundCaddy(c: KindContext): void {
  const { s, spec } = c;
  const R = 28;
  const h = spec.size ? Math.max(30, Math.min(96, (spec.size.h / spec.size.w) * 2 * R)) : 66;
  const b = drawTurned(s, 0, 0, 0, straight(R, 0, h), bodyOf(c), { gloss: 0.32 });
  if (spec.print !== 'plain') {
    s.raw(
      b.band(straight(R + 0.2, h * 0.2, h * 0.74), -58, 40, oklch(shift(c.inkT, 0.4, -0.05))) +
        at(b.ox - 15, b.oy - h * 0.47 + R * B - 12, 1, drawMark(spec.seed, c.ink, c.ink2)),
    );
  }
  const lid = drawTurned(
    s,
    0,
    0,
    h,
    [
      [R + 1, 0],
      [R + 1, 12],
      [R - 2, 15],
    ],
    spec.print === 'plain' ? c.t : c.ink2T,
    { shadow: false, gloss: 0.3 },
  );
  s.raw(ellipse(lid.ox, lid.oy - 15, R - 6, `fill="none" stroke="${lid.f.left}" stroke-width="1.600"`));
}

/** Two shallow round tins, the front one open beside its lid. */
function flat(c: KindContext): void {
  const { s } = c;
  const R = 33;
  const body = c.spec.print === 'plain' ? c.t : bodyOf(c);
  const open = drawTurned(s, 34, -40, 0, straight(R, 0, 17), c.t, { cap: false });
  s.raw(
    ellipse(open.ox, open.oy - 17, R, `fill="${open.f.lite}"`) +
      ellipse(open.ox, open.oy - 17, R - 2, `fill="${open.f.dark}"`) +
      ellipse(open.ox + 1, open.oy - 12, R - 7, `fill="${open.f.left}"`),
  );
  drawTurned(s, -14, 16, 0, straight(R, 0, 16), c.t);
  const lid = drawTurned(s, -14, 16, 11, straight(R + 1, 0, 11), body, { shadow: false });
  s.raw(
    ellipse(lid.ox, lid.oy - 11, R - 5, `fill="none" stroke="${lid.f.left}" stroke-width="1.600"`) +
      at(
        lid.ox - 17,
        lid.oy - 11 - 10,
        1,
        `<g transform="scale(1.420 .82)">${drawMark(c.spec.seed, body.l < 0.62 ? '#fff' : c.ink, c.ink2)}</g>`,
      ),
  );
}

/** A small tin with its lid open at the hinge, or half slid off. */
function hinged(c: KindContext): void {
  const { s } = c;
  const [w, d, h] = [92, 62, 20];
  const body = bodyOf(c);
  const f = plane(body);
  if (c.spec.style === 'slide') {
    openBox(s, { w, d, h }, body, { wall: 2, depth: 14, inside: shift(MATERIALS.steel, -0.04) });
    solid(s, -26, 0, h, w * 0.72, d, 3, body, { shadow: false });
    s.raw(
      onTop(
        -26,
        0,
        h + 3,
        at(w * 0.36 - 16, d / 2 - 16, 1.35, drawMark(c.spec.seed, body.l < 0.62 ? '#fff' : c.ink)),
      ),
    );
    return;
  }
  s.poly(
    [P(0, -16, h + 50), P(w, -16, h + 50), P(w, 0, h), P(0, 0, h)],
    plane(c.spec.print === 'plain' ? body : MATERIALS.steel).left,
  );
  s.poly(
    [P(5, -14, h + 45), P(w - 5, -14, h + 45), P(w - 5, -1, h + 5), P(5, -1, h + 5)],
    plane(MATERIALS.steel).right,
  );
  s.poly([P(0, -16, h + 50), P(w, -16, h + 50), P(w - 2, -20, h + 53), P(2, -20, h + 53)], f.top);
  openBox(s, { w, d, h }, body, { wall: 2, depth: 15, inside: shift(MATERIALS.steel, -0.04) });
  s.raw(
    onLeft(
      0,
      d,
      h,
      `<path d="M0 3h${w}" stroke="${f.lite}" stroke-width="1"/>${at(w / 2 - 7, 4, 0.6, drawMark(c.spec.seed, body.l < 0.62 ? '#fff' : c.ink))}`,
    ),
  );
}

/** A tall square tin with pressed ribs, a small cap and a handle. */
function oilTin(c: KindContext): void {
  const { s } = c;
  const [w, d, h] = [60, 60, 86];
  const body = c.spec.tint || c.spec.print === 'plain' ? c.t : MATERIALS.steel;
  const f = solid(s, 0, 0, 0, w, d, h, body);
  const panel = (fill: string) =>
    `<path d="${rounded(w - 12, h - 16, 5, 6, 8)}" fill="none" stroke="${fill}" stroke-width="2"/>`;
  s.raw(
    onLeft(
      0,
      d,
      h,
      `${panel(f.right)}${c.spec.print === 'plain' ? '' : `<path d="M9 20h${w - 18}v44H9Z" fill="${c.ink}"/>${at(w / 2 - 14, 27, 1.2, drawMark(c.spec.seed, '#fff'))}`}`,
    ) + onRight(w, d, h, panel(f.dark)),
  );
  s.raw(
    onTop(
      0,
      0,
      h,
      `<path d="${rounded(w - 8, d - 8, 4, 4, 4)}" fill="none" stroke="${f.right}" stroke-width="1.800"/>`,
    ),
  );
  drawTurned(s, 17, 17, h, straight(8, 0, 6), c.ink2T, { shadow: false });
  const [x, y] = P(40, 38, h);
  s.see([x, y - 12]);
  s.raw(
    `<path d="M${n1(x - 17)} ${n1(y + 2)}q0-12 10-9l16 7q8 4 8 10" fill="none" stroke="${f.dark}" stroke-width="2.800"/>`,
  );
}

/** A round box with small bowls in it. */
function spiceBox(c: KindContext): void {
  const { s } = c;
  const b = drawTurned(s, 0, 0, 0, straight(48, 0, 22), c.t, { cap: false });
  const y0 = b.oy - 22;
  s.raw(ellipse(b.ox, y0, 48, `fill="${b.f.lite}"`) + ellipse(b.ox, y0, 46, `fill="${b.f.dark}"`));
  const spices = [
    { l: 0.78, c: 0.15, h: 82 },
    { l: 0.5, c: 0.17, h: 30 },
    { l: 0.5, c: 0.08, h: 60 },
    { l: 0.6, c: 0.1, h: 125 },
    { l: 0.36, c: 0.04, h: 60 },
    { l: 0.68, c: 0.13, h: 60 },
    { l: 0.8, c: 0.05, h: 95 },
  ];
  spices.forEach((spice, i) => {
    const a = (i * Math.PI) / 3;
    const [x, y] = i === 6 ? [b.ox, y0] : [b.ox + 31 * 1.2247 * Math.cos(a), y0 + 31 * B * Math.sin(a)];
    s.raw(
      ellipse(x, y, 14, `fill="${b.f.top}"`) +
        ellipse(x, y, 12, `fill="${oklch(spice)}"`) +
        ellipse(x - 2, y - 1.5, 6, `fill="${oklch(shift(spice, 0.06))}"`),
    );
  });
}

function trayTin(c: KindContext): void {
  openBox(c.s, { w: 112, d: 78, h: 12 }, bodyOf(c), { wall: 4, depth: 9, inside: c.inkT, taper: 4 });
  c.s.raw(onTop(0, 0, 4, at(40, 24, 1.5, drawMark(c.spec.seed, '#fff', oklch(shift(c.inkT, 0.3))))));
}
