import clsx from 'clsx';
import { type CSSProperties, type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { explainPlan } from '#features/orders/selling-terms/rules/payment-plan.ts';
import { quotePath } from '#features/sourcing/quotes/components/quote-rows.tsx';
import { QuoteStateChip } from '#features/sourcing/quotes/components/quote-state.tsx';
import { formatSamplePrice } from '#features/sourcing/quotes/rules/offer-text.ts';
import { isOrdered } from '#features/sourcing/quotes/rules.ts';
import { countryName } from '#lib/country-name.ts';
import { formatDate, formatNumber } from '#lib/formats.ts';
import { ButtonLink } from '#ui/controls/button.tsx';
import { Card } from '#ui/layout/card.tsx';
import { StatusChip } from '#ui/marks/status-chip.tsx';
import { Tag } from '#ui/marks/tag.tsx';
import type { ComparedCell, ComparedGroup, Comparison } from '../contract.ts';
import { type Column, columnsOf, differenceOf, groupTitle, lowestTotal } from '../rules/comparison-report.ts';
import styles from './comparison-group.module.css';
import { CostCell } from './cost-cell.tsx';
import { CostDialog } from './cost-dialog.tsx';
import { isSelected, OfferButton, type OfferChoice } from './offer-button.tsx';

interface ComparisonGroupProps {
  comparison: Comparison;
  group: ComparedGroup;
  /** Left out where nothing can be selected. */
  choice?: OfferChoice | undefined;
}

/** The offers for one line of a request: quantities below each other, suppliers side by side. */
export function ComparisonGroup({ comparison, group, choice }: ComparisonGroupProps) {
  const [opened, setOpened] = useState<{ column: Column; cell: ComparedCell } | null>(null);
  const columns = columnsOf(comparison, group);
  if (columns.length === 0) {
    return (
      <Card title={groupTitle(group)}>
        <p className="muted small">Not quoted yet. Quotes for this item appear here.</p>
      </Card>
    );
  }
  return (
    <Card title={groupTitle(group)} flush>
      <div className={`scrolls-sideways ${styles.scroll}`}>
        <table role="table" className={styles.table} style={{ '--columns': columns.length } as CSSProperties}>
          <caption className="sr-only">Landed cost of {groupTitle(group)} by quantity and supplier</caption>
          <Head columns={columns} />
          <tbody role="rowgroup">
            {group.quantities.map((quantity, at) => (
              <tr key={quantity} role="row" className={styles.quantity}>
                <th role="rowheader" scope="row">
                  {formatNumber(quantity)}
                </th>
                {columns.map((column) => {
                  const cell = column.cells[at] ?? null;
                  return (
                    <Cell key={column.key} column={column} isOffer>
                      {cell ? (
                        <div
                          className={styles.offer}
                          data-selected={isSelected(choice, { group, column, quantity }) || undefined}
                        >
                          <CostCell
                            column={column}
                            cell={cell}
                            currency={comparison.assumptions.currency}
                            lowestMinor={lowestTotal(columns.map(({ cells }) => cells[at] ?? null))}
                            requiredBy={comparison.requiredBy}
                            onOpen={() => setOpened({ column, cell })}
                          />
                          {column.isAlternative && (
                            <p className={`note break-words ${styles.deviation}`}>
                              <b>Alternative:</b> {differenceOf(column.line)}
                            </p>
                          )}
                          {choice && (
                            <OfferButton group={group} column={column} quantity={quantity} choice={choice} />
                          )}
                        </div>
                      ) : (
                        <span className="faint">Not quoted</span>
                      )}
                    </Cell>
                  );
                })}
              </tr>
            ))}
            <Terms columns={columns} />
          </tbody>
        </table>
      </div>
      {opened && <CostDialog comparison={comparison} {...opened} onClose={() => setOpened(null)} />}
    </Card>
  );
}

function Head({ columns }: { columns: readonly Column[] }) {
  return (
    <thead role="rowgroup">
      <tr role="row">
        <th role="columnheader" scope="col">
          Quantity
        </th>
        {columns.map(({ key, quote, line, isAlternative }) => (
          <th key={key} role="columnheader" scope="col">
            <Link to={quotePath('buyer', quote.id)} className={styles.supplier}>
              {quote.supplier.name}
            </Link>
            <span className={`muted note ${styles.facts}`}>{countryName(quote.supplier.country)}</span>
            {quote.lines.length > 1 && <span className={`muted note ${styles.facts}`}>{line.title}</span>}
            {isAlternative && <Tag>Alternative</Tag>}
            {isAlternative && line.specification && (
              <span className={`muted note ${styles.facts} ${styles.specification}`}>
                {line.specification}
              </span>
            )}
          </th>
        ))}
      </tr>
    </thead>
  );
}

interface CellProps {
  column: Column;
  children: ReactNode;
  differs?: boolean;
  /** True for a cell whose offer can be selected: phones also show what the head of the table says about its supplier. */
  isOffer?: boolean;
}

/** A cell with the name of its supplier, which phones show instead of the head of the table. */
function Cell({ column, children, differs = false, isOffer = false }: CellProps) {
  const { quote, line, isAlternative } = column;
  const title = quote.lines.length > 1 ? `, ${line.title}` : '';
  return (
    <td role="cell" className={clsx(differs && styles.differs)}>
      {isOffer ? (
        <span className={styles.name}>
          <Link to={quotePath('buyer', quote.id)} className={styles.supplier}>
            {quote.supplier.name}
          </Link>
          {title}
          <span className={`muted note ${styles.facts}`}>{countryName(quote.supplier.country)}</span>
        </span>
      ) : (
        <span aria-hidden className={styles.name}>
          {quote.supplier.name}
          {title}
          {isAlternative && ' (alternative)'}
        </span>
      )}
      {children}
    </td>
  );
}

interface Term {
  label: string;
  valueOf: (column: Column) => string;
  /** Shown only if a quote states it. */
  isStated?: (column: Column) => boolean;
}

const terms: readonly Term[] = [
  { label: 'Delivery', valueOf: ({ quote: { incoterm, place } }) => `${incoterm} ${place}` },
  {
    label: 'Payment',
    valueOf: ({ quote: { paymentTerm, paymentSplit } }) => explainPlan(paymentSplit ?? paymentTerm),
  },
  {
    label: 'MOQ',
    valueOf: ({ line: { moq } }) => (moq === null ? 'Not stated' : formatNumber(moq)),
    isStated: ({ line }) => line.moq !== null,
  },
  {
    label: 'Sample',
    valueOf: ({ quote, line: { samplePriceMinor } }) =>
      samplePriceMinor === null ? 'Not stated' : formatSamplePrice(samplePriceMinor, quote.currency),
    isStated: ({ line }) => line.samplePriceMinor !== null,
  },
];

function Terms({ columns }: { columns: readonly Column[] }) {
  return (
    <>
      {terms.map(({ label, valueOf, isStated }) => {
        if (isStated && !columns.some(isStated)) return null;
        const differs = new Set(columns.map(valueOf)).size > 1;
        return (
          <tr key={label} role="row">
            <th role="rowheader" scope="row">
              {label}
              {differs && <span className={`note ${styles.difference}`}>Differs</span>}
            </th>
            {differs ? (
              columns.map((column) => (
                <Cell key={column.key} column={column} differs>
                  {valueOf(column)}
                </Cell>
              ))
            ) : (
              <td role="cell" colSpan={columns.length} className={styles.same}>
                {columns.slice(0, 1).map(valueOf)}
                {columns.length > 1 && <span className="muted note"> (all)</span>}
              </td>
            )}
          </tr>
        );
      })}
      <tr role="row">
        <th role="rowheader" scope="row">
          Quote
        </th>
        {columns.map((column) => (
          <Cell key={column.key} column={column}>
            <QuoteLink column={column} />
          </Cell>
        ))}
      </tr>
    </>
  );
}

function QuoteLink({ column: { quote, index } }: { column: Column }) {
  const { id, reference, state, validUntil, supplier, request, order } = quote;
  const label = request ? 'View quote' : 'Review and accept';
  // An accepted quote may have more lines than were ordered.
  const isLeftOut = order !== null && order.lines.length > 0 && !isOrdered(quote, { line: index });
  if (state !== 'open') {
    return (
      <span className={styles.quote}>
        <Link to={quotePath('buyer', id)}>{reference}</Link>
        {isLeftOut ? <StatusChip status="neutral">Not ordered</StatusChip> : <QuoteStateChip state={state} />}
      </span>
    );
  }
  return (
    <span className={styles.quote}>
      <span className="muted note">
        {reference}, valid until {formatDate(validUntil, { style: 'numeric' })}
      </span>
      <ButtonLink
        size="sm"
        variant="line"
        to={quotePath('buyer', id)}
        aria-label={`${label}: ${reference} from ${supplier.name}`}
      >
        {label}
      </ButtonLink>
    </span>
  );
}
