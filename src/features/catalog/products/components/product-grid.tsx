import clsx from 'clsx';
import type { ReactNode } from 'react';
import type { ProductCard as Product } from '../contract/product-views.ts';
import { ProductCard } from './product-card.tsx';
import styles from './product-grid.module.css';

interface ProductGridProps {
  products: readonly Product[];
  /** Heading level of the cards. */
  level?: 2 | 3 | 4;
  /** 3 next to a column of filters. */
  columns?: 3 | 4;
  /** Number of cards that are visible at first, so their pictures load without delay. */
  eager?: number;
  /** A mark on the first card. */
  firstMark?: ReactNode;
  /** True on the page of the supplier, whose name the cards leave out. */
  ofSupplier?: boolean | undefined;
}

/** Products in a grid: four columns, three on tablets, two on phones. */
export function ProductGrid({
  products,
  level = 3,
  columns = 4,
  eager = 0,
  firstMark,
  ofSupplier,
}: ProductGridProps) {
  return (
    <ul className={clsx(columns === 4 ? styles.four : styles.three, products.length === 4 && styles.pairs)}>
      {products.map((product, i) => (
        <li key={product.id} className={styles.item} data-below={i < 4 ? undefined : ''}>
          <ProductCard
            product={product}
            level={level}
            eager={i < eager}
            mark={i === 0 && firstMark}
            ofSupplier={ofSupplier}
          />
        </li>
      ))}
    </ul>
  );
}
