import { formatQuantity } from '#features/catalog/products/contract/product-labels.ts';
import type { ProductPage } from '#features/catalog/products/contract/product-views.ts';
import { Button, ButtonLink } from '#ui/controls/button.tsx';
import { TextLink } from '#ui/controls/text-link.tsx';
import { formatMoney } from '#ui/facts/format.ts';
import styles from './order-panel.module.css';
import { useBasketLine } from './use-basket-line.ts';
import { useFocusAfterAdding } from './use-focus-after-adding.ts';

/** The terms of a product that decide how it can be ordered. */
export type OrderableProduct = Pick<
  ProductPage,
  | 'id'
  | 'tiers'
  | 'moq'
  | 'orderMultiple'
  | 'unit'
  | 'currency'
  | 'stock'
  | 'leadTimeDays'
  | 'samplePriceMinor'
  | 'supplier'
>;

interface SampleProps {
  product: OrderableProduct;
  variantId: string | null;
}

export function Sample({ product: { id, samplePriceMinor, currency }, variantId }: SampleProps) {
  const { line, busy, put } = useBasketLine({ productId: id, variantId, isSample: true });
  const { place, expectFocus } = useFocusAfterAdding(line !== null);
  const price = samplePriceMinor ? formatMoney(samplePriceMinor, currency) : 'free';
  const add = (): void => {
    expectFocus();
    void put(1);
  };
  return (
    <div ref={place} className={styles.sample}>
      <p>
        <b>Sample</b> {price}
      </p>
      {line ? (
        <TextLink to="/basket">View basket</TextLink>
      ) : (
        <Button variant="quiet" size="sm" busy={busy} onClick={add}>
          Add a sample
        </Button>
      )}
    </div>
  );
}

/** Shown instead of the order form while the product cannot be ordered. */
export function NotOrderable({ product, variantId }: SampleProps) {
  const { stock, moq, unit, tiers, supplier, samplePriceMinor } = product;
  const left = formatQuantity(stock, unit);
  return (
    <div className={styles.panel}>
      <p className={styles.stockNote}>
        {tiers.length === 0 && `${supplier.name} quotes a price for each request.`}
        {tiers.length > 0 &&
          (stock === 0
            ? `Out of stock. Ask ${supplier.name} when it will be available again.`
            : `Only ${left} left, below the minimum order of ${formatQuantity(moq, unit)}. Ask ${supplier.name} when more will be available.`)}
      </p>
      <ButtonLink to="#inquiry" variant="go" size="lg" wide>
        Ask or get a quote
      </ButtonLink>
      {samplePriceMinor !== null && stock > 0 && <Sample product={product} variantId={variantId} />}
    </div>
  );
}
