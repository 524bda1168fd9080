import { FileSpreadsheet, FileText } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { leadTimeStart } from '#features/orders/order-record/rules/promised-day.ts';
import { formatDate } from '#lib/formats.ts';
import { Button } from '#ui/controls/button.tsx';
import { TextLink } from '#ui/controls/text-link.tsx';
import { Banner } from '#ui/feedback/banner.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Loading, SkeletonRows } from '#ui/feedback/skeleton.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Cluster, Stack } from '#ui/layout/layout.tsx';
import { SectionLink } from '#ui/navigation/section-link.tsx';
import { useDownload } from '#web/use-download.ts';
import type { Comparison } from '../contract.ts';
import { AssumptionsCard } from './assumptions/assumptions-card.tsx';
import { ComparisonGroup } from './comparison-group.tsx';
import type { OfferChoice } from './offer-button.tsx';
import styles from './quote-comparison.module.css';
import { ScoreCard } from './score-card.tsx';

/** Section of the page with the assumptions. */
const assumptionsId = 'assumptions';

interface QuoteComparisonProps {
  comparison: Comparison;
  /** The selected offers, each with a button in its cell; left out where nothing can be selected. */
  choice?: OfferChoice | undefined;
  /** Actions on the quotes, shown after the tables. */
  children?: ReactNode;
}

/** The quotes for a request side by side, with their landed cost, what is missing, scores and assumptions. */
export function QuoteComparison({ comparison, choice, children }: QuoteComparisonProps) {
  const [areAssumptionsOpen, setAssumptionsOpen] = useState(
    comparison.gaps.some(({ notEntered }) => notEntered.length > 0),
  );
  if (comparison.quotes.length === 0) {
    return (
      <Card as="div">
        <EmptyState title="No quotes yet">
          Quotes appear here side by side. Replies without a quote are in your inquiries.
        </EmptyState>
      </Card>
    );
  }
  const openAssumptions = (): void => setAssumptionsOpen(true);
  return (
    <Stack shrink className={styles.comparison}>
      <Toolbar comparison={comparison} onChange={openAssumptions} />
      <MissingCosts comparison={comparison} onEnter={openAssumptions} />
      {comparison.groups.map((group) => (
        <ComparisonGroup
          key={group.requestLine ?? 'other'}
          comparison={comparison}
          group={group}
          choice={choice}
        />
      ))}
      {children}
      <Gaps comparison={comparison} />
      <ScoreCard comparison={comparison} />
      <AssumptionsCard
        id={assumptionsId}
        comparison={comparison}
        isOpen={areAssumptionsOpen}
        onToggle={setAssumptionsOpen}
      />
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

interface ToolbarProps {
  comparison: Comparison;
  onChange: () => void;
}

function Toolbar({ comparison, onChange }: ToolbarProps) {
  const { subject, id, assumptions, facts } = comparison;
  const { busy, save } = useDownload();
  const pathOf = (type: 'xlsx' | 'pdf'): string => `/quote-comparisons/${subject}/${id}/file?type=${type}`;
  return (
    <Cluster justify="between" gap={3}>
      <p className="muted small">
        Landed cost in {assumptions.currency}: goods, one-off charges, freight, duty and financing, without
        tax. Exchange rates of {formatDate(`${facts.rates.month}-01`, { style: 'month' })}, the latest here.
        Lead times count from {leadTimeStart}.{' '}
        {!isDecided(comparison) && (
          <SectionLink section={assumptionsId} className={styles.link} onClick={onChange}>
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

/** Says which costs the buyer has to enter before the offers can be compared. */
function MissingCosts({
  comparison: { gaps, groups },
  onEnter,
}: {
  comparison: Comparison;
  onEnter: () => void;
}) {
  const missing = gaps.flatMap(({ name, notEntered }) =>
    notEntered.length > 0 ? [{ name, notEntered }] : [],
  );
  if (missing.length === 0) return null;
  const isSingle = groups.every(({ offers }) => offers.length === 1);
  return (
    <Banner
      look="warn"
      title={isSingle ? 'Some costs are missing' : 'These costs cannot be compared yet'}
      action={
        <SectionLink section={assumptionsId} className={styles.link} onClick={onEnter}>
          Enter costs
        </SectionLink>
      }
    >
      <p>
        {isSingle
          ? 'Enter what the offer does not include to see its landed cost.'
          : 'The delivery terms differ. Enter what each offer does not include; then the lowest cost is marked.'}
      </p>
      <ul className={styles.missing}>
        {missing.map(({ name, notEntered }) => (
          <li key={name}>
            <b>{name}:</b> {notEntered.join(', ')}
          </li>
        ))}
      </ul>
    </Banner>
  );
}

/** The items and quantities that suppliers have not quoted, with a link to the conversation with each. */
function Gaps({ comparison: { gaps } }: Pick<QuoteComparisonProps, 'comparison'>) {
  const open = gaps.filter(({ notQuoted }) => notQuoted.length > 0);
  if (open.length === 0) return null;
  return (
    <Card title="Not quoted">
      <Stack as="ul" gap={4}>
        {open.map(({ supplierId, name, inquiryId, notQuoted }) => (
          <Stack as="li" gap={1} key={supplierId}>
            <Cluster gap={3} rowGap={1} justify="between">
              <b className="small">{name}</b>
              <TextLink to={`/account/inquiries/${inquiryId}`} className="small" aria-label={`Ask ${name}`}>
                Ask
              </TextLink>
            </Cluster>
            <ul className="muted small">
              {notQuoted.map((text) => (
                <li key={text}>{text}</li>
              ))}
            </ul>
          </Stack>
        ))}
      </Stack>
    </Card>
  );
}
