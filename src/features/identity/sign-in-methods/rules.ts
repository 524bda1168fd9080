/** Seconds from leaving for the provider until signing in must be complete. */
export const attemptSeconds = 15 * 60;

/** Name of the cookie that binds an attempt to the browser in which it began. */
export const browserCookie = 'google-sign-in';
const cookiePath = '/api/v1/auth/google';

/**
 * Returns the `Set-Cookie` value for a secret: inaccessible to scripts, not sent by other sites, and expiring with
 * the attempt.
 */
export function serializeBrowserCookie(secret: string, { secure }: { secure: boolean }): string {
  const parts = [`${browserCookie}=${secret}`, `Path=${cookiePath}`, `Max-Age=${attemptSeconds}`];
  return [...parts, 'HttpOnly', 'SameSite=Lax', ...(secure ? ['Secure'] : [])].join('; ');
}

/** A user's details as the provider reports them. */
export interface ProviderClaims {
  subject: string;
  email: string | null;
  emailVerified: boolean;
  name: string;
}

/**
 * True if the provider has confirmed the email address. Otherwise anyone could enter another person's address at the
 * provider and take over their account here.
 */
export const isTrusted = (claims: ProviderClaims): claims is ProviderClaims & { email: string } =>
  claims.email !== null && claims.emailVerified;
