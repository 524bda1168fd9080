import { describe, expect, it } from 'vitest';
import { hasContact } from './rules.ts';

describe('contact details in public text', () => {
  it.each([
    'Write to me at a.b@boxes.example',
    'See https://boxes.test/deal',
    'our site is www.cheap-boxes.test',
    'cheap-boxes.com has it',
    'call +91 98765 43210',
    'call 98765 43210 please',
    '0049 170 1234567',
  ])('are found in %s', (text) => expect(hasContact(text)).toBe(true));

  it.each([
    'Does 1200 x 800 x 600 mm fit on a euro pallet?',
    'Is FEFCO 0427 possible in 300 gsm, 4+0 colours?',
    'HS code 4819 10 for 10,000 pieces at 12.50 each?',
    'Stock 5000-10000 pieces, by 2026-12-01?',
    'Can it hold 20 kg? We ship Mon.-Fri. in the rain.',
  ])('are not found in %s', (text) => expect(hasContact(text)).toBe(false));
});
