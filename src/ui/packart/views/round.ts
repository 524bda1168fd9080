import type { PackKind, SizedView } from '#lib/art/types.ts';
import { n1 } from '../drawing/scene.ts';
import { drawKnownObject, OBJECT_ROOM, objectBeside } from './known-object.ts';
import { axis, dimensionAcross, dimensionUp, fit, HEIGHT, line, mm, shape, WIDTH } from './paper.ts';

/** Half widths from the base up, as shares of the diameter, at shares of the height. */
type Profile = readonly (readonly [half: number, height: number])[];

/** An outline around the axis, and the heights at which edges go around it. */
interface Silhouette {
  profile: Profile;
  edges?: readonly number[];
}

const straight: Silhouette = {
  profile: [
    [0.5, 0],
    [0.5, 1],
  ],
};
const rims: Silhouette = {
  profile: [
    [0.5, 0],
    [0.5, 1],
  ],
  edges: [0.03, 0.97],
};
const tapered: Silhouette = {
  profile: [
    [0.36, 0],
    [0.47, 0.94],
    [0.5, 0.94],
    [0.5, 1],
  ],
  edges: [0.94],
};

const silhouettes: Partial<Record<PackKind, Silhouette>> = {
  drum: {
    profile: [
      [0.48, 0],
      [0.48, 0.34],
      [0.5, 0.36],
      [0.48, 0.38],
      [0.48, 0.64],
      [0.5, 0.66],
      [0.48, 0.68],
      [0.48, 1],
    ],
    edges: [0.02, 0.36, 0.66, 0.98],
  },
  can: rims,
  tin: rims,
  aerosol: {
    profile: [
      [0.5, 0],
      [0.5, 0.88],
      [0.46, 0.92],
      [0.3, 0.97],
      [0.2, 0.97],
      [0.2, 1],
    ],
    edges: [0.02, 0.88],
  },
  papertube: rims,
  pail: tapered,
  tub: tapered,
  cup: tapered,
  jar: {
    profile: [
      [0.46, 0],
      [0.5, 0.03],
      [0.5, 0.76],
      [0.43, 0.86],
      [0.43, 1],
    ],
    edges: [0.86, 0.93],
  },
};

/** The outline of a bottle, whose neck has the stated diameter. */
function bottle({ w, h = w, neck }: SizedView): Silhouette {
  const half = Math.min(0.46, Math.max(0.1, (neck ?? w * 0.42) / w / 2));
  const height = Math.min(0.2, 22 / h + 0.05);
  const shoulder = Math.min(0.22, (0.5 - half) * (w / h) * 1.1 + 0.04);
  const foot = 1 - height - shoulder;
  const arc = Array.from({ length: 7 }, (_, i) => {
    const turn = (i / 6) * (Math.PI / 2);
    return [half + (0.5 - half) * Math.cos(turn), foot + shoulder * Math.sin(turn)] as const;
  });
  return {
    profile: [[0.47, 0], [0.5, 0.02], ...arc, [half, 1]],
    edges: [1 - height * 0.85, 1 - height * 0.5, 1 - height * 0.25],
  };
}

/** Something round from the side, with its diameter and height, beside an object that tells its scale. */
export function drawRound(view: SizedView, fill: string): string {
  const { kind, w, h = w } = view;
  const object = objectBeside(h);
  const full = { w: w + (object?.w ?? 0), h: Math.max(h, object?.h ?? 0) };
  const at = fit(full, { x: 70, y: 24, w: WIDTH - 90 - OBJECT_ROOM, h: HEIGHT - 92 });
  const { x, k } = at;
  const ground = at.y + at.h;
  const top = ground - h * k;
  const middle = x + (w * k) / 2;
  const { profile, edges = [] } =
    kind === 'bottle' || kind === 'pump' || kind === 'pharma'
      ? bottle(view)
      : (silhouettes[kind] ?? straight);
  const point = ([half, height]: readonly [number, number], side: number) =>
    `${n1(middle + side * half * w * k)} ${n1(ground - height * h * k)}`;
  const left = profile.map((one) => point(one, -1)).join('L');
  const right = profile
    .toReversed()
    .map((one) => point(one, 1))
    .join('L');
  const around = edges.map((height) => {
    const half = halfAt(profile, height) * w * k;
    return `M${n1(middle - half)} ${n1(ground - height * h * k)}h${n1(2 * half)}`;
  });
  return (
    shape(`M${left}L${right}Z`, fill) +
    line(around.join(''), ' stroke-opacity=".55"') +
    axis(`M${n1(middle)} ${n1(top - 12)}V${n1(ground + 8)}`) +
    (object ? drawKnownObject(object, { after: x + w * k, ground, k }) : '') +
    dimensionAcross([x, x + w * k], { y: ground + 16, from: ground, words: `Ø ${mm(w)}` }) +
    dimensionUp([top, ground], { x: x - 18, from: x, words: mm(h) })
  );
}

/** Returns the half width of a profile at a height. */
function halfAt(profile: Profile, height: number): number {
  const above = profile.findIndex(([, z]) => z >= height);
  const [high, low] = [profile[above] ?? profile.at(-1), profile[Math.max(0, above - 1)]];
  if (!high || !low) return 0.5;
  const share = high[1] === low[1] ? 1 : (height - low[1]) / (high[1] - low[1]);
  return low[0] + (high[0] - low[0]) * share;
}

/** A cap or disc from above. */
export function drawDisc({ w, kind }: SizedView, fill: string): string {
  const r = 132;
  const [cx, cy] = [WIDTH / 2, HEIGHT / 2 - 24];
  const circle = (radius: number) =>
    `M${cx - radius} ${cy}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0Z`;
  const ridges = Array.from({ length: 60 }, (_, i) => {
    const turn = (i / 60) * 2 * Math.PI;
    const [dx, dy] = [Math.cos(turn), Math.sin(turn)];
    return `M${n1(cx + dx * (r - 9))} ${n1(cy + dy * (r - 9))}L${n1(cx + dx * r)} ${n1(cy + dy * r)}`;
  });
  return (
    shape(circle(r), fill) +
    (kind === 'closure' ? line(circle(r - 9) + ridges.join(''), ' stroke-opacity=".5"') : '') +
    axis(`M${cx - r - 14} ${cy}H${cx + r + 14}M${cx} ${cy - r - 14}V${cy + r + 14}`) +
    dimensionAcross([cx - r, cx + r], { y: cy + r + 30, from: cy, words: `Ø ${mm(w)}` })
  );
}
