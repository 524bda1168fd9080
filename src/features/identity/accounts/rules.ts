import type { User } from './contract.ts';

/** Returns the duration of a session in seconds: twelve hours, or thirty days with "Remember me". */
export const sessionSeconds = (remember: boolean): number => (remember ? 30 * 24 : 12) * 3600;

/** Seconds for which an email link works. */
export const emailLinkSeconds = 3600;

/** Number of wrong passwords allowed in fifteen minutes. */
export const wrongPasswordLimits = { windowSeconds: 15 * 60, perAccount: 10, perAddress: 30 };

/** Returns a user's start page. For suppliers it is the registration until they have a store, then the dashboard. */
export function startPageFor({ role }: Pick<User, 'role'>, hasStore: boolean): string {
  if (role === 'admin') return '/admin';
  if (role === 'customer') return '/account';
  return hasStore ? '/dashboard' : '/registration';
}

/**
 * Returns a return path if it is a path of this site, else the fallback. `next` comes from the URL, so it is
 * untrusted.
 */
export function safeReturnPath(next: string | null | undefined, fallback: string): string {
  if (!next || !next.startsWith('/') || next.startsWith('//') || /[\\\u0000-\u001f]/.test(next))
    return fallback;
  return /^\/(sign-in|sign-up|signup|forgot-password|reset-password|unauthorized)\b/.test(next)
    ? fallback
    : next;
}

/**
 * Returns the path to open after signing up: suppliers register, with the plan they selected; customers continue what
 * they were doing.
 */
export function afterSignUp(
  { role }: Pick<User, 'role'>,
  { next, membership }: { next: string | null; membership: string | null },
): string {
  if (role === 'customer') return safeReturnPath(next, '/account');
  return membership ? `/registration?membership=${encodeURIComponent(membership)}` : '/registration';
}

interface SignInContext {
  /** Page that required the sign-in. */
  next: string | null;
  /** Plan that was selected before signing in. */
  membership: string | null;
  /** Page of this site that was open before. */
  previous: string | null;
  hasStore: boolean;
}

/**
 * Returns the path to open after signing in: the page that required it, else the registration with the selected plan,
 * else the start page. Customers return to the page they were reading.
 */
export function afterSignIn(
  { role }: Pick<User, 'role'>,
  { next, membership, previous, hasStore }: SignInContext,
): string {
  const startPage = startPageFor({ role }, hasStore);
  if (membership && role === 'supplier')
    return safeReturnPath(next, `/registration?membership=${encodeURIComponent(membership)}`);
  return safeReturnPath(next, role === 'customer' ? safeReturnPath(previous, startPage) : startPage);
}
