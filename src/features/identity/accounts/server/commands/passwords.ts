import { hash, verify } from '@node-rs/argon2';
import { dictionary } from '@zxcvbn-ts/language-common';
import { invalidFields } from '#lib/errors.ts';

// The list is sorted by how often a password was found in breaches.
const commonPasswords = new Set((dictionary.passwords ?? []).slice(0, 10_000).map(String));

/** Returns the argon2id hash of a password. Refuses the ten thousand most common passwords. */
export async function hashPassword(password: string): Promise<string> {
  if (commonPasswords.has(password.toLowerCase())) {
    throw invalidFields([
      { path: 'password', message: 'This password is too common. Choose a different one.' },
    ]);
  }
  return hash(password);
}

// Checked when there is no such account, so that the response takes as long as for a real one.
const decoyHash = hash('the work of checking a password that no account has');

/** True if the password is right; an account without a password takes equally long and returns false. */
export async function isPasswordRight(
  passwordHash: string | null | undefined,
  password: string,
): Promise<boolean> {
  const right = await verify(passwordHash ?? (await decoyHash), password).catch(() => false);
  return Boolean(passwordHash) && right;
}
