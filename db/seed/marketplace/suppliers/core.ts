import { CORE_INDIA } from './core-india.ts';
import type { CoreSupplier } from './core-supplier.ts';
import { CORE_WORLD } from './core-world.ts';

const [sample, verdant, deccan, bharat, ...restOfIndia] = CORE_INDIA as [
  CoreSupplier,
  CoreSupplier,
  CoreSupplier,
  CoreSupplier,
  ...CoreSupplier[],
];

const [fold, maison, clarity, lakeshore, ...restOfWorld] = CORE_WORLD as [
  CoreSupplier,
  CoreSupplier,
  CoreSupplier,
  CoreSupplier,
  ...CoreSupplier[],
];

/** Sixty suppliers in a fixed order; the first is the demo store. */
export const CORE_SUPPLIERS: readonly CoreSupplier[] = [
  sample,
  verdant,
  deccan,
  fold,
  maison,
  clarity,
  lakeshore,
  bharat,
  ...restOfIndia,
  ...restOfWorld,
];
