import type { ReactNode } from 'react';
import { useNavigation } from 'react-router';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Card } from '#ui/layout/card.tsx';
import { PageHead } from '#ui/layout/page-head.tsx';
import type { Span } from '../../contract.ts';
import { describeSpan } from '../../rules/report-labels.ts';
import type { ReportState } from '../use-report-loader.ts';
import { RangeBar } from './range-bar.tsx';
import styles from './report-frame.module.css';

export interface ReportHead {
  title: string;
  lead: string;
}

interface ReportBodyProps<Report extends { span: Span; isRunning: boolean }> {
  head: ReportHead;
  /** The table of the report, see `RangeBar`. */
  file: { path: string; name: string };
  loaded: Extract<ReportState<Report>, { state: 'ready' | 'range' }>;
  /** More choices beside the range, such as the currency. */
  choices?: ReactNode;
  children: (report: Report) => ReactNode;
}

/** A report that can be shown: heading, range and table, or the reason why the range is invalid. */
export function ReportBody<Report extends { span: Span; isRunning: boolean }>({
  head,
  file,
  loaded,
  choices,
  children,
}: ReportBodyProps<Report>) {
  const busy = useNavigation().state === 'loading';
  return (
    <>
      <PageHead {...head} />
      <RangeBar file={file} query={loaded.query} problem={loaded.state === 'range' ? loaded.message : null}>
        {choices}
      </RangeBar>
      {loaded.state === 'ready' && (
        <p className={`muted small ${styles.days}`}>{describeSpan(loaded.report)}</p>
      )}
      <div className={styles.report} aria-busy={busy}>
        {loaded.state === 'ready' ? (
          children(loaded.report)
        ) : (
          <Card>
            <EmptyState title="This period cannot be shown">{loaded.message}</EmptyState>
          </Card>
        )}
      </div>
    </>
  );
}
