import { MATERIALS, oklch, plane, shift, type Tone } from '../../drawing/colour.ts';
import { n1, onTop, P, solid } from '../../drawing/scene.ts';
import { frustum, inside, rounded } from '../../drawing/shapes.ts';
import { gridOf } from '../board/partition.ts';
import { type KindContext, norm } from '../context.ts';

/** Shallow trays, nested: plain, with compartments or pockets, with a lid, or woven like a punnet. */
export function tray(c: KindContext): void {
  const { s, t, spec } = c;
  const { w, d, h: tall } = norm(spec.size ?? { w: 230, d: 165, h: 45 }, 112);
  const h = Math.max(
    13,
    Math.min(spec.style === 'punnet' ? 52 : 36, spec.style === 'punnet' ? Math.max(tall, 34) : tall),
  );
  const taper = Math.min(8, h * 0.3);
  const nested = spec.style === 'punnet' || spec.style === 'dome' ? 1 : 3;
  for (let i = 0; i < nested - 1; i++)
    frustum(s, { z: i * 6, w, d, h }, shift(t, -0.03 + i * 0.015), { taper, shadow: i === 0 });
  const z = (nested - 1) * 6;
  const box = { z, w, d, h };
  const f = frustum(s, box, t, { taper, shadow: nested === 1 });
  const clear = spec.tint === 'clear' || (!spec.tint && spec.material === 'pet');
  const floor: Tone = clear ? shift(t, 0.02) : shift(t, t.l < 0.4 ? 0.03 : -0.05);
  const top = z + h;
  const manyCells = spec.style === 'cells' && (spec.count ?? 0) > 5;
  if (spec.style === 'cavity' || spec.style === 'egg' || manyCells) pockets(c, box, floor);
  else {
    inside(s, box, { wall: 4.5, inside: floor, depth: h * 0.82 });
    if (spec.style === 'cells' && spec.count !== 1) ridges(c, box);
    if (spec.style === 'punnet') slots(c, box);
    if (spec.style === 'foil') crimps(c, box);
    if (spec.style === 'meat')
      s.raw(
        onTop(
          0,
          0,
          top - h * 0.7,
          `<path d="${rounded(Math.round(w * 0.54), Math.round(d * 0.46), 9, Math.round(w * 0.16), Math.round(d * 0.16))}" fill="${oklch(shift(MATERIALS.white, -0.04))}" opacity=".85"/>`,
        ),
      );
  }
  s.raw(
    onTop(
      0,
      0,
      top,
      `<path d="${rounded(Math.round(w), Math.round(d), 5)}" fill="none" stroke="${f.lite}" stroke-width="2.200"/>`,
    ),
  );
  if (clear) s.raw(onTop(0, 0, top, `<path d="M8 8h16L11 ${n1(d - 14)}H8Z" fill="#fff" opacity=".3"/>`));
  if (spec.style === 'dome') domed(c, box);
}

interface TrayBox {
  z: number;
  w: number;
  d: number;
  h: number;
}

/** Pockets in a closed top, as many as stated: round ones, or the rectangular ones of a parts tray. */
function pockets(c: KindContext, { z, w, d, h }: TrayBox, tone: Tone): void {
  const { s, spec } = c;
  const egg = spec.style === 'egg';
  const round = spec.style !== 'cells';
  const [columns, rows] = gridOf(spec.count ?? (egg ? 30 : 12), w / d);
  const [cw, ch] = [(w - 10) / columns, (d - 10) / rows];
  // Dots of a round-capped line are the shortest way to draw sixty circles.
  const cells = (dx: number, dy: number, k: number) => {
    let path = '';
    for (let row = 0; row < rows; row++)
      for (let column = 0; column < columns; column++) {
        const [x, y] = [5 + (column + 0.5) * cw + dx, 5 + (row + 0.5) * ch + dy];
        path += round
          ? `M${n1(x)} ${n1(y)}h.1`
          : `M${n1(x - cw * k)} ${n1(y - ch * k)}h${n1(cw * k * 2)}v${n1(ch * k * 2)}h${n1(-cw * k * 2)}Z`;
      }
    return path;
  };
  const r = Math.min(cw, ch) * 0.4;
  const look = (fill: string, k: number) =>
    round
      ? `fill="none" stroke="${fill}" stroke-width="${n1(r * 2 * k)}" stroke-linecap="round"`
      : `fill="${fill}"`;
  const [deep, floor] = [oklch(shift(tone, -0.14)), oklch(shift(tone, -0.04))];
  s.raw(
    onTop(
      0,
      0,
      z + h,
      `<path d="${cells(0, 0, 0.4)}" ${look(deep, 1)}/><path d="${cells(r * 0.2, r * 0.2, 0.3)}" ${look(floor, 0.72)}/>`,
    ),
  );
  if (egg) eggs(c, { w, d, z: z + h }, [columns, rows]);
}

/** Eggs in every other pocket, so that the pockets show. */
function eggs(
  { s, t }: KindContext,
  { w, d, z }: Omit<TrayBox, 'h'>,
  [columns, rows]: [number, number],
): void {
  const [cw, ch] = [(w - 10) / columns, (d - 10) / rows];
  const rx = Math.min(cw, ch) * 0.42;
  const shell = t.l > 0.8 ? '#d9a777' : '#f3e3cf';
  let body = '';
  for (let row = 0; row < rows; row++)
    for (let column = row % 2; column < columns; column += 2) {
      const [x, y] = P(5 + (column + 0.5) * cw, 5 + (row + 0.5) * ch, z);
      body += `M${n1(x - rx)} ${n1(y)}a${n1(rx)} ${n1(rx * 1.25)} 0 0 1 ${n1(rx * 2)} 0a${n1(rx)} ${n1(rx * 0.7)} 0 0 1 ${n1(-rx * 2)} 0`;
    }
  s.raw(`<path d="${body}" fill="${shell}"/>`);
}

/** Walls between compartments. */
function ridges({ s, t, spec }: KindContext, { z, w, d, h }: TrayBox): void {
  const f = plane(shift(t, -0.02));
  const count = Math.max(2, Math.min(5, spec.count ?? 2));
  const x = w * 0.56;
  solid(s, x, 5, z + h * 0.3, 4, d - 10, h * 0.66, shift(t, 0.01), { shadow: false });
  if (count > 2)
    solid(s, x + 4, d * (count > 4 ? 0.36 : 0.5), z + h * 0.3, w - x - 9, 4, h * 0.66, shift(t, 0.01), {
      shadow: false,
    });
  if (count > 3) solid(s, 5, d * 0.5, z + h * 0.3, x - 5, 4, h * 0.66, shift(t, 0.01), { shadow: false });
  if (count > 4)
    solid(s, x + 4, d * 0.66, z + h * 0.3, w - x - 9, 4, h * 0.66, shift(t, 0.01), { shadow: false });
  s.raw(onTop(0, 0, z + h, `<path d="M${n1(x + 2)} 6v${n1(d - 12)}" stroke="${f.lite}" stroke-width="1"/>`));
}

/** Openings that let air through. */
function slots({ s, t }: KindContext, { z, w, d, h }: TrayBox): void {
  const dark = plane(shift(t, -0.16));
  const taper = 4;
  for (let x = 14; x < w - 12; x += 13)
    s.poly(
      [
        P(x, d - taper * 0.5, z + h * 0.72),
        P(x + 5, d - taper * 0.5, z + h * 0.72),
        P(x + 5, d - taper * 1.4, z + h * 0.26),
        P(x, d - taper * 1.4, z + h * 0.26),
      ],
      dark.left,
    );
  for (let y = 14; y < d - 12; y += 13)
    s.poly(
      [
        P(w - taper * 0.5, y, z + h * 0.72),
        P(w - taper * 0.5, y + 5, z + h * 0.72),
        P(w - taper * 1.4, y + 5, z + h * 0.26),
        P(w - taper * 1.4, y, z + h * 0.26),
      ],
      dark.right,
    );
}

/** The folds of foil. */
function crimps({ s, t }: KindContext, { z, w, d, h }: TrayBox): void {
  const f = plane(t);
  let [left, right] = ['', ''];
  for (let x = 5; x < w - 3; x += 6) {
    const [a, b] = [P(x, d - 0.5, z + h), P(x * 0.94 + 3, d - 6, z + 1)];
    left += `M${n1(a[0])} ${n1(a[1])}L${n1(b[0])} ${n1(b[1])}`;
  }
  for (let y = 5; y < d - 3; y += 6) {
    const [a, b] = [P(w - 0.5, y, z + h), P(w - 6, y * 0.94 + 3, z + 1)];
    right += `M${n1(a[0])} ${n1(a[1])}L${n1(b[0])} ${n1(b[1])}`;
  }
  s.raw(
    `<path d="${left}" stroke="${f.right}" stroke-width="1.400"/><path d="${right}" stroke="${f.dark}" stroke-width="1.400"/>`,
  );
}

/** A clear lid over the tray. */
function domed({ s }: KindContext, { z, w, d, h }: TrayBox): void {
  const f = plane(shift(MATERIALS.pet, 0.04));
  const [low, top, k] = [z + h, z + h + 24, 9];
  s.poly(
    [P(2, d - 2, low), P(w - 2, d - 2, low), P(w - k, d - k, top), P(k, d - k, top)],
    f.left,
    'opacity=".6"',
  );
  s.poly(
    [P(w - 2, d - 2, low), P(w - 2, 2, low), P(w - k, k, top), P(w - k, d - k, top)],
    f.right,
    'opacity=".6"',
  );
  s.poly([P(k, k, top), P(w - k, k, top), P(w - k, d - k, top), P(k, d - k, top)], f.top, 'opacity=".6"');
  s.raw(onTop(0, 0, top, `<path d="M16 14h18L20 ${n1(d - 18)}h-4Z" fill="#fff" opacity=".6"/>`));
}
