import type { ReactNode } from 'react';
import { ButtonLink } from '#ui/controls/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Loading, Skeleton, SkeletonButton } from '#ui/feedback/skeleton.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Cell } from '#ui/layout/cell.tsx';
import { Cluster, Grid } from '#ui/layout/layout.tsx';
import { PageHead } from '#ui/layout/page-head.tsx';
import type { ReportName, Span } from '../../contract.ts';
import type { ReportState } from '../use-report-loader.ts';
import { PlanOffer } from './plan-offer.tsx';
import { ReportBody, type ReportHead } from './report-body.tsx';
import styles from './report-frame.module.css';

interface ReportFrameProps<Report extends { span: Span; isRunning: boolean }> {
  name: ReportName;
  head: ReportHead;
  loaded: ReportState<Report>;
  /** Renders the report; returns null if there is no data yet. */
  children: (report: Report) => ReactNode;
}

/** The frame of a report: heading, range picker and every state a report can be in. */
export function ReportFrame<Report extends { span: Span; isRunning: boolean }>({
  name,
  head,
  loaded,
  children,
}: ReportFrameProps<Report>) {
  if (loaded.state === 'unfinished') {
    return (
      <>
        <PageHead {...head} />
        <Card>
          <EmptyState
            title="Finish your registration first"
            action={<ButtonLink to="/registration">Continue registration</ButtonLink>}
          >
            Your visits, inquiries and orders are shown here once your store is registered.
          </EmptyState>
        </Card>
      </>
    );
  }
  if (loaded.state === 'plan') {
    return (
      <>
        <PageHead {...head} />
        <PlanOffer name={name} />
      </>
    );
  }
  return (
    <ReportBody
      head={head}
      file={{ path: `/store/insights/${name}/file`, name: `${name}.csv` }}
      loaded={loaded}
    >
      {children}
    </ReportBody>
  );
}

/** Has the same boxes as the report, so that nothing moves when the figures arrive. */
export function ReportSkeleton({ head, figures }: { head: ReportHead; figures: 3 | 4 }) {
  return (
    <>
      <PageHead {...head} />
      <Loading label={`Loading ${head.title.toLowerCase()}`}>
        <Cluster gap={3}>
          <Skeleton width={288} height={38} />
          <SkeletonButton width={152} />
          <SkeletonButton width={142} />
        </Cluster>
        <p className={styles.days}>
          <Skeleton width={460} height={20} style={{ maxWidth: '100%' }} />
        </p>
        <div className={styles.report}>
          <Grid columns={12}>
            {Array.from({ length: figures }, (_, card) => (
              <Cell key={card} span={figures === 3 ? 4 : 3} medium={6} small={6}>
                <Skeleton height={116} />
              </Cell>
            ))}
            <Cell span={12} medium={12}>
              <Skeleton height={420} />
            </Cell>
          </Grid>
        </div>
      </Loading>
    </>
  );
}
