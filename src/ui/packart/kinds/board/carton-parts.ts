/** The printed body that several folding cartons share. */
import { plane, type Tone } from '../../drawing/colour.ts';
import { n1, onLeft, onRight, solid } from '../../drawing/scene.ts';
import { type KindContext, norm } from '../context.ts';

/** A body of the carton's material, a printed field on it, and the mark. */
export function body(
  c: KindContext,
  size: { w: number; d: number; h: number },
  field: [number, number],
): void {
  const { s, t } = c;
  const { w, d, h } = norm(size, Math.max(size.w, size.h, size.d));
  solid(s, 0, 0, 0, w, d, h, t);
  const [from, to] = field;
  const band = (length: number) => `M0 ${n1(h * from)}h${n1(length)}v${n1(h * (to - from))}H0Z`;
  s.raw(
    onLeft(0, d, h, `<path d="${band(w)}" fill="${c.ink}"/>`) +
      onRight(w, d, h, `<path d="${band(d)}" fill="${plane(c.inkT).right}"/>`),
  );
}

export const sized = ({ spec }: KindContext, usual: { w: number; d: number; h: number }) =>
  norm(spec.size ?? usual, 100);
export const GLASS: Tone = { l: 0.38, c: 0.07, h: 150 };
