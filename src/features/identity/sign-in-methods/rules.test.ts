import { describe, expect, it } from 'vitest';
import { cookieOf, isTrusted } from './rules.ts';

const claims = { subject: '1', email: 'a@example.com', emailVerified: true, name: 'A' };

describe('an address from elsewhere', () => {
  it('counts when it was confirmed there', () => {
    expect(isTrusted(claims)).toBe(true);
  });

  it('does not count when it was not, or when there is none', () => {
    expect(isTrusted({ ...claims, emailVerified: false })).toBe(false);
    expect(isTrusted({ ...claims, email: null })).toBe(false);
  });
});

describe('the cookie of an attempt', () => {
  it('is out of reach of scripts and of other sites', () => {
    const cookie = cookieOf('secret', { secure: true });
    for (const part of ['HttpOnly', 'SameSite=Lax', 'Secure', 'Path=/api/v1/auth/google'])
      expect(cookie.split('; ')).toContain(part);
    expect(cookieOf('secret', { secure: false })).not.toContain('Secure');
  });
});
