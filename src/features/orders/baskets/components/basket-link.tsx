import { ShoppingBasket } from 'lucide-react';
import { Link } from 'react-router';
import { Badge } from '#ui/marks/badge.tsx';
import styles from './basket-link.module.css';
import { useBasket } from './use-basket.ts';
import { useMergeAfterSignIn } from './use-merge-after-sign-in.ts';

/** Renders the link to the basket with the number of products, which appears with the scripts without moving anything. */
export function BasketLink() {
  const { length } = useBasket();
  useMergeAfterSignIn();
  return (
    <Link
      to="/basket"
      title="Basket"
      aria-label={length === 0 ? 'Basket' : `Basket, ${length} ${length === 1 ? 'product' : 'products'}`}
      className={`muted ${styles.link}`}
    >
      <ShoppingBasket aria-hidden strokeWidth={1.8} />
      <Badge count={length} className={styles.badge} />
    </Link>
  );
}
