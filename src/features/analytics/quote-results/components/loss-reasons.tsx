import { formatCount } from '#lib/formats.ts';
import { BarList } from '#ui/charts/bar-list.tsx';
import { Card } from '#ui/layout/card.tsx';
import type { QuoteResults } from '../contract.ts';
import { describeDistance } from '../rules/result-text.ts';
import { lossReasonLabels } from '../rules.ts';

/** Why quotes were lost, and how far they were above the lowest price where buyers disclosed it. */
export function LossReasons({ losses }: { losses: QuoteResults['losses'] }) {
  const distance = describeDistance(losses);
  return (
    <Card title="Why quotes were lost">
      <BarList
        label="Lost quotes by reason"
        head={['Reason', 'Quotes']}
        items={losses.reasons
          .filter(({ quotes }) => quotes > 0)
          .map(({ reason, quotes: value }) => ({
            label: lossReasonLabels[reason],
            value,
            ...(reason === 'cheaper' && distance && { note: distance }),
          }))}
        format={formatCount}
      />
    </Card>
  );
}
