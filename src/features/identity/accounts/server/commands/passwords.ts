import { hash, verify } from '@node-rs/argon2';
import { dictionary } from '@zxcvbn-ts/language-common';
import { invalidFields } from '#lib/errors.ts';

// The list is ordered by how often a password was found in breaches.
const commonest = new Set((dictionary.passwords ?? []).slice(0, 10_000).map(String));

/** Password → argon2id hash. Refuses the ten thousand commonest. */
export async function hashPassword(password: string): Promise<string> {
  if (commonest.has(password.toLowerCase())) {
    throw invalidFields([
      { path: 'password', message: 'This password is too common. Please choose another.' },
    ]);
  }
  return hash(password);
}

// Checked when there is no such account, so that the answer takes as long as for a real one.
const decoy = hash('the work of checking a password that nobody has');

/** Whether the password is right; an account without one costs the same time and says no. */
export async function isPasswordRight(
  passwordHash: string | null | undefined,
  password: string,
): Promise<boolean> {
  const right = await verify(passwordHash ?? (await decoy), password).catch(() => false);
  return Boolean(passwordHash) && right;
}
