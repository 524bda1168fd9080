import { ArrowRight, ShoppingBasket } from 'lucide-react';
import type { SubmitEvent } from 'react';
import { useNavigate } from 'react-router';
import { formatLeadTime, formatQuantity } from '#features/catalog/products/contract/product-labels.ts';
import type { ProductPage } from '#features/catalog/products/contract/product-views.ts';
import { priceOf } from '#features/catalog/products/rules/pricing.ts';
import { Button, ButtonLink } from '#ui/controls/button.tsx';
import { TextLink } from '#ui/controls/text-link.tsx';
import { formatMoney } from '#ui/facts/format.ts';
import { BottomActionBar } from '#ui/layout/bottom-action-bar.tsx';
import { SectionLink } from '#ui/navigation/section-link.tsx';
import { useBasketLine } from './use-basket-line.ts';
// The script of the bar can load after the page, its styles cannot.
import '#ui/layout/bottom-action-bar.module.css';
import styles from './order-panel.module.css';

/** Id of the form that the quantity field of the page belongs to. */
export const orderFormId = 'order';

interface OrderPanelProps {
  product: Pick<
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
  /** The selected variant; `product` has its prices and stock. */
  variantId?: string | null;
  /** The value of the quantity field; NaN if it is not a number. */
  quantity: number;
}

/** Orders a product, or adds it to the basket. It is a plain form, so that it works before the scripts have loaded. */
export function OrderPanel({ product, variantId = null, quantity }: OrderPanelProps) {
  const { id, unit, currency, stock, leadTimeDays, moq, supplier, samplePriceMinor } = product;
  const navigate = useNavigate();
  const { line, busy, put } = useBasketLine({ productId: id, variantId, isSample: false });
  if (stock < moq) return <SoldOut product={product} variantId={variantId} />;
  const exceedsStock = quantity > stock;
  const { problem, totalMinor, tier } = priceOf(product, quantity);
  const isOrderable = problem === null && !exceedsStock;
  const isInBasket = line?.quantity === quantity;
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (!isOrderable) return;
    const { submitter } = event.nativeEvent;
    if (submitter?.getAttribute('name') !== 'then') void put(quantity);
    else
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
          {supplier.name} has {formatQuantity(stock, unit)} in stock. Order up to that, or{' '}
          <SectionLink section="inquiry">ask for more</SectionLink>.
        </p>
      )}
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
      <BottomActionBar
        label="Order now"
        insteadOf={orderFormId}
        title={totalMinor === null ? 'Choose a quantity' : formatMoney(totalMinor, currency)}
        note={
          tier
            ? `${formatQuantity(quantity, unit)} at ${formatMoney(tier.unitPriceMinor, currency)}`
            : undefined
        }
      >
        <Button type="submit" name="then" value="checkout" variant="go" disabled={!isOrderable}>
          Order now
        </Button>
      </BottomActionBar>
      <p className={styles.leadTime}>
        {leadTimeDays === 0 ? 'Ready to ship' : `Leaves the plant in ${formatLeadTime(leadTimeDays)}`}. Tax
        and delivery are worked out at checkout.
      </p>
      {samplePriceMinor !== null && <Sample product={product} variantId={variantId} />}
      <InquiryHint supplier={supplier.name} />
    </form>
  );
}

interface SampleProps extends Pick<OrderPanelProps, 'product'> {
  variantId: string | null;
}

function Sample({ product: { id, samplePriceMinor, currency }, variantId }: SampleProps) {
  const { line, busy, put } = useBasketLine({ productId: id, variantId, isSample: true });
  const price = samplePriceMinor ? formatMoney(samplePriceMinor, currency) : 'free';
  return (
    <div className={styles.sample}>
      <p>
        <b>Try it first.</b> One sample, {price}.
      </p>
      {line ? (
        <TextLink to="/basket">In your basket</TextLink>
      ) : (
        <Button variant="quiet" size="sm" busy={busy} onClick={() => void put(1)}>
          Add a sample
        </Button>
      )}
    </div>
  );
}

function InquiryHint({ supplier }: { supplier: string }) {
  return (
    <p className={styles.inquiry}>
      Other sizes, your print, a better price? <SectionLink section="inquiry">Send inquiry</SectionLink>
      <span className="sr-only"> to {supplier}</span>
    </p>
  );
}

function SoldOut({
  product: { stock, moq, unit, supplier, samplePriceMinor, ...rest },
  variantId,
}: SampleProps) {
  return (
    <div className={styles.panel}>
      <p className={styles.stockNote}>
        {stock === 0
          ? `Out of stock, so it cannot be ordered now. ${supplier.name} can say when there is more.`
          : `Only ${formatQuantity(stock, unit)} left, less than the smallest order of ${formatQuantity(moq, unit)}. ${supplier.name} can say when there is more.`}
      </p>
      <ButtonLink to="#inquiry" variant="go" size="lg" wide>
        Send inquiry
      </ButtonLink>
      {samplePriceMinor !== null && stock > 0 && (
        <Sample product={{ stock, moq, unit, supplier, samplePriceMinor, ...rest }} variantId={variantId} />
      )}
    </div>
  );
}
