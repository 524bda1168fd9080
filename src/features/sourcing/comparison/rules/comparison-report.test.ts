import { expect, it } from 'vitest';
import { describeQuoted, offerTitle, type ReportedCost } from './comparison-report.ts';

const titled = (line: { title: string; specification: string }, isAlternative: boolean): string =>
  offerTitle({ quote: { supplier: { name: 'Far Boxes' } }, line, isAlternative } as ReportedCost);

it('tells the offers of one supplier apart by what its alternative changes', () => {
  const line = { title: 'Mailer box', specification: 'B flute,\nuncoated' };
  expect(titled(line, false)).toBe('Far Boxes');
  expect(titled(line, true)).toBe('Far Boxes (alternative: B flute, uncoated)');
  expect(titled({ ...line, specification: '' }, true)).toBe('Far Boxes (alternative: Mailer box)');
  const long = titled({ ...line, specification: 'Recycled board. '.repeat(40) }, true);
  expect(long.length).toBeLessThan(160);
  expect(long).toMatch(/…\)$/);
});

it('shows the price that the buyer negotiates, at the quantity that was quoted', () => {
  const quote = { currency: 'USD', incoterm: 'FOB' };
  const line = {
    prices: [
      { quantity: 1000, unitPriceMinor: 41 },
      { quantity: 5000, unitPriceMinor: 34 },
    ],
  };
  const offer = { quote, line } as unknown as ReportedCost;
  expect(describeQuoted(offer, { quantity: 5000 })).toBe('Quoted $0.34 FOB');
  expect(describeQuoted(offer, { quantity: 20_000 })).toBeNull();
});
