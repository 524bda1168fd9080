import { Link } from 'react-router';
import { Art } from '#ui/media/art.tsx';
import type { CategoryEntry } from '../contract/category-views.ts';
import { formatProductCount } from '../rules/format-product-count.ts';
import styles from './category-list.module.css';

/** Subcategories, each with an illustration, its name and its number of products. */
export function CategoryList({ categories }: { categories: readonly CategoryEntry[] }) {
  return (
    <ul className={styles.list}>
      {categories.map(({ id, name, productCount, pack }) => (
        <li key={id} className={styles.item}>
          <Link to={`/categories/${id}`} className={styles.link} data-lift>
            <span className={styles.picture}>
              <Art spec={pack} width={56} height={48} pad={3} />
            </span>
            <span className={styles.words}>
              <span className={styles.name}>{name}</span>
              <span className={`${styles.count} num`}>{formatProductCount(productCount)}</span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
