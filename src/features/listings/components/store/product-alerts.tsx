import { TextLink } from '#ui/controls/text-link.tsx';
import { Banner } from '#ui/feedback/banner.tsx';
import type { StoreCounts } from '../../contract/store-views.ts';
import styles from './product-alerts.module.css';

/** What needs the supplier's eye: products that cannot be ordered, and those that soon cannot. */
export function ProductAlerts({ outOfStock, lowStock }: Pick<StoreCounts, 'outOfStock' | 'lowStock'>) {
  if (outOfStock + lowStock === 0) return null;
  return (
    <div className={styles.alerts}>
      {outOfStock > 0 && (
        <Banner
          look="bad"
          role="status"
          title="Out of Stock Alert"
          action={<TextLink to="/dashboard/my-products?stock=out">Show</TextLink>}
        >
          {productsWords(outOfStock)} out of stock. Buyers see {outOfStock === 1 ? 'it' : 'them'}, but cannot
          order.
        </Banner>
      )}
      {lowStock > 0 && (
        <Banner
          look="warn"
          title="Low Stock Warning"
          action={<TextLink to="/dashboard/my-products?stock=low">Show</TextLink>}
        >
          {productsWords(lowStock)} down to 10 or fewer.
        </Banner>
      )}
    </div>
  );
}

const productsWords = (count: number): string =>
  `${count.toLocaleString('en-IN')} ${count === 1 ? 'product is' : 'products are'}`;
