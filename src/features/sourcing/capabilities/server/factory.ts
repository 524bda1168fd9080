import type { Database } from '#platform/database/database.ts';
import type { Limits } from '../contract.ts';
import { storeCapabilities } from './tables.ts';

/** Limits of a store that states none. */
export const noLimits: Limits = {
  categories: [],
  materials: [],
  flutes: [],
  finishes: [],
  maxBlankLongMm: null,
  maxBlankShortMm: null,
  minBlankLongMm: null,
  minBlankShortMm: null,
  maxVolumeMl: null,
  maxPrintColors: null,
  moq: null,
  countries: [],
  incoterms: [],
  leadTimeDays: null,
  monthlyCapacity: null,
};

interface CapabilitiesFactoryInput extends Partial<Limits> {
  supplierId: string;
  editedAt?: Date;
}

/** Inserts or replaces the capabilities of a store for a test or the seed; limits left out are not stated. */
export async function createCapabilities(
  db: Database,
  { supplierId, editedAt = new Date(), ...limits }: CapabilitiesFactoryInput,
): Promise<void> {
  const row = { ...noLimits, ...limits, editedAt, updatedAt: editedAt };
  await db
    .insert(storeCapabilities)
    .values({ supplierId, ...row })
    .onConflictDoUpdate({ target: storeCapabilities.supplierId, set: row });
}
