import { MATERIALS, plane, shift, type Tone } from '../../drawing/colour.ts';
import { drawMark } from '../../drawing/mark.ts';
import { at, B, K, n1, onLeft } from '../../drawing/scene.ts';
import { frustum } from '../../drawing/shapes.ts';
import { drawTurned, ellipse, type SolidProfile, straight } from '../../drawing/turned.ts';
import type { KindContext } from '../context.ts';

const W = 34;

/** Drums: of steel with a tight or open head, of plastic, of fibre, square ones, and screw-lid kegs. */
export function drum(c: KindContext): void {
  if (c.spec.style === 'square') square(c);
  else if (c.spec.style === 'keg') keg(c);
  else if (c.spec.style === 'fibre') fibre(c);
  else cylinder(c);
}

const heightOf = ({ spec }: KindContext): number =>
  spec.size ? Math.max(62, Math.min(112, (spec.size.h / spec.size.w) * 2 * W)) : 98;

/** A label with the mark and lines of text. Hazard marks depend on the contents, which a drawing does not know. */
function label(
  c: KindContext,
  { ox, oy, band }: ReturnType<typeof drawTurned>,
  [z1, z2]: [number, number],
  r: number,
): void {
  const zone = straight(r, z1, z2);
  const y = oy - (z1 + z2) / 2 + W * B;
  const lines = 'M0 0h17v2.400h-17ZM0 5h13v2.400h-13ZM0 10h15v2.400h-15Z';
  c.s.raw(
    `${band(zone, -46, 30, '#fff') + band(zone, 22, 30, '#000', 0.1) + at(ox - 25, y - 12, 0.74, drawMark(c.spec.seed, c.ink, c.ink2))}<path transform="translate(${n1(ox - 3)} ${n1(y - 8)})" d="${lines}" fill="#9aa59f"/>`,
  );
}

/** Two rolling hoops and a rim at each end; plastic drums are rounder and have no hoops of their own. */
function cylinder(c: KindContext): void {
  const { s, spec } = c;
  const H = heightOf(c);
  const open = spec.style === 'open' || spec.style === 'cone';
  const plastic = spec.style === 'plastic';
  const t = c.t;
  const f = plane(t);
  const [low, high] = [H * 0.33, H * 0.66];
  const conical = spec.style === 'cone';
  const b = drawTurned(s, 0, 0, 0, cylinderProfile(spec.style, H), t, {
    gloss: plastic ? 0.2 : 0.26,
    cap: f.right,
  });
  for (const z of conical ? [] : [low + 1, high + 1]) s.raw(hoop(b.ox, b.oy, z, f.lite, f.dark));
  label(c, b, [low + 5, high - 4], W + 0.3);
  if (open) {
    lid(c, b, H);
    return;
  }
  s.raw(head(b.ox, b.oy - H, f.top, f.dark));
  for (const [dx, dy, r] of [
    [-15, -6, 6],
    [20, 5, plastic ? 6 : 3.6],
  ] as const)
    s.raw(
      bung(b.ox + dx, b.oy - H + dy, r, plastic ? plane(c.ink2T).top : plane(MATERIALS.steel).top, f.dark),
    );
}

/** Conical drums nest in each other; plastic ones are rounder than those of steel. */
function cylinderProfile(style: string | undefined, H: number): SolidProfile {
  const [low, high] = [H * 0.33, H * 0.66];
  if (style === 'cone')
    return [
      [W - 8, 0],
      [W - 7, 3],
      [W - 1, H - 14],
      [W + 1, H - 12],
      [W, H - 6],
      [W + 1.6, H],
    ];
  if (style === 'plastic')
    return [
      [W - 2, 0],
      [W, 4],
      [W, low],
      [W + 2.4, low + 3],
      [W, low + 7],
      [W, high],
      [W + 2.4, high + 3],
      [W, high + 7],
      [W, H - 8],
      [W - 1.5, H - 4],
      [W + 1, H],
    ];
  return [
    [W, 0],
    [W + 1.4, 2],
    [W, 4],
    [W, low - 2],
    [W + 2, low],
    [W, low + 2.5],
    [W, high - 2],
    [W + 2, high],
    [W, high + 2.5],
    [W, H - 5],
    [W + 1.6, H - 3],
    [W + 1.6, H],
  ];
}

/** A removable lid held by a clamp ring with its lever. */
function lid(c: KindContext, { ox, oy }: { ox: number; oy: number }, H: number): void {
  const ring = plane(MATERIALS.steel);
  const top = drawTurned(c.s, 0, 0, H - 2, straight(W + 2.6, 0, 6), MATERIALS.steel, {
    shadow: false,
    cap: ring.lite,
  });
  const tone: Tone = c.t;
  c.s.raw(
    ellipse(top.ox, top.oy - 6, W - 1, `fill="${plane(tone).top}"`) +
      ellipse(top.ox, top.oy - 5, W - 9, `fill="none" stroke="${plane(tone).left}" stroke-width="1.600"`),
  );
  const y = oy - H + W * B + 1;
  c.s.raw(`<path d="M${n1(ox - 14)} ${n1(y - 5)}q14 4 26 1v6q-14 3-26-1Z" fill="${ring.dark}"/>`);
}

/** Wound board, with a lid of steel or plastic and a metal chime. */
function fibre(c: KindContext): void {
  const { s, spec } = c;
  const H = heightOf(c) * 0.92;
  const t = spec.tint ? c.t : MATERIALS.kraft;
  const b = drawTurned(s, 0, 0, 0, straight(W, 0, H), t, { gloss: 0.12 });
  s.raw(b.band(straight(W + 0.8, 0, 5), -90, 90, plane(MATERIALS.steel).left));
  label(c, b, [H * 0.34, H * 0.62], W + 0.3);
  const allFibre = spec.top === 'none';
  const cover: Tone = spec.top === 'screw' ? c.ink2T : MATERIALS.steel;
  const tone = allFibre ? shift(t, -0.04) : cover;
  const top = drawTurned(s, 0, 0, H - 4, straight(W + 1.6, 0, 9), tone, { shadow: false });
  s.raw(ellipse(top.ox, top.oy - 9, W - 5, `fill="${top.f.left}" opacity=".7"`));
  const y = b.oy - H + W * B;
  if (!allFibre)
    s.raw(
      `<path d="M${n1(b.ox - 12)} ${n1(y - 3)}q12 3.600 22 1v5q-12 3-22-1Z" fill="${plane(shift(MATERIALS.steel, -0.16)).left}"/>`,
    );
}

function square(c: KindContext): void {
  const { s, spec } = c;
  const fibreWall = spec.material === 'kraft';
  const t = c.t;
  const [w, h] = [62, 84];
  frustum(s, { w, d: w, h }, t, { taper: fibreWall ? 0 : 3 });
  s.raw(
    onLeft(
      0,
      w,
      h,
      `<path d="M12 ${h * 0.26}h${w - 24}v${h * 0.46}H12Z" fill="#fff"/>${at(w / 2 - 13, h * 0.34, 1.05, drawMark(spec.seed, c.ink, c.ink2))}`,
    ),
  );
  const top = frustum(
    s,
    { x: -2, y: -2, z: h, w: w + 4, d: w + 4, h: 8 },
    fibreWall ? MATERIALS.steel : shift(t, -0.03),
    { shadow: false },
  );
  drawTurned(
    s,
    w / 2,
    w / 2,
    h + 8,
    straight(12, 0, 5),
    fibreWall ? shift(MATERIALS.steel, -0.08) : c.ink2T,
    { shadow: false, cap: top.lite },
  );
}

/** A wide neck under a screw lid, with two grips. */
function keg(c: KindContext): void {
  const { s, t } = c;
  const b = drawTurned(
    s,
    0,
    0,
    0,
    [
      [31, 0],
      [34, 4],
      [34, 60],
      [30, 68],
      [30, 74],
    ],
    t,
    { gloss: 0.24 },
  );
  label(c, b, [18, 46], 34.3);
  const top = drawTurned(
    s,
    0,
    0,
    72,
    straight(32, 0, 15),
    c.spec.tint === 'black' ? shift(t, 0.05) : MATERIALS.black,
    { shadow: false, gloss: 0.2 },
  );
  let grip = '';
  for (let degrees = -80; degrees <= 80; degrees += 14) {
    const a = (degrees * Math.PI) / 180;
    grip += `M${n1(top.ox + 32 * K * Math.sin(a))} ${n1(top.oy + 32 * B * Math.cos(a) - 2)}v-11`;
  }
  s.raw(
    `<path d="${grip}" stroke="#fff" stroke-width="1.600" opacity=".16"/>${ellipse(top.ox, top.oy - 15, 25, `fill="${top.f.left}"`)}`,
  );
  s.raw(
    `<path d="M${n1(b.ox - 40)} ${n1(b.oy - 58)}q-7 8 0 20M${n1(b.ox + 40)} ${n1(b.oy - 58)}q7 8 0 20" fill="none" stroke="${b.f.dark}" stroke-width="5"/>`,
  );
}

/** The sunken lid and the shade under its rim. */
function head(ox: number, top: number, fill: string, dark: string): string {
  const [rx, ry, y] = [n1((W - 2) * K), n1((W - 2) * B), n1(top + 2.2)];
  const across = n1((W - 2) * 2 * K);
  const shade = `M${n1(ox - (W - 2) * K)} ${y}a${rx} ${ry} 0 0 1 ${across} 0a${rx} ${n1((W - 5) * B)} 0 0 0-${across} 0Z`;
  return `${ellipse(ox, top + 2.2, W - 2, `fill="${fill}"`)}<path d="${shade}" fill="${dark}"/>`;
}

function bung(x: number, y: number, r: number, fill: string, dark: string): string {
  const shade = `<ellipse cx="${n1(x)}" cy="${n1(y + 1.5)}" rx="${n1(r * K)}" ry="${n1(r * B)}" fill="${dark}"/>`;
  return shade + ellipse(x, y - 1, r, `fill="${fill}"`);
}

function hoop(ox: number, oy: number, z: number, lite: string, dark: string): string {
  const arc = (from: number, r: number, y: number, look: string) =>
    `<path d="M${n1(ox - from * K)} ${n1(y)}A${n1(r * K)} ${n1(r * B)} 0 0 0 ${n1(ox + from * K)} ${n1(y)}" fill="none" ${look}/>`;
  return (
    arc(W + 2, W + 2, oy - z, `stroke="${lite}" stroke-width="1" opacity=".55"`) +
    arc(W, W + 1, oy - z + 3, `stroke="${dark}" stroke-width="1.2" opacity=".6"`)
  );
}
