import { n1 } from '../drawing/scene.ts';

/** The flat net of a slotted box: solid lines cut, dashed lines crease. */
export function dieline(w: number, dp: number, h: number, stroke: string, sw = 1): string {
  const fl = dp / 2,
    xs = [0, w, w + dp, 2 * w + dp, 2 * w + 2 * dp];
  let cut = '',
    crease = '';
  for (let i = 0; i < 4; i++) {
    const a = xs[i]! + (i ? 1.2 : 0),
      b = xs[i + 1]! - 1.2;
    cut += `M${n1(a)} ${n1(fl)}V0H${n1(b)}V${n1(fl)}M${n1(a)} ${n1(fl + h)}v${n1(fl)}H${n1(b)}v${n1(-fl)}`;
    crease +=
      `M${n1(xs[i]!)} ${n1(fl)}H${n1(xs[i + 1]!)}M${n1(xs[i]!)} ${n1(fl + h)}H${n1(xs[i + 1]!)}` +
      (i ? `M${n1(xs[i]!)} ${n1(fl)}v${n1(h)}` : '');
  }
  cut += `M0 ${n1(fl)}l${n1(-dp * 0.18)} ${n1(h * 0.06)}v${n1(h * 0.88)}L0 ${n1(fl + h)}M${n1(xs[4]!)} ${n1(fl)}v${n1(h)}`;
  crease += `M0 ${n1(fl)}v${n1(h)}`;
  return `<g fill="none" stroke="${stroke}" stroke-width="${sw}"><path d="${cut}"/><path d="${crease}" stroke-dasharray="${5 * sw} ${3.5 * sw}"/></g>`;
}
