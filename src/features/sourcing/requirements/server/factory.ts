import { newId } from '#lib/ids.ts';
import type { Database } from '#platform/database/database.ts';
import { requirementMatches, requirements } from './tables.ts';

type RequirementInsert = typeof requirements.$inferInsert;

interface RequirementInput extends Partial<RequirementInsert> {
  name: string;
  productName: string;
  /** Suppliers to whom it is shown, best match first, each with the reason. */
  shownTo?: readonly { supplierId: string; reason: string; seenAt?: Date }[];
}

/** Returns the rows of a requirement. */
function requirementRows({ shownTo = [], ...input }: RequirementInput) {
  const id = input.id ?? newId();
  const createdAt = input.createdAt ?? new Date();
  const requirement: RequirementInsert = {
    mobile: '+919822012345',
    matchedAt: createdAt,
    ...input,
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

/** Inserts a requirement with its matches. */
export async function createRequirement(db: Database, input: RequirementInput): Promise<{ id: string }> {
  const { requirement, matches } = requirementRows(input);
  await db.insert(requirements).values(requirement);
  if (matches.length > 0) await db.insert(requirementMatches).values(matches);
  return { id: requirement.id };
}
