import { ArrowRight, ShoppingBasket } from 'lucide-react';
import type { SubmitEvent } from 'react';
import { Link, useNavigate } from 'react-router';
import { describeShipping, formatQuantity } from '#features/catalog/products/contract/product-labels.ts';
import { priceOf } from '#features/catalog/products/rules/pricing.ts';
import { Button, ButtonLink } from '#ui/controls/button.tsx';
import { ReaderPrice } from '#ui/facts/currency/reader-price.tsx';
import { useHydrated } from '#ui/hydrated.ts';
import { loadOnFirstUse } from '#ui/layout/load-on-first-use.tsx';
import { SectionLink } from '#ui/navigation/section-link.tsx';
import type { OrderableProduct } from './sample-offer.tsx';
import { useBasketLine } from './use-basket-line.ts';
import { useFocusAfterAdding } from './use-focus-after-adding.ts';
// The script of the bar can load after the page, its styles cannot.
import '#ui/layout/bottom-action-bar.module.css';
import styles from './order-panel.module.css';

// Phones and tablets only.
const BottomActionBar = loadOnFirstUse(
  async () => (await import('#ui/layout/bottom-action-bar.tsx')).BottomActionBar,
);

// Most products are in stock and offer no samples.
const Sample = loadOnFirstUse(async () => (await import('./sample-offer.tsx')).Sample);
const NotOrderable = loadOnFirstUse(async () => (await import('./sample-offer.tsx')).NotOrderable);

/** Id of the form that the quantity field of the page belongs to. */
export const orderFormId = 'order';

interface OrderPanelProps {
  product: OrderableProduct;
  /** The selected variant; `product` has its prices and stock. */
  variantId?: string | null;
  /** The value of the quantity field; NaN if it is not a number. */
  quantity: number;
}

/** Orders a product, or adds it to the basket. It is a plain form, so that it works before the scripts have loaded. */
export function OrderPanel({ product, variantId = null, quantity }: OrderPanelProps) {
  const { id, unit, currency, stock, leadTimeDays, moq, tiers, supplier, samplePriceMinor } = product;
  const navigate = useNavigate();
  const { line, busy, put } = useBasketLine({ productId: id, variantId, isSample: false });
  const { place, expectFocus } = useFocusAfterAdding(line?.quantity === quantity);
  const isHydrated = useHydrated();
  if (stock < moq || tiers.length === 0) return <NotOrderable product={product} variantId={variantId} />;
  const exceedsStock = quantity > stock;
  const { problem, totalMinor, tier } = priceOf(product, quantity);
  const isOrderable = problem === null && !exceedsStock;
  const isInBasket = line?.quantity === quantity;
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (!isOrderable) return;
    const { submitter } = event.nativeEvent;
    if (submitter?.getAttribute('name') !== 'then') {
      expectFocus();
      void put(quantity);
    } else
      void navigate(
        `/checkout?product=${id}&quantity=${quantity}${variantId ? `&variant=${variantId}` : ''}`,
      );
  };
  return (
    <form id={orderFormId} action="/basket" aria-label="Order" className={styles.panel} onSubmit={submit}>
      <input type="hidden" name="add" value={id} />
      {variantId && <input type="hidden" name="variant" value={variantId} />}
      {exceedsStock && (
        <p className={styles.stockNote} role="status">
          {supplier.name} has {formatQuantity(stock, unit)} in stock. Order up to that quantity, or{' '}
          <SectionLink section="inquiry">ask for more</SectionLink>.
        </p>
      )}
      <div ref={place} className={styles.actions}>
        <Button
          type="submit"
          name="then"
          value="checkout"
          variant="go"
          size="lg"
          wide
          icon={<ArrowRight aria-hidden />}
          disabled={!isOrderable}
        >
          Order now
        </Button>
        {isInBasket ? (
          <ButtonLink to="/basket" variant="line" size="lg" wide icon={<ShoppingBasket aria-hidden />}>
            View basket
          </ButtonLink>
        ) : (
          <Button
            type="submit"
            variant="line"
            size="lg"
            wide
            icon={<ShoppingBasket aria-hidden />}
            disabled={!isOrderable}
            busy={busy}
          >
            {line ? 'Update basket' : 'Add to basket'}
          </Button>
        )}
      </div>
      {isHydrated && (
        <BottomActionBar
          label="Order now"
          insteadOf={orderFormId}
          title={
            totalMinor === null ? (
              'Enter a quantity'
            ) : (
              <ReaderPrice
                brief
                total
                amountMinor={totalMinor}
                currency={currency}
                className={styles.barTotal}
              />
            )
          }
          note={
            tier && (
              <>
                {formatQuantity(quantity, unit)} at{' '}
                <ReaderPrice
                  brief
                  column={tiers.map(({ unitPriceMinor }) => unitPriceMinor)}
                  amountMinor={tier.unitPriceMinor}
                  currency={currency}
                  className={styles.barEach}
                />
              </>
            )
          }
        >
          <Button type="submit" name="then" value="checkout" variant="go" disabled={!isOrderable}>
            Order now
          </Button>
        </BottomActionBar>
      )}
      <p className={styles.leadTime}>
        {describeShipping(leadTimeDays)}. Tax and delivery calculated at checkout. You pay after the supplier
        confirms. <Link to="/trade-assurance">How an order works</Link>
      </p>
      {samplePriceMinor !== null && <Sample product={product} variantId={variantId} />}
      <p className={styles.inquiry}>
        Another size, your print or a larger quantity?{' '}
        <SectionLink section="inquiry">Ask or get a quote</SectionLink>
      </p>
    </form>
  );
}
