import type { SizedView } from '#lib/art/types.ts';
import { n1 } from '../drawing/scene.ts';
import { drawFlatObject, drawKnownObject, OBJECT_ROOM, objectBeside } from './known-object.ts';
import {
  dashed,
  dimensionAcross,
  dimensionUp,
  fit,
  HEIGHT,
  LINE,
  line,
  mm,
  note,
  PAPER,
  type Place,
  rectangle,
  shape,
  WIDTH,
} from './paper.ts';

/** A bag, pouch or envelope, laid flat. */
export function drawBag(view: SizedView, fill: string): string {
  const { w, d, h = w, gusset } = view;
  const object = objectBeside(h);
  const full = { w: w + (object?.w ?? 0), h: Math.max(h, object?.h ?? 0) };
  const at = fit(full, { x: 70, y: 44, w: WIDTH - 94 - (object ? OBJECT_ROOM : 20), h: HEIGHT - 112 });
  const ground = at.y + at.h;
  const bag = { x: at.x, y: ground - h * at.k, w: w * at.k, h: h * at.k, k: at.k };
  const words =
    d && gusset
      ? note(
          bag.x + bag.w / 2,
          ground - (gusset === 'bottom' ? Math.min((d / 2) * bag.k, bag.h * 0.45) + 9 : bag.h * 0.4),
          `Gusset ${mm(d)}`,
        )
      : '';
  return (
    shape(rectangle(bag), fill) +
    gussetLines(view, bag) +
    mouthLines(view, bag) +
    words +
    (object ? drawKnownObject(object, { after: bag.x + bag.w, ground, k: at.k }) : '') +
    dimensionAcross([bag.x, bag.x + bag.w], { y: ground + 16, from: ground, words: mm(w) }) +
    dimensionUp([bag.y, ground], { x: bag.x - 18, from: bag.x, words: mm(h) })
  );
}

/** A gusset is folded in half when the bag is flat: its fold is half its depth from the edge. */
function gussetLines({ d, gusset }: SizedView, { x, y, w, h, k }: Place & { k: number }): string {
  if (!d || !gusset) return '';
  const half = Math.min((d / 2) * k, (gusset === 'side' ? w : h) * 0.45);
  return gusset === 'side'
    ? dashed(`M${n1(x + half)} ${n1(y)}v${n1(h)}M${n1(x + w - half)} ${n1(y)}v${n1(h)}`)
    : dashed(`M${n1(x)} ${n1(y + h)}q${n1(w / 2)} ${n1(-2 * half)} ${n1(w)} 0`);
}

function mouthLines({ mouth }: SizedView, { x, y, w, h }: Place): string {
  const right = x + w;
  switch (mouth) {
    case 'flap': {
      const depth = Math.min(h * 0.16, 34);
      return (
        shape(
          `M${n1(x)} ${n1(y)}L${n1(x + w * 0.06)} ${n1(y - depth)}H${n1(right - w * 0.06)}L${n1(right)} ${n1(y)}Z`,
          '#f1eee4',
        ) + dashed(`M${n1(x + w * 0.06)} ${n1(y - depth * 0.55)}H${n1(right - w * 0.06)}`)
      );
    }
    case 'zip':
      return line(
        `M${n1(x)} ${n1(y + h * 0.1)}h${n1(w)}M${n1(x)} ${n1(y + h * 0.1 + 5)}h${n1(w)}`,
        ' stroke-opacity=".7"',
      );
    case 'handle': {
      const [from, width] = [x + w * 0.3, w * 0.4];
      return line(`M${n1(from)} ${n1(y)}v-12q0 -18 18 -18h${n1(Math.max(0, width - 36))}q18 0 18 18v12`);
    }
    default:
      return dashed(`M${n1(x)} ${n1(y + 7)}h${n1(w)}`);
  }
}

/** A sheet, board or label, laid flat. */
export function drawSheet(view: SizedView, fill: string): string {
  const { w, h = w, kind } = view;
  const at = fit({ w, h }, { x: 74, y: 30, w: WIDTH - 110, h: HEIGHT - 100 });
  const { x, y } = at;
  const corner = kind === 'labels' ? Math.min(at.w, at.h) * 0.08 : 0;
  const board = `<rect x="${n1(x)}" y="${n1(y)}" width="${n1(at.w)}" height="${n1(at.h)}" rx="${n1(corner)}" fill="${fill}" stroke="${LINE}" stroke-width="1.75"/>`;
  return (
    board +
    drawFlatObject(at) +
    dimensionAcross([x, x + at.w], { y: y + at.h + 16, from: y + at.h, words: mm(w) }) +
    dimensionUp([y, y + at.h], { x: x - 18, from: x, words: mm(h) })
  );
}

/** A roll from the front and from its end. Its outer diameter is to scale only if it is known. */
export function drawRoll({ w, d, reel }: SizedView, fill: string): string {
  const outer = reel ?? Math.max(w * 0.45, (d ?? 0) * 1.7);
  const gap = outer * 0.25;
  const at = fit({ w: w + gap + outer, h: outer }, { x: 34, y: 34, w: WIDTH - 92, h: HEIGHT - 116 });
  const { x, y, k } = at;
  const ground = y + at.h;
  const front = { x, y, w: w * k, h: outer * k };
  const [cx, cy, r] = [x + (w + gap + outer / 2) * k, y + (outer / 2) * k, (outer / 2) * k];
  const core = Math.min(d ? (d / 2) * k : r * 0.34, r * 0.92);
  const circle = (radius: number) =>
    `M${n1(cx - radius)} ${n1(cy)}a${n1(radius)} ${n1(radius)} 0 1 0 ${n1(2 * radius)} 0a${n1(radius)} ${n1(radius)} 0 1 0 ${n1(-2 * radius)} 0Z`;
  const turns = [0.3, 0.55, 0.8].map((share) => circle(core + (r - core) * share)).join('');
  return (
    shape(rectangle(front), fill) +
    dashed(`M${n1(x)} ${n1(cy - core)}h${n1(front.w)}M${n1(x)} ${n1(cy + core)}h${n1(front.w)}`) +
    shape(circle(r), fill) +
    line(turns, ' stroke-opacity=".25"') +
    shape(circle(core), PAPER) +
    dimensionAcross([x, x + front.w], { y: ground + 16, from: ground, words: mm(w) }) +
    (d ? dimensionAcross([cx - core, cx + core], { y: ground + 16, from: cy, words: `Core ${mm(d)}` }) : '')
  );
}

/** A pallet from above: its top boards run along the longer side. */
export function drawDeck({ w, d = w }: SizedView, fill: string): string {
  const at = fit({ w, h: d }, { x: 74, y: 30, w: WIDTH - 110, h: HEIGHT - 100 });
  const { x, y, k } = at;
  const count = Math.max(3, Math.min(9, Math.round(d / 150)));
  const board = (d * 0.78) / count;
  const space = (d - count * board) / (count - 1);
  const boards = Array.from({ length: count }, (_, i) =>
    rectangle({ x, y: y + i * (board + space) * k, w: at.w, h: board * k }),
  );
  const bearers = [0, 0.5, 1].map((share) => {
    const width = w * 0.09;
    return rectangle({ x: x + share * (w - width) * k, y, w: width * k, h: at.h });
  });
  return (
    shape(bearers.join(''), '#d9c6a5') +
    shape(boards.join(''), fill) +
    drawFlatObject(at) +
    dimensionAcross([x, x + at.w], { y: y + at.h + 16, from: y + at.h, words: mm(w) }) +
    dimensionUp([y, y + at.h], { x: x - 18, from: x, words: mm(d) })
  );
}
