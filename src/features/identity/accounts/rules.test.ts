import { describe, expect, it } from 'vitest';
import { afterSignIn, afterSignUp, safeReturnPath, startPageFor } from './rules.ts';

describe('the return path after signing in', () => {
  it('is a path of this site, with its query', () => {
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

  const nowhere = { next: null, membership: null, previous: null, hasStore: false };

  it.each([
    ['a customer', 'customer', false, '/account'],
    ['a supplier who registers', 'supplier', false, '/registration'],
    ['a supplier with a store', 'supplier', true, '/dashboard'],
    ['an administrator', 'admin', false, '/admin'],
  ] as const)('leads %s to the start page of that role', (_who, role, hasStore, home) => {
    expect(startPageFor({ role }, hasStore)).toBe(home);
    expect(afterSignIn({ role }, { ...nowhere, hasStore })).toBe(home);
  });

  it.each(['customer', 'supplier', 'admin'] as const)('leads a %s to where they were going', (role) => {
    const way = { next: '/checkout', membership: 'gold', previous: '/search?q=box', hasStore: true };
    expect(afterSignIn({ role }, way)).toBe('/checkout');
  });

  it('leads customers, and only them, back to the page they were reading', () => {
    const way = { ...nowhere, previous: '/search?q=box', hasStore: true };
    expect(afterSignIn({ role: 'customer' }, way)).toBe('/search?q=box');
    expect(afterSignIn({ role: 'customer' }, { ...way, previous: '/unauthorized' })).toBe('/account');
    expect(afterSignIn({ role: 'supplier' }, way)).toBe('/dashboard');
    expect(afterSignIn({ role: 'admin' }, way)).toBe('/admin');
  });

  it('keeps the plan that a supplier selected', () => {
    const way = { ...nowhere, membership: 'gold' };
    expect(afterSignIn({ role: 'supplier' }, way)).toBe('/registration?membership=gold');
    expect(afterSignIn({ role: 'admin' }, way)).toBe('/admin');
  });
});

describe('the path after signing up', () => {
  it('takes suppliers to the registration, with the plan they selected', () => {
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
