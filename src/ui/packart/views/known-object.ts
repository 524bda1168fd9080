import { n1 } from '../drawing/scene.ts';
import { LINE, note, type Place } from './paper.ts';

/** An object of a standard size that everyone knows, drawn beside a product to tell its scale. */
interface KnownObject {
  name: string;
  w: number;
  h: number;
  /** Radius of its corners, all in millimetres. */
  round: number;
  /** Heights of its edges, as shares of its own. */
  edges: readonly number[];
}

const KNOWN_OBJECTS: readonly KnownObject[] = [
  { name: 'AA battery', w: 14.5, h: 50.5, round: 1.5, edges: [0.94] },
  { name: '330 ml can', w: 66, h: 115, round: 8, edges: [0.06, 0.94] },
  { name: 'A4 sheet', w: 210, h: 297, round: 0, edges: [] },
  { name: '200 L drum', w: 585, h: 880, round: 12, edges: [0.35, 0.65] },
];

/** Width that an object and the space before it need at least, on the paper. */
export const OBJECT_ROOM = 100;

/** Returns the object whose height is nearest to that of a drawing; null if none is comparable. */
export function objectBeside(height: number): KnownObject | null {
  const distance = ({ h }: KnownObject) => Math.abs(Math.log(h / (height * 0.6)));
  const nearest = KNOWN_OBJECTS.toSorted((a, b) => distance(a) - distance(b))[0];
  return nearest && nearest.h <= height * 1.15 && nearest.h >= height * 0.14 ? nearest : null;
}

/** Draws the object on the ground line, to the right of `after`, at `k` units per millimetre. */
export function drawKnownObject(
  { name, w, h, round, edges }: KnownObject,
  { after, ground, k }: { after: number; ground: number; k: number },
): string {
  // Its name is wider than a small object, and must not meet the dimensions.
  const x = after + Math.max(22, 54 - (w * k) / 2);
  const look = `stroke="${LINE}" stroke-width="1" stroke-opacity=".5"`;
  const outline = `<rect x="${n1(x)}" y="${n1(ground - h * k)}" width="${n1(w * k)}" height="${n1(h * k)}" rx="${n1(round * k)}" fill="#e7e9e3" ${look}/>`;
  const around = edges.map((share) => `M${n1(x)} ${n1(ground - share * h * k)}h${n1(w * k)}`).join('');
  return `${outline}<path d="${around}" ${look}/>${note(x + (w * k) / 2, ground + 19, name)}`;
}

/** Flat objects of a standard size, the larger first, drawn on what is seen from above. */
const FLAT_OBJECTS = [
  { name: 'A4 sheet', long: 297, short: 210, round: 0 },
  { name: 'Bank card', long: 85.6, short: 54, round: 3 },
] as const;

/** Width that the name of a flat object needs, on the paper. */
const NAME_ROOM = 62;

/**
 * Draws the largest flat object that fits an area, in its center, at `k` units per millimetre; nothing if none fits, or
 * if it would be too small for its name.
 */
export function drawFlatObject({ x, y, w, h, k }: Place & { k: number }): string {
  const lying = FLAT_OBJECTS.flatMap(({ name, long, short, round }) => [
    { name, round, w: long * k, h: short * k },
    { name, round, w: short * k, h: long * k },
  ]);
  const object = lying.find((one) => one.w <= w * 0.9 && one.h <= h * 0.9 && one.w >= NAME_ROOM);
  if (!object) return '';
  const [left, top] = [x + (w - object.w) / 2, y + (h - object.h) / 2];
  return `<rect x="${n1(left)}" y="${n1(top)}" width="${n1(object.w)}" height="${n1(object.h)}" rx="${n1(object.round * k)}" fill="#e7e9e3" stroke="${LINE}" stroke-width="1" stroke-opacity=".5"/>${note(x + w / 2, y + h / 2 + 4.5, object.name)}`;
}
