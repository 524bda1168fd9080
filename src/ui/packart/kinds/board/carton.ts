import { INKS, oklch, plane } from '../../drawing/colour.ts';
import { drawMark } from '../../drawing/mark.ts';
import { barcode, pattern } from '../../drawing/print.ts';
import { rng } from '../../drawing/random.ts';
import { at, n1, onLeft, onRight, onTop, solid } from '../../drawing/scene.ts';
import { type KindContext, norm } from '../context.ts';
import { drawCartonForm } from './carton-forms.ts';

/** A folding carton, printed in two fields. */
export function carton(c: KindContext): void {
  if (drawCartonForm(c)) return;
  const { s, r } = c;
  const { w, d, h } = norm(c.spec.size ?? { w: 50, d: 34, h: 100 });
  const f = solid(s, 0, 0, 0, w, d, h, c.t);
  const split = r.range(0.42, 0.58);
  const ink = plane(c.inkT);
  const patterned = c.print === 'pattern';
  const field = (width: number) => `M0 ${n1(h * split)}h${n1(width)}V${n1(h)}H0Z`;
  const isPlain = c.print === 'plain';
  if (!isPlain)
    s.raw(
      onLeft(0, d, h, `<path d="${field(w)}" fill="${c.ink}"/>`) +
        onRight(w, d, h, `<path d="${field(d)}" fill="${ink.right}"/>`),
    );
  if (patterned) {
    const print = pattern(
      rng(`${c.spec.seed}p`),
      Math.floor(w / 12) * 12,
      Math.floor((h * (1 - split)) / 12) * 12,
      ink.lite,
    );
    s.raw(onLeft(0, d, h, `<g transform="translate(0 ${n1(h * split)})" opacity=".55">${print}</g>`));
  }
  const k = (w / 24) * 0.5;
  const brand = at(w / 2 - 12 * k, h * split * 0.5 - 12 * k, k, drawMark(c.spec.seed, c.ink, c.ink2));
  const words = `M${n1(w * 0.16)} ${n1(h * split + 8)}h${n1(w * 0.5)}v3h-${n1(w * 0.5)}Zm0 6h${n1(w * 0.34)}v2h-${n1(w * 0.34)}Z`;
  if (!isPlain) s.raw(onLeft(0, d, h, `${brand}<path d="${words}" fill="${patterned ? 'none' : '#fff'}"/>`));

  const code = `<path d="M-2-2h26v13H-2Z" fill="#fff" opacity=".9"/>${barcode(r, oklch(INKS.ink))}`;
  const lines = `M${n1(d * 0.2)} ${n1(h * 0.12)}h${n1(d * 0.55)}m-${n1(d * 0.55)} 4h${n1(d * 0.4)}m-${n1(d * 0.4)} 4h${n1(d * 0.5)}`;
  if (!isPlain)
    s.raw(
      onRight(
        w,
        d,
        h,
        `${at(d * 0.2, h - 20, Math.min(0.9, d / 34), code)}<path d="${lines}" stroke="${f.dark}" stroke-width="1.2"/>`,
      ),
    );
  const flap = `M3 ${n1(d - 2)}V8q0-5 5-5h${n1(w - 16)}q5 0 5 5v${n1(d - 10)}`;
  s.raw(onTop(0, 0, h, `<path d="${flap}" fill="none" stroke="${f.right}" stroke-width="1"/>`));
}
