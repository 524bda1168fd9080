import { brandInks, hashOf } from '#lib/art/brand.ts';
import type { PackForm } from '#lib/art/forms/form.ts';
import { packForm } from '#lib/art/forms/pack-form.ts';
import type { PackDrawing } from '../contract/pack-drawing.ts';
import {
  countedKinds,
  isFineFlute,
  type StatedFacts,
  statedCount,
  statedMaterial,
  statedPrint,
  statedStyle,
  statedTint,
  statedTop,
  statedWalls,
} from './pack-facts.ts';
import { statedSize } from './pack-sizes.ts';
import { titledForm } from './pack-titles.ts';

/**
 * Version of the rules by which a product is drawn: of this folder and of `#lib/art/forms`. Increase it when they draw a
 * product differently, so that stored products are drawn anew after the next start.
 */
export const drawingVersion = '4';

/** The fifteen tiles of the home page, each with its own illustration. */
const tileDrawings: Record<string, PackDrawing> = {
  'primary-packaging': { kind: 'bottle', seed: 'c1', ink: 'blue' },
  'secondary-packaging': { kind: 'carton', seed: 'c2', ink: 'teal', print: 'pattern' },
  'tertiary-packaging': { kind: 'pallet', seed: 'lay3', ink: 'blue', ink2: 'ink' },
  materials: { kind: 'sheets', seed: 'c3', ink: 'teal', ink2: 'orange' },
  plastics: { kind: 'jerrycan', seed: 'c4', ink: 'blue', ink2: 'orange' },
  'shrink-films': { kind: 'filmroll', seed: 'c5', ink: 'blue', ink2: 'ochre' },
  containers: { kind: 'tub', seed: 'c6', ink: 'orange', ink2: 'ink' },
  'food-and-beverages': { kind: 'cup', seed: 'c7', ink: 'spruce', ink2: 'orange' },
  dairy: { kind: 'gabletop', seed: 'd3', ink: 'blue', ink2: 'orange' },
  pharmaceutical: { kind: 'blister', seed: 'p4', ink: 'teal', ink2: 'orange' },
  chemical: { kind: 'drum', seed: 'b1', ink: 'blue', ink2: 'orange' },
  oil: { kind: 'tin', seed: 'o2', ink: 'spruce', ink2: 'ochre' },
  textile: { kind: 'polymailer', seed: 't9', ink: 'plum', ink2: 'ochre' },
  fmcg: { kind: 'pump', seed: 'f5', ink: 'orange', ink2: 'ink' },
  spices: { kind: 'jar', seed: 's1', ink: 'ink', ink2: 'brick' },
};

export interface DrawnFacts extends StatedFacts {
  seed: string;
  /** Id of its category; `family` is the attribute family of that category. */
  leaf: string;
  family: string | null;
  ecoFriendly: boolean;
  customizable: boolean;
  /** Seed of the supplier's logo; the inks and the printed mark follow from it. */
  brand: string;
}

/**
 * Returns the illustration of a product without a photo. Its kind follows from the category; what the product states of
 * its shape, size, colour, material and print is drawn; inks and mark are its supplier's.
 */
export function packFor(product: DrawnFacts): PackDrawing {
  const { seed, brand, ecoFriendly, customizable } = product;
  const form = formOf(product);
  const {
    tint: usualTint,
    material: usualMaterial,
    print: usualPrint,
    count: usualCount,
    top,
    ...shape
  } = form;
  const tint = statedTint(product, form);
  const material = statedMaterial(product);
  const unprinted = form.kind === 'corrugated' && !customizable ? ('plain' as const) : undefined;
  return compact({
    ...shape,
    seed: hashOf(seed).toString(36),
    mark: brand,
    ...brandInks(brand),
    // A stated material beats the usual colour, and a stated colour beats everything.
    tint: tint ?? (material ? undefined : usualTint),
    material: tint ? usualMaterial : (material ?? usualMaterial),
    top: statedTop(product, form) ?? top,
    size: statedSize(product, form),
    print: statedPrint(product) ?? usualPrint ?? unprinted,
    count: countOf(product, form) ?? usualCount,
    eco: ecoFriendly || undefined,
  });
}

/** Returns the shape of the category, or the one that the product states. */
function formOf(product: DrawnFacts): PackForm {
  const { leaf, family, attributes } = product;
  const usual = packForm({ family, leaf });
  if (family === 'corrugated_box' && usual.kind === 'corrugated' && !usual.style && attributes.style_code)
    return { ...usual, ...packForm({ family, leaf: `fefco-${String(attributes.style_code)}` }) };
  const titled = titledForm(product.title, usual);
  if (titled) return titled;
  if (usual.kind === 'sheets' && !usual.style && isFineFlute(product)) return { ...usual, style: 'ripple' };
  if (usual.kind === 'corrugated' && !usual.style && (statedWalls(product) ?? 1) > 1)
    return { ...usual, style: 'flaps' };
  const style = statedStyle(product, usual);
  // A lift-off lid may have a ribbon or a window, or lie beside its sweets.
  if (style === 'solid' && ['lid', 'window', 'cavity'].includes(usual.style ?? '')) return usual;
  // A hinged box shows what its category holds.
  if (style === 'book' && ['insert', 'ring'].includes(usual.style ?? '')) return usual;
  if (!style || (usual.style && !changeable.has(usual.kind))) return usual;
  return usual.kind === 'labels' ? { kind: 'card', style } : { ...usual, style };
}

/** Returns the walls of board where its edge is visible, otherwise the cells or pieces that the product states. */
function countOf(product: DrawnFacts, { kind, style }: PackForm): number | undefined {
  if ((kind === 'sheets' && style !== 'solid') || (kind === 'corrugated' && style === 'flaps'))
    return statedWalls(product);
  return countedKinds.has(kind) ? statedCount(product) : undefined;
}

/** Kinds of which the attributes know the style better than the category. */
const changeable = new Set<PackForm['kind']>(['rigid', 'carrier', 'pouch', 'filmroll']);

/** Leaves out what is undefined. */
const compact = (pack: PackDrawing): PackDrawing =>
  Object.fromEntries(
    Object.entries(pack).filter(([, value]) => value !== undefined),
  ) as unknown as PackDrawing;

/** Returns the illustration of a category: tiles have fixed ones, the others follow from their family. */
export function categoryDrawing({ id, family }: { id: string; family: string | null }): PackDrawing {
  const tile = tileDrawings[id];
  if (tile) return tile;
  const facts = { title: '', attributes: {}, ecoFriendly: false, customizable: true };
  const { mark: _, ...drawing } = packFor({ ...facts, seed: id, leaf: id, family, brand: id });
  return drawing;
}
