import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { emptyDraft } from '#features/catalog/drafts/rules/empty-draft.ts';
import { toProductForm } from '#features/catalog/drafts/rules/read-form.ts';
import { noVariants } from '#features/catalog/variants/contract/variant-form.ts';
import { parseTypedNumber } from '#lib/parse-typed-number.ts';
import { formatTypedMinor, parseTypedMinor } from '#lib/typed-amounts.ts';
import { formFieldFor, parsePriceBound, toFormValues } from './form-values.ts';

describe('numbers as users type them', () => {
  it('are read with separators, and refused if they are not valid', () => {
    expect(['1,24,500', ' 12 ', '-3', '1.5'].map(parseTypedNumber)).toEqual([124_500, 12, -3, 1.5]);
    for (const typed of ['', 'ten', '1e9', '0x10', '1.2.3', 'Infinity'])
      expect(parseTypedNumber(typed)).toBeNaN();
  });

  it('are converted to paise exactly, or not at all', () => {
    fc.assert(
      fc.property(fc.nat({ max: 2_000_000_000 }), (minor) => {
        expect(parseTypedMinor((minor / 100).toFixed(2))).toBe(minor);
      }),
    );
    expect(parseTypedMinor('₹54.5')).toBe(5450);
    expect(parseTypedMinor('1.234')).toBeNaN();
  });
});

const product = {
  id: 'p',
  number: 1,
  slug: 's',
  status: 'active' as const,
  isPublic: true,
  stamp: '',
  pack: { kind: 'jar' as const, seed: 's' },
  images: [],
  variants: noVariants,
  documents: [],
  title: 'Jar',
  description: 'Glass.',
  categoryId: 'jars',
  unit: 'piece' as const,
  currency: 'INR',
  hsCode: '701090',
  countryOfOrigin: '',
  sku: '',
  tiers: [
    { minQuantity: 10, unitPriceMinor: 1250 },
    { minQuantity: 50, unitPriceMinor: 1200 },
  ],
  moq: 10,
  orderMultiple: 5,
  leadTimeDays: 7,
  stock: 0,
  samplePriceMinor: 0,
  customizable: true,
  ecoFriendly: false,
  attributes: { capacity_ml: 250, window: false, finish: ['Hot foil'], colour: 'Amber' },
};

it('converts back to the product it was made from', () => {
  const known = (key: string, type: 'number' | 'boolean' | 'multi' | 'text') => ({
    key,
    label: key,
    type,
    unit: null,
    standard: null,
    help: null,
    filterable: true,
    options: ['Hot foil'],
  });
  const definitions = [
    known('capacity_ml', 'number'),
    known('window', 'boolean'),
    known('finish', 'multi'),
    known('colour', 'text'),
  ];
  const {
    id: _id,
    number: _n,
    slug: _s,
    status: _st,
    isPublic: _pub,
    pack: _p,
    stamp: _stamp,
    images: _i,
    variants: _v,
    documents: _d,
    currency: _c,
    ...form
  } = product;
  expect(toProductForm(toFormValues(product), { definitions, currency: 'INR' })).toEqual({
    ...form,
    imageIds: [],
    imageAlts: [],
    variants: noVariants,
    documents: [],
  });
});

it('drops attributes of other categories and empty ones', () => {
  expect(
    toProductForm({ ...emptyDraft, attributes: { flute: 'B' } }, { definitions: [], currency: 'INR' })
      .attributes,
  ).toEqual({});
});

it('shows problems next to the field they belong to', () => {
  expect(
    ['tiers.0.minQuantity', 'tiers.2.unitPriceMinor', 'attributes.flute', 'imageIds.3', 'title'].map(
      formFieldFor,
    ),
  ).toEqual(['moq', 'tiers.2.price', 'attributes.flute', 'images', 'title']);
  // A problem with an axis without values belongs to its values field; two equal variants are reported in their row.
  expect(['variants.variants.4.options.1', 'variants.variants.4.options'].map(formFieldFor)).toEqual([
    'variants.axes.1.values',
    'variants.rows.4.sku',
  ]);
});

it('reads prices in the currency of the store', () => {
  const yen = { ...product, currency: 'JPY', tiers: [{ minQuantity: 10, unitPriceMinor: 7 }] };
  const values = toFormValues(yen);
  expect(values.tiers.map(({ price }) => price)).toEqual(['7']);
  expect(toProductForm(values, { definitions: [], currency: 'JPY' }).tiers).toEqual([
    { minQuantity: 10, unitPriceMinor: 7 },
  ]);
});

describe('a price in the filter of a store', () => {
  it.each([
    ['1,500', 'JPY', 1500],
    ['¥1500', 'JPY', 1500],
    ['JPY 1,500', 'JPY', 1500],
    ['12.50', 'JPY', undefined],
    ['1,500', 'INR', 150_000],
    ['₹12.5', 'INR', 1250],
    [' 12.50 ', 'INR', 1250],
    ['12.505', 'INR', undefined],
    ['0', 'INR', 0],
    ['-5', 'INR', undefined],
    ['−5', 'INR', undefined],
    ['20,000,001', 'INR', undefined],
    ['20,000,001', 'JPY', 20_000_001],
    ['cheap', 'INR', undefined],
    ['', 'INR', undefined],
    [null, 'JPY', undefined],
  ])('%j in %s is %j', (typed, currency, minor) => expect(parsePriceBound(typed, currency)).toBe(minor));

  it.each(['INR', 'JPY', 'KWD'])('in %s is shown again as an amount that means the same', (currency) => {
    for (const minor of [0, 7, 1500, 123_456])
      expect(parsePriceBound(formatTypedMinor(minor, currency), currency)).toBe(minor);
  });
});
