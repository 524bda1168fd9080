import { INKS, MATERIALS, oklch, plane, type Tone } from '../../drawing/colour.ts';
import { drawMark } from '../../drawing/mark.ts';
import { barcode } from '../../drawing/print.ts';
import { at, n1, onLeft, onRight, onTop, P, solid } from '../../drawing/scene.ts';
import type { KindContext } from '../context.ts';

/** Two blister sheets and their carton. */
export function blister(c: KindContext): void {
  const { s } = c;
  solid(s, 6, -34, 0, 76, 24, 58, MATERIALS.white);
  s.raw(
    onLeft(
      6,
      -10,
      58,
      `<path d="M0 34h76v24H0Z" fill="${c.ink}"/>${at(8, 8, 0.8, drawMark(c.spec.seed, c.ink, c.ink2))}<path d="M32 12h32v3h-32Zm0 6h22v2h-22Z" fill="${c.ink}"/><path d="M8 42h30v3h-30Z" fill="#fff"/>`,
    ) +
      onRight(
        82,
        -10,
        58,
        `<path d="M0 34h24v24H0Z" fill="${plane(c.inkT).right}"/>${at(4, 6, 0.7, barcode(c.r, oklch(INKS.ink)))}`,
      ),
  );
  const sheet = (x: number, y: number, z: number, pill: Tone) => {
    const f = plane(MATERIALS.foil);
    s.see(P(x, y, z), P(x + 96, y, z), P(x + 96, y + 50, z), P(x, y + 50, z));
    s.raw(
      onTop(
        x + 1,
        y + 3,
        z - 2,
        `<path d="M5 0h86q5 0 5 5v40q0 5-5 5H5q-5 0-5-5V5q0-5 5-5Z" fill="#000" opacity=".16"/>`,
      ) +
        onTop(
          x,
          y,
          z - 1.6,
          `<path d="M5 0h86q5 0 5 5v40q0 5-5 5H5q-5 0-5-5V5q0-5 5-5Z" fill="${f.dark}"/>`,
        ) +
        onTop(x, y, z, `<path d="M5 0h86q5 0 5 5v40q0 5-5 5H5q-5 0-5-5V5q0-5 5-5Z" fill="${f.top}"/>`),
    );
    const pf = plane(pill);
    for (let j = 0; j < 2; j++)
      for (let i = 0; i < 5; i++) {
        const [cx, cy] = P(x + 12 + i * 18, y + 14 + j * 22, z);
        s.raw(
          `<path d="M${n1(cx - 8.6)} ${n1(cy)}v-3.500a8.6 5 0 0 1 17.2 0v3.500a8.6 5 0 0 1-17.2 0Z" fill="${pf.right}"/><ellipse cx="${n1(cx)}" cy="${n1(cy - 3.5)}" rx="8.6" ry="5" fill="${pf.left}"/><path d="M${n1(cx - 5)} ${n1(cy - 5)}q4-2.5 7-1.6" stroke="#fff" stroke-width="1.3" fill="none" opacity=".8"/>`,
        );
      }
  };
  sheet(-8, 24, 3, c.ink2T);
  sheet(2, 10, 12, c.inkT.l > 0.6 ? c.inkT : MATERIALS.white);
}
