import { CalendarDays } from 'lucide-react';
import { Form, Link } from 'react-router';
import { stateLabels } from '#features/orders/order-record/rules/state-labels.ts';
import { orderStates } from '#features/orders/order-record/rules.ts';
import { formatDate } from '#lib/formats.ts';
import { Button } from '#ui/controls/button.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { DateInput } from '#ui/fields/choices/date-input.tsx';
import { Select } from '#ui/fields/choices/select.tsx';
import { Field } from '#ui/fields/field.tsx';
import { TextInput } from '#ui/fields/text-input.tsx';
import { Cluster, Stack } from '#ui/layout/layout.tsx';
import { Popover } from '#ui/overlays/popover.tsx';
import { useFilterForm } from '#web/use-filter-form.ts';
import styles from './order-filters.module.css';

/** The filters in the URL. */
export interface OrderFilters {
  q: string;
  status: string;
  from: string;
  to: string;
}

const path = '/dashboard/order-history';

const statusOptions = [
  { value: 'open', label: 'In progress' },
  { value: 'proofs', label: 'Proof needed' },
  { value: 'late', label: 'Late' },
  { value: 'overdue', label: 'Payment overdue' },
  { value: 'reported', label: 'Payment to confirm' },
  ...orderStates.map((value) => ({ value, label: stateLabels[value] })),
];

/** Placeholder of the filters. */
export const OrderFiltersSkeleton = () => (
  <Cluster gap={3} className={styles.filters}>
    <Skeleton height={44} className={styles.search ?? ''} />
    <Skeleton height={44} className={styles.select ?? ''} />
    <Skeleton height={44} className={styles.select ?? ''} />
  </Cluster>
);

/** Search and filters above the list: a plain form that is submitted automatically on each selection. */
export function OrderFiltersBar({ filters }: { filters: OrderFilters }) {
  const { form, search, send, sendSoon, cancel, setFields } = useFilterForm({ action: path, q: filters.q });
  const isNarrowed = Boolean(filters.q || filters.status || filters.from || filters.to);
  return (
    <Cluster
      as={Form}
      gap={3}
      rowGap={2}
      ref={form}
      role="search"
      aria-label="Filter orders"
      className={styles.filters}
      onSubmit={cancel}
    >
      <Field label="Search by number, buyer, purchase order or request" hideLabel className={styles.search}>
        <TextInput
          ref={search}
          type="search"
          name="q"
          placeholder="Search order no., buyer, PO or request"
          maxLength={100}
          autoComplete="off"
          defaultValue={filters.q}
          onChange={sendSoon}
        />
      </Field>
      <Select
        key={`s${filters.status}`}
        name="status"
        aria-label="Status"
        placeholder="All orders"
        options={statusOptions}
        defaultValue={filters.status}
        onChange={send}
        className={styles.select}
      />
      <input type="hidden" name="from" defaultValue={filters.from} key={`f${filters.from}`} />
      <input type="hidden" name="to" defaultValue={filters.to} key={`t${filters.to}`} />
      <Popover
        label="Days"
        align="end"
        trigger={
          <Button variant="line" icon={<CalendarDays aria-hidden />}>
            {daysText(filters)}
          </Button>
        }
      >
        <Stack className={styles.days}>
          <Field label="Placed from">
            <DateInput
              value={filters.from}
              max={filters.to}
              onChange={({ target }) => setFields({ from: target.value })}
            />
          </Field>
          <Field label="Placed to">
            <DateInput
              value={filters.to}
              min={filters.from}
              onChange={({ target }) => setFields({ to: target.value })}
            />
          </Field>
        </Stack>
      </Popover>
      {isNarrowed && (
        <Link to={path} className={`small ${styles.clear}`}>
          Clear
        </Link>
      )}
    </Cluster>
  );
}

function daysText({ from, to }: OrderFilters): string {
  const day = (date: string): string => formatDate(date, { style: 'short' });
  if (from && to) return `${day(from)} to ${day(to)}`;
  if (from) return `From ${day(from)}`;
  return to ? `To ${day(to)}` : 'Date range';
}
