import type { ProductCard as Product } from '../contract/product-views.ts';
import { ProductCard } from './product-card.tsx';
import styles from './product-grid.module.css';

interface ProductGridProps {
  products: readonly Product[];
  /** Level of the cards' headings. */
  level?: 2 | 3 | 4;
  /** Beside a column of filters there is room for three. */
  columns?: 3 | 4;
  /** How many cards are seen at once, and load at once. */
  eager?: number;
}

/** Products side by side: four, three on tablets, two on phones. */
export function ProductGrid({ products, level = 3, columns = 4, eager = 0 }: ProductGridProps) {
  return (
    <ul className={columns === 4 ? styles.four : styles.three}>
      {products.map((product, i) => (
        <li key={product.id} className={styles.item} data-below={i < 4 ? undefined : ''}>
          <ProductCard product={product} level={level} eager={i < eager} />
        </li>
      ))}
    </ul>
  );
}
