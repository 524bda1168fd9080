import type { Finish, Material, PackagingSpecification } from '#features/packaging/specification/contract.ts';
import { finishes, fluteNames, materials } from '#features/packaging/specification/contract.ts';
import { blankOf, kindOfFamily, materialsOf } from '#features/packaging/specification/rules.ts';
import type { DeliveryCapability } from '#features/stores/suppliers/contract/options.ts';
import { type Limits, maxCategories, maxVolumeMl } from '../contract.ts';

/** The dimensions of a box that a store sells. */
export interface SoldBox {
  family: string;
  style: string | null;
  lengthMm: number;
  widthMm: number;
  heightMm: number;
  flute: string | null;
}

interface SoldLeaf {
  id: string;
  group: string | null;
  tile: string;
  family: string | null;
}

/** A group of categories that mostly belong to one family. */
export interface FamilyGroup {
  id: string;
  tile: string;
  family: string;
}

/** Facts that the public products of a store show, in the words of the taxonomy. */
export interface ProductFacts {
  supplierId: string;
  country: string;
  deliveryCapabilities: DeliveryCapability[];
  /** Categories of its products, with those above. */
  leaves: SoldLeaf[];
  materials: string[];
  flutes: string[];
  finishes: string[];
  boxes: SoldBox[];
  volumes: { family: string | null; ml: number }[];
  maxPrintColors: number | null;
  moq: number | null;
  leadTimeDays: number | null;
}

/** Materials of the taxonomy whose names differ from those of a specification. */
const materialNames: Record<string, Material> = {
  'White kraft': 'White-top kraft',
  'White top testliner': 'White-top kraft',
  'Mottled white': 'White-top kraft',
  'Duplex printed': 'Coated white',
  Paperboard: 'Folding boxboard',
  'FBB (GC1)': 'Folding boxboard',
  'FBB (GC2)': 'Folding boxboard',
  'SBS (SBB)': 'Solid bleached board',
  'Art card': 'Solid bleached board',
  'WLC (GD)': 'Recycled board',
  'WLC (GT)': 'Recycled board',
  'Duplex gray back': 'Recycled board',
  'Duplex white back': 'Recycled board',
  Grayboard: 'Greyboard',
  'Kraft board': 'Kraft paper',
  Kraftliner: 'Kraft paper',
  'Sack kraft': 'Kraft paper',
  'MG kraft': 'Kraft paper',
  'MF kraft': 'Kraft paper',
  Greaseproof: 'White paper',
  Glassine: 'White paper',
  LLDPE: 'LDPE',
  mLLDPE: 'LDPE',
  CPP: 'PP',
  'PP homopolymer': 'PP',
  'PP copolymer': 'PP',
  'EVOH laminate': 'Laminate',
  Tinplate: 'Steel',
  'Stainless steel': 'Steel',
  Plywood: 'Wood',
};

const finishNames: Record<string, Finish> = {
  'Matt varnish': 'Matte varnish',
  'UV spot': 'Spot UV',
  'Matt lamination': 'Matte lamination',
  Debossing: 'Embossing',
};

/** Returns the options that the names stand for, in the order of the options. */
function optionsOf<Option extends string>(
  options: readonly Option[],
  { names, stated }: { names: Record<string, Option>; stated: readonly string[] },
): Option[] {
  const meant = new Set<string>(stated.map((name) => names[name] ?? name));
  return options.filter((option) => meant.has(option));
}

/**
 * Returns the categories that a store makes: whole groups of a family that it sells in the same main category, because a
 * maker of slotted boxes can also make telescope boxes; in mixed groups, such as bakery packaging, only what it sells.
 */
function categoriesMade({ leaves }: ProductFacts, groups: readonly FamilyGroup[]): string[] {
  const sold = new Set(leaves.map(({ tile, family }) => `${tile} ${family}`));
  const made = groups.filter(({ tile, family }) => sold.has(`${tile} ${family}`)).map(({ id }) => id);
  const others = leaves.filter(({ group }) => !made.includes(group ?? '')).map(({ id }) => id);
  return [...made, ...others];
}

/**
 * Returns the materials of a store if its products show one for every kind of packaging that it sells; otherwise none,
 * because the plastics of its bottles say nothing about its boxes.
 */
function materialsShown({ leaves, materials: stated }: ProductFacts): Material[] {
  const shown = optionsOf(materials, { names: materialNames, stated });
  const kinds = new Set(leaves.map(({ family }) => kindOfFamily(family)));
  const areComplete = [...kinds].every((kind) => materialsOf(kind).some((one) => shown.includes(one)));
  return areComplete ? shown : [];
}

/** Returns the delivery countries of a store; none if it may deliver anywhere. */
function countriesOf({ country, deliveryCapabilities }: ProductFacts): string[] {
  const isLimited =
    deliveryCapabilities.length > 0 &&
    deliveryCapabilities.every((one) => one === 'Pan-India' || one === 'Local Only');
  if (!isLimited) return [];
  const served = deliveryCapabilities.map((one) => (one === 'Pan-India' ? 'IN' : country));
  return [...new Set(served)].filter((code) => code !== '');
}

/** Returns the limits that a store shows by its products, until its owner states others. */
export function limitsOf(facts: ProductFacts, groups: readonly FamilyGroup[]): Limits {
  const blanks = facts.boxes.map((box) => blankOf(specificationOf(box))).filter((blank) => blank !== null);
  const largest = (sides: readonly number[]): number | null =>
    sides.length > 0 ? sides.reduce((a, b) => Math.max(a, b)) : null;
  return {
    categories: categoriesMade(facts, groups).slice(0, maxCategories),
    materials: materialsShown(facts),
    flutes: optionsOf(fluteNames, { names: {}, stated: facts.flutes }),
    finishes: optionsOf(finishes, { names: finishNames, stated: facts.finishes }),
    maxBlankLongMm: largest(blanks.map(({ longMm }) => longMm)),
    maxBlankShortMm: largest(blanks.map(({ shortMm }) => shortMm)),
    minBlankLongMm: null,
    minBlankShortMm: null,
    // Boxes and bags state a volume too, which is not that of a container.
    maxVolumeMl: largest(
      facts.volumes
        .filter(({ family }) => kindOfFamily(family) === 'container')
        .map(({ ml }) => Math.min(Math.ceil(ml), maxVolumeMl)),
    ),
    maxPrintColors: facts.maxPrintColors,
    moq: facts.moq,
    countries: countriesOf(facts),
    incoterms: [],
    leadTimeDays: facts.leadTimeDays,
    monthlyCapacity: null,
  };
}

function specificationOf({ family, style, flute, ...size }: SoldBox): PackagingSpecification {
  return {
    kind: kindOfFamily(family),
    ...size,
    ...(style === null ? {} : { style }),
    ...(flute === null || !fluteNames.includes(flute) ? {} : { flute }),
  };
}
