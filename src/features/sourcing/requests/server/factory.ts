import { newId } from '#lib/ids.ts';
import type { Database } from '#platform/database/database.ts';
import { requirementMatches, requirements } from './tables.ts';

type RequirementInsert = typeof requirements.$inferInsert;

interface GivenRequirement extends Partial<RequirementInsert> {
  name: string;
  productName: string;
  /** Suppliers it is shown to, the best first, each with the reason. */
  shownTo?: readonly { supplierId: string; reason: string; seenAt?: Date }[];
}

/** Rows of one requirement, for bulk inserts. */
function requirementRows({ shownTo = [], ...given }: GivenRequirement) {
  const id = given.id ?? newId();
  const createdAt = given.createdAt ?? new Date();
  const requirement: RequirementInsert = {
    mobile: '+919822012345',
    matchedAt: createdAt,
    ...given,
    id,
    createdAt,
  };
  const matches: (typeof requirementMatches.$inferInsert)[] = shownTo.map((match, index) => ({
    ...match,
    requirementId: id,
    rank: index + 1,
    matchedAt: createdAt,
  }));
  return { requirement, matches };
}

/** One requirement with its matches, for a test or the seed. */
export async function createRequirement(db: Database, given: GivenRequirement): Promise<{ id: string }> {
  const { requirement, matches } = requirementRows(given);
  await db.insert(requirements).values(requirement);
  if (matches.length > 0) await db.insert(requirementMatches).values(matches);
  return { id: requirement.id };
}
