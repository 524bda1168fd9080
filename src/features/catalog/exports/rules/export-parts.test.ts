import { expect, it } from 'vitest';
import { splitExport } from './export-parts.ts';

const megabyte = 1024 * 1024;

it('splits products if there are too many pictures or they are too large, and leaves none out', () => {
  const heavy = Array.from({ length: 30 }, (_, i) => ({
    number: 2 * i + 1,
    pictures: 2,
    bytes: 2 * megabyte,
  }));
  const parts = splitExport(heavy);
  expect(parts.map(({ after, upTo, products }) => [after, upTo, products])).toEqual([
    [0, 23, 12],
    [24, 47, 12],
    [48, 59, 6],
  ]);
  for (const { bytes } of parts) expect(bytes).toBeLessThan(28 * megabyte);
  const many = Array.from({ length: 1_000 }, (_, i) => ({ number: i + 1, pictures: 8, bytes: 100 }));
  expect(splitExport(many).every(({ pictures }) => pictures < 2_000)).toBe(true);
  expect(splitExport(many).reduce((sum, { products }) => sum + products, 0)).toBe(1_000);
  expect(splitExport([])).toEqual([]);
});
