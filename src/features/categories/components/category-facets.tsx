import { Link } from 'react-router';
import { formatNumber } from '#ui/facts/format.ts';
import { Measured } from '#ui/facts/units/measured.tsx';
import styles from './category-facets.module.css';

export interface NarrowingFacet {
  key: string;
  label: string;
  values: readonly { to: string; label: string; count: number }[];
}

/** What the products of a category can be narrowed by: each value leads to the search that has it. */
export function CategoryFacets({ facets }: { facets: readonly NarrowingFacet[] }) {
  return (
    <div className={styles.facets}>
      {facets.map(({ key, label, values }) => (
        <div key={key} className={styles.facet}>
          <h3 className={styles.label}>{label}</h3>
          <ul>
            {values.map((value) => (
              <li key={value.to}>
                <Link to={value.to} rel="nofollow" className={styles.value}>
                  <span className={styles.words}>
                    <Measured>{value.label}</Measured>
                  </span>
                  <span className={`${styles.count} num`}>{formatNumber(value.count)}</span>
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}
