import { describe, expect, it } from 'vitest';
import { describePay } from './describe-pay.tsx';

describe('describing pay', () => {
  const pay = { currency: 'INR', salaryPer: 'month' } as const;
  it('shows a range, a minimum, a maximum or nothing', () => {
    expect(describePay({ ...pay, salaryMinMinor: 45_000_00, salaryMaxMinor: 60_000_00 })).toBe(
      '₹45,000–60,000 per month',
    );
    expect(describePay({ ...pay, salaryMinMinor: 45_000_00, salaryMaxMinor: null })).toBe(
      'From ₹45,000 per month',
    );
    expect(describePay({ ...pay, salaryMinMinor: null, salaryMaxMinor: 60_000_00 })).toBe(
      'Up to ₹60,000 per month',
    );
    expect(describePay({ ...pay, salaryMinMinor: null, salaryMaxMinor: null })).toBeNull();
  });
});
