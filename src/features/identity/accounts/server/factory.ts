import { hash } from '@node-rs/argon2';
import type { Role } from '#lib/endpoint.ts';
import { newId } from '#lib/ids.ts';
import type { Database } from '#platform/database/database.ts';
import { accounts } from './tables.ts';

interface NewAccount {
  role: Role;
  name: string;
  email: string;
  phone: string;
  password: string;
  emailVerified: boolean;
}

const hashes = new Map<string, Promise<string>>();

/** argon2id is slow on purpose; the same password is hashed once. */
function hashOnce(password: string): Promise<string> {
  const known = hashes.get(password) ?? hash(password);
  hashes.set(password, known);
  return known;
}

/** An account for a test or the seed; what is left out is made up. */
export async function createAccount(db: Database, given: Partial<NewAccount> = {}) {
  const id = newId();
  const password = given.password ?? 'a-long-test-password';
  const account = {
    id,
    role: given.role ?? 'customer',
    name: given.name ?? 'Test Person',
    email: given.email ?? `person-${id}@example.com`,
    phone: given.phone ?? '+919822012345',
  };
  const now = new Date();
  const emailVerifiedAt = (given.emailVerified ?? true) ? now : null;
  await db
    .insert(accounts)
    .values({ ...account, passwordHash: await hashOnce(password), emailVerifiedAt, createdAt: now });
  return { ...account, password };
}
