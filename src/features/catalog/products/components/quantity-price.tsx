import { useState } from 'react';
import { describeTypedNumber } from '#lib/describe-typed-number.ts';
import { formatCount } from '#lib/formats.ts';
import { parseTypedWhole } from '#lib/parse-typed-number.ts';
import { RatesNote } from '#ui/facts/currency/rates-note.tsx';
import { ReaderPrice } from '#ui/facts/currency/reader-price.tsx';
import { QuantityInput } from '#ui/fields/choices/quantity-input.tsx';
import { Field } from '#ui/fields/field.tsx';
import { formatQuantity } from '../contract/product-labels.ts';
import type { ProductPage } from '../contract/product-views.ts';
import { priceOf } from '../rules/pricing.ts';
import styles from './quantity-price.module.css';

type Terms = Pick<ProductPage, 'tiers' | 'moq' | 'orderMultiple' | 'unit' | 'currency'>;

export interface QuantityPriceProps {
  terms: Terms;
  /** Called with the entered quantity; NaN if it is not a number. */
  onQuantity?: ((quantity: number) => void) | undefined;
  /** Id of the form that the quantity belongs to. */
  form?: string | undefined;
}

/** Price tiers with the total for an entered quantity. Before scripts run it is a price list for the minimum order. */
export function QuantityPrice({ terms, onQuantity, form }: QuantityPriceProps) {
  const { tiers, moq, orderMultiple, unit, currency } = terms;
  const [typed, setTyped] = useState(String(moq));
  const quantity = parseTypedWhole(typed);
  const price = priceOf(terms, quantity);
  const unitPrices = tiers.map(({ unitPriceMinor }) => unitPriceMinor);
  const change = (text: string) => {
    setTyped(text);
    onQuantity?.(parseTypedWhole(text));
  };
  if (tiers.length === 0) return <p>Price on request</p>;
  return (
    <div className={styles.quantityPrice}>
      <table className={styles.tiers}>
        <caption className="sr-only">Price by quantity</caption>
        <thead>
          <tr>
            <th scope="col">Quantity</th>
            <th scope="col" className={styles.end}>
              Price per {unit}
            </th>
          </tr>
        </thead>
        <tbody className="num">
          {tiers.map((tier, i) => {
            const isEarned = price.tier?.minQuantity === tier.minQuantity;
            return (
              <tr
                key={tier.minQuantity}
                className={isEarned ? styles.earned : undefined}
                aria-current={isEarned || undefined}
              >
                <th scope="row">{formatQuantityRange(tier.minQuantity, tiers[i + 1]?.minQuantity)}</th>
                <td className={styles.end}>
                  <ReaderPrice
                    brief
                    column={unitPrices}
                    amountMinor={tier.unitPriceMinor}
                    currency={currency}
                    className={styles.tierPrice}
                  />
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <div className={styles.sum}>
        <Field
          label="Quantity"
          error={describeTypedNumber(typed, { whole: true }) ?? describeQuantityProblem(price.problem, terms)}
        >
          <QuantityInput
            name="quantity"
            form={form}
            min={moq}
            step={orderMultiple}
            unit={unit === 'kg' ? unit : `${unit}s`}
            value={typed}
            onChange={(event) => change(event.target.value)}
          />
        </Field>
        <output className={styles.total} aria-live="polite">
          <span className={styles.totalLabel}>
            {price.tier ? `Total for ${formatCount(quantity)}` : 'Total'}
          </span>
          {price.totalMinor === null ? (
            <span className={styles.amount}>–</span>
          ) : (
            <ReaderPrice
              brief
              total
              amountMinor={price.totalMinor}
              currency={currency}
              className={styles.amount}
            />
          )}
        </output>
      </div>
      <RatesNote currencies={[currency]} className={styles.hint} />
      {price.problem === 'not_a_multiple' || price.problem === 'below_minimum' ? (
        <button type="button" className={styles.suggest} onClick={() => change(String(price.orderable))}>
          Use {formatQuantity(price.orderable, unit)}
        </button>
      ) : (
        price.next && (
          <p className={styles.hint}>
            Add {formatCount(price.next.missing)} more to pay{' '}
            <ReaderPrice
              brief
              column={unitPrices}
              amountMinor={price.next.tier.unitPriceMinor}
              currency={currency}
              className={styles.each}
            />{' '}
            each.
          </p>
        )
      )}
    </div>
  );
}

const formatQuantityRange = (from: number, next: number | undefined): string =>
  next === undefined ? `${formatCount(from)}+` : `${formatCount(from)}–${formatCount(next - 1)}`;

function describeQuantityProblem(
  problem: ReturnType<typeof priceOf>['problem'],
  { moq, orderMultiple, unit }: Terms,
): string | undefined {
  if (problem === 'below_minimum') return `The minimum order is ${formatQuantity(moq, unit)}.`;
  if (problem === 'not_a_multiple') return `Sold in multiples of ${formatCount(orderMultiple)}.`;
  if (problem === 'too_large') return 'This exceeds the maximum of one order. Enter a smaller quantity.';
  return problem === 'not_a_quantity' ? 'Enter a whole number.' : undefined;
}
