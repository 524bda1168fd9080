import { describe, expect, it } from 'vitest';
import { lateText } from './late-text.ts';
import { freightIn, paysFreight } from './typed-freight.ts';

describe('the freight of a quote', () => {
  const typed = { freightMinor: '', isFreightIncluded: false, incoterm: 'DAP', currency: 'EUR' };

  it('must be stated where the seller pays it: as an amount, or as included', () => {
    for (const incoterm of ['CFR', 'CIF', 'DAP', 'DDP']) expect(freightIn({ ...typed, incoterm })).toBeNaN();
    expect(freightIn({ ...typed, freightMinor: '185.50' })).toBe(18_550);
    expect(freightIn({ ...typed, freightMinor: '185.50', isFreightIncluded: true })).toBe(0);
  });

  it('is none where the buyer pays it, unless there is an amount', () => {
    expect(freightIn({ ...typed, incoterm: 'EXW' })).toBe(0);
    expect(freightIn({ ...typed, incoterm: 'FCA', freightMinor: '20' })).toBe(2000);
    expect(paysFreight('FOB')).toBe(false);
    expect(paysFreight('')).toBe(false);
  });
});

it('warns of a lead time that misses the day on which the goods are needed', () => {
  const dates = { day: '2026-11-28', requiredBy: '2027-02-05' };
  expect(lateText('80', dates)).toBe('Ready about Feb 16, 2027, needed by Feb 5, 2027');
  expect(lateText('40', dates)).toBeUndefined();
  expect(lateText('', dates)).toBeUndefined();
  expect(lateText('80', { ...dates, requiredBy: undefined })).toBeUndefined();
});
