import { expect, it } from 'vitest';
import type { ProductSnapshot } from './contract.ts';
import { changesBetween } from './rules.ts';

const snapshot: ProductSnapshot = {
  title: 'Jar',
  description: 'Glass.',
  categoryId: 'jars',
  attributes: { capacity_ml: 250, window: false },
  unit: 'piece',
  currency: 'INR',
  tiers: [{ minQuantity: 100, unitPriceMinor: 1250 }],
  moq: 100,
  orderMultiple: 1,
  leadTimeDays: 7,
  samplePriceMinor: null,
  customizable: false,
  ecoFriendly: false,
  hsCode: '701090',
  countryOfOrigin: '',
  sku: '',
  images: [],
  variants: { axes: [], variants: [] },
  documents: [],
};

it('describes each field that changed, and no other', () => {
  expect(changesBetween({ before: snapshot, after: snapshot })).toEqual([]);
  const variant = { options: ['S'], sku: 'J-S', priceDifferenceMinor: -150, tiers: null, moq: 20 };
  const after = {
    ...snapshot,
    tiers: [{ minQuantity: 100, unitPriceMinor: 1300 }],
    samplePriceMinor: 0,
    attributes: { capacity_ml: 300, window: false, colour: 'amber' },
    variants: { axes: ['Size'], variants: [variant] },
  };
  expect(changesBetween({ before: snapshot, after })).toEqual([
    { field: 'Prices', before: '100: ₹12.50', after: '100: ₹13' },
    { field: 'Samples', before: 'No samples', after: 'Free' },
    { field: 'Variants', before: 'None', after: 'S −₹1.50 from 20 J-S' },
    { field: 'Capacity ml', before: '250', after: '300' },
    { field: 'Colour', before: '', after: 'amber' },
  ]);
});
