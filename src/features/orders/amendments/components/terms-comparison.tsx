import { AddressText } from '#features/orders/addresses/components/address-text.tsx';
import { quantityText } from '#features/orders/order-record/rules/quantity-text.ts';
import { DateText } from '#ui/facts/date-text.tsx';
import { formatMoney } from '#ui/facts/format.ts';
import { Measured } from '#ui/facts/units/measured.tsx';
import type { AmendableTerms } from '../contract.ts';
import { compareTerms, type TermsDifference } from '../rules/compare-terms.ts';
import styles from './terms-comparison.module.css';

interface TermsComparisonProps {
  before: AmendableTerms;
  after: AmendableTerms;
  currency: string;
}

/** Renders what differs between two versions of the terms of an order, with the difference of the total. */
export function TermsComparison({ before, after, currency }: TermsComparisonProps) {
  const isSameTotal = before.totalMinor === after.totalMinor;
  return (
    <table className={styles.table}>
      <caption className="sr-only">Before and after the change</caption>
      <thead>
        <tr>
          <th scope="col">Change</th>
          <th scope="col">Before</th>
          <th scope="col">After</th>
        </tr>
      </thead>
      <tbody>
        {compareTerms(before, after).map((difference, index) => (
          <Difference key={index} difference={difference} currency={currency} />
        ))}
        {isSameTotal && (
          <tr data-total>
            <th scope="row">Total</th>
            <td className="num" data-label="Before">
              {formatMoney(before.totalMinor, currency)}
            </td>
            <td data-label="After">No difference</td>
          </tr>
        )}
      </tbody>
    </table>
  );
}

function Difference({ difference, currency }: { difference: TermsDifference; currency: string }) {
  return (
    <tr data-total={difference.kind === 'total' || undefined}>
      <th scope="row">
        <Label difference={difference} />
      </th>
      <td className="num" data-label="Before">
        <Value difference={difference} version="before" currency={currency} />
      </td>
      <td className="num" data-label="After">
        <Value difference={difference} version="after" currency={currency} />
        {difference.kind === 'total' && (
          <span className={styles.delta}>{deltaText(difference.after - difference.before, currency)}</span>
        )}
      </td>
    </tr>
  );
}

const labels: Record<TermsDifference['kind'], string> = {
  quantity: 'Quantity',
  price: 'Unit price',
  date: 'Ready by',
  address: 'Delivery address',
  tax: 'Tax',
  total: 'Total',
};

function Label({ difference }: { difference: TermsDifference }) {
  const label = labels[difference.kind];
  if (difference.kind !== 'quantity' && difference.kind !== 'price') return label;
  return (
    <>
      {label}
      <span className={styles.item}>
        <Measured>{difference.title}</Measured>
      </span>
    </>
  );
}

interface ValueProps {
  difference: TermsDifference;
  version: 'before' | 'after';
  currency: string;
}

function Value({ difference, version, currency }: ValueProps) {
  if (difference.kind === 'quantity') return quantityText(difference[version], difference.unit);
  if (difference.kind === 'date') {
    const day = difference[version];
    return day ? <DateText when={day} format="numeric" zone="viewer" /> : 'Not set';
  }
  if (difference.kind === 'address') {
    const address = difference[version];
    return address ? <AddressText address={address} /> : 'Not set';
  }
  return formatMoney(difference[version], currency);
}

/** Returns a difference with its sign: `+₹1,200`. */
const deltaText = (minor: number, currency: string): string =>
  `${minor > 0 ? '+' : '−'}${formatMoney(Math.abs(minor), currency)}`;
