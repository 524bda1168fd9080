import { type ClientLoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { ReportFrame, ReportSkeleton } from '#features/analytics/reports/components/frame/report-frame.tsx';
import { loadReport } from '#features/analytics/reports/components/use-report-loader.ts';
import type { RangeQuery } from '#features/analytics/reports/contract.ts';
import { formatCount } from '#lib/formats.ts';
import { ButtonLink } from '#ui/controls/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Cell } from '#ui/layout/cell.tsx';
import { Grid, Stack } from '#ui/layout/layout.tsx';
import { Art } from '#ui/media/art.tsx';
import { api } from '#web/api.ts';
import { hiddenMeta } from '#web/page-meta.ts';
import { BreakdownCard } from '../components/breakdown-card.tsx';
import { LossReasons } from '../components/loss-reasons.tsx';
import { type LostPage, LostQuotes } from '../components/lost-quotes.tsx';
import { InvitationCard, OutcomeCard, ResultChart, ResultFigures } from '../components/result-cards.tsx';
import { maxDetailed, type QuoteResults } from '../contract.ts';
import { winRateDefinition } from '../rules/result-text.ts';

const head = {
  title: 'Quote results',
  lead: 'How many of your quotes win, how fast you send them, and why the others were lost.',
};

export const meta: MetaFunction = () => hiddenMeta({ title: head.title, description: head.lead });

interface LoadedResults extends QuoteResults {
  query: RangeQuery;
  lost: LostPage;
}

export const clientLoader = (args: ClientLoaderFunctionArgs) =>
  loadReport<LoadedResults>(args, async (query) => {
    const [{ data }, { data: lost }] = await Promise.all([
      api.quoteResults.store.get(query),
      api.quoteResults.store.listLost(query),
    ]);
    return { data: { report: { ...data.report, query, lost } } };
  });

export const HydrateFallback = () => <ReportSkeleton head={head} figures={4} />;

/** The results of a store’s quotes. */
export default function QuoteResultsScreen() {
  const loaded = useLoaderData<typeof clientLoader>();
  return (
    <ReportFrame name="quote-results" head={head} loaded={loaded}>
      {(report) =>
        report.figures.sent.value + report.invitations.received === 0 ? (
          <NoResults />
        ) : (
          <Results {...report} />
        )
      }
    </ReportFrame>
  );
}

function NoResults() {
  return (
    <Card>
      <EmptyState
        title="No quotes in this period"
        drawing={
          <Art spec={{ kind: 'carton', seed: 'quotes', ink: 'orange' }} width={220} height={170} eager />
        }
        action={<ButtonLink to="/dashboard/requests">Open requests</ButtonLink>}
      >
        Send a quote for a request or in a conversation, and its result is shown here. Select a longer period
        above to see more.
      </EmptyState>
    </Card>
  );
}

function Results(report: LoadedResults) {
  const { states, losses, invitations, kinds, countries, isBounded, query, lost } = report;
  return (
    <Grid columns={12}>
      <ResultFigures {...report} />
      <Cell span={8} medium={12}>
        <ResultChart {...report} />
      </Cell>
      <Cell span={4} medium={12}>
        <OutcomeCard states={states} definition={winRateDefinition} />
      </Cell>
      <Cell span={8} medium={12}>
        <LossReasons losses={losses} />
      </Cell>
      <Cell span={4} medium={12}>
        <InvitationCard invitations={invitations} />
      </Cell>
      <Cell span={6} medium={12}>
        <BreakdownCard title="By packaging type" head="Packaging type" rows={kinds} />
      </Cell>
      <Cell span={6} medium={12}>
        <BreakdownCard title="By buyer country" head="Country" rows={countries} />
      </Cell>
      <Cell span={12} medium={12}>
        <Stack gap={3}>
          <LostQuotes key={`${report.span.from} ${report.span.to}`} query={query} first={lost} />
          {isBounded && (
            <p className="muted note">
              Reasons, invitations, packaging types and countries are those of the newest{' '}
              {formatCount(maxDetailed)} quotes and invitations of the period.
            </p>
          )}
        </Stack>
      </Cell>
    </Grid>
  );
}
