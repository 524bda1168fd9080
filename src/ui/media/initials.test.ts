import { expect, it } from 'vitest';
import { initials } from './initials.ts';

it('takes the first letters of the first and last word', () => {
  expect(initials('Asha Menon')).toBe('AM');
  expect(initials('  çelik ')).toBe('Ç');
  expect(initials('Wei Ling Tan')).toBe('WT');
  expect(initials('👩‍🏭 Works')).toBe('👩‍🏭W');
  expect(initials('')).toBe('');
});
