import { expect, it } from 'vitest';
import { createMoneyAxisFormat } from './format-axis.ts';

it('formats all values of an axis in the unit of its top value', () => {
  const rupees = createMoneyAxisFormat('INR');
  expect([2_400_000_000, 1_600_000_000, 800_000_000].map((minor) => rupees(minor, 2_400_000_000))).toEqual([
    '₹2.4Cr',
    '₹1.6Cr',
    '₹0.8Cr',
  ]);
  expect([15_000_000, 5_000_000].map((minor) => rupees(minor, 15_000_000))).toEqual(['₹1.5L', '₹0.5L']);
  expect([60_000, 20_000].map((minor) => rupees(minor, 60_000))).toEqual(['₹600', '₹200']);
  const dollars = createMoneyAxisFormat('USD');
  expect([150_000_000, 50_000_000].map((minor) => dollars(minor, 150_000_000))).toEqual(['$1.5M', '$0.5M']);
});
