import { ProductCard } from '#features/catalog/products/components/product-card.tsx';
import { describeShipping } from '#features/catalog/products/contract/product-labels.ts';
import type { ProductCard as Product } from '#features/catalog/products/contract/product-views.ts';
import { TextLink } from '#ui/controls/text-link.tsx';
import { SectionHead } from '#ui/layout/section.tsx';
import { Tag } from '#ui/marks/tag.tsx';
import styles from './moving-fast.module.css';

/** Products whose stock is enough for a first order, one of each kind. */
export function MovingFast({ products }: { products: readonly Product[] }) {
  if (products.length === 0) return null;
  return (
    <section className={`wrap ${styles.section}`}>
      <SectionHead
        title="Ready to order"
        lead="In stock, and shipped within 10 days."
        action={<TextLink to="/search">Explore More</TextLink>}
      />
      <ul className={styles.products}>
        {products.map((product) => (
          <li key={product.id}>
            <ProductCard
              product={product}
              mark={<Tag look="paper">{describeShipping(product.leadTimeDays)}</Tag>}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
