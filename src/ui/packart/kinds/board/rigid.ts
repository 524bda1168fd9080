import type { PackSize } from '#lib/art/types.ts';
import { MATERIALS, oklch, plane, shift } from '../../drawing/colour.ts';
import { drawMark } from '../../drawing/mark.ts';
import { rng } from '../../drawing/random.ts';
import { at, n1, onLeft, onRight, onTop, P, solid } from '../../drawing/scene.ts';
import { drawTurned, type SolidProfile, shoulder } from '../../drawing/turned.ts';
import { type KindContext, norm } from '../context.ts';
import { drawRigidForm } from './rigid-forms.ts';

const GOLD = oklch({ l: 0.82, c: 0.1, h: 86 });

/** A wrapped greyboard box: with a drawer, or with a lift-off lid and a ribbon. */
export function rigid(c: KindContext): void {
  const size = norm(c.spec.size ?? { w: 92, d: 92, h: 52 });
  if (drawRigidForm(c)) return;
  const drawer = c.spec.style ? c.spec.style === 'drawer' : rng(`${c.spec.seed}rv`).next() > 0.55;
  if (drawer) drawerBox(c, size);
  else lidBox(c, size);
}

function drawerBox(c: KindContext, { w, d, h }: PackSize): void {
  const { s } = c;
  const pull = w * 0.5;
  const end = w + pull;
  const tray = plane(shift(MATERIALS.grey, 0.16));
  const lining = plane(c.ink2T);
  solid(s, 0, 0, 0, w, d, h, c.t);
  s.raw(onTop(0, 0, h, at(w / 2 - 15, d / 2 - 15, 1.25, drawMark(c.spec.seed, GOLD))));
  s.poly([P(w, 3, h - 3), P(end, 3, h - 3), P(end, d - 3, h - 3), P(w, d - 3, h - 3)], tray.dark);
  s.poly([P(w, 6, h - 3), P(end - 3, 6, h - 3), P(end - 3, 6, h * 0.4), P(w, 6, h * 0.4)], lining.left);
  s.poly(
    [P(w, 6, h * 0.4), P(end - 3, 6, h * 0.4), P(end - 3, d - 6, h * 0.4), P(w, d - 6, h * 0.4)],
    lining.right,
  );
  const flask: SolidProfile = [[9, 0], [9, 16], ...shoulder(9, 16, 4, 20, 3), [4, 25]];
  drawTurned(s, w + pull * 0.5, d * 0.5, h * 0.4, flask, MATERIALS.white, { shadow: false });
  s.poly([P(w, d - 3, h - 3), P(end, d - 3, h - 3), P(end, d - 3, 3), P(w, d - 3, 3)], tray.left);
  s.poly([P(end, d - 3, h - 3), P(end, 3, h - 3), P(end, 3, 3), P(end, d - 3, 3)], tray.right);
  const knob = `<circle cx="${n1(d / 2 - 3)}" cy="${n1(h / 2 - 3)}" r="6" fill="${c.ink2}"/>`;
  s.raw(onRight(end, d - 3, h - 3, knob));
}

function lidBox(c: KindContext, size: PackSize): void {
  const { s, t } = c;
  const { w, d, h } = size;
  const lid = h * 0.5;
  solid(s, 2.5, 2.5, 0, w - 5, d - 5, h, shift(t, t.l > 0.6 ? -0.05 : 0.05));
  const shade = (width: number, opacity: string) =>
    `<path d="M0 0h${n1(width)}v3h-${n1(width)}Z" fill="#000" opacity="${opacity}"/>`;
  s.raw(
    onLeft(2.5, d - 2.5, h - lid, shade(w - 5, '.16')) +
      onRight(w - 2.5, d - 2.5, h - lid, shade(d - 5, '.18')),
  );
  solid(s, 0, 0, h - lid, w, d, lid + 2, t, { shadow: false });
  if (c.spec.style === 'solid') {
    // The neck of the base shows below the lid.
    const neck = (width: number, tone: string) =>
      `<path d="M0 0h${n1(width)}v4h-${n1(width)}Z" fill="${tone}"/>`;
    const f = plane(c.ink2T);
    s.raw(
      onLeft(2.5, d - 2.5, h - lid, neck(w - 5, f.left)) +
        onRight(w - 2.5, d - 2.5, h - lid, neck(d - 5, f.right)),
    );
    s.raw(onTop(0, 0, h + 2, at(w / 2 - 15, d / 2 - 15, 1.25, drawMark(c.spec.seed, GOLD))));
    return;
  }
  ribbon(c, size, h + 2);
  s.raw(onLeft(0, d, h + 2, at(w * 0.12, lid * 0.24, (lid / 24) * 0.5, drawMark(c.spec.seed, GOLD))));
}

function ribbon({ s, ink2T }: KindContext, { w, d }: PackSize, z: number): void {
  const f = plane(ink2T);
  const half = 7;
  s.poly([P(w / 2 - half, 0, z), P(w / 2 + half, 0, z), P(w / 2 + half, d, z), P(w / 2 - half, d, z)], f.top);
  s.poly([P(0, d / 2 - half, z), P(w, d / 2 - half, z), P(w, d / 2 + half, z), P(0, d / 2 + half, z)], f.top);
  const strip = (x: number, fill: string) =>
    `<path d="M${n1(x - half)} 0h${2 * half}v${n1(z)}h-${2 * half}Z" fill="${fill}"/>`;
  s.raw(onLeft(0, d, z, strip(w / 2, f.left)) + onRight(w, d, z, strip(d / 2, f.right)));

  const [x, y] = P(w / 2, d / 2, z);
  s.see([x, y - 22]);
  const loop = (curve: string, fill: string) => `<path d="M${n1(x)} ${n1(y)}${curve}" fill="${fill}"/>`;
  s.raw(
    `${
      loop('c-6-16-27-21-31-11-3 9 16 14 31 11Z', f.left) +
      loop('c6-16 27-21 31-11 3 9-16 14-31 11Z', f.right) +
      loop('c-5-9-15-12-20-9 3 5 11 9 20 9Z', f.dark) +
      loop('c5-9 15-12 20-9-3 5-11 9-20 9Z', f.dark)
    }<ellipse cx="${n1(x)}" cy="${n1(y - 1)}" rx="5" ry="4.2" fill="${f.top}"/>`,
  );
}
