import { INKS, oklch, plane } from '../../drawing/colour.ts';
import { mark } from '../../drawing/mark.ts';
import { barcode, pattern } from '../../drawing/print.ts';
import { rng } from '../../drawing/random.ts';
import { at, n1, onLeft, onRight, onTop, solid } from '../../drawing/scene.ts';
import { type Ctx, norm } from '../context.ts';

/** A folding carton, printed in two fields. */
export function carton(c: Ctx): void {
  const { s, r } = c;
  const { w, d: dp, h } = norm(c.spec.size ?? { w: 50, d: 34, h: 100 });
  const t = c.t;
  const f = solid(s, 0, 0, 0, w, dp, h, t);
  const split = r.range(0.42, 0.58),
    inkc = c.ink,
    ir = plane(c.inkT);
  s.raw(
    onLeft(0, dp, h, `<path d="M0 ${n1(h * split)}h${n1(w)}V${n1(h)}H0Z" fill="${inkc}"/>`) +
      onRight(w, dp, h, `<path d="M0 ${n1(h * split)}h${n1(dp)}V${n1(h)}H0Z" fill="${ir.right}"/>`),
  );
  if (c.print === 'pattern')
    s.raw(
      onLeft(
        0,
        dp,
        h,
        `<g transform="translate(0 ${n1(h * split)})" opacity=".55">${pattern(rng(`${c.spec.seed}p`), Math.floor(w / 12) * 12, Math.floor((h * (1 - split)) / 12) * 12, ir.lite)}</g>`,
      ),
    );
  const k = (w / 24) * 0.5;
  s.raw(
    onLeft(
      0,
      dp,
      h,
      `${at(w / 2 - 12 * k, h * split * 0.5 - 12 * k, k, mark(c.spec.seed, inkc, c.ink2))}<path d="M${n1(w * 0.16)} ${n1(h * split + 8)}h${n1(w * 0.5)}v3h-${n1(w * 0.5)}Zm0 6h${n1(w * 0.34)}v2h-${n1(w * 0.34)}Z" fill="${c.print === 'pattern' ? 'none' : '#fff'}"/>`,
    ),
  );
  s.raw(
    onRight(
      w,
      dp,
      h,
      `${at(
        dp * 0.2,
        h - 20,
        Math.min(0.9, dp / 34),
        `<path d="M-2-2h26v13H-2Z" fill="#fff" opacity=".9"/>` + barcode(r, oklch(INKS.ink)),
      )}<path d="M${n1(dp * 0.2)} ${n1(h * 0.12)}h${n1(dp * 0.55)}m-${n1(dp * 0.55)} 4h${n1(dp * 0.4)}m-${n1(dp * 0.4)} 4h${n1(dp * 0.5)}" stroke="${f.dark}" stroke-width="1.2"/>`,
    ),
  );
  s.raw(
    onTop(
      0,
      0,
      h,
      `<path d="M3 ${n1(dp - 2)}V8q0-5 5-5h${n1(w - 16)}q5 0 5 5v${n1(dp - 10)}" fill="none" stroke="${f.right}" stroke-width="1"/>`,
    ),
  );
}
