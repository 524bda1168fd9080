import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import styles from './breadcrumbs.module.css';

interface Crumb {
  label: string;
  to?: string;
}

/** The path to this page; the last item is the page itself and not a link. */
export function Breadcrumbs({ items, label = 'Breadcrumb' }: { items: readonly Crumb[]; label?: string }) {
  return (
    <nav aria-label={label} className={styles.breadcrumbs}>
      <ol className={styles.list}>
        {items.map((crumb, i) => (
          <li key={`${crumb.label}-${i}`} className={styles.item}>
            {crumb.to && i < items.length - 1 ? (
              <Link to={crumb.to} className={styles.link}>
                {crumb.label}
              </Link>
            ) : (
              <span aria-current="page" className={styles.here}>
                {crumb.label}
              </span>
            )}
            {i < items.length - 1 && <ChevronRight aria-hidden />}
          </li>
        ))}
      </ol>
    </nav>
  );
}
