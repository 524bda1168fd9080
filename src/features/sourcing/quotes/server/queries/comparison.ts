import { and, eq } from 'drizzle-orm';
import type { Viewer } from '#features/conversations/inquiries/server/queries/viewer.ts';
import { requirements } from '#features/sourcing/requirements/server/tables.ts';
import { notFound } from '#lib/errors.ts';
import type { Database } from '#platform/database/database.ts';
import { listQuotesForRequirement } from './quotes.ts';

interface ComparisonQuery {
  id: string;
  viewer: Extract<Viewer, { side: 'buyer' }>;
  now: Date;
}

/** Returns a requirement of a buyer with the quotes that suppliers sent for it. */
export async function getComparison(db: Database, { id, viewer, now }: ComparisonQuery) {
  const [requirement] = await db
    .select({
      id: requirements.id,
      productName: requirements.productName,
      quantity: requirements.quantity,
      details: requirements.details,
      createdAt: requirements.createdAt,
    })
    .from(requirements)
    .where(and(eq(requirements.id, id), eq(requirements.buyerAccountId, viewer.accountId)));
  if (!requirement) throw notFound('Requirement');
  return {
    requirement: { ...requirement, createdAt: requirement.createdAt.toISOString() },
    quotes: await listQuotesForRequirement(db, { requirementId: id, viewer, now }),
  };
}
