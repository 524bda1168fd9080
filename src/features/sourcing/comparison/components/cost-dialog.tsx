import { quotePath } from '#features/sourcing/quotes/components/quote-rows.tsx';
import { formatAmount } from '#lib/amounts.ts';
import { formatNumber } from '#lib/formats.ts';
import { TextLink } from '#ui/controls/text-link.tsx';
import { Dialog } from '#ui/overlays/dialog.tsx';
import { Table, type TableColumn } from '#ui/tables/table.tsx';
import type { ComparedCell, Comparison } from '../contract.ts';
import type { Column } from '../rules/comparison-report.ts';
import { formatUnitCost } from '../rules/comparison-report.ts';
import { explainCost } from '../rules/explain-cost.ts';
import type { CostState } from '../rules/landed-cost.ts';
import styles from './cost-dialog.module.css';

interface CostDialogProps {
  comparison: Comparison;
  column: Column;
  cell: ComparedCell;
  onClose: () => void;
}

interface Row {
  label: string;
  formula: string;
  amount: string;
}

const columns: readonly TableColumn<Row>[] = [
  {
    key: 'part',
    header: 'Part',
    cell: ({ label, formula }) => (
      <span className={styles.part}>
        <b>{label}</b>
        <span className="muted note break-words">{formula}</span>
      </span>
    ),
  },
  {
    key: 'amount',
    header: 'Amount',
    align: 'end',
    cell: ({ amount }) => <b className="num">{amount}</b>,
  },
];

/** The calculation of a landed cost: each part with its formula, the exchange rate and the source of the duty. */
export function CostDialog({ comparison, column: { quote, line }, cell, onClose }: CostDialogProps) {
  const { currency } = comparison.assumptions;
  const explanation = explainCost(comparison, { quote, line, cell });
  if (!explanation) return null;
  const { parts, cost, rateText } = explanation;
  const rows: Row[] = [
    ...parts.map(({ label, formula, state, amountMinor }) => ({
      label,
      formula,
      amount: amountText(state, formatAmount(amountMinor, currency)),
    })),
    {
      label: 'Landed cost',
      formula: `${formatAmount(cost.totalMinor, currency)} ÷ ${formatNumber(cell.neededQuantity)} = ${formatUnitCost(cost.perThousandMinor, currency)} per ${line.unit}`,
      amount: formatAmount(cost.totalMinor, currency),
    },
  ];
  return (
    <Dialog
      open
      size="lg"
      title={`Cost of ${formatNumber(cell.neededQuantity)} from ${quote.supplier.name}`}
      description={`${line.title}, ${quote.incoterm} ${quote.place}`}
      onOpenChange={(open) => !open && onClose()}
    >
      <p className={`small ${styles.quote}`}>
        <TextLink to={quotePath('buyer', quote.id)}>Quote {quote.reference}</TextLink>
      </p>
      <Table caption="Parts of the landed cost" rows={rows} rowKey={({ label }) => label} columns={columns} />
      <p className={`muted note ${styles.note}`}>
        {rateText ? `Exchange rate: ${rateText}. ` : ''}
        Without tax. Nothing is charged at these rates; the quote is in {quote.currency}.
      </p>
    </Dialog>
  );
}

function amountText(state: CostState, amount: string): string {
  if (state === 'missing') return 'Not included';
  if (state === 'seller') return 'In the quote';
  return state === 'partial' ? `${amount} or more` : amount;
}
