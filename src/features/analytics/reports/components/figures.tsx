import type { LucideIcon } from 'lucide-react';
import { FigureCard } from '#features/analytics/insights/components/figure-card.tsx';
import { Cell } from '#ui/layout/cell.tsx';
import type { Figure } from '../contract.ts';

interface ReportFigure {
  label: string;
  icon: LucideIcon;
  figure: Figure;
  format: (value: number) => string;
  /** True if a falling number is an improvement. */
  lessIsBetter?: boolean;
  /** True if a change is neither good nor bad. */
  isNeutral?: boolean;
  /** True for a share in percent: its change is stated in percentage points. */
  isShare?: boolean;
}

/** The totals of a range, each compared with the previous period. */
export function Figures({ figures }: { figures: readonly ReportFigure[] }) {
  return figures.map(({ label, icon, figure, format, isShare = false, ...meaning }, index) => {
    const isOddLast = figures.length % 2 === 1 && index === figures.length - 1;
    return (
      <Cell
        key={label}
        span={figures.length === 3 ? 4 : 3}
        medium={isOddLast ? 12 : 6}
        small={isOddLast ? 12 : 6}
      >
        <FigureCard
          label={label}
          icon={icon}
          value={format(figure.value)}
          change={isShare ? changeInPoints(figure) : figure.changePercent}
          changeUnit={isShare ? 'points' : 'percent'}
          against={`was ${format(figure.before)}`}
          againstNone="None in the previous period"
          {...meaning}
        />
      </Cell>
    );
  });
}

/** Returns the change of a share in percentage points; null if there was nothing to compare with. */
const changeInPoints = ({ value, before, changePercent }: Figure): number | null =>
  changePercent === null ? null : Math.round((value - before) * 10) / 10;
