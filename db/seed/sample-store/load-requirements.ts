import { requirementMatches, requirements } from '#features/sourcing/requirements/server/tables.ts';
import { addDays } from '#lib/calendar.ts';
import type { Database } from '#platform/database/database.ts';
import { seedId } from '../seed-id.ts';

/** Requirements from visitors of the marketplace, newest first; the first has not been opened yet. */
const wanted = [
  { name: 'Anjali Bhosale', productName: '5-ply boxes for mixer grinders, 2,000 a month', daysAgo: 0.3 },
  { name: 'Prakash Nair', productName: 'Mailer boxes with inside print for tea', daysAgo: 2 },
  { name: 'Shweta Gokhale', productName: 'Rigid gift boxes with magnetic lid', daysAgo: 9 },
  { name: 'Imtiaz Shaikh', productName: 'Shrink film for six-packs of water', daysAgo: 23 },
];

/** Shows some requirements to a store. */
export async function loadRequirements(
  db: Database,
  { supplierId, now }: { supplierId: string; now: Date },
): Promise<void> {
  for (const [index, { name, productName, daysAgo }] of wanted.entries()) {
    const [id, createdAt] = [seedId(`sample requirement ${index}`), addDays(now, -daysAgo)];
    await db
      .insert(requirements)
      .values({ id, name, productName, mobile: '+919800000000', matchedAt: createdAt, createdAt });
    await db.insert(requirementMatches).values({
      requirementId: id,
      supplierId,
      rank: 1 + (index % 3),
      reason: 'You list products like this.',
      matchedAt: createdAt,
      seenAt: index === 0 ? null : addDays(createdAt, 0.1),
    });
  }
}
