import { describe, expect, it } from 'vitest';
import { isTrusted, serializeBrowserCookie } from './rules.ts';

const claims = { subject: '1', email: 'a@example.com', emailVerified: true, name: 'A' };

describe('an email address from a provider', () => {
  it('is trusted if the provider has confirmed it', () => {
    expect(isTrusted(claims)).toBe(true);
  });

  it('is not trusted if it is unconfirmed or missing', () => {
    expect(isTrusted({ ...claims, emailVerified: false })).toBe(false);
    expect(isTrusted({ ...claims, email: null })).toBe(false);
  });
});

describe('the cookie of a sign-in attempt', () => {
  it('is inaccessible to scripts and other sites', () => {
    const cookie = serializeBrowserCookie('secret', { secure: true });
    for (const part of ['HttpOnly', 'SameSite=Lax', 'Secure', 'Path=/api/v1/auth/google'])
      expect(cookie.split('; ')).toContain(part);
    expect(serializeBrowserCookie('secret', { secure: false })).not.toContain('Secure');
  });
});
