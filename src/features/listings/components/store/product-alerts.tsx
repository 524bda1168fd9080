import { TextLink } from '#ui/controls/text-link.tsx';
import { Banner } from '#ui/feedback/banner.tsx';
import type { StoreCounts } from '../../contract/store-views.ts';
import styles from './product-alerts.module.css';

type Counts = Pick<StoreCounts, 'outOfStock' | 'lowStock' | 'expiringDocuments' | 'incomplete'>;

/** What needs the supplier's eye: what cannot be ordered or soon cannot, papers that end, details that are missing. */
export function ProductAlerts({ outOfStock, lowStock, expiringDocuments, incomplete }: Counts) {
  if (outOfStock + lowStock + expiringDocuments + incomplete === 0) return null;
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
      {expiringDocuments > 0 && (
        <Banner
          look="warn"
          title="Documents about to expire"
          action={<TextLink to="/dashboard/my-products?attention=documents">Show</TextLink>}
        >
          {expiringDocuments === 1
            ? 'One product has a paper'
            : `${countWords(expiringDocuments)} products have papers`}{' '}
          that ended or ends within a month. Expired ones are hidden from buyers.
        </Banner>
      )}
      {incomplete > 0 && (
        <Banner
          look="info"
          title="Details are missing"
          action={<TextLink to="/dashboard/my-products?attention=incomplete">Show</TextLink>}
        >
          {productsWords(incomplete)} public without a picture, a specification or a telling description.
        </Banner>
      )}
    </div>
  );
}

/** The plan has no room for all products: how many are hidden, and the way to choose which stay. */
export function PlanAlert({ hidden, limit }: { hidden: number; limit: number | null }) {
  if (hidden === 0) return null;
  return (
    <Banner
      look="warn"
      title={`${hidden.toLocaleString('en-IN')} ${hidden === 1 ? 'product is' : 'products are'} hidden from buyers`}
      action={<TextLink to="/dashboard/public-products">Choose which stay public</TextLink>}
    >
      Your plan shows up to {limit?.toLocaleString('en-IN')}. Nothing is deleted: a larger plan brings them
      back.
    </Banner>
  );
}

const countWords = (count: number): string => count.toLocaleString('en-IN');

const productsWords = (count: number): string =>
  `${countWords(count)} ${count === 1 ? 'product is' : 'products are'}`;
