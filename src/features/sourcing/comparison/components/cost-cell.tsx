import clsx from 'clsx';
import { isOrdered } from '#features/sourcing/quotes/rules.ts';
import { formatDate, formatNumber } from '#lib/formats.ts';
import { formatMoney } from '#ui/facts/format.ts';
import { Tag } from '#ui/marks/tag.tsx';
import type { ComparedCell } from '../contract.ts';
import type { Column } from '../rules/comparison-report.ts';
import {
  describeCoverage,
  describeDays,
  describeDistance,
  describeQuoted,
  formatUnitCost,
} from '../rules/comparison-report.ts';
import { describeSpeed } from '../rules/speed.ts';
import styles from './cost-cell.module.css';

interface CostCellProps {
  column: Column;
  cell: ComparedCell;
  currency: string;
  /** The total of the lowest cost of the quantity; null if nothing is ranked. */
  lowestMinor: number | null;
  /** The last day on which the goods must arrive. */
  requiredBy: string | null;
  onOpen: () => void;
}

/** The landed cost of an offer at a quantity. A click opens its calculation. */
export function CostCell({ column, cell, currency, lowestMinor, requiredBy, onOpen }: CostCellProps) {
  const { quote, line, index } = column;
  const { totalMinor, perThousandMinor, neededQuantity, quantity } = cell;
  if (totalMinor === null || perThousandMinor === null) {
    const price = line.prices.find((one) => one.quantity === quantity);
    return (
      <span className={styles.facts}>
        <b className="num">{formatMoney(price?.totalMinor ?? 0, quote.currency)}</b>
        <span className="muted note">No exchange rate for {quote.currency}</span>
      </span>
    );
  }
  const speed = describeSpeed(cell, column.isAlternative);
  const isAllIn = cell.missing.length === 0;
  const distance = describeDistance(cell, { lowestMinor, currency });
  return (
    <button type="button" className={styles.cell} onClick={onOpen}>
      <span className={styles.head}>
        <span>
          <b className={`num ${styles.unit}`}>{formatUnitCost(perThousandMinor, currency)}</b> per {line.unit}
        </span>
        {isOrdered(quote, { line: index, quantity }) && <Tag look="solid">Ordered</Tag>}
        {cell.isLowest && <Tag>Lowest</Tag>}
      </span>
      <span className="muted note num">{describeQuoted(column, cell)}</span>
      {distance && <span className="note num">{distance}</span>}
      <span className="num">{formatMoney(totalMinor, currency)} in total</span>
      <span className="muted note">
        {describeDays(cell)}
        {speed && <b className={styles.fastest}>, {speed}</b>}
      </span>
      {cell.isLate && requiredBy && quote.state === 'open' && (
        <span className={clsx('note', styles.partial)}>
          {cell.transitDays === null ? 'Ready' : 'Arrives'} about{' '}
          {formatDate(cell.expectedOn, { style: 'numeric' })}, needed by{' '}
          {formatDate(requiredBy, { style: 'numeric' })}
        </span>
      )}
      {!isAllIn && <span className={clsx('note', styles.partial)}>{describeCoverage(cell)}</span>}
      {quantity > neededQuantity && (
        <span className="muted note">
          {quantity === line.moq
            ? `MOQ ${formatNumber(quantity)}, you need ${formatNumber(neededQuantity)}`
            : `${formatNumber(quantity)} quoted for ${formatNumber(neededQuantity)}`}
        </span>
      )}
      <span className={`note ${styles.more}`}>Show calculation</span>
    </button>
  );
}
