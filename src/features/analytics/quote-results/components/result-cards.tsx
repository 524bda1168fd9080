import { Banknote, Clock3, FileText, Trophy } from 'lucide-react';
import { Figures } from '#features/analytics/reports/components/figures.tsx';
import { pointLabel, runningLabel } from '#features/analytics/reports/rules/report-labels.ts';
import { formatHours } from '#features/analytics/reports/rules.ts';
import { quoteStateLabels } from '#features/sourcing/quotes/components/quote-state.tsx';
import { formatCount, formatCountBeside } from '#lib/formats.ts';
import { BarChart } from '#ui/charts/bar-chart.tsx';
import { BarList } from '#ui/charts/bar-list.tsx';
import { formatCompactMoney } from '#ui/facts/format.ts';
import { Card } from '#ui/layout/card.tsx';
import type { QuoteResults } from '../contract.ts';
import { lostOf } from '../rules.ts';
import styles from './result-cards.module.css';

const count = (value: number): string => formatCount(value);

/** The four totals of the range. */
export const ResultFigures = ({ figures, currency }: Pick<QuoteResults, 'figures' | 'currency'>) => (
  <Figures
    figures={[
      {
        label: 'Quotes sent',
        icon: FileText,
        figure: figures.sent,
        format: (value) => formatCountBeside(value, currency),
      },
      {
        label: 'Value quoted',
        icon: Banknote,
        figure: figures.valueMinor,
        format: (value) => formatCompactMoney(value, currency),
      },
      {
        label: 'Win rate',
        icon: Trophy,
        figure: figures.winPercent,
        format: (value) => `${value}%`,
        isShare: true,
      },
      {
        label: 'Time to first quote',
        icon: Clock3,
        figure: figures.medianHours,
        format: formatHours,
        lessIsBetter: true,
      },
    ]}
  />
);

/** The quotes over time, by what came of them. */
export function ResultChart({ span, isRunning, points, states }: QuoteResults) {
  const name = pointLabel(span);
  const [lost, undecided] = [lostOf(states), states.open + states.withdrawn];
  const sent = states.accepted + lost + undecided;
  return (
    <Card title="Quotes over time">
      <BarChart
        title="Quotes by the day on which they were sent"
        story={`${count(sent)} quotes: ${count(states.accepted)} accepted, ${count(lost)} lost, ${count(undecided)} open or withdrawn.`}
        labels={points.map(({ start }) => name(start))}
        running={runningLabel({ span, isRunning }, points)}
        series={[
          {
            label: 'Accepted',
            values: points.map((point) => point.accepted),
            color: 1,
            total: count(states.accepted),
          },
          { label: 'Lost', values: points.map((point) => point.lost), color: 2, total: count(lost) },
          {
            label: 'Open or withdrawn',
            values: points.map((point) => point.undecided),
            color: 3,
            total: count(undecided),
          },
        ]}
        format={count}
      />
    </Card>
  );
}

const shownStates = ['accepted', 'declined', 'expired', 'withdrawn', 'open'] as const;

/** The quotes by their state today, with the definition of the win rate. */
export const OutcomeCard = ({
  states,
  definition,
}: Pick<QuoteResults, 'states'> & { definition: string }) => (
  <Card title="Results">
    <BarList
      label="Quotes by result"
      head={['Result', 'Quotes']}
      items={shownStates.map((state) => ({ label: quoteStateLabels[state], value: states[state] }))}
      whole={shownStates.reduce((sum, state) => sum + states[state], 0)}
      format={count}
    />
    <p className={`muted note ${styles.definition}`}>{definition}</p>
  </Card>
);

/** How the store responded to the requests that it was invited to. */
export const InvitationCard = ({ invitations }: Pick<QuoteResults, 'invitations'>) => (
  <Card title="Invitations to quote">
    <BarList
      label="Invitations by response"
      head={['Response', 'Requests']}
      items={[
        { label: 'Answered', value: invitations.answered },
        { label: 'Declined by you', value: invitations.declined },
        { label: 'Missed', value: invitations.unanswered },
        { label: 'Open for your quote', value: invitations.waiting },
      ]}
      whole={invitations.received}
      format={count}
    />
  </Card>
);
