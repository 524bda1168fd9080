import clsx from 'clsx';
import { CalendarX2, Ellipsis, GripVertical } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { Link } from 'react-router';
import type { OrderRow } from '#features/orders/order-record/contract.ts';
import { moveLabels, movesOf } from '#features/orders/order-record/rules/store-moves.ts';
import type { OrderState } from '#features/orders/order-record/rules.ts';
import { IconButton } from '#ui/controls/icon-button.tsx';
import { useClock } from '#ui/facts/clock.ts';
import { DateText } from '#ui/facts/date-text.tsx';
import { formatMoney } from '#ui/facts/format.ts';
import { Measured } from '#ui/facts/units/measured.tsx';
import { Checkbox } from '#ui/fields/choices/checkbox.tsx';
import { Cluster, Stack } from '#ui/layout/layout.tsx';
import { Menu, MenuItem, MenuSeparator } from '#ui/overlays/menu.tsx';
import styles from './board-card.module.css';
import { gripId } from './use-keyboard-drag.ts';

interface BoardCardProps {
  row: OrderRow;
  /** Left out in the sample store, which cannot be changed. */
  actions?: {
    selected: boolean;
    lifted: boolean;
    onToggle: () => void;
    onMove: (to: OrderState) => void;
    onKeyDown: (event: KeyboardEvent) => void;
    onLeave: () => void;
  };
}

/** Renders an order on the board, which is moved by mouse, by keyboard or with its menu. */
export function BoardCard({ row, actions }: BoardCardProps) {
  const { id, reference, buyer, firstLine, lineCount, totalMinor, currency, showsMoney } = row;
  const name = `order ${reference}`;
  return (
    <Stack
      as="li"
      gap={0.5}
      className={clsx(
        'small',
        styles.card,
        actions?.selected && styles.selected,
        actions?.lifted && styles.lifted,
        lateDayOf(row) && styles.overdue,
      )}
      draggable={actions !== undefined}
      data-card={id}
    >
      <Cluster gap={1.5} nowrap className={styles.head}>
        {actions && (
          <Checkbox aria-label={`Select ${name}`} checked={actions.selected} onChange={actions.onToggle} />
        )}
        <Link to={`/dashboard/order-history/${id}`} className={styles.number} draggable={false}>
          {reference}
        </Link>
        {actions && (
          <Cluster as="span" gap={0} nowrap className={styles.tools}>
            <button
              type="button"
              id={gripId(id)}
              className={`faint ${styles.grip}`}
              aria-label={`Move ${name} by keyboard`}
              aria-pressed={actions.lifted}
              title="Drag, or press space and use the arrow keys"
              onKeyDown={actions.onKeyDown}
              onBlur={actions.onLeave}
            >
              <GripVertical aria-hidden />
            </button>
            <CardMenu row={row} name={name} onMove={actions.onMove} />
          </Cluster>
        )}
      </Cluster>
      <p className={`break-words ${styles.buyer}`}>{buyer.company ?? buyer.name}</p>
      <p className={`muted note ${styles.goods}`}>
        <Measured>{firstLine.title}</Measured>
        {lineCount > 1 && ` and ${lineCount - 1} more`}
      </p>
      <Cluster
        as="p"
        gap={2}
        rowGap={0}
        align="baseline"
        justify="between"
        className={`muted note ${styles.foot}`}
      >
        {showsMoney && <b className="num">{formatMoney(totalMinor, currency)}</b>}
        <Due row={row} />
      </Cluster>
    </Stack>
  );
}

const msPerDay = 86_400_000;

/** Returns the day by which an order should have left or arrived; null if it is not late. */
const lateDayOf = ({ lateSince, arrival }: OrderRow): string | null =>
  lateSince ?? (arrival?.isLate ? arrival.expectedOn : null);

/** Renders how late an order is, red; else when it is due or arrives, else when it was placed. */
function Due({ row }: { row: OrderRow }) {
  const now = useClock();
  const { readyBy, arrival, placedAt, status, isPartlyDispatched, proofWait } = row;
  const lateDay = lateDayOf(row);
  if (lateDay) {
    const days = now === null ? 0 : Math.floor((now - new Date(lateDay).getTime()) / msPerDay);
    return (
      <span className={styles.late}>
        <CalendarX2 aria-hidden strokeWidth={2} />
        {days < 1 ? 'Late' : `${days} ${days === 1 ? 'day' : 'days'} late`}
      </span>
    );
  }
  if (arrival) {
    return (
      <span>
        Arrives <DateText when={arrival.expectedOn} format="short" />
      </span>
    );
  }
  if (isPartlyDispatched) return <span>Partly dispatched</span>;
  if (proofWait && status !== 'placed')
    return <span>{proofWait === 'buyer' ? 'Proof with the buyer' : 'Proof needed'}</span>;
  if (readyBy && status !== 'placed') {
    return (
      <span>
        Due <DateText when={readyBy} format="short" zone="viewer" />
      </span>
    );
  }
  return (
    <span>
      Placed <DateText when={placedAt} format="short" zone="viewer" />
    </span>
  );
}

function CardMenu({ row, name, onMove }: { row: OrderRow; name: string; onMove: (to: OrderState) => void }) {
  const moves = movesOf(row);
  const forward = moves.filter((to) => to !== 'cancelled');
  return (
    <Menu
      trigger={
        <IconButton label={`Actions for ${name}`} title="Actions" size="sm">
          <Ellipsis aria-hidden />
        </IconButton>
      }
    >
      {forward.map((to) => (
        <MenuItem key={to} onSelect={() => onMove(to)}>
          {moveLabels[to]}
        </MenuItem>
      ))}
      {moves.length > forward.length && (
        <>
          {forward.length > 0 && <MenuSeparator />}
          <MenuItem bad onSelect={() => onMove('cancelled')}>
            {moveLabels.cancelled}
          </MenuItem>
        </>
      )}
    </Menu>
  );
}
