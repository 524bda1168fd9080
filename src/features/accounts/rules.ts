import type { User } from './contract.ts';

/** Seconds a session lasts: twelve hours, or thirty days with Remember me. */
export const sessionSeconds = (remember: boolean): number => (remember ? 30 * 24 : 12) * 3600;

/** Seconds a link in an email works. */
export const linkSeconds = 3600;

/** Wrong passwords that are let through in fifteen minutes. */
export const wrongPasswords = { windowSeconds: 15 * 60, perAccount: 10, perAddress: 30 };

/** Where a person goes after signing in, when nowhere else was asked for. */
export function homeOf({ role }: Pick<User, 'role'>): string {
  return role === 'customer' ? '/account' : '/registration';
}

/**
 * Keeps a way back inside the product: only a path of ours, never another site's.
 * `next` comes from the address bar, so anybody may have written it.
 */
export function safeReturnPath(next: string | null | undefined, fallback: string): string {
  if (!next || !next.startsWith('/') || next.startsWith('//') || /[\\\u0000-\u001f]/.test(next))
    return fallback;
  return /^\/(sign-in|sign-up|signup|forgot-password|reset-password)\b/.test(next) ? fallback : next;
}

/** Where a person goes after signing up: suppliers register, with the plan they chose; others go on with what they did. */
export function afterSignUp(
  { role }: Pick<User, 'role'>,
  { next, membership }: { next: string | null; membership: string | null },
): string {
  if (role === 'customer') return safeReturnPath(next, '/account');
  return membership ? `/registration?membership=${encodeURIComponent(membership)}` : '/registration';
}

/** Where a person goes after signing in: where they were going, else on with the plan they chose, else home. */
export function afterSignIn(
  user: Pick<User, 'role'>,
  { next, membership }: { next: string | null; membership: string | null },
): string {
  const chosen = membership && user.role !== 'customer';
  return safeReturnPath(
    next,
    chosen ? `/registration?membership=${encodeURIComponent(membership)}` : homeOf(user),
  );
}
