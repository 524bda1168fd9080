import { Link } from 'react-router';
import { Art } from '#ui/media/art.tsx';
import type { CategoryEntry } from '../contract/category-views.ts';
import { formatProductCount } from '../rules/format-product-count.ts';
import styles from './category-list.module.css';

/** With more categories, the rest is shown on request. The same number is in the stylesheet. */
const maxAtFirst = 8;

/**
 * Subcategories, each with an illustration, its name and its number of products. All of them are links of the page;
 * those after the first rows appear once its details are open, without a script.
 */
export function CategoryList({ categories }: { categories: readonly CategoryEntry[] }) {
  if (categories.length <= maxAtFirst) return <Tiles categories={categories} />;
  return (
    <div className={styles.long}>
      <Tiles categories={categories} />
      <details className={styles.more}>
        <summary>
          <span className={styles.all}>Show all {categories.length}</span>
          <span className={styles.fewer}>Show fewer</span>
        </summary>
      </details>
    </div>
  );
}

function Tiles({ categories }: { categories: readonly CategoryEntry[] }) {
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
