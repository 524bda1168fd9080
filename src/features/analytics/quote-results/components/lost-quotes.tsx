import { useState } from 'react';
import type { RangeQuery } from '#features/analytics/reports/contract.ts';
import { QuoteStateChip } from '#features/sourcing/quotes/components/quote-state.tsx';
import { formatDate } from '#lib/formats.ts';
import { Button } from '#ui/controls/button.tsx';
import { formatWholeMoney } from '#ui/facts/format-whole-money.ts';
import { Select } from '#ui/fields/choices/select.tsx';
import { Field } from '#ui/fields/field.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Table, type TableColumn } from '#ui/tables/table.tsx';
import { TableName } from '#ui/tables/table-name.tsx';
import { api } from '#web/api.ts';
import { useAction } from '#web/use-action.ts';
import { type LossReason, type LostQuote, lossReasons } from '../contract.ts';
import { lossReasonLabels } from '../rules.ts';
import styles from './lost-quotes.module.css';

export interface LostPage {
  quotes: readonly LostQuote[];
  nextCursor: string | null;
}

interface LostQuotesProps {
  query: RangeQuery;
  first: LostPage;
}

/** The lost quotes of a range with their rank and reason, newest first, in pages. */
export function LostQuotes({ query, first }: LostQuotesProps) {
  const [reason, setReason] = useState<LossReason | null>(null);
  const [page, setPage] = useState(first);
  const { start: load, busy } = useAction({
    send: (next: { reason: LossReason | null; cursor: string | null }) =>
      api.quoteResults.store.listLost({
        ...query,
        ...(next.reason && { reason: next.reason }),
        ...(next.cursor && { cursor: next.cursor }),
      }),
    onSuccess: ({ data }, { cursor }) =>
      setPage({
        quotes: cursor ? [...page.quotes, ...data.quotes] : data.quotes,
        nextCursor: data.nextCursor,
      }),
    failure: 'We could not load the quotes. Please try again.',
  });
  const filter = (next: LossReason | null): void => {
    setReason(next);
    void load({ reason: next, cursor: null });
  };
  const { nextCursor } = page;
  return (
    <Card
      title="Lost quotes"
      flush
      actions={
        <Field label="Reason" hideLabel>
          <Select
            size="sm"
            placeholder="All reasons"
            value={reason ?? ''}
            options={lossReasons.map((value) => ({ value, label: lossReasonLabels[value] }))}
            onChange={({ target }) => filter(lossReasons.find((one) => one === target.value) ?? null)}
          />
        </Field>
      }
    >
      <Table
        caption="Lost quotes"
        columns={columns}
        rows={page.quotes}
        rowKey={(row) => row.id}
        busy={busy}
        empty={
          <p className={`muted ${styles.none}`}>
            {reason
              ? 'No quote of this period was lost for this reason.'
              : 'No quote of this period was lost.'}
          </p>
        }
      />
      {nextCursor && (
        <p className={styles.more}>
          <Button
            variant="line"
            size="sm"
            busy={busy}
            busyLabel="Loading..."
            onClick={() => void load({ reason, cursor: nextCursor })}
          >
            Show more
          </Button>
        </p>
      )}
    </Card>
  );
}

const columns: TableColumn<LostQuote>[] = [
  {
    key: 'quote',
    header: 'Quote',
    phone: 'lead',
    cell: ({ id, title, lineCount, reference, buyer }) => (
      <TableName
        to={`/dashboard/quotes/${id}`}
        name={lineCount > 1 ? `${title} and ${lineCount - 1} more` : title}
        note={`${reference} · ${buyer.company ?? buyer.name}`}
      />
    ),
  },
  {
    key: 'reason',
    header: 'Reason',
    phone: 'foot',
    cell: ({ reason, note, abovePercent }) => (
      <>
        {lossReasonLabels[reason]}
        {abovePercent !== null && abovePercent > 0 && (
          <span className={`muted small ${styles.note}`}>
            You were {abovePercent}% above the lowest price
          </span>
        )}
        {note && <span className={`muted small ${styles.note}`}>“{note}”</span>}
      </>
    ),
  },
  {
    key: 'rank',
    header: 'Rank',
    phone: 'hide',
    cell: ({ rank, of }) => (rank && of ? `${rank}\u00a0of\u00a0${of}` : '–'),
  },
  {
    key: 'state',
    header: 'Result',
    phone: 'hide',
    medium: 'hide',
    cell: ({ state }) => <QuoteStateChip state={state} />,
  },
  {
    key: 'sent',
    header: 'Sent',
    width: '8.5rem',
    phone: 'hide',
    medium: 'hide',
    cell: ({ sentAt }) => formatDate(sentAt, { style: 'numeric' }),
  },
  {
    key: 'value',
    header: 'Value',
    align: 'end',
    phone: 'side',
    cell: ({ valueMinor, currency }) => formatWholeMoney(valueMinor, currency),
  },
];
