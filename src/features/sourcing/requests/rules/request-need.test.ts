import { expect, it } from 'vitest';
import { emptyLine, emptyRequest } from './request-input.ts';
import { typedNeedOf } from './request-need.ts';

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
