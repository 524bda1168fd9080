import { and, asc, isNull, ne, sql } from 'drizzle-orm';
import { deriveAllCapabilities } from '#features/sourcing/capabilities/server/commands/derive-capabilities.ts';
import { createCapabilities } from '#features/sourcing/capabilities/server/factory.ts';
import { storeCapabilities } from '#features/sourcing/capabilities/server/tables.ts';
import { addDays } from '#lib/calendar.ts';
import type { Database } from '#platform/database/database.ts';
import { arrayParam } from '#platform/database/typed-sql.ts';

type Limits = Partial<
  Omit<typeof storeCapabilities.$inferInsert, 'supplierId' | 'categories' | 'editedAt' | 'updatedAt'>
>;

interface Plant {
  /** The group of categories in which the store is found. */
  group: string;
  limits: Limits;
}

const boxes = 'slotted-corrugated-boxes';

/** The limits that six makers state for their plants. Each refuses something else, so that requests show why. */
const plants: readonly Plant[] = [
  // Short runs.
  {
    group: boxes,
    limits: {
      maxBlankLongMm: 1600,
      maxBlankShortMm: 1100,
      moq: 100,
      leadTimeDays: 6,
      monthlyCapacity: 60_000,
      flutes: ['B', 'E'],
    },
  },
  // Long runs on a wide corrugator.
  {
    group: boxes,
    limits: {
      maxBlankLongMm: 4800,
      maxBlankShortMm: 2200,
      minBlankLongMm: 600,
      minBlankShortMm: 350,
      moq: 5000,
      leadTimeDays: 21,
      monthlyCapacity: 2_000_000,
    },
  },
  // Flexo with two stations, kraft only.
  {
    group: boxes,
    limits: {
      maxBlankLongMm: 2400,
      maxBlankShortMm: 1500,
      maxPrintColors: 2,
      materials: ['Brown kraft', 'Testliner'],
      moq: 1000,
      leadTimeDays: 12,
    },
  },
  // Delivers at home only.
  {
    group: boxes,
    limits: {
      maxBlankLongMm: 2600,
      maxBlankShortMm: 1600,
      countries: ['IN'],
      incoterms: ['EXW', 'FCA', 'DAP'],
      moq: 500,
      leadTimeDays: 9,
    },
  },
  // Printed retail boxes.
  {
    group: 'folding-cartons',
    limits: {
      maxBlankLongMm: 1000,
      maxBlankShortMm: 700,
      finishes: ['Gloss varnish', 'Matte lamination', 'Spot UV', 'Hot foil'],
      maxPrintColors: 6,
      moq: 2000,
      leadTimeDays: 15,
    },
  },
  // Exports by sea.
  {
    group: 'plastic-bottles',
    limits: {
      maxVolumeMl: 1000,
      materials: ['PET', 'rPET', 'HDPE'],
      incoterms: ['FOB', 'CFR', 'CIF'],
      moq: 10_000,
      leadTimeDays: 30,
      monthlyCapacity: 400_000,
    },
  },
];

/** Derives the capabilities of all stores, and lets six of them state limits of their own. */
export async function loadCapabilities(
  db: Database,
  { demoStoreId, now }: { demoStoreId: string; now: Date },
): Promise<void> {
  await deriveAllCapabilities(db, now);
  for (const [index, { group, limits }] of plants.entries()) {
    const [maker] = await db
      .select({ supplierId: storeCapabilities.supplierId, categories: storeCapabilities.categories })
      .from(storeCapabilities)
      .where(
        and(
          sql`${storeCapabilities.categories} && ${arrayParam([group], 'text')}`,
          isNull(storeCapabilities.editedAt),
          ne(storeCapabilities.supplierId, demoStoreId),
        ),
      )
      .orderBy(asc(storeCapabilities.supplierId))
      .limit(1);
    const editedAt = addDays(now, -3 * (index + 1));
    if (maker) await createCapabilities(db, { ...maker, ...limits, editedAt });
  }
}
