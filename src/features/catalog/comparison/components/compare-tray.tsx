import { Scale, X } from 'lucide-react';
import { Link, useLocation } from 'react-router';
import { comparedProducts } from '#features/catalog/products/rules/browser-lists.ts';
import { saveIds, useSavedIds } from '#web/saved-list.ts';
import { comparePath } from '../rules/comparison-url.ts';
import styles from './compare-tray.module.css';
import { useSearchedQuantity } from './use-searched-quantity.ts';

/**
 * A bar at the bottom of the window with the products selected for comparison; hidden while there are none. It leads to
 * the comparison once there are two to compare.
 */
export function CompareTray() {
  const slugs = useSavedIds(comparedProducts);
  const { pathname } = useLocation();
  const quantity = useSearchedQuantity();
  if (slugs.length === 0 || pathname === '/compare') return null;
  return (
    <aside aria-label="Comparison" className={styles.tray} data-tray="">
      <p className={styles.words} role="status">
        <Scale aria-hidden strokeWidth={1.9} />
        <span className="num">
          {slugs.length === 1
            ? '1 selected: add another to compare'
            : `${slugs.length} of ${comparedProducts.most} selected`}
        </span>
      </p>
      {slugs.length > 1 && (
        <Link to={comparePath(slugs, quantity)} className={styles.go}>
          Compare
        </Link>
      )}
      <button
        type="button"
        aria-label="Clear the comparison"
        title="Clear the comparison"
        onClick={() => saveIds(comparedProducts, { owner: null, ids: [] })}
        className={styles.empty}
      >
        <X aria-hidden />
      </button>
    </aside>
  );
}
