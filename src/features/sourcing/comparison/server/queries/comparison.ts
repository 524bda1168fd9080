import type { Viewer } from '#features/conversations/inquiries/server/queries/viewer.ts';
import type { Database } from '#platform/database/database.ts';
import type { Comparison, ComparisonSubject } from '../../contract.ts';
import { compareQuotes } from '../../rules/comparison.ts';
import { findGaps } from '../../rules/gaps.ts';
import { scoreSuppliers } from '../../rules/score.ts';
import { getAssumptions } from './assumptions.ts';
import { getComparisonSource } from './comparison-source.ts';
import { getTradeFacts } from './trade-facts.ts';

interface ComparisonQuery {
  subject: ComparisonSubject;
  id: string;
  viewer: Extract<Viewer, { side: 'buyer' }>;
  now: Date;
}

/** Returns the quotes for a requirement or request of a buyer, with their landed cost, scores and gaps. */
export async function getComparison(
  db: Database,
  { subject, id, viewer, now }: ComparisonQuery,
): Promise<Comparison> {
  const { stated, fixedWeights, ...source } = await getComparisonSource(db, { subject, id, viewer, now });
  const { accountId } = viewer;
  const { assumptions: saved, savedAt } = await getAssumptions(db, { subject, id, accountId, stated });
  const { quotes, requestLines, requiredBy } = source;
  const assumptions = fixedWeights ? { ...saved, weights: fixedWeights } : saved;
  const facts = await getTradeFacts(db, { quotes, destination: assumptions.destination, now });
  const groups = compareQuotes({ requestLines, requiredBy, quotes, assumptions, facts });
  return {
    subject,
    id,
    ...source,
    assumptions,
    savedAt,
    areWeightsFixed: fixedWeights !== null,
    facts,
    groups,
    scores: scoreSuppliers({ groups, quotes, suppliers: facts.suppliers, weights: assumptions.weights }),
    gaps: findGaps({ groups, quotes }),
  };
}
