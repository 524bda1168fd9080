import { oklch } from '../../drawing/colour.ts';
import { drawMark } from '../../drawing/mark.ts';
import { at, n1, onLeft, onRight, P, solid } from '../../drawing/scene.ts';
import type { KindContext } from '../context.ts';

const W = 84;

/** A bulk bag for one tonne: woven walls, seams along the edges, a lifting loop on each corner. */
export function bigbag(c: KindContext): void {
  const { s, t } = c;
  const H = c.spec.size ? Math.max(60, Math.min(108, (c.spec.size.h / c.spec.size.w) * W)) : 84;
  const loop = (x: number, y: number): void => {
    const [px, py] = P(x, y, H);
    s.see([px - 9, py - 32], [px + 9, py]);
    s.raw(
      `<path d="M${n1(px - 7)} ${n1(py + 10)}V${n1(py - 18)}q0-12 7-12t7 12V${n1(py + 10)}" fill="none" stroke="${oklch(c.inkT)}" stroke-width="4.4" stroke-linejoin="round"/>`,
    );
  };
  if (c.spec.style !== 'open') loop(8, 8);
  const f = solid(s, 0, 0, 0, W, W, H, t, { edge: false });
  const [mx, my] = P(W / 2, W / 2, H);
  s.raw(
    `<path d="M${n1(mx - 16)} ${n1(my)}l7-15h18l7 15q-16 8-32 0Z" fill="${f.left}"/><path d="M${n1(mx - 10)} ${n1(my - 13)}h20" stroke="${oklch(c.ink2T)}" stroke-width="3.4"/>`,
  );
  const weave = (dark: string): string => {
    let lines = '';
    for (let x = 12; x < W; x += 12) lines += `M${x} 0v${H}`;
    return `<path d="${lines}" stroke="${dark}" stroke-width=".8" opacity=".35"/><path d="M3 0v${H}M${W - 3} 0v${H}M0 3h${W}M0 ${H - 3}h${W}" stroke="${dark}" stroke-width="2.2" opacity=".55"/>`;
  };
  s.raw(
    onLeft(
      0,
      W,
      H,
      `${weave(f.dark)}<path d="M20 26h44v36h-44Z" fill="${c.ink}"/>${at(30, 32, 1, drawMark(c.spec.seed, '#fff'))}`,
    ) + onRight(W, W, H, weave(f.dark)),
  );
  for (const [x, y] of [
    [8, W - 8],
    [W - 8, 8],
    [W - 8, W - 8],
  ] as const)
    loop(x, y);
}
