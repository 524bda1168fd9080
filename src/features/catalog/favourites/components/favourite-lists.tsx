import { ShoppingBasket } from 'lucide-react';
import { ProductCard } from '#features/catalog/products/components/product-card.tsx';
import type { ProductCard as Product } from '#features/catalog/products/contract/product-views.ts';
import { placeOf } from '#features/stores/storefront/components/supplier-text.tsx';
import type { SupplierCard } from '#features/stores/storefront/contract.ts';
import { Button, ButtonLink } from '#ui/controls/button.tsx';
import { TextLink } from '#ui/controls/text-link.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Card } from '#ui/layout/card.tsx';
import { CertificateMark } from '#ui/marks/certificate-mark.tsx';
import { SupplierLogo } from '#ui/media/supplier-logo.tsx';
import type { FavouriteProduct } from '../contract.ts';
import styles from './favourite-lists.module.css';
import { PriceChange } from './price-change.tsx';

interface FavouriteProductsProps {
  /** With the prices at which they were saved, or without, as for guests. */
  products: readonly (Product | FavouriteProduct)[];
  onOrder: (product: Product) => Promise<void>;
}

/** Favourite products, each with a button to add it to the basket. The heart on its card removes it. */
export function FavouriteProducts({ products, onOrder }: FavouriteProductsProps) {
  if (products.length === 0)
    return (
      <Card as="div">
        <EmptyState
          title="No favorite products yet"
          action={<ButtonLink to="/search">Find products</ButtonLink>}
        >
          Select the heart on a product to save it here.
        </EmptyState>
      </Card>
    );
  return (
    <ul className={styles.products}>
      {products.map((product) => (
        <li key={product.id} className={styles.product}>
          <ProductCard product={product} level={2} />
          <div className={styles.end}>
            {'savedPriceMinor' in product && <PriceChange product={product} />}
            <Button
              variant="line"
              size="sm"
              icon={<ShoppingBasket aria-hidden />}
              disabled={product.stockLevel === 'out'}
              aria-label={`Add to basket: ${product.title}`}
              className={styles.order}
              onClick={() => void onOrder(product)}
            >
              Add to basket
            </Button>
          </div>
        </li>
      ))}
    </ul>
  );
}

interface FavouriteSuppliersProps {
  suppliers: readonly SupplierCard[];
  onRemove: (id: string) => void;
}

/** Favourite suppliers, each with a link to its page and a button to remove it. */
export function FavouriteSuppliers({ suppliers, onRemove }: FavouriteSuppliersProps) {
  return (
    <Card as="div">
      {suppliers.length === 0 ? (
        <EmptyState
          title="No favorite suppliers yet"
          action={<ButtonLink to="/suppliers">Browse suppliers</ButtonLink>}
        >
          Select “Favorite” on a supplier’s page to save it here.
        </EmptyState>
      ) : (
        <ul>
          {suppliers.map((supplier) => (
            <li key={supplier.id} className={styles.supplier}>
              <SupplierLogo
                seed={supplier.logoSeed}
                name={supplier.businessName}
                src={supplier.logoUrl}
                size={44}
              />
              <div className={styles.words}>
                <TextLink to={`/suppliers/${supplier.slug}`}>{supplier.businessName}</TextLink>
                <p className={styles.note}>{placeOf(supplier)}</p>
              </div>
              {supplier.verified && <CertificateMark />}
              <Button
                variant="quiet"
                size="sm"
                aria-label={`Remove ${supplier.businessName}`}
                onClick={() => onRemove(supplier.id)}
              >
                Remove
              </Button>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
