import { ChevronDown, LayoutGrid } from 'lucide-react';
import { useRef } from 'react';
import { Link } from 'react-router';
import { useDisclosure } from '../use-disclosure.ts';
import styles from './category-row.module.css';
import { categoryRow, categoryTiles, membershipLink } from './links.ts';

/** The row of links below the search box, on wide screens only. */
export function CategoryRow() {
  return (
    <nav className={styles.bar} aria-label="Categories">
      <div className={`wrap ${styles.row}`}>
        <AllCategories />
        {categoryRow.map(({ label, to }) => (
          <Link key={label} to={to} className={styles.link}>
            {label}
          </Link>
        ))}
        <Link to={membershipLink.to} className={`${styles.link} ${styles.end}`}>
          {membershipLink.label}
        </Link>
      </div>
    </nav>
  );
}

function AllCategories() {
  const ref = useRef<HTMLDetailsElement>(null);
  useDisclosure(ref);
  return (
    <details ref={ref} className={styles.all}>
      <summary className={styles.summary}>
        <LayoutGrid aria-hidden />
        All categories
        <ChevronDown aria-hidden className={styles.chevron} />
      </summary>
      <div className={styles.panel}>
        <ul className={styles.tiles}>
          {categoryTiles.map(({ label, to }) => (
            <li key={to}>
              <Link to={to} className={styles.tile}>
                {label}
              </Link>
            </li>
          ))}
        </ul>
        <Link to="/categories" className={styles.everything}>
          All categories
        </Link>
      </div>
    </details>
  );
}
