import { ProductCard } from '#features/catalog/products/components/product-card.tsx';
import type { ProductCard as Product } from '#features/catalog/products/contract/product-views.ts';
import { TextLink } from '#ui/controls/text-link.tsx';
import { SectionHead } from '#ui/layout/section.tsx';
import styles from './moving-fast.module.css';

/** Products in stock, one of each kind. */
export function MovingFast({ products }: { products: readonly Product[] }) {
  if (products.length === 0) return null;
  return (
    <section className={`wrap ${styles.section}`}>
      <SectionHead
        title="Ready to order"
        lead="Products that suppliers have in stock."
        action={<TextLink to="/search">Explore More</TextLink>}
      />
      <ul className={styles.products}>
        {products.map((product) => (
          <li key={product.id}>
            <ProductCard product={product} />
          </li>
        ))}
      </ul>
    </section>
  );
}
