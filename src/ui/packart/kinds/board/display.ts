import { MATERIALS, plane, shift } from '../../drawing/colour.ts';
import { drawMark } from '../../drawing/mark.ts';
import { at, onLeft, onRight, P, solid } from '../../drawing/scene.ts';
import { groundShadow, openBox, upright } from '../../drawing/shapes.ts';
import type { KindContext } from '../context.ts';

/** Point-of-sale displays: on the counter, on the floor, a dump bin, or a hanging strip. */
export function display(c: KindContext): void {
  if (c.spec.style === 'strip') strip(c);
  else if (c.spec.style === 'bin') bin(c);
  else if (c.spec.style === 'sheet') standee(c);
  else stand(c, c.spec.style === 'floor' ? [62, 34, 132, 3] : [76, 46, 88, 1]);
}

/** A back panel with a printed header, and as many shelves as it has room for. */
function stand(c: KindContext, [w, d, h, shelves]: [number, number, number, number]): void {
  const { s, t, r } = c;
  const f = plane(t);
  const header = 26;
  groundShadow(s, { w, d, h: h * 0.7 });
  s.poly([P(0, 0, h), P(w, 0, h), P(w, 0, 0), P(0, 0, 0)], f.right);
  const brand = `<path d="M0 0h${w}v${header}H0Z" fill="${c.ink}"/>${at(w / 2 - 10, 3, 0.84, drawMark(c.spec.seed, '#fff', plane(c.inkT).lite))}`;
  s.raw(onLeft(0, 0, h, brand));
  const pitch = (h - header - 4) / shelves;
  for (let i = 0; i < shelves; i++) {
    const z = i * pitch;
    solid(s, 0, 0, z, w, d, 6, t, { shadow: false, edge: false });
    const goods = pitch - 22;
    for (const y of [4, d - 16])
      for (let x = 4; x < w - 14; x += 18)
        solid(
          s,
          x,
          y,
          z + 6,
          15,
          11,
          Math.min(34, goods),
          r.next() < 0.5 ? c.ink2T : shift(c.inkT, 0.2, -0.03),
          { shadow: false },
        );
    const lip = 12;
    s.poly([P(0, d, z + lip), P(w, d, z + lip), P(w, d, z), P(0, d, z)], f.left);
    s.raw(onLeft(0, d, z + lip, `<path d="M0 3h${w}v5H0Z" fill="${c.ink}"/>`));
  }
  const side = plane(c.inkT);
  s.poly(
    [P(w, 0, h), P(w, d * 0.4, h - header), P(w, d, shelves > 1 ? h - header : 30), P(w, d, 0), P(w, 0, 0)],
    side.right,
  );
}

/** A deep bin with goods up to its rim. */
function bin(c: KindContext): void {
  const { s, t, r } = c;
  const [w, d, h] = [80, 66, 74];
  openBox(s, { w, d, h }, t, { depth: 10, inside: shift(t, -0.12) });
  for (let row = 0; row < 3; row++)
    for (let i = 0; i < 4; i++)
      solid(
        s,
        8 + i * 16 + r.range(-1, 1),
        8 + row * 17,
        h - 6,
        13,
        13,
        r.range(4, 11),
        r.pick([c.ink2T, c.inkT, MATERIALS.white]),
        { shadow: false },
      );
  const f = plane(t);
  s.poly([P(0, d, h), P(w, d, h), P(w, d, h - 3), P(0, d, h - 3)], f.left);
  s.raw(
    onLeft(
      0,
      d,
      h,
      `<path d="M0 14h${w}v34H0Z" fill="${c.ink}"/>${at(w / 2 - 14, 17, 1.15, drawMark(c.spec.seed, '#fff'))}`,
    ),
  );
  s.raw(onRight(w, d, h, `<path d="M0 14h${d}v34H0Z" fill="${plane(c.inkT).right}"/>`));
}

/** A strip with a hook and small bags hung one below the other. */
function strip(c: KindContext): void {
  const { s, t } = c;
  const bags = [0, 1, 2].map((i) => {
    const y = 30 + i * 34;
    return `<path d="M-7 ${y}h44v28h-44Z" fill="${i % 2 ? c.ink2 : c.ink}"/><path d="M-7 ${y + 5}h44" stroke="#fff" stroke-width="1.2" opacity=".6"/>${at(6, y + 7, 0.74, drawMark(c.spec.seed, '#fff'))}`;
  });
  upright(
    s,
    'M2 0h26q2 0 2 2v132h-30v-132q0-2 2-2Z',
    { w: 30, d: 134, tone: t, thickness: 2 },
    `<circle cx="15" cy="9" r="4" fill="${plane(t).dark}"/>${bags.join('')}`,
  );
  s.see(P(-8, 0, 40), P(38, 0, 40));
}

/** A life-size printed figure of board with a strut behind it. */
function standee(c: KindContext): void {
  const { s, t } = c;
  const f = plane(t);
  s.poly([P(34, -2, 70), P(34, -34, 0), P(40, -34, 0), P(40, -2, 70)], f.dark);
  upright(
    s,
    'M18 26a18 18 0 0 1 34 0q18 2 18 22v88H0V48q0-20 18-22Z',
    { w: 70, d: 136, tone: t, thickness: 3 },
    `<path d="M5 50q0-18 16-20 14 12 28 0 16 2 16 20v81H5Z" fill="${c.ink}"/><circle cx="35" cy="24" r="13" fill="${plane(c.ink2T).left}"/>${at(17, 66, 1.5, drawMark(c.spec.seed, '#fff'))}`,
  );
}
