import { describe, expect, it } from 'vitest';
import { postalCodeProblem } from './postal-code.ts';

describe('a postal code', () => {
  const rule = (code: string) => ({ code, postalCode: { pattern: '^\\d{4}$', ignoreCase: false } });

  it.each([
    ['IN', '411026', null],
    ['IN', '4110261', 'Please enter a valid 6-digit Indian pincode'],
    ['IN', '41102a', 'Please enter a valid 6-digit Indian pincode'],
    ['US', '90012', null],
    ['US', '90012-123', 'Please enter a valid US ZIP code'],
    ['GB', 'EC1A 1BB', null],
    ['GB', 'w1a0ax', null],
    ['GB', 'QQ1 1AA', 'Please enter a valid UK postcode'],
    ['CH', '8001', null],
    ['CH', '80010', 'Please enter a valid postal code'],
    ['CH', ' ', 'Pincode/Zipcode is required'],
  ])('of %s, %j', (country, code, problem) => expect(postalCodeProblem(code, rule(country))).toBe(problem));

  it('is not required in a country without postal codes', () => {
    expect(postalCodeProblem('', { code: 'AE', postalCode: null })).toBeNull();
    expect(postalCodeProblem('', null)).toBe('Pincode/Zipcode is required');
  });
});
