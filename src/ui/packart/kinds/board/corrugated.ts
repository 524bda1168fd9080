import { oklch, plane, shift, INKS, MATERIALS } from '../../drawing/colour.ts';
import { rng } from '../../drawing/random.ts';
import { at, n1, onLeft, onRight, onTop, P, solid } from '../../drawing/scene.ts';
import { mark } from '../../drawing/mark.ts';
import { barcode, flecks, handling, lightOn, pattern } from '../../drawing/print.ts';
import { type Ctx, norm } from '../context.ts';

export function corrugated(c: Ctx): void {
  const { s, r, t } = c;
  const { w, d: dp, h } = norm(c.spec.size ?? { w: 100, d: 76, h: 70 });
  const f = solid(s, 0, 0, 0, w, dp, h, t);
  const inkc = lightOn(t) ?? c.ink;
  s.raw(onLeft(0, dp, h, flecks(r, w, h, f.dark)) + onTop(0, 0, h, flecks(r, w, dp, f.dark, 10)));
  const tw = 9,
    fold = h * 0.2;
  const tape = c.print === 'plain' ? oklch(shift(MATERIALS.kraft, -0.09, 0.02)) : c.ink2;
  const tp = plane(c.print === 'plain' ? shift(MATERIALS.kraft, -0.09, 0.02) : c.ink2T);
  if (w >= dp) {
    s.raw(onTop(0, 0, h, `<path d="M0 ${n1(dp / 2)}h${n1(w)}" stroke="${f.dark}" stroke-width=".9"/>`));
    s.poly([P(0, dp / 2 - tw, h), P(w, dp / 2 - tw, h), P(w, dp / 2 + tw, h), P(0, dp / 2 + tw, h)], tp.top);
    s.raw(
      onRight(
        w,
        dp,
        h,
        `<path d="M${n1(dp / 2 - tw)} 0h${2 * tw}v${n1(fold)}l-2-1.5-2 1.5-2-1.5-2 1.5-2-1.5-2 1.5-2-1.5-2 1.5-2-1.500Z" fill="${tp.right}"/>`,
      ),
    );
  } else {
    s.poly([P(w / 2 - tw, 0, h), P(w / 2 + tw, 0, h), P(w / 2 + tw, dp, h), P(w / 2 - tw, dp, h)], tp.top);
    s.raw(
      onLeft(0, dp, h, `<path d="M${n1(w / 2 - tw)} 0h${2 * tw}v${n1(fold)}h-${2 * tw}Z" fill="${tape}"/>`),
    );
  }
  if (c.print !== 'plain') {
    const k = (Math.min(w, h) / 24) * 0.46;
    const mx = w * 0.5 - 12 * k,
      my = h * 0.5 - 12 * k - (h > 40 ? 3 : 0);
    if (c.print === 'band')
      s.raw(
        onLeft(
          0,
          dp,
          h,
          `<path d="M0 ${n1(h * 0.62)}h${n1(w)}v${n1(h * 0.24)}h-${n1(w)}Z" fill="${inkc}"/>`,
        ) +
          onRight(
            w,
            dp,
            h,
            `<path d="M0 ${n1(h * 0.62)}h${n1(dp)}v${n1(h * 0.24)}h-${n1(dp)}Z" fill="${inkc}" opacity=".85"/>`,
          ) +
          onLeft(0, dp, h, at(w * 0.1, h * 0.16, k * 0.8, mark(c.spec.seed, inkc))),
      );
    else if (c.print === 'pattern')
      s.raw(onLeft(0, dp, h, `<g opacity=".9">${pattern(rng(c.spec.seed + 'p'), w, h, inkc)}</g>`));
    else
      s.raw(
        onLeft(
          0,
          dp,
          h,
          at(mx, my, k, mark(c.spec.seed, inkc)) +
            (h > 40
              ? `<path d="M${n1(w * 0.5 - 15)} ${n1(my + 24 * k + 5)}h30v2.200h-30Zm6 4h18v1.600h-18Z" fill="${inkc}"/>`
              : ''),
        ),
      );
    s.raw(
      onRight(
        w,
        dp,
        h,
        `<g opacity=".9">${at(dp * 0.1, h * 0.72 - (h > 40 ? 2 : 0), Math.min(1.15, h / 48), handling(inkc, 3))}${dp > 62 ? at(dp - 27, h * 0.72, 0.9, barcode(r, inkc)) : ''}</g>`,
      ),
    );
  }
  if (c.spec.eco)
    s.raw(
      onTop(
        0,
        0,
        h,
        at(6, dp - 24, 0.72, `<path d="M3 21C1 9 8 1 23 1c0 15-8 22-20 20Z" fill="${oklch(INKS.spruce)}"/>`),
      ),
    );
}
