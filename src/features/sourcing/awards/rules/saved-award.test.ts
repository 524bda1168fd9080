import { expect, it } from 'vitest';
import { emptyAward, readAward } from './saved-award.ts';
import type { Slot } from './selection.ts';

const slots = [
  { key: '0 5000', offers: [{ value: 'a 0' }, { value: 'b 1' }] },
  { key: '0 20000', offers: [{ value: 'a 0' }] },
] as unknown as Slot[];
const award = {
  selected: { '0 5000': 'b 1', '0 20000': 'a 0' },
  reason: 'Best price.',
  purchaseOrderNumber: 'PO-7',
  isComplete: false,
  tellDistance: true,
};

it('restores an award as it was left', () => {
  expect(readAward(JSON.parse(JSON.stringify(award)), slots)).toEqual(award);
});

it('forgets offers and quantities that are gone, and keeps the rest', () => {
  const selected = { '0 5000': 'c 0', '0 20000': 'a 0', '1 100': 'b 0' };
  expect(readAward({ ...award, selected }, slots)).toEqual({ ...award, selected: { '0 20000': 'a 0' } });
});

it('starts empty when nothing readable is stored', () => {
  for (const stored of [null, 'text', {}, { ...award, selected: [1] }])
    expect(readAward(stored, slots)).toEqual(emptyAward);
});
