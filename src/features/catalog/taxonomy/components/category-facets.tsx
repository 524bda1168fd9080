import { ChevronDown, SlidersHorizontal } from 'lucide-react';
import { Link } from 'react-router';
import { TextLink } from '#ui/controls/text-link.tsx';
import { formatNumber } from '#ui/facts/format.ts';
import { Measured } from '#ui/facts/units/measured.tsx';
import styles from './category-facets.module.css';

export interface NarrowingFacet {
  key: string;
  label: string;
  values: readonly { to: string; label: string; count: number }[];
}

interface CategoryFacetsProps {
  facets: readonly NarrowingFacet[];
  /** URL of the search with all filters. */
  all: string;
}

/** A collapsible list of filters for a category's products. Each value links to the filtered search. */
export function CategoryFacets({ facets, all }: CategoryFacetsProps) {
  return (
    <details className={styles.panel}>
      <summary className={styles.summary}>
        <SlidersHorizontal aria-hidden />
        <span className={styles.title}>Narrow it down</span>
        <span className={styles.by}>{facets.map(({ label }) => label).join(' · ')}</span>
        <ChevronDown aria-hidden className={styles.chevron} />
      </summary>
      <div className={styles.facets}>
        {facets.map(({ key, label, values }) => (
          <div key={key}>
            <h2 className={styles.label}>{label}</h2>
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
      <p className={styles.all}>
        <TextLink to={all}>All filters</TextLink>
      </p>
    </details>
  );
}
