import { requireBuyer } from '#features/conversations/inquiries/server/queries/viewer.ts';
import type { CommandContext } from '#platform/commands/context.ts';
import type { Assumptions } from '../contract/assumptions.ts';
import type { ComparisonSubject } from '../contract.ts';
import { getComparisonSource } from './queries/comparison-source.ts';
import { comparisonAssumptions } from './tables.ts';

interface SaveInput extends Assumptions {
  subject: ComparisonSubject;
  id: string;
}

/** Saves what the buyer assumes in a comparison of its own. */
export async function saveAssumptions(ctx: CommandContext, { subject, id, ...assumptions }: SaveInput) {
  const viewer = requireBuyer(ctx);
  await getComparisonSource(ctx.db, { subject, id, viewer, now: ctx.now });
  const saved = { assumptions, updatedAt: ctx.now };
  await ctx.db
    .insert(comparisonAssumptions)
    .values({ accountId: viewer.accountId, subject, subjectId: id, ...saved })
    .onConflictDoUpdate({
      target: [
        comparisonAssumptions.accountId,
        comparisonAssumptions.subject,
        comparisonAssumptions.subjectId,
      ],
      set: saved,
    });
}
