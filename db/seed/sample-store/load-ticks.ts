import { eq } from 'drizzle-orm';
import { accounts } from '#features/accounts/server/tables.ts';
import { checklists } from '#features/guidelines/rules/checklists.ts';
import { checklistTicks } from '#features/guidelines/server/tables.ts';
import type { Database } from '#platform/database/database.ts';
import { demoAccounts, demoColleagues } from '../demo-accounts.ts';

/** How many points of each list the people of the sample store have seen to, and who of them did. */
const seenTo: Record<string, { points: number; email: string | undefined }> = {
  'before-you-quote': { points: 5, email: demoColleagues[0]?.email },
  'before-dispatch': { points: 8, email: demoColleagues[1]?.email },
  'for-europe': { points: 2, email: demoAccounts[0]?.email },
};

/** Ticks of the sample store over the last days. */
export async function loadTicks(
  db: Database,
  { supplierId, now }: { supplierId: string; now: Date },
): Promise<void> {
  for (const { id: checklist, points } of checklists) {
    const seen = seenTo[checklist];
    if (!seen) continue;
    const [person] = await db
      .select({ id: accounts.id })
      .from(accounts)
      .where(eq(accounts.email, seen.email ?? ''));
    if (!person) continue;
    const rows = points.slice(0, seen.points).map((point, i) => ({
      supplierId,
      checklist,
      point: point.id,
      accountId: person.id,
      tickedAt: new Date(now.getTime() - (26 * 60 - i * 4) * 60_000),
    }));
    await db.insert(checklistTicks).values(rows).onConflictDoNothing();
  }
}
