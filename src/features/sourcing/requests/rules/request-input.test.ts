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

/** Returns the specification that is read from the typed colors. */
function readColors(printColors: string) {
  const start = inputOf(content, { files: [], categories: {}, keepDates: true });
  const [line] = start.lines;
  if (!line) throw new Error('The line is missing.');
  const specification = { ...line.specification, printColors, printSides: '' };
  return formOf({ ...start, lines: [{ ...line, specification }] }).lines[0]?.specification;
}

describe('the form of a request', () => {
  it.each([
    ['2', { printColors: 2 }],
    ['2/0', { printColors: 2, printSides: 'outside' }],
    ['0/1', { printColors: 1, printSides: 'inside' }],
    ['4 / 4', { printColors: 4, printSides: 'both' }],
    ['0/0', { printColors: 0 }],
    ['4/1', { printColors: Number.NaN }],
  ])('reads the colors %s', (typed, expected) => {
    const { printColors, printSides } = readColors(typed) ?? {};
    expect({ printColors, ...(printSides && { printSides }) }).toEqual(expected);
  });

  it('is named after a long first item', () => {
    const start = inputOf(content, { files: [], categories: {}, keepDates: true });
    const lines = start.lines.map((line) => ({ ...line, title: 'Box '.repeat(40) }));
    expect(requestForm.safeParse(formOf({ ...start, title: '', lines })).success).toBe(true);
  });

  it('changes nothing if it is sent as it was opened', () => {
    const input = inputOf(content, { files: [], categories: {}, keepDates: true });
    expect(requestContent.parse(requestForm.parse(formOf(input)))).toEqual(content);
  });
});
