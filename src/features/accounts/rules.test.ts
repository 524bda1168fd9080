import { describe, expect, it } from 'vitest';
import { afterSignUp, homeOf, safeReturnPath } from './rules.ts';

describe('the way back after signing in', () => {
  it('leads to a path of ours, with its query', () => {
    expect(safeReturnPath('/dashboard/my-products?q=box', '/account')).toBe('/dashboard/my-products?q=box');
  });

  it.each([
    null,
    undefined,
    '',
    'https://elsewhere.example',
    '//elsewhere.example',
    '/\\\\elsewhere.example',
    '/a\nb',
    'javascript:alert(1)',
  ])('never leads to %j', (next) => {
    expect(safeReturnPath(next, '/account')).toBe('/account');
  });

  it.each(['/sign-in', '/sign-up?next=/x', '/signup', '/forgot-password', '/reset-password?token=a'])(
    'never leads round in a circle to %s',
    (next) => {
      expect(safeReturnPath(next, '/account')).toBe('/account');
    },
  );

  it('is the account for customers and the registration for everybody else', () => {
    expect(homeOf({ role: 'customer' })).toBe('/account');
    expect(homeOf({ role: 'supplier' })).toBe('/registration');
    expect(homeOf({ role: 'admin' })).toBe('/registration');
  });
});

describe('the way on after signing up', () => {
  it('takes suppliers to the registration, with the plan they chose', () => {
    expect(afterSignUp({ role: 'supplier' }, { next: '/search?q=box', membership: null })).toBe(
      '/registration',
    );
    expect(afterSignUp({ role: 'supplier' }, { next: null, membership: 'gold&x' })).toBe(
      '/registration?membership=gold%26x',
    );
  });

  it('takes customers back to what they were doing', () => {
    expect(afterSignUp({ role: 'customer' }, { next: '/search?q=box', membership: 'gold' })).toBe(
      '/search?q=box',
    );
    expect(afterSignUp({ role: 'customer' }, { next: null, membership: null })).toBe('/account');
  });
});
