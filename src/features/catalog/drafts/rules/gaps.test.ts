import { expect, it } from 'vitest';
import { draftOf } from '../server/factory.ts';
import { draftFiles, findDraftGaps } from './gaps.ts';

const completeDraft = {
  categoryId: 'mailer-boxes',
  title: 'Mailer box',
  description: 'A mailer of brown board, packed flat.',
  tiers: [{ minQuantity: '', price: '12.50' }],
  moq: '1,000',
  leadTimeDays: '0',
  stock: '50',
};

it('lists what a draft lacks, in the order of the form', () => {
  expect(findDraftGaps(draftOf())).toEqual([
    'category',
    'title',
    'description',
    'price',
    'minimum order',
    'lead time',
    'stock',
  ]);
  expect(findDraftGaps(draftOf(completeDraft))).toEqual([]);
  expect(findDraftGaps(draftOf({ ...completeDraft, moq: 'many', title: '  a ' }))).toEqual([
    'title',
    'minimum order',
  ]);
});

it('counts the stock of the variants if there are any', () => {
  const row = { options: ['S'], sku: '', difference: '', moq: '', stock: '5', tiers: null };
  const variants = (stock: string) => ({
    axes: [{ name: 'Size', values: ['S'] }],
    rows: [{ ...row, stock }],
  });
  expect(findDraftGaps(draftOf({ ...completeDraft, stock: '', variants: variants('5') }))).toEqual([]);
  expect(findDraftGaps(draftOf({ ...completeDraft, variants: variants('') }))).toEqual(['stock']);
});

it('lists each upload once, including the originals of cropped pictures', () => {
  const images = [
    { id: 'a', alt: '', wholeId: 'w', crop: null },
    { id: 'w', alt: '', wholeId: 'w', crop: null },
  ];
  expect(draftFiles({ images, documents: [] })).toEqual({ pictures: ['a', 'w'], papers: [] });
});
