import { describe, expect, it } from 'vitest';
import { inDays } from '#support/quotes.ts';
import { requestOf } from '#support/requests.ts';
import { requestContent, requestForm } from '../contract/request-form.ts';
import { formOf, inputOf } from './request-input.ts';

const content = requestContent.parse(
  requestOf([], {
    lines: [
      {
        title: 'Printed mailer box',
        categoryId: 'mailers',
        specification: { kind: 'corrugated', lengthMm: 250.5, flute: 'E', printColors: 2, toleranceMm: 0.5 },
        quantities: [20_000, 5000],
        unit: 'piece',
        targetPriceMinor: 62,
        notes: 'Flat packed',
      },
      { title: 'Insert', quantities: [500] },
    ],
    incoterm: 'DAP',
    wantsSamples: true,
    requiredBy: inDays(60),
  }),
);

describe('the form of a request', () => {
  it('changes nothing if it is sent as it was opened', () => {
    const input = inputOf(content, { files: [], categories: {}, keepDates: true });
    expect(requestContent.parse(requestForm.parse(formOf(input)))).toEqual(content);
  });
});
