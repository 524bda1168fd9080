import { planIds } from '#features/stores/memberships/rules/plan-ids.ts';
import { planOf } from '#features/stores/memberships/rules.ts';
import { getMembership } from '#features/stores/memberships/server/queries.ts';
import { requireStore } from '#features/stores/suppliers/server/queries.ts';
import { AppError } from '#lib/errors.ts';
import type { Reader } from '#platform/commands/context.ts';
import type { Database } from '#platform/database/database.ts';
import type { ReportName, Span } from '../../contract.ts';
import { type RangeInput, requiredPlan, resolveSpan } from '../../rules.ts';
import type { ReportQuery } from './report-sums.ts';

interface ReaderContext {
  db: Database;
  actor: Reader | null;
  now: Date;
}

/** Returns the store of the caller and the days of a report, if the plan of the store includes it. */
export async function getReportQuery(
  context: ReaderContext,
  { report, range }: { report: ReportName; range: RangeInput },
): Promise<ReportQuery> {
  const { id: supplierId } = await ownStore(context, report);
  return { supplierId, span: getSpan(range, context.now), now: context.now };
}

/** Returns the days of a range; an invalid one is refused with the reason. */
export function getSpan(range: RangeInput, now: Date): Span {
  const span = resolveSpan(range, now);
  if (typeof span === 'string') throw new AppError('invalid', span, { reason: 'range' });
  return span;
}

async function ownStore(context: ReaderContext, report: ReportName): Promise<{ id: string }> {
  const store = await requireStore(context, 'insights.read');
  const { planId } = await getMembership(context.db, { supplierId: store.id, now: context.now });
  const needed = requiredPlan[report];
  if (planIds.indexOf(planId) < planIds.indexOf(needed)) {
    throw new AppError('forbidden', `This report is included in ${planOf(needed).title}.`, {
      reason: 'plan',
    });
  }
  return store;
}
