import { TextLink } from '#ui/controls/text-link.tsx';
import { Banner } from '#ui/feedback/banner.tsx';
import type { StoreCounts } from '../../contract/store-views.ts';
import styles from './product-alerts.module.css';

type Counts = Pick<StoreCounts, 'outOfStock' | 'lowStock' | 'expiringDocuments' | 'incomplete'>;

interface Alert {
  look: 'bad' | 'warn' | 'info';
  title: string;
  count: number;
  /** The question to the list that shows these products. */
  shows: string;
  words: string;
}

const alertsOf = ({ outOfStock, lowStock, expiringDocuments, incomplete }: Counts): Alert[] => [
  {
    look: 'bad',
    title: 'Out of Stock Alert',
    count: outOfStock,
    shows: 'stock=out',
    words: `${productsWords(outOfStock)} out of stock. Buyers see ${outOfStock === 1 ? 'it' : 'them'}, but cannot order.`,
  },
  {
    look: 'warn',
    title: 'Low Stock Warning',
    count: lowStock,
    shows: 'stock=low',
    words: `${productsWords(lowStock)} down to 10 or fewer.`,
  },
  {
    look: 'warn',
    title: 'Documents about to expire',
    count: expiringDocuments,
    shows: 'attention=documents',
    words: `${
      expiringDocuments === 1
        ? 'One product has a paper'
        : `${countWords(expiringDocuments)} products have papers`
    } that ended or ends within a month. Expired ones are hidden from buyers.`,
  },
  {
    look: 'info',
    title: 'Details are missing',
    count: incomplete,
    shows: 'attention=incomplete',
    words: `${productsWords(incomplete)} public without a picture, a specification or a telling description.`,
  },
];

/**
 * What needs the supplier's eye: what cannot be ordered or soon cannot, papers that end, details that are missing.
 * On phones a strip to push along, so that the list begins in the first view.
 */
export function ProductAlerts(counts: Counts) {
  const alerts = alertsOf(counts).filter(({ count }) => count > 0);
  if (alerts.length === 0) return null;
  return (
    <ul className={styles.alerts} aria-label="What needs your eye">
      {alerts.map(({ look, title, count, shows, words }) => (
        <li key={shows}>
          <Banner
            look={look}
            role="note"
            title={title}
            className={styles.alert}
            action={
              <TextLink
                to={`/dashboard/my-products?${shows}`}
                className={styles.show}
                aria-label={`Show: ${title}`}
              >
                Show
              </TextLink>
            }
          >
            <span className={styles.long}>{words}</span>
            <span className={styles.short}>
              {countWords(count)} {count === 1 ? 'product' : 'products'}
            </span>
          </Banner>
        </li>
      ))}
    </ul>
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
