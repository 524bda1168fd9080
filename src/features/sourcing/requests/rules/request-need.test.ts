import { expect, it } from 'vitest';
import { emptyLine, emptyRequest } from './request-input.ts';
import { otherSummaryOf, othersThan, summaryOf, typedNeedOf } from './request-need.ts';

const blank = emptyRequest({ currency: 'USD', lengthUnit: 'in' });

it('an empty form matches nothing', () => {
  expect(typedNeedOf(blank)).toBeNull();
});

it('half-typed values are left out, and inches become millimeters', () => {
  const need = typedNeedOf({
    ...blank,
    incoterm: 'DDP',
    places: [
      { country: 'US', city: '', postalCode: '' },
      { country: '', city: '', postalCode: '' },
    ],
    lines: [
      {
        ...emptyLine,
        title: ' Mailer box ',
        quantities: ['5,000', '2x', ''],
        specification: {
          kind: 'corrugated',
          lengthMm: '10',
          widthMm: '7',
          heightMm: '3.',
          printColors: '1.5',
        },
      },
      emptyLine,
    ],
  });
  expect(need).toEqual({
    lines: [
      {
        title: 'Mailer box',
        specification: { kind: 'corrugated', lengthMm: 254, widthMm: 177.8 },
        quantities: [5000],
      },
    ],
    countries: ['US'],
    incoterm: 'DDP',
    requiredBy: null,
  });
});

const found = { total: 3, matches: [{ supplierId: 'a' }, { supplierId: 'b' }, { supplierId: 'c' }] };
const besides = (...ids: string[]) =>
  othersThan(
    ids.map((id) => ({ id })),
    found,
  );

it('others who can make it are those that are not invited already', () => {
  const others = besides('b', 'x');
  expect(others).toEqual({ total: 2, matches: [{ supplierId: 'a' }, { supplierId: 'c' }] });
  expect(otherSummaryOf(others, found)).toBe('2 suppliers match, but only those you choose receive it.');
});

it('nothing is left once every match is invited, which is not the same as no match', () => {
  expect(otherSummaryOf(besides('a', 'b', 'c'), found)).toBe(
    'You have invited every supplier who meets all of it.',
  );
  const none = { total: 0, matches: [] };
  expect(otherSummaryOf(none, none)).toBe('No supplier meets all of it.');
  expect(summaryOf(found, 'both')).toBe('3 suppliers match.');
});
