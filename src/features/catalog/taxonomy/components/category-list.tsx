import { Link } from 'react-router';
import { formatNumber } from '#ui/facts/format.ts';
import { Cluster, Grid } from '#ui/layout/layout.tsx';
import { Art } from '#ui/media/art.tsx';
import type { CategoryEntry } from '../contract/category-views.ts';
import styles from './category-list.module.css';

/** Subcategories, each with an illustration, its name and its number of products. */
export function CategoryList({ categories }: { categories: readonly CategoryEntry[] }) {
  return (
    <Grid as="ul" gap={3} min={272} small={2} className={styles.list}>
      {categories.map(({ id, name, productCount, pack }) => (
        <li key={id} className="shrink">
          <Cluster
            as={Link}
            gap={3}
            nowrap
            to={`/categories/${id}`}
            className={`panel ${styles.link}`}
            data-lift
          >
            <span className={styles.picture}>
              <Art spec={pack} width={56} height={48} pad={3} />
            </span>
            <span className="shrink">
              <span className={`pretty ${styles.name}`}>{name}</span>
              <span className="faint note num">{formatProductCount(productCount)}</span>
            </span>
          </Cluster>
        </li>
      ))}
    </Grid>
  );
}

/** Formats a number of products: `1,240 products`, `No products yet`. */
export function formatProductCount(count: number): string {
  if (count === 0) return 'No products yet';
  return `${formatNumber(count)} ${count === 1 ? 'product' : 'products'}`;
}
