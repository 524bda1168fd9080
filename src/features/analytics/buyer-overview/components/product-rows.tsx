import type { ComponentType, ReactNode } from 'react';
import { Link } from 'react-router';
import type { ProductCard } from '#features/catalog/products/contract/product-views.ts';
import { Price } from '#ui/facts/price.tsx';
import { Measured } from '#ui/facts/units/measured.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Split, Stack } from '#ui/layout/layout.tsx';
import { Art } from '#ui/media/art.tsx';
import styles from './product-rows.module.css';

interface ProductRowsProps<Product extends ProductCard> {
  title: string;
  products: readonly Product[];
  actions?: ReactNode;
  /** Shown below the price, such as its change. */
  Note?: ComponentType<{ product: Product }>;
}

/** A card with products in short rows. */
export function ProductRows<Product extends ProductCard>({
  title,
  products,
  actions,
  Note,
}: ProductRowsProps<Product>) {
  return (
    <Card title={title} actions={actions} flush>
      <ul aria-label={title} className={styles.products}>
        {products.map((product) => (
          <li key={product.id}>
            <Split
              as={Link}
              gap={3}
              columns="56px 1fr"
              align="center"
              to={`/products/${product.slug}`}
              className={styles.row}
            >
              <span className={styles.picture}>
                {product.imageUrl ? (
                  <img src={product.imageUrl} alt="" width={56} height={50} loading="lazy" />
                ) : (
                  <Art spec={product.pack} width={56} height={50} pad={3} />
                )}
              </span>
              <Stack as="span" gap={0.5} shrink>
                <span className={styles.title}>
                  <Measured>{product.title}</Measured>
                </span>
                <Price
                  amountMinor={product.priceFromMinor}
                  toMinor={product.priceToMinor}
                  currency={product.currency}
                  per={`per ${product.unit}`}
                  compact
                />
                {Note && <Note product={product} />}
              </Stack>
            </Split>
          </li>
        ))}
      </ul>
    </Card>
  );
}
