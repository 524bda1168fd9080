import { X } from 'lucide-react';
import { Link } from 'react-router';
import { formatNumber } from '#ui/facts/format.ts';
import type { CategoryFacet } from '../contract.ts';
import styles from './category-facets.module.css';

interface CategoryFacetsProps {
  facets: readonly CategoryFacet[];
  /** The category that narrows the search now. */
  chosen: { id: string; name: string } | null;
  /** Address of the same search in a category, or in all. */
  href: (category: string | null) => string;
  /** Counts are of the most requested results only. */
  isPartial: boolean;
}

/** Categories of the results with their counts: links, so that they work before scripts and can be shared. */
export function CategoryFacets({ facets, chosen, href, isPartial }: CategoryFacetsProps) {
  const others = facets.filter(({ id }) => id !== chosen?.id);
  return (
    <nav aria-labelledby="facets" className={styles.facets}>
      <h2 id="facets" className={styles.title}>
        Category
      </h2>
      <ul className={styles.list}>
        {chosen && (
          <li>
            <Link
              to={href(null)}
              aria-label={`Search in all categories, not only ${chosen.name}`}
              className={styles.chosen}
            >
              <span>{chosen.name}</span>
              <X aria-hidden />
            </Link>
          </li>
        )}
        {others.map(({ id, name, count }) => (
          <li key={id}>
            <Link to={href(id)} className={styles.facet}>
              <span>{name}</span>
              <span className={`${styles.count} num`}>{formatNumber(count)}</span>
            </Link>
          </li>
        ))}
      </ul>
      {isPartial && <p className={styles.note}>Counted over the 10,000 most requested results.</p>}
    </nav>
  );
}
