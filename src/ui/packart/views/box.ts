import type { SizedView } from '#lib/art/types.ts';
import { n1 } from '../drawing/scene.ts';
import { drawKnownObject, OBJECT_ROOM, objectBeside } from './known-object.ts';
import {
  dashed,
  dimensionAcross,
  dimensionUp,
  fit,
  HEIGHT,
  line,
  mm,
  type Place,
  rectangle,
  shape,
  WIDTH,
} from './paper.ts';

/** Two views of a box at the same scale: from the front and the side, or from above and the front if that is larger. */
export function drawBox(view: SizedView, fill: string): string {
  const { w, d = w, h = w } = view;
  const gap = Math.max(w, d, h) * 0.14;
  const side = fit({ w: w + gap + d, h }, sideArea).k;
  const plan = fit({ w, h: d + gap + h }, planArea).k;
  return plan > side * 1.1 ? planAndFront(view, { gap, fill }) : frontAndSide(view, { gap, fill });
}

const sideArea = { x: 62, y: 40, w: WIDTH - 86, h: HEIGHT - 112 };
const planArea = { x: 84, y: 24, w: WIDTH - 120, h: HEIGHT - 84 };

function frontAndSide(view: SizedView, { gap, fill }: { gap: number; fill: string }): string {
  const { kind, w, d = w, h = w } = view;
  const object = objectBeside(h);
  // A box that is wide already would become too small beside something else.
  const beside = object && w + gap + d < 1.7 * h ? object : null;
  const full = { w: w + gap + d + (beside?.w ?? 0), h: Math.max(h, beside?.h ?? 0) };
  const area = beside ? { ...sideArea, w: sideArea.w - OBJECT_ROOM } : sideArea;
  const { x, y, k, h: height } = fit(full, area);
  const ground = y + height;
  const front = { x, y: ground - h * k, w: w * k, h: h * k };
  const side = { ...front, x: x + (w + gap) * k, w: d * k };
  return (
    [front, side].map((face) => drawFace(kind, { face, fill })).join('') +
    (beside ? drawKnownObject(beside, { after: x + (w + gap + d) * k, ground, k }) : '') +
    dimensionAcross([front.x, front.x + front.w], { y: ground + 16, from: ground, words: `L ${mm(w)}` }) +
    dimensionAcross([side.x, side.x + side.w], { y: ground + 16, from: ground, words: `W ${mm(d)}` }) +
    dimensionUp([front.y, ground], { x: x - 18, from: x, words: `H ${mm(h)}` })
  );
}

function planAndFront(view: SizedView, { gap, fill }: { gap: number; fill: string }): string {
  const { kind, w, d = w, h = w } = view;
  const { x: left, y, k } = fit({ w, h: d + gap + h }, planArea);
  const object = objectBeside(h);
  const room = planArea.w - w * k;
  const beside = object && object.w * k + OBJECT_ROOM < room && object.h < h + gap + d ? object : null;
  const x = left - (beside ? (beside.w * k + OBJECT_ROOM) / 2 : 0);
  const plan = { x, y, w: w * k, h: d * k };
  const front = { x, y: y + (d + gap) * k, w: w * k, h: h * k };
  const ground = front.y + front.h;
  const rim = Math.min(plan.w, plan.h) * 0.06;
  const inner = { x: x + rim, y: y + rim, w: plan.w - 2 * rim, h: plan.h - 2 * rim };
  return (
    shape(rectangle(plan), fill) +
    line(rectangle(inner), ' stroke-opacity=".45"') +
    drawFace(kind, { face: front, fill }) +
    (beside ? drawKnownObject(beside, { after: x + w * k, ground, k }) : '') +
    dimensionAcross([x, x + plan.w], { y: ground + 16, from: ground, words: `L ${mm(w)}` }) +
    dimensionUp([y, y + plan.h], { x: x - 18, from: x, words: `W ${mm(d)}` }) +
    dimensionUp([front.y, ground], { x: x - 18, from: x, words: `H ${mm(h)}` })
  );
}

/** Draws one side of a box, with what tells its kind apart. */
function drawFace(kind: SizedView['kind'], { face, fill }: { face: Place; fill: string }): string {
  const { x, y, w, h } = face;
  const right = x + w;
  if (kind === 'tray' || kind === 'tub' || kind === 'blister' || kind === 'cup') {
    const lean = Math.min(w * 0.06, h * 0.4);
    return shape(`M${n1(x)} ${n1(y)}H${n1(right)}L${n1(right - lean)} ${n1(y + h)}H${n1(x + lean)}Z`, fill);
  }
  const outline = shape(rectangle(face), fill);
  if (kind === 'crate')
    return `${outline}${line(`M${n1(x)} ${n1(y + h * 0.14)}h${n1(w)}M${n1(x)} ${n1(y + h * 0.86)}h${n1(w)}`, ' stroke-opacity=".5"')}${line(
      `M${n1(x + w * 0.38)} ${n1(y + h * 0.24)}h${n1(w * 0.24)}v${n1(h * 0.09)}h${n1(-w * 0.24)}Z`,
    )}`;
  if (kind === 'bigbag') {
    const loop = (at: number) =>
      `M${n1(x + w * at)} ${n1(y)}q${n1(w * 0.03)} ${n1(-w * 0.2)} ${n1(w * 0.09)} ${n1(-w * 0.2)}t${n1(w * 0.09)} ${n1(w * 0.2)}`;
    return line(loop(0.04) + loop(0.78)) + outline + dashed(`M${n1(x)} ${n1(y + h * 0.08)}h${n1(w)}`);
  }
  if (kind === 'rigid')
    return outline + line(`M${n1(x)} ${n1(y + h * 0.3)}h${n1(w)}`, ' stroke-opacity=".6"');
  if (kind === 'corrugated')
    return outline + line(`M${n1(x + w / 2 - 9)} ${n1(y)}v14h18v-14`, ' stroke-opacity=".5"');
  return outline;
}
