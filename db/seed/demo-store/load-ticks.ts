import { checklists } from '#features/publishing/guides/rules/checklists.ts';
import { checklistTicks } from '#features/publishing/guides/server/tables.ts';
import type { Database } from '#platform/database/database.ts';
import type { StorePeople } from './hire-team.ts';

/** How many points of each list the people of a store have ticked, and who of them did. */
const ticked: Record<string, { count: number; by: keyof StorePeople }> = {
  'before-you-quote': { count: 5, by: 'sales' },
  'before-dispatch': { count: 8, by: 'warehouse' },
  'for-europe': { count: 2, by: 'owner' },
};

/** Ticks the checklists of a store over the last days. */
export async function loadTicks(
  db: Database,
  { supplierId, now, people }: { supplierId: string; now: Date; people: StorePeople },
): Promise<void> {
  for (const { id: checklist, points } of checklists) {
    const done = ticked[checklist];
    if (!done) continue;
    const rows = points.slice(0, done.count).map((point, i) => ({
      supplierId,
      checklist,
      point: point.id,
      accountId: people[done.by],
      tickedAt: new Date(now.getTime() - (26 * 60 - i * 4) * 60_000),
    }));
    await db.insert(checklistTicks).values(rows).onConflictDoNothing();
  }
}
