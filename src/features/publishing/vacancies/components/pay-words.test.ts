import { describe, expect, it } from 'vitest';
import { payWords } from './pay-words.tsx';

describe('pay in words', () => {
  const pay = { currency: 'INR', salaryPer: 'month' } as const;
  it('is a range, a floor, a ceiling or nothing', () => {
    expect(payWords({ ...pay, salaryMinMinor: 45_000_00, salaryMaxMinor: 60_000_00 })).toBe(
      '₹45,000–60,000 a month',
    );
    expect(payWords({ ...pay, salaryMinMinor: 45_000_00, salaryMaxMinor: null })).toBe(
      'From ₹45,000 a month',
    );
    expect(payWords({ ...pay, salaryMinMinor: null, salaryMaxMinor: 60_000_00 })).toBe(
      'Up to ₹60,000 a month',
    );
    expect(payWords({ ...pay, salaryMinMinor: null, salaryMaxMinor: null })).toBeNull();
  });
});
