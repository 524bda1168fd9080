import { and, asc, isNull, ne, sql } from 'drizzle-orm';
import { deriveAllCapabilities } from '#features/sourcing/capabilities/server/commands/derive-capabilities.ts';
import { createCapabilities } from '#features/sourcing/capabilities/server/factory.ts';
import { storeCapabilities } from '#features/sourcing/capabilities/server/tables.ts';
import { addDays } from '#lib/calendar.ts';
import type { Database } from '#platform/database/database.ts';

type Limits = Omit<typeof storeCapabilities.$inferInsert, 'supplierId' | 'editedAt' | 'updatedAt'>;

/** The limits that six box makers state for their plants. Each refuses something else, so that requests show why. */
const plants: readonly Limits[] = [
  // A small plant for short runs.
  {
    maxBlankLongMm: 1600,
    maxBlankShortMm: 1100,
    moq: 100,
    leadTimeDays: 6,
    monthlyCapacity: 60_000,
    flutes: ['B', 'E'],
  },
  // A corrugator with long runs only.
  {
    maxBlankLongMm: 4800,
    maxBlankShortMm: 2200,
    minBlankLongMm: 600,
    minBlankShortMm: 350,
    moq: 5000,
    leadTimeDays: 21,
    monthlyCapacity: 2_000_000,
  },
  // Flexo with two stations, kraft only.
  {
    maxBlankLongMm: 2400,
    maxBlankShortMm: 1500,
    maxPrintColors: 2,
    materials: ['Brown kraft', 'Testliner'],
    moq: 1000,
    leadTimeDays: 12,
  },
  // Sells at home only.
  {
    maxBlankLongMm: 2600,
    maxBlankShortMm: 1600,
    countries: ['IN'],
    incoterms: ['EXW', 'FCA', 'DAP'],
    moq: 500,
    leadTimeDays: 9,
  },
  // Exports by sea.
  {
    maxBlankLongMm: 3200,
    maxBlankShortMm: 1800,
    incoterms: ['FOB', 'CFR', 'CIF'],
    moq: 3000,
    leadTimeDays: 30,
    monthlyCapacity: 400_000,
  },
  // Printed retail boxes.
  {
    maxBlankLongMm: 1400,
    maxBlankShortMm: 1000,
    flutes: ['E', 'F', 'N'],
    finishes: ['Gloss varnish', 'Matte lamination', 'Spot UV'],
    maxPrintColors: 6,
    moq: 2000,
    leadTimeDays: 15,
  },
];

/** Derives the capabilities of all stores, and lets the first box makers state limits of their own. */
export async function loadCapabilities(
  db: Database,
  { demoStoreId, now }: { demoStoreId: string; now: Date },
): Promise<void> {
  await deriveAllCapabilities(db, now);
  const makers = await db
    .select()
    .from(storeCapabilities)
    .where(
      and(
        sql`${storeCapabilities.categories} && array['slotted-corrugated-boxes', 'folder-and-tray-corrugated-boxes']`,
        isNull(storeCapabilities.editedAt),
        ne(storeCapabilities.supplierId, demoStoreId),
      ),
    )
    .orderBy(asc(storeCapabilities.supplierId))
    .limit(plants.length);
  for (const [index, { supplierId, categories }] of makers.entries())
    await createCapabilities(db, {
      supplierId,
      categories,
      ...plants[index],
      editedAt: addDays(now, -3 * (index + 1)),
    });
}
