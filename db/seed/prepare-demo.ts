import { inArray } from 'drizzle-orm';
import { createAccount } from '#features/accounts/server/factory.ts';
import { accounts } from '#features/accounts/server/tables.ts';
import type { Kernel } from '#platform/kernel.ts';
import { loadContent } from './content/load-content.ts';
import { demoAccounts } from './demo-accounts.ts';

/** Fills a new database with the demo. */
export async function prepareDemo({ database }: Kernel): Promise<void> {
  const { db } = database;
  const there = await db.select({ email: accounts.email }).from(accounts).where(inArray(accounts.email, demoAccounts.map(({ email }) => email)));
  for (const account of demoAccounts) {
    if (!there.some(({ email }) => email === account.email)) await createAccount(db, account);
  }
  await loadContent(db);
}
