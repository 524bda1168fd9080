import { describe, expect, it } from 'vitest';
import { type FamilyGroup, limitsOf, type ProductFacts } from './derivation.ts';

const groups: FamilyGroup[] = [
  { id: 'slotted', tile: 'secondary', family: 'corrugated_box' },
  { id: 'telescope', tile: 'secondary', family: 'corrugated_box' },
  { id: 'cartons', tile: 'secondary', family: 'folding_carton' },
];
const leaf = { id: 'mailer', group: 'slotted', tile: 'secondary', family: 'corrugated_box' };
const facts: ProductFacts = {
  supplierId: 'a',
  country: 'DE',
  deliveryCapabilities: [],
  leaves: [leaf],
  materials: [],
  flutes: [],
  finishes: [],
  boxes: [],
  volumes: [],
  maxPrintColors: null,
  moq: null,
  leadTimeDays: null,
};
const limits = (changes: Partial<ProductFacts>) => limitsOf({ ...facts, ...changes }, groups);

describe('the limits that products show', () => {
  it('include whole groups of the same family, and single categories of mixed groups', () => {
    const cake = { id: 'cake-box', group: 'bakery', tile: 'food', family: 'folding_carton' };
    expect(limits({ leaves: [leaf, cake] }).categories).toEqual(['slotted', 'telescope', 'cake-box']);
  });

  it('name materials only if every kind of packaging shows one', () => {
    const bottle = { id: 'bottle', group: 'bottles', tile: 'primary', family: 'plastic_bottle' };
    expect(limits({ materials: ['White kraft', 'PET'] }).materials).toEqual(['White-top kraft', 'PET']);
    expect(limits({ leaves: [leaf, bottle], materials: ['LLDPE'] }).materials).toEqual([]);
    expect(limits({ leaves: [leaf, bottle], materials: ['LLDPE', 'Testliner'] }).materials).toEqual([
      'Testliner',
      'LDPE',
    ]);
  });

  it('never exclude a box that the store sells', () => {
    const box = {
      family: 'corrugated_box',
      style: '0427',
      lengthMm: 300,
      widthMm: 200,
      heightMm: 90,
      flute: 'E',
    };
    const large = { ...box, style: '0201', lengthMm: 600 };
    const { maxBlankLongMm, maxBlankShortMm } = limits({ boxes: [box, large] });
    expect(maxBlankLongMm).toBeGreaterThan(1600);
    expect(maxBlankShortMm).toBeGreaterThan(400);
  });

  it('take the volume of containers only', () => {
    const bag = { family: 'paper_bag', ml: 90_000 };
    expect(limits({ volumes: [bag] }).maxVolumeMl).toBeNull();
    expect(limits({ volumes: [bag, { family: 'plastic_bottle', ml: 749.5 }] }).maxVolumeMl).toBe(750);
  });

  it('limit deliveries for stores that sell only at home', () => {
    expect(limits({ deliveryCapabilities: ['Local Only'] }).countries).toEqual(['DE']);
    expect(limits({ deliveryCapabilities: ['Pan-India', 'Local Only'] }).countries).toEqual(['IN', 'DE']);
    expect(limits({ deliveryCapabilities: ['Local Only', 'Export Ready'] }).countries).toEqual([]);
  });
});
