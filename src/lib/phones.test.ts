import { describe, expect, it } from 'vitest';
import { formatPhone } from './phones.ts';

describe('a phone number', () => {
  it.each([
    ['+14155550123', '+1 415 555 0123'],
    ['+919876543210', '+91 98765 43210'],
    ['+441132450123', '+44 1132 450123'],
    ['+6591234567', '+65 912 345 67'],
    ['+4915112345678', '+49 151 123 456 78'],
    ['+971501234567', '+971 501 234 567'],
  ])('%s is shown as %s', (stored, shown) => expect(formatPhone(stored)).toBe(shown));

  it('is shown as typed if it is not in international format', () => {
    for (const typed of ['022 2345 6789', '+91 98765 43210', '']) expect(formatPhone(typed)).toBe(typed);
  });
});
