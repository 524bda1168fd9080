import { formatQuantity, type ProductUnit } from '#features/catalog/products/contract/product-labels.ts';
import { currencySymbol } from '#lib/amounts.ts';
import { DateInput } from '#ui/fields/choices/date-input.tsx';
import { QuantityInput } from '#ui/fields/choices/quantity-input.tsx';
import { Field } from '#ui/fields/field.tsx';
import { TextArea } from '#ui/fields/text-area.tsx';
import { TextInput } from '#ui/fields/text-input.tsx';
import styles from './inquiry-fields.module.css';
import type { Errors } from './use-inquiry-form.ts';

export interface InquiryProduct {
  id: string;
  /** The selected variant, whose name is in the title. */
  variantId?: string;
  title: string;
  unit: ProductUnit;
  currency: string;
  moq: number;
  orderMultiple?: number;
}

interface InquiryFieldsProps {
  product: InquiryProduct | undefined;
  errors: Errors;
}

const optionalNames = ['targetPrice', 'neededBy', 'deliverTo', 'company'];

/**
 * Fields that help a supplier quote a price; only the message is required. Phones fold the optional ones, unless one of
 * them has an error.
 */
export function InquiryFields({ product, errors }: InquiryFieldsProps) {
  return (
    <>
      {!product && (
        <Field label="Subject" optional error={errors.subject}>
          <TextInput name="subject" maxLength={160} autoComplete="off" placeholder="What is it about?" />
        </Field>
      )}
      <Field
        label="Your message"
        required
        error={errors.message}
        hint="Add size, contents, weight and print so that the supplier can quote right away."
      >
        <TextArea name="message" rows={6} maxLength={5000} defaultValue={starterText(product)} />
      </Field>
      {product && (
        <Field
          label="Quantity"
          error={errors.quantity}
          hint={`Minimum order: ${formatQuantity(product.moq, product.unit)}.`}
        >
          <QuantityInput
            name="quantity"
            min={1}
            max={1_000_000_000}
            step={product.orderMultiple ?? 1}
            defaultValue={String(product.moq)}
            unit={product.unit === 'kg' ? product.unit : `${product.unit}s`}
          />
        </Field>
      )}
      <details className={styles.optional} open={optionalNames.some((name) => errors[name])}>
        <summary className={styles.summary}>
          {product ? 'Target price, date and delivery (optional)' : 'Date and delivery (optional)'}
        </summary>
        <div className={styles.pairs}>
          {product && (
            <Field label={`Target price per ${product.unit}`} optional error={errors.targetPrice}>
              <TextInput
                name="targetPrice"
                inputMode="decimal"
                autoComplete="off"
                before={<span aria-hidden="true">{currencySymbol(product.currency)}</span>}
              />
            </Field>
          )}
          <Field label="Needed by" optional error={errors.neededBy}>
            <DateInput name="neededBy" />
          </Field>
          <Field label="Deliver to" optional error={errors.deliverTo}>
            <TextInput
              name="deliverTo"
              maxLength={160}
              placeholder="City, country"
              autoComplete="address-level2"
            />
          </Field>
          <Field label="Your company" optional error={errors.company}>
            <TextInput name="company" maxLength={120} autoComplete="organization" />
          </Field>
        </div>
      </details>
      {product && <input type="hidden" name="unit" value={product.unit} />}
      {product && <input type="hidden" name="currency" value={product.currency} />}
    </>
  );
}

/** Returns a prefilled message that most buyers only need to complete. */
function starterText(product: InquiryProduct | undefined): string {
  if (!product) return '';
  return `Hello, I am interested in “${product.title}”. Please send me a quote with the price per ${product.unit}, the lead time and the cost of delivery.\n\n`;
}
