import { FileSpreadsheet, FileText } from 'lucide-react';
import type { ReactNode } from 'react';
import { leadTimeStart } from '#features/orders/order-record/rules/promised-day.ts';
import { formatDate } from '#lib/formats.ts';
import { Button } from '#ui/controls/button.tsx';
import { TextLink } from '#ui/controls/text-link.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Loading, SkeletonRows } from '#ui/feedback/skeleton.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Cluster, Stack } from '#ui/layout/layout.tsx';
import { SectionLink } from '#ui/navigation/section-link.tsx';
import { useDownload } from '#web/use-download.ts';
import type { Comparison } from '../contract.ts';
import { AssumptionsCard } from './assumptions/assumptions-card.tsx';
import { ComparisonGroup } from './comparison-group.tsx';
import styles from './quote-comparison.module.css';
import { ScoreCard } from './score-card.tsx';

/** Section of the page with the assumptions. */
const assumptionsId = 'assumptions';

interface QuoteComparisonProps {
  comparison: Comparison;
  /** Actions on the quotes, shown after the tables. */
  children?: ReactNode;
}

/** The quotes for a request side by side, with their landed cost, what is missing, scores and assumptions. */
export function QuoteComparison({ comparison, children }: QuoteComparisonProps) {
  if (comparison.quotes.length === 0) {
    return (
      <Card as="div">
        <EmptyState title="No quotes yet">
          Quotes appear here side by side. Replies without a quote are in your inquiries.
        </EmptyState>
      </Card>
    );
  }
  return (
    <Stack shrink className={styles.comparison}>
      <Toolbar comparison={comparison} />
      {comparison.groups.map((group) => (
        <ComparisonGroup key={group.requestLine ?? 'other'} comparison={comparison} group={group} />
      ))}
      {children}
      <Gaps comparison={comparison} />
      <ScoreCard comparison={comparison} />
      <AssumptionsCard id={assumptionsId} comparison={comparison} isFolded={isDecided(comparison)} />
    </Stack>
  );
}

/** Returns whether nothing is left to compare: no quote is open. */
const isDecided = ({ quotes }: Comparison): boolean => quotes.every(({ state }) => state !== 'open');

/** Shown while a comparison loads. */
export const QuoteComparisonSkeleton = () => (
  <Loading>
    <Card as="div">
      <SkeletonRows rows={4} columns={3} />
    </Card>
  </Loading>
);

function Toolbar({ comparison }: QuoteComparisonProps) {
  const { subject, id, assumptions, facts } = comparison;
  const { busy, save } = useDownload();
  const pathOf = (type: 'xlsx' | 'pdf'): string => `/quote-comparisons/${subject}/${id}/file?type=${type}`;
  return (
    <Cluster justify="between" gap={3}>
      <p className="muted small">
        Costs in {assumptions.currency} at {formatDate(`${facts.rates.month}-01`, { style: 'month' })} rates,
        without tax. Lead times count from {leadTimeStart}.{' '}
        {!isDecided(comparison) && (
          <SectionLink section={assumptionsId} className={styles.link}>
            Change assumptions
          </SectionLink>
        )}
      </p>
      <Cluster gap={2}>
        <Button
          size="sm"
          variant="line"
          icon={<FileSpreadsheet aria-hidden />}
          busy={busy === pathOf('xlsx')}
          onClick={() => void save({ path: pathOf('xlsx') })}
        >
          Download XLSX
        </Button>
        <Button
          size="sm"
          variant="line"
          icon={<FileText aria-hidden />}
          busy={busy === pathOf('pdf')}
          onClick={() => void save({ path: pathOf('pdf') })}
        >
          Download PDF
        </Button>
      </Cluster>
    </Cluster>
  );
}

/** The information missing for a full comparison, with a link to the conversation with the supplier. */
function Gaps({ comparison: { gaps } }: QuoteComparisonProps) {
  if (gaps.length === 0) return null;
  return (
    <Card title="Missing information">
      <Stack as="ul" gap={4}>
        {gaps.map(({ supplierId, name, inquiryId, notQuoted, notEntered }) => (
          <Stack as="li" gap={1} key={supplierId}>
            <Cluster gap={3} rowGap={1} justify="between">
              <b className="small">{name}</b>
              <TextLink to={`/account/inquiries/${inquiryId}`} className="small" aria-label={`Ask ${name}`}>
                Ask
              </TextLink>
            </Cluster>
            <ul className="muted small">
              {[...notQuoted, ...notEntered].map((text) => (
                <li key={text}>{text}</li>
              ))}
            </ul>
          </Stack>
        ))}
      </Stack>
    </Card>
  );
}
