import { INKS, MATERIALS, oklch, plane, type Tone } from '../../drawing/colour.ts';
import { mark } from '../../drawing/mark.ts';
import { barcode } from '../../drawing/print.ts';
import { rng } from '../../drawing/random.ts';
import { at, onTop, P } from '../../drawing/scene.ts';
import type { Ctx } from '../context.ts';

/** Three postal bags on a pile. */
export function polymailer(c: Ctx): void {
  const { s } = c;
  const lay = (
    x: number,
    y: number,
    z: number,
    w: number,
    dp: number,
    th: number,
    t: Tone,
    sd: string,
    lbl: boolean,
  ) => {
    const f = plane(t);
    const soft = `M6 1Q${w / 2} -3 ${w - 6} 1Q${w + 2} 2 ${w - 1} 8Q${w + 3} ${dp / 2} ${w - 1} ${dp - 8}Q${w + 1} ${dp} ${w - 7} ${dp - 1}Q${w / 2} ${dp + 3} 6 ${dp - 1}Q-2 ${dp} 1 ${dp - 8}Q-3 ${dp / 2} 1 8Q-1 0 6 1Z`;
    if (z === 0)
      s.shadow([P(x + 6, y + dp), P(x + w + 10, y + dp - 2), P(x + w + 12, y - 4), P(x + 20, y - 3)]);
    s.see(P(x, y, z + th), P(x + w, y, z + th), P(x + w, y + dp, z), P(x, y + dp, z));
    for (let i = 0; i < 4; i++)
      s.raw(onTop(x, y, z + (th * i) / 4, `<path d="${soft}" fill="${i < 2 ? f.dark : f.right}"/>`));
    s.raw(
      onTop(
        x,
        y,
        z + th,
        `<path d="${soft}" fill="${f.top}"/><path d="M${w - 20} 1Q${w - 3} -1 ${w - 1} 8Q${w + 3} ${dp / 2} ${w - 1} ${dp - 8}L${w - 22} ${dp - 1}Q${w - 17} ${dp / 2} ${w - 20} 1Z" fill="${f.left}"/><path d="M10 8Q${w * 0.3} 3 ${w * 0.6} 7Q${w * 0.3} 8 10 14Z" fill="#fff" opacity=".3"/>${
          lbl
            ? at(
                w * 0.16,
                dp * 0.3,
                1,
                `<path d="M0 0h38v28H0Z" fill="#fff"/>` +
                  at(3, 3, 0.42, mark(sd, c.ink)) +
                  at(3, 16, 0.95, barcode(rng(sd), oklch(INKS.ink))),
              )
            : at(w * 0.3, dp * 0.3, 1.3, mark(sd, '#fff'))
        }`,
      ),
    );
  };
  lay(0, 0, 0, 100, 76, 13, c.inkT, `${c.spec.seed}a`, true);
  lay(8, -6, 15, 92, 70, 12, MATERIALS.white, `${c.spec.seed}b`, false);
  lay(2, 4, 29, 96, 72, 12, c.ink2T, c.spec.seed, true);
}
