import { Plus, Trash2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useFieldArray, useWatch } from 'react-hook-form';
import { leadTimeStart } from '#features/orders/order-record/rules/promised-day.ts';
import type { CounterOffer } from '#features/sourcing/quotes/contract/counter-offer.ts';
import { maxQuantities } from '#features/sourcing/quotes/contract/offer.ts';
import { currencySymbol } from '#lib/amounts.ts';
import { marketDay } from '#lib/calendar.ts';
import { formatNumber } from '#lib/formats.ts';
import { parseTypedWhole } from '#lib/parse-typed-number.ts';
import { Button } from '#ui/controls/button.tsx';
import { IconButton } from '#ui/controls/icon-button.tsx';
import { formatMoney } from '#ui/facts/format.ts';
import { Checkbox } from '#ui/fields/choices/checkbox.tsx';
import { Field } from '#ui/fields/field.tsx';
import { TextInput } from '#ui/fields/text-input.tsx';
import { Split, Stack } from '#ui/layout/layout.tsx';
import { lateText } from '../rules/late-text.ts';
import { paysFreight } from '../rules/typed-freight.ts';
import styles from './line-fields.module.css';
import { emptyPrice, type QuoteForm, type QuoteInput, totalsOf } from './use-quote-form.ts';

interface PricesProps {
  form: QuoteForm;
  index: number;
  currency: string;
  /** The open counter-offer of the buyer. */
  counter: CounterOffer | undefined;
  /** The last day on which the goods must arrive. */
  requiredBy: string | undefined;
}

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

/** The prices of an item by quantity, each with its freight and lead time. */
export function Prices({ form, index, currency, counter, requiredBy }: PricesProps) {
  const typed = useWatch({ control: form.control, name: `lines.${index}` });
  const { fields, append, remove } = useFieldArray({ control: form.control, name: `lines.${index}.prices` });
  const { formState } = form;
  const errors = formState.errors.lines?.[index]?.prices;
  const message = errors?.root?.message ?? errors?.message;
  return (
    <Stack as="fieldset" gap={3} className={styles.group}>
      <legend className="small">Prices in {currency}, without tax</legend>
      {fields.map((field, at) => (
        <PriceRow
          key={field.id}
          form={form}
          index={index}
          at={at}
          currency={currency}
          typed={typed}
          counter={counter}
          requiredBy={requiredBy}
          onRemove={fields.length > 1 ? () => remove(at) : undefined}
        />
      ))}
      <FreightChoice form={form} index={index} />
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

interface PriceRowProps extends PricesProps {
  at: number;
  typed: QuoteInput['lines'][number];
  onRemove: (() => void) | undefined;
}

function PriceRow(props: PriceRowProps) {
  const { form, index, at, currency, typed, counter, requiredBy, onRemove } = props;
  const { register, formState } = form;
  const errors = formState.errors.lines?.[index]?.prices?.[at];
  const price = typed.prices[at];
  const { quotedLine } = typed;
  const hints = proposalTexts(
    counter && proposalFor(counter, { quotedLine, quantity: price?.quantity ?? '' }),
    currency,
  );
  const [day] = useState(() => marketDay(new Date()));
  const late = lateText(price?.leadTimeDays ?? '', { day, requiredBy });
  const symbol = currencySymbol(currency);
  const path = `lines.${index}.prices.${at}` as const;
  return (
    <Split gap={3} columns="1fr 1fr 1fr 1fr 44px" align="start" className={styles.price}>
      <Field label="Quantity" error={errors?.quantity?.message}>
        <TextInput inputMode="numeric" {...register(`${path}.quantity`)} />
      </Field>
      <Field label="Unit price" hint={hints.price} error={errors?.unitPriceMinor?.message}>
        <TextInput inputMode="decimal" before={symbol} {...register(`${path}.unitPriceMinor`)} />
      </Field>
      <Field label="Total freight" error={errors?.freightMinor?.message}>
        {typed.isFreightIncluded ? (
          <TextInput readOnly value="Included" />
        ) : (
          <TextInput inputMode="decimal" before={symbol} {...register(`${path}.freightMinor`)} />
        )}
      </Field>
      <Field
        label="Lead time"
        hint={[hints.leadTime, late].filter(Boolean).join('. ') || (at === 0 && `From ${leadTimeStart}`)}
        error={errors?.leadTimeDays?.message}
      >
        <TextInput inputMode="numeric" after="days" {...register(`${path}.leadTimeDays`)} />
      </Field>
      <span className={styles.remove}>
        {onRemove && (
          <IconButton label={`Remove quantity ${at + 1}`} onClick={onRemove}>
            <Trash2 aria-hidden />
          </IconButton>
        )}
      </span>
    </Split>
  );
}

/** The choice between an amount for the freight and unit prices that include it, where the seller pays it. */
function FreightChoice({ form, index }: Pick<PricesProps, 'form' | 'index'>) {
  const incoterm = useWatch({ control: form.control, name: 'incoterm' });
  const isSellers = paysFreight(incoterm);
  const { setValue, getValues } = form;
  useEffect(() => {
    // The choice does not exist under the other Incoterms.
    if (!isSellers && getValues(`lines.${index}.isFreightIncluded`))
      setValue(`lines.${index}.isFreightIncluded`, false);
  }, [isSellers, index, getValues, setValue]);
  if (!isSellers) return null;
  return (
    <Checkbox
      {...form.register(`lines.${index}.isFreightIncluded`)}
      hint={`${incoterm} includes freight. Enter it for each quantity, or select this.`}
    >
      Freight is included in the unit prices
    </Checkbox>
  );
}

/** The totals of what is typed, as the buyer will see them. */
function PriceTotals({ form, index, currency }: Pick<PricesProps, 'form' | 'index' | 'currency'>) {
  const line = useWatch({ control: form.control, name: `lines.${index}` });
  const incoterm = useWatch({ control: form.control, name: 'incoterm' });
  const totals = totalsOf(line, { currency, incoterm });
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
