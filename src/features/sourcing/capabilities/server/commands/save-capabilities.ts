import { requireStore } from '#features/stores/suppliers/server/queries.ts';
import { isCountryCode } from '#lib/countries.ts';
import { invalidFields } from '#lib/errors.ts';
import { type CommandContext, requireRole } from '#platform/commands/context.ts';
import type { Limits } from '../../contract.ts';
import { areCategories } from '../queries.ts';
import { storeCapabilities } from '../tables.ts';

/** Saves what the caller's store can make. From now on it is no longer derived from its products. */
export async function saveCapabilities(ctx: CommandContext, form: Limits): Promise<{ supplierId: string }> {
  requireRole(ctx, 'supplier');
  const { id: supplierId } = await requireStore(ctx, 'company.write');
  await checkLists(ctx, form);
  const row = { ...withoutRepeats(form), editedAt: ctx.now, updatedAt: ctx.now };
  await ctx.db
    .insert(storeCapabilities)
    .values({ supplierId, ...row })
    .onConflictDoUpdate({ target: storeCapabilities.supplierId, set: row });
  return { supplierId };
}

/** Refuses categories and countries that do not exist. */
async function checkLists(ctx: CommandContext, { categories, countries }: Limits): Promise<void> {
  const areKnown = await areCategories(ctx.db, unique(categories));
  const [first, ...rest] = [
    ...(areKnown ? [] : [{ path: 'categories', message: 'Select from the list' }]),
    ...(countries.every(isCountryCode) ? [] : [{ path: 'countries', message: 'Select from the list' }]),
  ];
  if (first) throw invalidFields([first, ...rest]);
}

const unique = <T>(list: readonly T[]): T[] => [...new Set(list)];

function withoutRepeats(form: Limits): Limits {
  const { categories, materials, flutes, finishes, countries, incoterms } = form;
  return {
    ...form,
    categories: unique(categories),
    materials: unique(materials),
    flutes: unique(flutes),
    finishes: unique(finishes),
    countries: unique(countries),
    incoterms: unique(incoterms),
  };
}
