import { expect, it } from 'vitest';
import { draftOf } from '../server/factory.ts';
import { filesOf, gapsOf } from './gaps.ts';

const whole = {
  categoryId: 'mailer-boxes',
  title: 'Mailer box',
  description: 'A mailer of brown board, packed flat.',
  tiers: [{ minQuantity: '', price: '12.50' }],
  moq: '1,000',
  leadTimeDays: '0',
  stock: '50',
};

it('tells what a draft lacks, in the order of the form', () => {
  expect(gapsOf(draftOf())).toEqual([
    'category',
    'title',
    'description',
    'price',
    'minimum order',
    'lead time',
    'stock',
  ]);
  expect(gapsOf(draftOf(whole))).toEqual([]);
  expect(gapsOf(draftOf({ ...whole, moq: 'many', title: '  a ' }))).toEqual(['title', 'minimum order']);
});

it('counts the stock of the variants where there are some', () => {
  const row = { options: ['S'], sku: '', difference: '', moq: '', stock: '5', tiers: null };
  const variants = (stock: string) => ({
    axes: [{ name: 'Size', values: ['S'] }],
    rows: [{ ...row, stock }],
  });
  expect(gapsOf(draftOf({ ...whole, stock: '', variants: variants('5') }))).toEqual([]);
  expect(gapsOf(draftOf({ ...whole, variants: variants('') }))).toEqual(['stock']);
});

it('names each upload once, with the wholes that pictures were cut from', () => {
  const images = [
    { id: 'a', alt: '', wholeId: 'w', crop: null },
    { id: 'w', alt: '', wholeId: 'w', crop: null },
  ];
  expect(filesOf({ images, documents: [] })).toEqual({ pictures: ['a', 'w'], papers: [] });
});
