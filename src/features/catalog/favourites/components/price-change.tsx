import { ArrowDown, ArrowUp } from 'lucide-react';
import { formatMoney } from '#ui/facts/format.ts';
import type { FavouriteProduct } from '../contract.ts';
import styles from './price-change.module.css';

/** Says how the price of a favourite has changed since it was saved; renders nothing if it has not. */
export function PriceChange({ product }: { product: FavouriteProduct }) {
  const { savedPriceMinor, priceFromMinor, currency } = product;
  if (savedPriceMinor === null) return null;
  const change = priceFromMinor - savedPriceMinor;
  const amount = formatMoney(Math.abs(change), currency);
  const Arrow = change < 0 ? ArrowDown : ArrowUp;
  return (
    <p className={`note ${styles.change}`} data-trend={change < 0 ? 'down' : 'up'}>
      <Arrow aria-hidden strokeWidth={2.4} />
      {change < 0 ? `Dropped ${amount}` : `Up ${amount}`} since you saved it
    </p>
  );
}
