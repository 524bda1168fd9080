import type { PackSize } from '#lib/art/types.ts';
import { INKS, MATERIALS, oklch, plane, shift } from '../../drawing/colour.ts';
import { drawMark } from '../../drawing/mark.ts';
import { barcode, flecks, handling, lightOn, pattern } from '../../drawing/print.ts';
import { rng } from '../../drawing/random.ts';
import { at, n1, onLeft, onRight, onTop, P, solid } from '../../drawing/scene.ts';
import { type KindContext, norm } from '../context.ts';
import { drawForm } from './corrugated-forms.ts';

const LEAF = 'M3 21C1 9 8 1 23 1c0 15-8 22-20 20Z';
/** The torn end of the tape. */
const TORN = 'l-2-1.5-2 1.5-2-1.5-2 1.5-2-1.5-2 1.5-2-1.5-2 1.5-2-1.500Z';

/** A shipping box: taped shut, or in the form that its style names. */
export function corrugated(c: KindContext): void {
  if (drawForm(c)) return;
  const { s, r, t } = c;
  const size = norm(c.spec.size ?? { w: 100, d: 76, h: 70 });
  const { w, d, h } = size;
  const f = solid(s, 0, 0, 0, w, d, h, t);
  const ink = lightOn(t) ?? c.ink;
  s.raw(onLeft(0, d, h, flecks(r, w, h, f.dark)) + onTop(0, 0, h, flecks(r, w, d, f.dark, 10)));
  tape(c, size, f.dark);
  if (c.print !== 'plain') {
    printFront(c, size, ink);
    const barcoded = d > 62 ? at(d - 27, h * 0.72, 0.9, barcode(r, ink)) : '';
    const marks = at(d * 0.1, h * 0.72 - (h > 40 ? 2 : 0), Math.min(1.15, h / 48), handling(ink, 3));
    s.raw(onRight(w, d, h, `<g opacity=".9">${marks}${barcoded}</g>`));
  }
  if (c.spec.eco)
    s.raw(onTop(0, 0, h, at(6, d - 24, 0.72, `<path d="${LEAF}" fill="${oklch(INKS.spruce)}"/>`)));
}

/** Runs along the longer side of the top and a short way down the end. */
function tape({ s, print, ink2, ink2T }: KindContext, { w, d, h }: PackSize, slit: string): void {
  const half = 9;
  const fold = h * 0.2;
  const brown = shift(MATERIALS.kraft, -0.09, 0.02);
  const front = print === 'plain' ? oklch(brown) : ink2;
  const f = plane(print === 'plain' ? brown : ink2T);
  if (w >= d) {
    s.raw(onTop(0, 0, h, `<path d="M0 ${n1(d / 2)}h${n1(w)}" stroke="${slit}" stroke-width=".9"/>`));
    s.poly(
      [P(0, d / 2 - half, h), P(w, d / 2 - half, h), P(w, d / 2 + half, h), P(0, d / 2 + half, h)],
      f.top,
    );
    const end = `M${n1(d / 2 - half)} 0h${2 * half}v${n1(fold)}${TORN}`;
    s.raw(onRight(w, d, h, `<path d="${end}" fill="${f.right}"/>`));
  } else {
    s.poly(
      [P(w / 2 - half, 0, h), P(w / 2 + half, 0, h), P(w / 2 + half, d, h), P(w / 2 - half, d, h)],
      f.top,
    );
    const end = `M${n1(w / 2 - half)} 0h${2 * half}v${n1(fold)}h-${2 * half}Z`;
    s.raw(onLeft(0, d, h, `<path d="${end}" fill="${front}"/>`));
  }
}

function printFront(c: KindContext, { w, d, h }: PackSize, ink: string): void {
  const { s } = c;
  const k = (Math.min(w, h) / 24) * 0.46;
  const x = w * 0.5 - 12 * k;
  const y = h * 0.5 - 12 * k - (h > 40 ? 3 : 0);
  if (c.print === 'band') {
    const band = (width: number) => `M0 ${n1(h * 0.62)}h${n1(width)}v${n1(h * 0.24)}h-${n1(width)}Z`;
    s.raw(
      onLeft(0, d, h, `<path d="${band(w)}" fill="${ink}"/>`) +
        onRight(w, d, h, `<path d="${band(d)}" fill="${ink}" opacity=".85"/>`) +
        onLeft(0, d, h, at(w * 0.1, h * 0.16, k * 0.8, drawMark(c.spec.seed, ink))),
    );
  } else if (c.print === 'pattern') {
    s.raw(
      onLeft(
        0,
        d,
        h,
        `<g opacity=".9">${pattern(rng(`${c.spec.seed}p`), Math.floor(w / 12) * 12, Math.floor(h / 12) * 12, ink)}</g>`,
      ),
    );
  } else {
    const lines = `M${n1(w * 0.5 - 15)} ${n1(y + 24 * k + 5)}h30v2.200h-30Zm6 4h18v1.600h-18Z`;
    const words = h > 40 ? `<path d="${lines}" fill="${ink}"/>` : '';
    s.raw(onLeft(0, d, h, at(x, y, k, drawMark(c.spec.seed, ink)) + words));
  }
}
