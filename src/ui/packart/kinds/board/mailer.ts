import type { PackSize } from '#lib/art/types.ts';
import { MATERIALS, plane, shift } from '../../drawing/colour.ts';
import { drawMark } from '../../drawing/mark.ts';
import { flecks, fluteEdge, lightOn, pattern } from '../../drawing/print.ts';
import { rng } from '../../drawing/random.ts';
import { at, C, group, n1, onLeft, onRight, onTop, P, type Pt, S, solid } from '../../drawing/scene.ts';
import { drawTurned, straight } from '../../drawing/turned.ts';
import { type KindContext, norm } from '../context.ts';

type Faces = ReturnType<typeof plane>;

/** An open mailer box with a printed inside, tissue and two gifts; or empty, and plain inside. */
export function mailer(c: KindContext): void {
  const { s } = c;
  const z = norm(c.spec.size ?? { w: 100, d: 74, h: 26 });
  const size = { w: z.w, d: z.d, h: Math.max(z.h, 20) };
  const { w, d } = size;
  if (c.spec.style === 'closed') {
    closed(c, size);
    return;
  }
  const f = plane(c.t);
  const isBoard = c.spec.style === 'empty' || c.print === 'plain';
  const inside = plane(isBoard ? shift(c.t, -0.03) : c.inkT);
  s.shadow([P(w, d), P(w + 23, d - 9.2), P(w + 23, -9.2), P(w * 0.3, -9.2), P(w * 0.3, 0)]);
  lid(c, size, f, inside);
  tray(c, size, inside);
  front(c, size, f);
}

/** Shut: the lid's edge, its two tucks in the front, and the mark on top. */
function closed(c: KindContext, { w, d, h }: PackSize): void {
  const { s, t } = c;
  const f = solid(s, 0, 0, 0, w, d, h, t);
  const slot = (x: number) => `M${n1(x)} 3.5h${n1(w * 0.14)}`;
  s.raw(
    onLeft(
      0,
      d,
      h,
      `<path d="M0 2.2h${n1(w)}" stroke="${f.dark}" stroke-width=".9"/><path d="${slot(w * 0.2)}${slot(w * 0.66)}" stroke="${f.dark}" stroke-width="2.4"/>`,
    ) + onRight(w, d, h, fluteEdge(d, 3.2, f.left, f.dark)),
  );
  if (c.print === 'plain') return;
  const ink = lightOn(t) ?? c.ink;
  s.raw(onTop(0, 0, h, at(w / 2 - 16, d / 2 - 16, 1.35, drawMark(c.spec.seed, ink))));
}

/** Hinged at the back right edge. */
function lid({ s, spec, ink, print }: KindContext, { w, d, h }: PackSize, f: Faces, inside: Faces): void {
  const length = d * 0.96;
  const tilt = length * 0.36;
  const top = h + length * 0.93;
  const o = P(0, -tilt, top);
  s.poly([o, P(w, -tilt, top), P(w, 0, h), P(0, 0, h)], inside.left);

  const hinge = P(0, 0, h);
  const down: Pt = [(hinge[0] - o[0]) / length, (hinge[1] - o[1]) / length];
  const dx = n1(down[0] * 100) === '0' ? 0 : Math.round(down[0] * 1000) / 1000;
  const dy = Math.round(down[1] * 1000) / 1000;
  s.poly([o, P(w, -tilt, top), P(w - 4, -tilt + 9, top + 9), P(4, -tilt + 9, top + 9)], f.top);
  if (print === 'plain') return;
  const paper = pattern(
    rng(`${spec.seed}in`),
    Math.floor(w / 12) * 12,
    Math.floor(length / 12) * 12,
    inside.lite,
  );
  const seal = `<circle cx="12" cy="12" r="17" fill="${inside.left}"/>${drawMark(spec.seed, spec.style === 'empty' ? ink : '#fff')}`;
  s.raw(
    group(
      `${C} ${S} ${dx} ${dy} ${n1(o[0])} ${n1(o[1])}`,
      `<g opacity=".4">${paper}</g>${at(w / 2 - 16, length / 2 - 16, 1.35, seal)}`,
    ),
  );
}

function tray(c: KindContext, { w, d, h }: PackSize, inside: Faces): void {
  const { s, r } = c;
  s.poly([P(0, 0, h), P(0, d, h), P(0, d, 3), P(0, 0, 3)], inside.right);
  s.poly([P(0, 0, h), P(w, 0, h), P(w, 0, 3), P(0, 0, 3)], inside.left);
  s.poly([P(0, 0, 3), P(w, 0, 3), P(w, d, 3), P(0, d, 3)], inside.dark);
  if (c.spec.style === 'empty') return;
  const tissue = plane(MATERIALS.white);
  for (let i = 0; i < 7; i++) {
    const x = r.range(8, w - 26);
    const y = r.range(6, d - 22);
    const fold = P(x + 20, y + r.range(-4, 4), h * 0.9);
    s.poly(
      [P(x, y, h * 0.6), fold, P(x + 22, y + 18, h * 0.62), P(x + 4, y + 20, h * 0.86)],
      i % 2 ? tissue.left : tissue.right,
    );
  }
  drawTurned(s, w * 0.42, d * 0.46, h * 0.55, straight(11, 0, 13), c.ink2T, { shadow: false });
  solid(s, w * 0.62, d * 0.2, h * 0.55, 22, 30, 9, MATERIALS.kraft, { shadow: false });
}

function front(c: KindContext, { w, d, h }: PackSize, f: Faces): void {
  const { s } = c;
  const ink = lightOn(c.t) ?? c.ink;
  s.poly([P(0, d, h), P(w, d, h), P(w, d, 0), P(0, d, 0)], f.left);
  s.poly([P(w, d, h), P(w, 0, h), P(w, 0, 0), P(w, d, 0)], f.right);
  const long = n1(w * 0.3);
  const short = n1(w * 0.2);
  const words = `M${n1(w * 0.34)} ${n1(h * 0.46)}h${long}v2.400h-${long}Zm0 5h${short}v1.800h-${short}Z`;
  s.raw(
    onLeft(
      0,
      d,
      h,
      `${
        fluteEdge(w, 3.2, f.lite, f.dark) +
        flecks(c.r, w, h, f.dark, 9) +
        at(w * 0.08, h * 0.38, (h / 24) * 0.5, drawMark(c.spec.seed, ink))
      }${c.print === 'plain' ? '' : `<path d="${words}" fill="${ink}"/>`}`,
    ),
  );
  s.raw(onRight(w, d, h, fluteEdge(d, 3.2, f.left, f.dark)));
}
