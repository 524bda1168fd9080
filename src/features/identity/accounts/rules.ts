import type { User } from './contract.ts';

/** Seconds a session lasts: twelve hours, or thirty days with Remember me. */
export const sessionSeconds = (remember: boolean): number => (remember ? 30 * 24 : 12) * 3600;

/** Seconds a link in an email works. */
export const linkSeconds = 3600;

/** Wrong passwords that are let through in fifteen minutes. */
export const wrongPasswords = { windowSeconds: 15 * 60, perAccount: 10, perAddress: 30 };

/** Returns a person's start page. Suppliers register first; once they have a store, it is their dashboard. */
export function homeOf({ role }: Pick<User, 'role'>, hasStore: boolean): string {
  if (role === 'admin') return '/admin';
  if (role === 'customer') return '/account';
  return hasStore ? '/dashboard' : '/registration';
}

/**
 * Keeps a way back inside the product: only a path of ours, never another site's.
 * `next` comes from the address bar, so anybody may have written it.
 */
export function safeReturnPath(next: string | null | undefined, fallback: string): string {
  if (!next || !next.startsWith('/') || next.startsWith('//') || /[\\\u0000-\u001f]/.test(next))
    return fallback;
  return /^\/(sign-in|sign-up|signup|forgot-password|reset-password|unauthorized)\b/.test(next)
    ? fallback
    : next;
}

/** Where a person goes after signing up: suppliers register, with the plan they chose; others go on with what they did. */
export function afterSignUp(
  { role }: Pick<User, 'role'>,
  { next, membership }: { next: string | null; membership: string | null },
): string {
  if (role === 'customer') return safeReturnPath(next, '/account');
  return membership ? `/registration?membership=${encodeURIComponent(membership)}` : '/registration';
}

interface SignInVisit {
  /** Where the person was going when the sign-in was required. */
  next: string | null;
  /** The plan that was chosen before signing in. */
  membership: string | null;
  /** The page of ours that was open before. */
  previous: string | null;
  hasStore: boolean;
}

/**
 * Returns where a person goes after signing in: where they were going, else on with the plan they chose, else to their
 * start page. Customers return to the page they were reading.
 */
export function afterSignIn(
  { role }: Pick<User, 'role'>,
  { next, membership, previous, hasStore }: SignInVisit,
): string {
  const home = homeOf({ role }, hasStore);
  if (membership && role === 'supplier')
    return safeReturnPath(next, `/registration?membership=${encodeURIComponent(membership)}`);
  return safeReturnPath(next, role === 'customer' ? safeReturnPath(previous, home) : home);
}
