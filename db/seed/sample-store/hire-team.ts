import { createAccount } from '#features/accounts/server/factory.ts';
import type { MemberRole } from '#features/suppliers/rules/store-roles.ts';
import { storeMembers } from '#features/suppliers/server/tables.ts';
import type { Database } from '#platform/database/database.ts';
import { demoColleagues } from '../demo-accounts.ts';

const hired: Record<MemberRole, string> = {
  sales: '2026-03-02T05:30:00Z',
  warehouse: '2026-06-15T05:30:00Z',
};

/** Two people work in the sample store beside its owner: one answers, one sends. */
export async function hireTeam(db: Database, supplierId: string): Promise<void> {
  for (const { member, ...account } of demoColleagues) {
    const { id: accountId } = await createAccount(db, { ...account, role: 'supplier' });
    await db
      .insert(storeMembers)
      .values({ accountId, supplierId, role: member, joinedAt: new Date(hired[member]) });
  }
}
