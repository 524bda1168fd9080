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
  createdAt: Date;
}

const hashes = new Map<string, Promise<string>>();

/** Hashes a password once: argon2id is deliberately slow. */
function hashOnce(password: string): Promise<string> {
  const known = hashes.get(password) ?? hash(password);
  hashes.set(password, known);
  return known;
}

/** Creates an account for a test or the seed; missing values get defaults. */
export async function createAccount(db: Database, overrides: Partial<NewAccount> = {}) {
  const id = newId();
  const password = overrides.password ?? 'a-long-test-password';
  const account = {
    id,
    role: overrides.role ?? 'customer',
    name: overrides.name ?? 'Test Person',
    email: overrides.email ?? `person-${id}@example.com`,
    phone: overrides.phone ?? '+919822012345',
  };
  const createdAt = overrides.createdAt ?? new Date();
  const emailVerifiedAt = (overrides.emailVerified ?? true) ? createdAt : null;
  await db
    .insert(accounts)
    .values({ ...account, passwordHash: await hashOnce(password), emailVerifiedAt, createdAt });
  return { ...account, password };
}
