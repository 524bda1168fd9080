import { hash } from '@node-rs/argon2';
import { accounts } from '#features/accounts/server/tables.ts';
import { newId } from '#lib/ids.ts';
import type { Kernel } from '#platform/kernel.ts';
import { demoAccounts } from './demo-accounts.ts';

/** Fills an empty database with the demo marketplace; does nothing to one that has accounts. */
export async function prepareDemo(kernel: Kernel): Promise<void> {
  const { db } = kernel.database;
  const [anybody] = await db.select({ id: accounts.id }).from(accounts).limit(1);
  if (anybody) return;
  for (const { password, ...account } of demoAccounts) {
    const now = kernel.clock();
    await db.insert(accounts).values({ ...account, id: newId(), passwordHash: await hash(password), emailVerifiedAt: now, createdAt: now });
  }
}
