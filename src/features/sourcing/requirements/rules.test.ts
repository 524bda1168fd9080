import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { requirementForm } from './contract.ts';
import { firstNameOf, reasonOf } from './rules.ts';

describe('the mobile number', () => {
  const form = (mobile: string) => requirementForm.safeParse({ name: 'Asha', productName: 'Boxes', mobile });

  it.each([
    '9822012345',
    '98220 12345',
    '98220-12345',
    '+91 98220 12345',
    '09822012345',
    '919822012345'.slice(2),
  ])('can be entered as %s', (typed) => expect(form(typed).data?.mobile).toBe('9822012345'));

  it.each(['', '5822012345', '982201234', '98220123456', '+1 415 555 0123', 'call me'])(
    'is refused as %j',
    (typed) => {
      expect(form(typed).error?.issues[0]?.message).toBe('Enter a valid 10-digit mobile number');
    },
  );

  it('has ten digits and begins with 6 to 9', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 6_000_000_000, max: 9_999_999_999 }),
        (number) => form(String(number)).success,
      ),
    );
  });
});

describe('the reason of a match', () => {
  it('has a reason as a sentence', () => {
    expect(reasonOf({ by: 'product', title: 'Pizza box, 12 inch' })).toBe('You sell “Pizza box, 12 inch”');
    expect(reasonOf({ by: 'category', name: 'Drums' })).toBe('You sell in Drums');
    expect(reasonOf({ by: 'registration', name: 'Rigid Boxes' })).toBe('You registered for Rigid Boxes');
    expect(firstNameOf('  Daniel Reyes ')).toBe('Daniel');
  });
});
