import { MATERIALS, plane } from '../../drawing/colour.ts';
import { drawMark } from '../../drawing/mark.ts';
import { lightOn } from '../../drawing/print.ts';
import { at, n1, onLeft, onRight, P, solid } from '../../drawing/scene.ts';
import { lying } from '../../drawing/shapes.ts';
import { type KindContext, norm } from '../context.ts';

/** A carton with a bag inside, and its tap; or the bag alone. */
export function baginbox(c: KindContext): void {
  if (c.spec.style === 'bag') {
    bag(c);
    return;
  }
  const { s, t } = c;
  const { w, d, h } = norm(c.spec.size ?? { w: 78, d: 62, h: 96 }, 100);
  const f = solid(s, 0, 0, 0, w, d, h, t);
  const light = lightOn(t);
  const k = Math.min(w, h) / 50;
  s.raw(
    onRight(
      w,
      d,
      h,
      `<path d="M0 ${n1(h * 0.24)}h${n1(d)}v${n1(h * 0.44)}H0Z" fill="${plane(c.inkT).right}"/>`,
    ),
  );
  s.raw(
    onLeft(
      0,
      d,
      h,
      `<path d="M0 ${n1(h * 0.24)}h${n1(w)}v${n1(h * 0.44)}H0Z" fill="${c.ink}"/>${at(w / 2 - 12 * k, h * 0.46 - 12 * k, k, drawMark(c.spec.seed, '#fff'))}<path d="M${n1(w * 0.16)} ${n1(h * 0.1)}h${n1(w * 0.4)}" stroke="${light ?? c.ink}" stroke-width="3"/>`,
    ),
  );
  // The tap comes out of a round opening at the foot.
  const [x, y] = P(w * 0.5, d, h * 0.15);
  const tap = plane(MATERIALS.white);
  const red = plane(c.ink2T);
  s.see([x, y + 18]);
  s.raw(
    `<ellipse cx="${n1(x)}" cy="${n1(y)}" rx="9" ry="10" fill="${f.dark}"/><path d="M${n1(x - 6)} ${n1(y - 4)}l-5 4v8l5 4 8-2v-13Z" fill="${tap.right}"/><path d="M${n1(x - 12)} ${n1(y - 1)}l9-5 4 2-9 6Z" fill="${red.top}"/><path d="M${n1(x - 12)} ${n1(y + 1)}l4 2v6l-4-2Z" fill="${red.left}"/><path d="M${n1(x - 5)} ${n1(y + 10)}h6v6h-6Z" fill="${tap.left}"/>`,
  );
}

function bag(c: KindContext): void {
  const film = c.spec.tint || c.spec.material ? c.t : MATERIALS.foil;
  const f = plane(film);
  const cap = plane(c.ink2T);
  const face = `<path d="M8 8H92V72H8Z" fill="none" stroke="${f.right}" stroke-width="1.400"/><path d="M12 12L44 10 22 68H12Z" fill="#fff" opacity=".35"/><circle cx="50" cy="28" r="12" fill="${plane(MATERIALS.white).right}"/><circle cx="50" cy="26" r="9" fill="${cap.left}"/><circle cx="50" cy="25" r="6" fill="${cap.top}"/>${at(38, 46, 0.9, drawMark(c.spec.seed, c.ink))}`;
  lying(c.s, 'M2 2Q50-3 98 2Q103 40 98 78Q50 83 2 78Q-3 40 2 2Z', {
    x: 10,
    y: -8,
    w: 100,
    d: 80,
    thickness: 12,
    tone: film,
  });
  lying(
    c.s,
    'M2 2Q50-3 98 2Q103 40 98 78Q50 83 2 78Q-3 40 2 2Z',
    { z: 13, w: 100, d: 80, thickness: 16, tone: film },
    face,
  );
}
