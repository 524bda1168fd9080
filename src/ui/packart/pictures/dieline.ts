import { n1 } from '../drawing/scene.ts';

/** Returns the flat net of a slotted box: solid lines are cuts, dashed lines are creases. */
export function dieline(w: number, dp: number, h: number, stroke: string, sw = 1): string {
  const flap = dp / 2;
  const end = 2 * w + 2 * dp;
  const panels = [
    [0, w],
    [w, w + dp],
    [w + dp, 2 * w + dp],
    [2 * w + dp, end],
  ] as const;
  let cut = '';
  let crease = '';
  for (const [from, to] of panels) {
    const [a, b] = [from + (from ? 1.2 : 0), to - 1.2];
    cut += `M${n1(a)} ${n1(flap)}V0H${n1(b)}V${n1(flap)}M${n1(a)} ${n1(flap + h)}v${n1(flap)}H${n1(b)}v${n1(-flap)}`;
    crease += `M${n1(from)} ${n1(flap)}H${n1(to)}M${n1(from)} ${n1(flap + h)}H${n1(to)}`;
    if (from) crease += `M${n1(from)} ${n1(flap)}v${n1(h)}`;
  }
  cut += `M0 ${n1(flap)}l${n1(-dp * 0.18)} ${n1(h * 0.06)}v${n1(h * 0.88)}L0 ${n1(flap + h)}`;
  cut += `M${n1(end)} ${n1(flap)}v${n1(h)}`;
  crease += `M0 ${n1(flap)}v${n1(h)}`;
  return `<g fill="none" stroke="${stroke}" stroke-width="${sw}"><path d="${cut}"/><path d="${crease}" stroke-dasharray="${5 * sw} ${3.5 * sw}"/></g>`;
}
