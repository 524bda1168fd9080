/** Seconds from leaving for the provider to the end of signing in. */
export const attemptSeconds = 15 * 60;

/** The cookie that binds an attempt to the browser in which it began. */
export const browserCookie = 'google-sign-in';
const cookiePath = '/api/v1/auth/google';

/** Secret → `Set-Cookie`: no script reads it, no other site sends it, and it is gone when the attempt is. */
export function cookieOf(secret: string, { secure }: { secure: boolean }): string {
  const parts = [`${browserCookie}=${secret}`, `Path=${cookiePath}`, `Max-Age=${attemptSeconds}`];
  return [...parts, 'HttpOnly', 'SameSite=Lax', ...(secure ? ['Secure'] : [])].join('; ');
}

/** What a provider says of a person. */
export interface Claims {
  subject: string;
  email: string | null;
  emailVerified: boolean;
  name: string;
}

/**
 * Only an address that the provider has confirmed counts: whoever can write any address into an account
 * elsewhere would otherwise become anybody here.
 */
export const isTrusted = (claims: Claims): claims is Claims & { email: string } =>
  claims.email !== null && claims.emailVerified;
