import { Gavel, Handshake, Scale, Target } from 'lucide-react';
import { type ClientLoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { Figures } from '#features/analytics/reports/components/figures.tsx';
import { ReportBody } from '#features/analytics/reports/components/frame/report-body.tsx';
import { ReportSkeleton } from '#features/analytics/reports/components/frame/report-frame.tsx';
import { loadReport } from '#features/analytics/reports/components/use-report-loader.ts';
import { formatCount } from '#lib/formats.ts';
import { ButtonLink } from '#ui/controls/button.tsx';
import { currentCurrency, sellersCurrency } from '#ui/facts/currency/currency-choice.ts';
import { formatWholeMoney } from '#ui/facts/format-whole-money.ts';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Cell } from '#ui/layout/cell.tsx';
import { Grid, Stack } from '#ui/layout/layout.tsx';
import { Art } from '#ui/media/art.tsx';
import { api } from '#web/api.ts';
import { hiddenMeta } from '#web/page-meta.ts';
import { CurrencySelect } from '../components/currency-select.tsx';
import { Formulas } from '../components/formulas.tsx';
import { SavedRequests } from '../components/saved-requests.tsx';
import { maxItems, type Savings } from '../contract.ts';

const head = {
  title: 'Savings',
  lead: 'What you saved by comparing and negotiating the quotes for your requests.',
};

export const meta: MetaFunction = () => hiddenMeta({ title: head.title, description: head.lead });

export async function clientLoader(args: ClientLoaderFunctionArgs) {
  const preferred = currentCurrency();
  const currency = preferred === sellersCurrency ? 'USD' : preferred;
  return { currency, loaded: await loadReport(args, (query) => api.savings.get({ ...query, currency })) };
}

export const HydrateFallback = () => <ReportSkeleton head={head} figures={4} />;

/** The savings of a buyer with requests. */
export default function SavingsScreen() {
  const { currency, loaded } = useLoaderData<typeof clientLoader>();
  // Plans and registrations concern the reports of stores only.
  if (loaded.state === 'plan' || loaded.state === 'unfinished') return null;
  return (
    <ReportBody
      head={head}
      file={{ path: `/account/savings/file?currency=${currency}`, name: 'savings.csv' }}
      loaded={loaded}
      choices={<CurrencySelect currency={currency} />}
    >
      {(report) => (report.items.awarded === 0 ? <NoAwards /> : <Report {...report} />)}
    </ReportBody>
  );
}

function NoAwards() {
  return (
    <Card>
      <EmptyState
        title="No awards in this period"
        drawing={
          <Art spec={{ kind: 'carton', seed: 'savings', ink: 'teal' }} width={220} height={170} eager />
        }
        action={<ButtonLink to="/requests/new">New request</ButtonLink>}
      >
        Send a request to several suppliers, compare their quotes and award it: what you saved is shown here.
        Select a longer period above to see earlier awards.
      </EmptyState>
    </Card>
  );
}

function Report(report: Savings) {
  const { figures, currency, isBounded, items } = report;
  const money = (minor: number): string => formatWholeMoney(minor, currency);
  return (
    <Grid columns={12}>
      <Figures
        figures={[
          {
            label: 'Saved vs. average quote',
            icon: Scale,
            figure: figures.averageSavingMinor,
            format: items.compared === 0 ? () => '–' : money,
          },
          { label: 'Negotiated', icon: Handshake, figure: figures.negotiatedMinor, format: money },
          { label: 'Saved vs. target', icon: Target, figure: figures.targetSavingMinor, format: money },
          {
            label: 'Awarded value',
            icon: Gavel,
            figure: figures.awardedMinor,
            format: money,
            isNeutral: true,
          },
        ]}
      />
      <Cell span={12} medium={12}>
        <Stack gap={3}>
          <SavedRequests {...report} />
          <p className="muted note">
            The savings overlap: do not add them up. Awards above the average count as negative. Only awards
            of requests are included, and alternatives are left out of the averages.
            {isBounded &&
              ` The figures are those of the newest ${formatCount(maxItems)} awarded items of both periods.`}
          </p>
        </Stack>
      </Cell>
      <Cell span={12} medium={12}>
        <Formulas {...report} />
      </Cell>
    </Grid>
  );
}
