import { MATERIALS, plane, shift, type Tone } from '../../drawing/colour.ts';
import { drawMark } from '../../drawing/mark.ts';
import { at, n1, onLeft, onRight, onTop, P, solid } from '../../drawing/scene.ts';
import { inside, roll } from '../../drawing/shapes.ts';
import { drawTurned } from '../../drawing/turned.ts';
import { type KindContext, norm } from '../context.ts';

const WOOD: Tone = { l: 0.72, c: 0.075, h: 74 };

/** Wooden cases and crates, a cable drum, or a barrel. */
export function woodbox(c: KindContext): void {
  const tone = c.spec.tint ? c.t : WOOD;
  if (c.spec.style === 'reel') reel(c, tone);
  else if (c.spec.style === 'barrel') barrel(c, shift(tone, -0.1));
  else box(c, tone, c.spec.style === 'slats');
}

/** Planks between battens; with gaps between them, and open at the top, if it is slatted. */
function box(c: KindContext, t: Tone, slatted: boolean): void {
  const { s } = c;
  const { w, d, h: tall } = norm(c.spec.size ?? { w: 600, d: 400, h: 340 }, 110);
  const h = Math.max(tall, 34);
  const f = solid(s, 0, 0, 0, w, d, h, slatted ? shift(t, -0.3) : t, { edge: false });
  const dark = plane(shift(t, -0.12));
  const lite = plane(shift(t, 0.03));
  const front = [slatted ? plane(t).left : f.left, dark.left, lite.left] as const;
  s.raw(onLeft(0, d, h, face([w, h], slatted, front)));
  const end = [plane(t).right, dark.right, lite.right] as const;
  s.raw(onRight(w, d, h, face([d, h], slatted, end)));
  if (slatted) {
    s.poly([P(0, 0, h), P(w, 0, h), P(w, d, h), P(0, d, h)], plane(t).top);
    inside(s, { w, d, h }, { wall: 5, inside: shift(t, -0.12), depth: h * 0.7 });
    return;
  }
  const boards = [0.2, 0.4, 0.6, 0.8].map((k) => `M0 ${n1(d * k)}h${n1(w)}`).join('');
  s.raw(
    onTop(
      0,
      0,
      h,
      `<path d="${boards}" stroke="${dark.top}" stroke-width=".9"/><path d="M0 0h8v${n1(d)}H0ZM${n1(w - 8)} 0h8v${n1(d)}h-8Z" fill="${lite.top}"/>`,
    ),
  );
  const k = Math.min(w, h) / 46;
  s.raw(
    onLeft(
      0,
      d,
      h,
      at(w / 2 - 12 * k, h / 2 - 12 * k, k, `<g opacity=".85">${drawMark(c.spec.seed, c.ink)}</g>`),
    ),
  );
}

/** One side: planks, or slats with gaps, and a batten at each end. */
function face(
  [length, h]: [number, number],
  slatted: boolean,
  [fill, line, batten]: readonly [string, string, string],
): string {
  const rows = Math.max(2, Math.round(h / 15));
  const step = h / rows;
  let planks = '';
  for (let i = 0; i < rows; i++)
    planks += `M0 ${n1(i * step)}h${n1(length)}${slatted ? `v${n1(step * 0.68)}H0Z` : ''}`;
  const look = slatted ? `fill="${fill}"` : `stroke="${line}" stroke-width=".9"`;
  return `<path d="${planks}" ${look}/><path d="M0 0h8v${n1(h)}H0ZM${n1(length - 8)} 0h8v${n1(h)}h-8Z" fill="${batten}"/>`;
}

/** Two flanges and the drum between them. */
function reel({ s, t: body, spec }: KindContext, t: Tone): void {
  const wound = spec.material && spec.material !== 'kraft' ? body : shift(MATERIALS.black, 0.06);
  const flange = (x: number, tone: Tone, hub: boolean) =>
    roll(s, {
      x,
      length: 6,
      radius: 46,
      tone,
      core: hub ? [0.2, 0.12] : null,
      coreTone: shift(tone, -0.1),
      wound: false,
      shadow: hub,
    });
  flange(0, shift(t, -0.06), false);
  roll(s, { x: 6, z: 16, length: 54, radius: 30, tone: wound, core: null, shadow: false });
  flange(60, t, true);
  const spokes = 'M-40-12h80M-40 12h80M-46 0h92M-32-32h64M-32 32h64';
  s.raw(onRight(66, 0, 46, `<path d="${spokes}" stroke="${plane(shift(t, -0.1)).right}" stroke-width="1"/>`));
}

function barrel({ s }: KindContext, t: Tone): void {
  const bulge = (z: number): [number, number] => [30 + 9 * Math.sin((z / 92) * Math.PI), z];
  const profile = [0, 15, 30, 46, 62, 77, 92].map(bulge) as [[number, number], [number, number]];
  const hoops = [8, 24, 62, 78].map((z) => ({
    z1: z,
    z2: z + 6,
    r: bulge(z + 3)[0] + 0.6,
    fill: plane(MATERIALS.steel).right,
  }));
  const { ox, oy, f } = drawTurned(s, 0, 0, 0, profile, t, { bands: hoops, gloss: 0.14 });
  s.raw(
    at(
      ox,
      oy - 92,
      1,
      `<ellipse rx="30" ry="17" fill="${f.left}"/><path d="M-28-5h56M-31 3h62M-20 10h40" stroke="${f.dark}" stroke-width=".8" opacity=".6"/>`,
    ),
  );
}
