import { Plus, Trash2 } from 'lucide-react';
import { type UseFormReturn, useController, useFieldArray, useWatch } from 'react-hook-form';
import { formatQuantity } from '#features/catalog/products/contract/product-labels.ts';
import { describeSpecification } from '#features/packaging/specification/rules.ts';
import type { CounterOffer } from '#features/sourcing/quotes/contract/counter-offer.ts';
import { maxCharges, maxQuantities, type Offer } from '#features/sourcing/quotes/contract/offer.ts';
import type { RequestLine } from '#features/sourcing/requests/contract/request-form.ts';
import { currencySymbol } from '#lib/amounts.ts';
import { formatNumber } from '#lib/formats.ts';
import { parseTypedWhole } from '#lib/parse-typed-number.ts';
import { Button } from '#ui/controls/button.tsx';
import { IconButton } from '#ui/controls/icon-button.tsx';
import { formatMoney } from '#ui/facts/format.ts';
import { Field } from '#ui/fields/field.tsx';
import { TextArea } from '#ui/fields/text-area.tsx';
import { TextInput } from '#ui/fields/text-input.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Split, Stack } from '#ui/layout/layout.tsx';
import styles from './line-fields.module.css';
import { ProductPicker, type QuotableProduct } from './product-picker.tsx';
import { emptyPrice, type QuoteInput, totalsOf } from './use-quote-form.ts';

export type QuoteForm = UseFormReturn<QuoteInput, unknown, Offer>;

interface LineFieldsProps {
  form: QuoteForm;
  index: number;
  currency: string;
  known: readonly QuotableProduct[];
  /** The open counter-offer of the buyer. */
  counter: CounterOffer | undefined;
  /** The line of the request that it answers. */
  requested?: RequestLine | undefined;
  /** Adds an alternative for the same line. */
  onAlternative: () => void;
  /** Undefined for the only line. */
  onRemove: (() => void) | undefined;
}

/** The fields of one quoted item: what it is, a price for each quantity, and one-off charges. */
export function LineFields(props: LineFieldsProps) {
  const { form, index, currency, known, requested, counter, onAlternative, onRemove } = props;
  const { register, setValue, getValues, formState } = form;
  const errors = formState.errors.lines?.[index];
  const product = useController({ control: form.control, name: `lines.${index}.productId` });
  return (
    <Card
      title={titleOf(form, { index, requested })}
      actions={
        onRemove && (
          <IconButton label={`Remove item ${index + 1}`} onClick={onRemove}>
            <Trash2 aria-hidden />
          </IconButton>
        )
      }
    >
      <Stack>
        {requested && <Requested line={requested} />}
        <Field
          label="Product"
          required
          hint="The product of your store that it is closest to, for its drawing, unit and HS code."
          error={errors?.productId?.message}
        >
          <ProductPicker
            known={known}
            value={product.field.value}
            onBlur={product.field.onBlur}
            onPick={(picked) => {
              product.field.onChange(picked?.id ?? '');
              if (picked && !getValues(`lines.${index}.title`))
                setValue(`lines.${index}.title`, picked.title);
            }}
          />
        </Field>
        <Field label="Description" required error={errors?.title?.message}>
          <TextInput maxLength={160} {...register(`lines.${index}.title`)} />
        </Field>
        <Field
          label="Specification"
          optional
          hint="Dimensions, material, print, finish and tolerances. It becomes part of the order."
          error={errors?.specification?.message}
        >
          <TextArea rows={3} limit={2000} {...register(`lines.${index}.specification`)} />
        </Field>
        <Prices form={form} index={index} currency={currency} counter={counter} />
        <Charges form={form} index={index} currency={currency} />
        <Extras form={form} index={index} currency={currency} />
        {requested && (
          <p>
            <Button variant="quiet" size="sm" icon={<Plus aria-hidden />} onClick={onAlternative}>
              Add an alternative
            </Button>
          </p>
        )}
      </Stack>
    </Card>
  );
}

interface TitleInput {
  index: number;
  requested: RequestLine | undefined;
}

function titleOf(form: QuoteForm, { index, requested }: TitleInput): string {
  if (!requested) return `Item ${index + 1}`;
  return form.getValues(`lines.${index}.alternative`) ? `Alternative: ${requested.title}` : requested.title;
}

/** The line of the request in the words of the buyer. */
function Requested({ line: { specification, quantities, unit, notes } }: { line: RequestLine }) {
  return (
    <div className={`small ${styles.requested}`}>
      <p className="num">
        Asked for {quantities.map((quantity) => formatQuantity(quantity, unit)).join(' and ')}
      </p>
      {specification && <p>{describeSpecification(specification)}</p>}
      {notes && <p className="break-words pre-line">{notes}</p>}
    </div>
  );
}

type PartProps = Pick<LineFieldsProps, 'form' | 'index' | 'currency'>;

/** Returns what the buyer proposes for a typed quantity of a line. */
export const proposalFor = (
  { prices }: CounterOffer,
  { quotedLine, quantity }: { quotedLine: number | undefined; quantity: string },
): CounterOffer['prices'][number] | undefined =>
  prices.find((one) => one.line === quotedLine && one.quantity === parseTypedWhole(quantity));

/** Returns the words beside a field for which the buyer proposes something else. */
function proposalTexts(proposal: CounterOffer['prices'][number] | undefined, currency: string) {
  const { unitPriceMinor = null, leadTimeDays = null } = proposal ?? {};
  return {
    price: unitPriceMinor === null ? undefined : `Buyer proposes ${formatMoney(unitPriceMinor, currency)}`,
    leadTime: leadTimeDays === null ? undefined : `Buyer proposes ${leadTimeDays} days`,
  };
}

function Prices({ form, index, currency, counter }: PartProps & Pick<LineFieldsProps, 'counter'>) {
  const typed = useWatch({ control: form.control, name: `lines.${index}` });
  const hints = typed.prices.map(({ quantity }) =>
    proposalTexts(counter && proposalFor(counter, { quotedLine: typed.quotedLine, quantity }), currency),
  );
  const { fields, append, remove } = useFieldArray({ control: form.control, name: `lines.${index}.prices` });
  const { register, formState } = form;
  const errors = formState.errors.lines?.[index]?.prices;
  const message = errors?.root?.message ?? errors?.message;
  const symbol = currencySymbol(currency);
  return (
    <Stack as="fieldset" gap={3} className={styles.group}>
      <legend className="small">Prices in {currency}, without tax</legend>
      {fields.map((field, at) => (
        <Split key={field.id} gap={3} columns="1fr 1fr 1fr 1fr 44px" align="start" className={styles.price}>
          <Field label="Quantity" error={errors?.[at]?.quantity?.message}>
            <TextInput inputMode="numeric" {...register(`lines.${index}.prices.${at}.quantity`)} />
          </Field>
          <Field label="Unit price" hint={hints[at]?.price} error={errors?.[at]?.unitPriceMinor?.message}>
            <TextInput
              inputMode="decimal"
              before={symbol}
              {...register(`lines.${index}.prices.${at}.unitPriceMinor`)}
            />
          </Field>
          <Field label="Freight in total" error={errors?.[at]?.freightMinor?.message}>
            <TextInput
              inputMode="decimal"
              before={symbol}
              {...register(`lines.${index}.prices.${at}.freightMinor`)}
            />
          </Field>
          <Field label="Lead time" hint={hints[at]?.leadTime} error={errors?.[at]?.leadTimeDays?.message}>
            <TextInput
              inputMode="numeric"
              after="days"
              {...register(`lines.${index}.prices.${at}.leadTimeDays`)}
            />
          </Field>
          <span className={styles.remove}>
            {fields.length > 1 && (
              <IconButton label={`Remove quantity ${at + 1}`} onClick={() => remove(at)}>
                <Trash2 aria-hidden />
              </IconButton>
            )}
          </span>
        </Split>
      ))}
      <PriceTotals form={form} index={index} currency={currency} />
      {message && (
        <p role="alert" className={`small ${styles.problem}`}>
          {message}
        </p>
      )}
      {fields.length < maxQuantities && (
        <p>
          <Button variant="line" size="sm" icon={<Plus aria-hidden />} onClick={() => append(emptyPrice)}>
            Add quantity
          </Button>
        </p>
      )}
    </Stack>
  );
}

/** The totals of what is typed, as the buyer will see them. */
function PriceTotals({ form, index, currency }: PartProps) {
  const line = useWatch({ control: form.control, name: `lines.${index}` });
  const totals = totalsOf(line, currency);
  if (totals.length === 0) return null;
  return (
    <p role="status" className="muted small num">
      {totals
        .map(
          ({ quantity, totalMinor }) =>
            `${formatNumber(quantity)}: ${formatMoney(totalMinor, currency)} in total`,
        )
        .join(' · ')}
    </p>
  );
}

function Extras({ form, index, currency }: PartProps) {
  const { register, formState } = form;
  const errors = formState.errors.lines?.[index];
  return (
    <Split gap={3} columns="1fr 1fr" align="start">
      <Field label="MOQ" optional hint="Smallest quantity you sell" error={errors?.moq?.message}>
        <TextInput inputMode="numeric" {...register(`lines.${index}.moq`)} />
      </Field>
      <Field label="Sample price" optional hint="0 if it is free" error={errors?.samplePriceMinor?.message}>
        <TextInput
          inputMode="decimal"
          before={currencySymbol(currency)}
          {...register(`lines.${index}.samplePriceMinor`)}
        />
      </Field>
    </Split>
  );
}

function Charges({ form, index, currency }: PartProps) {
  const { fields, append, remove } = useFieldArray({ control: form.control, name: `lines.${index}.charges` });
  const { register, formState } = form;
  const errors = formState.errors.lines?.[index]?.charges;
  return (
    <Stack as="fieldset" gap={3} className={styles.group}>
      <legend className="small">One-off charges</legend>
      {fields.map((field, at) => (
        <Split key={field.id} gap={3} columns="2fr 1fr 44px" align="start" className={styles.charge}>
          <Field label="Charge" error={errors?.[at]?.label?.message}>
            <TextInput
              placeholder="Printing plates, cutting die, tooling"
              maxLength={80}
              {...register(`lines.${index}.charges.${at}.label`)}
            />
          </Field>
          <Field label="Amount" error={errors?.[at]?.amountMinor?.message}>
            <TextInput
              inputMode="decimal"
              before={currencySymbol(currency)}
              {...register(`lines.${index}.charges.${at}.amountMinor`)}
            />
          </Field>
          <span className={styles.remove}>
            <IconButton label={`Remove charge ${at + 1}`} onClick={() => remove(at)}>
              <Trash2 aria-hidden />
            </IconButton>
          </span>
        </Split>
      ))}
      {fields.length < maxCharges && (
        <p>
          <Button
            variant="line"
            size="sm"
            icon={<Plus aria-hidden />}
            onClick={() => append({ label: '', amountMinor: '' })}
          >
            Add charge
          </Button>
        </p>
      )}
    </Stack>
  );
}
