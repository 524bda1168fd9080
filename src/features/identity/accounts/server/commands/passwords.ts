import { hash, verify } from '@node-rs/argon2';
import { invalidFields } from '#lib/errors.ts';

let commonPasswords: Promise<ReadonlySet<string>> | null = null;

/** Loaded with the first new password, because most processes never see one. */
async function loadCommonPasswords(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  // The list is sorted by how often a password was found in breaches.
  return new Set((dictionary.passwords ?? []).slice(0, 10_000).map(String));
}

/** Returns the argon2id hash of a password. Refuses the ten thousand most common passwords. */
export async function hashPassword(password: string): Promise<string> {
  commonPasswords ??= loadCommonPasswords();
  if ((await commonPasswords).has(password.toLowerCase())) {
    throw invalidFields([
      { path: 'password', message: 'This password is too common. Choose a different one.' },
    ]);
  }
  return hash(password);
}

// Checked when there is no such account, so that the response takes as long as for a real one.
let decoyHash: Promise<string> | null = null;

/** True if the password is right; an account without a password takes equally long and returns false. */
export async function isPasswordRight(
  passwordHash: string | null | undefined,
  password: string,
): Promise<boolean> {
  // Made with the first check of any account, so that its time tells nothing.
  decoyHash ??= hash('the work of checking a password that no account has');
  const decoy = await decoyHash;
  const right = await verify(passwordHash ?? decoy, password).catch(() => false);
  return Boolean(passwordHash) && right;
}
