import { MATERIALS, oklch, plane, shift, type Tone } from '../../drawing/colour.ts';
import { drawMark } from '../../drawing/mark.ts';
import { at, n1, onLeft, onTop, P, solid } from '../../drawing/scene.ts';
import { groundShadow, lying, roll, upright } from '../../drawing/shapes.ts';
import { drawTurned } from '../../drawing/turned.ts';
import type { KindContext } from '../context.ts';

/** Protection of goods in transit: air, foam, paper and pulp in their forms. */
export function cushion(c: KindContext): void {
  const styles: Record<string, (c: KindContext) => void> = {
    pillows,
    peanuts,
    crinkle,
    paper,
    foam,
    profile,
    airbag,
    corner,
    bottle,
    net,
    bubble,
  };
  (styles[c.spec.style ?? ''] ?? foam)(c);
}

/** A chain of air pillows. */
function pillows(c: KindContext): void {
  const film = c.spec.tint ? c.t : MATERIALS.pet;
  const f = plane(film);
  const seal = `<path d="M0 0h58v36H0Z" fill="none" stroke="${f.right}" stroke-width="2"/>`;
  const gloss = `<path d="M8 7Q28 1 46 6Q28 9 12 17Z" fill="#fff" opacity=".65"/><path d="M10 31Q30 35 52 30" fill="none" stroke="${f.right}" stroke-width="1.600"/>`;
  for (const [x, y, z] of [
    [-34, -46, 0],
    [34, -46, 0],
    [-34, -4, 0],
    [34, -4, 0],
    [0, 42, 0],
    [4, -26, 17],
  ] as const) {
    const mark =
      c.spec.print === 'plain' ? '' : at(20, 9, 0.7, `<g opacity=".7">${drawMark(c.spec.seed, c.ink)}</g>`);
    lying(
      c.s,
      'M4 2Q29-4 54 2Q61 18 54 34Q29 40 4 34Q-3 18 4 2Z',
      { x, y, z, w: 58, d: 36, thickness: 14, tone: film },
      seal + gloss + mark,
    );
  }
}

/** Draws a heap of small pieces, the lower ones first. */
function heap(
  c: KindContext,
  count: number,
  piece: (x: number, y: number, k: number) => string,
  look = '',
): void {
  const { s, r } = c;
  s.shadow([P(-52, 30), P(10, 60), P(70, 0), P(20, -44)]);
  const places = Array.from({ length: count }, () => {
    const a = r.range(0, Math.PI * 2);
    const k = Math.sqrt(r.next());
    return { x: k * 66 * Math.cos(a), y: k * 30 * Math.sin(a), z: (1 - k * k) * 42 * r.range(0.6, 1), k };
  });
  places.sort((one, other) => one.y + one.z * 0.2 - (other.y + other.z * 0.2));
  s.see([-74, -20], [74, 38], [0, -60]);
  const pieces = places.map(({ x, y, z, k }) => piece(x, y - z, k)).join('');
  s.raw(look ? `<g ${look}>${pieces}</g>` : pieces);
}

function peanuts(c: KindContext): void {
  const tones = [0, -0.05, 0.03].map((dl) => shift(c.t, dl));
  heap(c, 40, (x, y) => {
    const f = plane(c.r.pick(tones));
    const turn = Math.round(c.r.range(0, 180));
    return `<g transform="translate(${n1(x)} ${n1(y)}) rotate(${turn})"><path d="M-9-3q4-5 9-1t9-1q4 5-1 8t-16 2q-5-4-1-8Z" fill="${f.right}"/><path d="M-8-4q4-4 8 0t8-1q3 4-1 6t-14 1q-4-3-1-6Z" fill="${f.top}"/></g>`;
  });
}

/** Strips of paper or wood, crimped. */
function crinkle(c: KindContext): void {
  const tones = [c.t, shift(c.t, -0.08), shift(c.t, 0.05), shift(c.t, -0.15)].map(oklch);
  heap(
    c,
    70,
    (x, y) => {
      const turn = Math.round(c.r.range(-50, 50));
      return `<path transform="translate(${n1(x)} ${n1(y)}) rotate(${turn})" d="M-17 2l5-6 5 6 5-6 5 6 5-6 5 6 4-5" stroke="${c.r.pick(tones)}"/>`;
    },
    'fill="none" stroke-width="3.400"',
  );
}

/** Crumpled sheets. */
function paper(c: KindContext): void {
  const tones = [c.t, shift(c.t, -0.09), shift(c.t, 0.04), shift(c.t, -0.16)].map(oklch);
  heap(c, 26, (x, y) => {
    const { r } = c;
    const corner = (a: number) =>
      `${n1(18 * Math.cos(a) * r.range(0.7, 1.1))} ${n1(13 * Math.sin(a) * r.range(0.7, 1.1))}`;
    const around = [0, 1.1, 2.1, 3.1, 4.3, 5.3].map(corner);
    return `<g transform="translate(${n1(x)} ${n1(y)})"><path d="M${around.join('L')}Z" fill="${tones[0]}"/><path d="M0 0L${around[0]}L${around[1]}Z" fill="${tones[1]}"/><path d="M0 0L${around[2]}L${around[3]}Z" fill="${tones[2]}"/><path d="M0 0L${around[4]}L${around[5]}Z" fill="${tones[3]}"/></g>`;
  });
}

/** Planks and sheets of foam. */
function foam(c: KindContext): void {
  const { s, t } = c;
  const cells = (w: number, d: number) =>
    Array.from({ length: 26 }, () => `M${n1(c.r.range(3, w - 3))} ${n1(c.r.range(3, d - 3))}h.01`).join('');
  // Thin sheets are stacked higher than planks.
  const thick = c.spec.size ? Math.max(6, Math.min(34, (108 * c.spec.size.h) / c.spec.size.w)) : 19;
  const count = Math.max(2, Math.min(5, Math.round(60 / thick)));
  Array.from({ length: count }, (_, i) => {
    const [x = 0, y = 0] =
      [
        [0, 0],
        [5, -4],
        [-3, 3],
      ][i % 3] ?? [];
    const z = i * (thick + 2);
    const f = solid(s, x, y, z, 108, 72, thick, shift(t, i % 2 ? -0.05 : 0), { shadow: i === 0 });
    s.raw(
      onLeft(
        x,
        y + 72,
        z + thick,
        `<path d="${cells(108, thick)}" stroke="${f.right}" stroke-width="2" stroke-linecap="round"/>`,
      ),
    );
    if (i === count - 1)
      s.raw(
        onTop(
          x,
          y,
          z + thick,
          `<path d="${cells(108, 72)}" stroke="${f.left}" stroke-width="2.400" stroke-linecap="round"/>`,
        ),
      );
  });
}

/** U-shaped edge profiles. */
function profile(c: KindContext): void {
  const { s, t } = c;
  for (const [i, y] of [0, 40, 80].entries()) {
    const tone = i === 1 ? shift(t, -0.05) : t;
    solid(s, 0, y, 0, 112, 28, 7, tone, { edge: false });
    solid(s, 0, y, 7, 112, 8, 18, tone, { shadow: false });
    solid(s, 0, y + 20, 7, 112, 8, 18, tone, { shadow: false });
  }
}

/** A bag that is inflated between loads, with its valve and its warning print. */
function airbag(c: KindContext): void {
  const { t } = c;
  const f = plane(t);
  const [w, h] = [70, 104];
  const face = `<path d="M3 12Q${w / 2} 5 ${w - 3} 12M3 ${h - 12}Q${w / 2} ${h - 5} ${w - 3} ${h - 12}" fill="none" stroke="${f.right}" stroke-width="1.600"/><path d="M8 16Q2 52 8 88L20 86Q12 52 20 18Z" fill="#fff" opacity=".22"/><path d="M${w - 8} 14Q${w - 1} 52 ${w - 8} 90L${w - 18} 92Q${w - 10} 52 ${w - 18} 12Z" fill="#000" opacity=".08"/><circle cx="18" cy="24" r="6" fill="${c.ink2}"/><circle cx="18" cy="24" r="2.600" fill="#fff"/>${at(24, 36, 1.1, drawMark(c.spec.seed, c.ink))}<path d="M16 74h38m-32 6h26" stroke="${c.ink}" stroke-width="2.600"/>`;
  const body = `M2 2Q${w / 2} 7 ${w - 2} 2Q${w + 5} ${h / 2} ${w - 2} ${h - 2}Q${w / 2} ${h - 7} 2 ${h - 2}Q-5 ${h / 2} 2 2Z`;
  upright(c.s, body, { x: 34, y: -30, w, d: h, tone: shift(t, -0.05), thickness: 22 }, face);
  upright(c.s, body, { w, d: h, tone: t, thickness: 26 }, face);
}

/** Corner blocks and end caps, cut out where the goods sit. */
function corner(c: KindContext): void {
  const { s, t } = c;
  for (const [x, y, tone] of [
    [-46, -30, t],
    [16, -42, shift(t, -0.03)],
    [2, 28, t],
  ] as const) {
    solid(s, x, y, 0, 46, 46, 16, tone, { edge: false });
    solid(s, x, y, 16, 46, 14, 26, tone, { shadow: false });
    solid(s, x, y + 14, 16, 14, 32, 26, tone, { shadow: false });
  }
}

/** Inflated columns around a bottle. */
function bottle(c: KindContext): void {
  const { s } = c;
  const film = c.spec.tint ? c.t : MATERIALS.pet;
  groundShadow(s, { x: -26, y: -26, w: 52, d: 52, h: 80 });
  const column = (x: number, y: number, shaded: boolean) =>
    drawTurned(
      s,
      x,
      y,
      0,
      [
        [8, 0],
        [10, 5],
        [10, 76],
        [7, 84],
      ],
      film,
      { shadow: false, shaded, gloss: 0.55 },
    );
  for (const [x, y] of [
    [-18, -18],
    [0, -24],
    [-24, 0],
  ] as const)
    column(x, y, false);
  drawTurned(
    s,
    0,
    0,
    6,
    [
      [13, 0],
      [13, 56],
      [5, 70],
      [5, 96],
    ],
    { l: 0.4, c: 0.08, h: 150 },
    { shadow: false },
  );
  for (const [x, y] of [
    [-18, 18],
    [18, -18],
    [0, 25],
    [25, 0],
    [19, 19],
  ] as const)
    column(x, y, true);
}

/** Sleeves of expandable net. */
function net(c: KindContext): void {
  const { s, t } = c;
  const f = plane(t);
  for (const [x, y, k] of [
    [-34, -10, 1],
    [30, -30, 0.9],
    [16, 30, 1.05],
  ] as const) {
    const h = 62 * k;
    const b = drawTurned(
      s,
      x,
      y,
      0,
      [
        [18, 0],
        [25, h * 0.3],
        [25, h * 0.66],
        [17, h],
      ],
      t,
      { gloss: 0.2, cap: f.dark },
    );
    let mesh = '';
    for (let i = -4; i <= 4; i++)
      mesh += `M${n1(b.ox + i * 6)} ${n1(b.oy + 14)}L${n1(b.ox + i * 6 + 14)} ${n1(b.oy - h)}M${n1(b.ox + i * 6)} ${n1(b.oy + 14)}L${n1(b.ox + i * 6 - 14)} ${n1(b.oy - h)}`;
    s.raw(`<path d="${mesh}" stroke="${f.lite}" stroke-width="1.600" opacity=".8"/>`);
  }
}

/** A roll of bubble film. */
function bubble(c: KindContext): void {
  const { s } = c;
  const film: Tone = c.spec.tint || c.spec.material === 'kraft' ? c.t : MATERIALS.pet;
  const { f, arc } = roll(s, { y: 8, length: 96, radius: 33, tone: film, core: [0.34, 0.26] });
  let dots = '';
  for (let x = 6, column = 0; x < 94; x += 8, column++)
    for (let a = column % 2 ? 118 : 126; a > 20; a -= 16) {
      const [p] = arc(x, a, a);
      if (p) dots += `M${n1(p[0])} ${n1(p[1])}h.01`;
    }
  s.raw(
    `<path d="${dots}" stroke="${f.right}" stroke-width="6" stroke-linecap="round" opacity=".8"/><path d="${dots}" transform="translate(-1 -1.200)" stroke="#fff" stroke-width="2.400" stroke-linecap="round" opacity=".8"/>`,
  );
  s.poly([P(0, 41, 0), P(96, 41, 0), P(96, 96, 0), P(0, 96, 0)], f.top);
  let flat = '';
  for (let y = 50, row = 0; y < 94; y += 8, row++)
    for (let x = row % 2 ? 6 : 10; x < 94; x += 8) flat += `M${x} ${y}h.01`;
  s.raw(
    onTop(
      0,
      0,
      0,
      `<path d="${flat}" stroke="${f.right}" stroke-width="6" stroke-linecap="round" opacity=".8"/><path d="${flat}" transform="translate(-1 -1)" stroke="#fff" stroke-width="2.200" stroke-linecap="round" opacity=".85"/>`,
    ),
  );
}
