import type { Leaf, Order } from '../recipe.ts';
import { featureOf, near } from '../recipe.ts';
import { BODY } from './can-sizes.ts';

export type CanKind = 'food' | 'drinks' | 'bottle' | 'liquid' | 'steelware' | 'gift';

/** Returns the contents and the closure of a metal can, from its leaf. */
function canKind(id: string): CanKind {
  if (id.startsWith('beverage')) return 'drinks';
  if (/bottles|canisters/.test(id)) return 'bottle';
  if (/^milk-cans|dabba/.test(id)) return 'steelware';
  if (/paint|f-style|monotop|general-line|oil|square|ghee|solvent|lubricant|hybrid|ink-cans/.test(id))
    return 'liquid';
  if (/food|easy-open|fish|vegetable|milk-powder|formula|coffee-tins/.test(id) && !id.startsWith('tea'))
    return 'food';
  return 'gift';
}

/** A round diameter that gives this volume sensible proportions. */
function roundSize(ml: number, { choices, index }: { choices: readonly string[]; index: number }): string {
  const fitting = choices.length > 1 ? choices[Math.min(choices.length - 1, index)] : choices[0];
  if (fitting !== undefined) return fitting;
  return ml <= 130 ? '52 mm' : ml <= 300 ? '65 mm' : ml <= 600 ? '84 mm' : ml <= 1300 ? '99 mm' : '153 mm';
}

/** Returns the specification of one product, drawn at random from its leaf. */
export function metalCanSpec(order: Order) {
  const { leaf, r } = order;
  const hint = leaf.hint;
  const sizes = hint.ml ?? [500, 1000];
  const ml = r.pick(sizes);
  const material = r.pick(hint.of ?? ['Tinplate']);
  const feature = featureOf(order, ml);
  const kind = canKind(leaf.id);
  const rectangular = isRectangular(leaf, { feature, ml, kind });
  const can = roundSize(ml, {
    choices: hint.style ?? [],
    index: Math.floor((sizes.indexOf(ml) / sizes.length) * (hint.style?.length ?? 1)),
  });
  const body = BODY[can] ?? 99;
  const height = rectangular
    ? near(Math.cbrt(ml * 1000) * 1.75, 1)
    : near((ml * 1080) / ((Math.PI / 4) * body * body), 1);
  const food = /food|dairy|oil|spice|tea|milk|fish|coffee|beverage|ghee|vegetable|pet-food/.test(
    `${leaf.group} ${leaf.id}`,
  );
  const aluminium = material === 'Aluminum';
  const printed =
    /printed|beverage|sleek|biscuit|promotional/i.test(`${leaf.noun} ${feature}`) ||
    (!/churn|dabba|canister/i.test(leaf.noun) && r.chance(0.4));
  const gauge = gaugeFor(ml, kind);
  const grams = 0.82 * Math.pow(ml, 0.68) * (aluminium ? 0.5 : 1);
  const lacquer =
    kind === 'steelware'
      ? 'Plain'
      : r.pick(aluminium ? LACQUERS.aluminium : food ? LACQUERS.food : LACQUERS.other);
  const sizeWord = rectangular || hint.draw === 'bottle' || !can.includes('mm') ? '' : `${can} dia.`;
  return {
    leaf,
    kind,
    gauge,
    feature,
    ml,
    sizeWord,
    lacquer,
    r,
    printed,
    material,
    rectangular,
    hint,
    can,
    height,
    food,
    grams,
    body,
    aluminium,
  };
}

const LACQUERS = {
  aluminium: ['BPA-NI', 'Epoxy-phenolic'],
  food: ['BPA-NI', 'Epoxy-phenolic', 'Organosol'],
  other: ['Plain', 'Epoxy-phenolic'],
} as const;

const NOT_ROUND =
  /F-style|square|rectangular|oil tin|olive|lubricant|solvent|hinged|sliding|promotional|tea and coffee/i;

/** Tins without a body diameter worth telling. */
function isRectangular(leaf: Leaf, tin: { feature: string; ml: number; kind: CanKind }): boolean {
  return (
    tin.kind === 'steelware' ||
    NOT_ROUND.test(`${leaf.noun} ${leaf.id}`) ||
    /square|rectangular|book|house|heart/.test(tin.feature) ||
    (leaf.id === 'ghee-tins' && tin.ml >= 5000)
  );
}

/** Sheet in mm: light for small food cans, heavy for a tin that is stacked full. */
function gaugeFor(ml: number, kind: string): string {
  if (ml >= 10000) return '0.30';
  if (ml >= 2000) return '0.25';
  return kind === 'gift' ? '0.23' : ml >= 600 ? '0.20' : '0.18';
}

export type MetalCanSpec = ReturnType<typeof metalCanSpec>;
