import { expect, it } from 'vitest';
import { offerTitle, type ReportedCost } from './comparison-report.ts';

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
