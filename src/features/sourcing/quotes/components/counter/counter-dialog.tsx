import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useState } from 'react';
import { type UseFormReturn, useFieldArray } from 'react-hook-form';
import { useRevalidator } from 'react-router';
import * as z from 'zod/mini';
import { DialogForm, Wide } from '#features/orders/order-record/components/dialog-form.tsx';
import { currencySymbol } from '#lib/amounts.ts';
import { formatNumber } from '#lib/formats.ts';
import { parseTypedWhole } from '#lib/parse-typed-number.ts';
import { parseTypedMinor } from '#lib/typed-amounts.ts';
import { formatMoney } from '#ui/facts/format.ts';
import { Field } from '#ui/fields/field.tsx';
import { TextArea } from '#ui/fields/text-area.tsx';
import { TextInput } from '#ui/fields/text-input.tsx';
import { Split, Stack } from '#ui/layout/layout.tsx';
import { api } from '#web/api.ts';
import { useFormAction } from '#web/use-form-action.ts';
import { counterNote, proposedPrices } from '../../contract/counter-offer.ts';
import type { Quote } from '../../contract.ts';
import styles from './counter-offers.module.css';

/** The form as it is typed: every quoted quantity, empty where nothing else is proposed. */
interface CounterInput {
  prices: { line: number; quantity: number; unitPriceMinor: string; leadTimeDays: string }[];
  note: string;
}

const schema = z.object({ prices: proposedPrices, note: counterNote });
type CounterOutput = z.infer<typeof schema>;

/** Returns what was typed, without the quantities for which nothing is proposed. */
const resolverFor = (currency: string) =>
  standardSchemaResolver(
    z.pipe(
      z.transform(({ prices, note }: CounterInput) => ({
        note,
        prices: prices
          .filter(({ unitPriceMinor, leadTimeDays }) => `${unitPriceMinor}${leadTimeDays}`.trim() !== '')
          .map(({ unitPriceMinor, leadTimeDays, ...one }) => ({
            ...one,
            ...(unitPriceMinor.trim() && { unitPriceMinor: parseTypedMinor(unitPriceMinor, currency) }),
            ...(leadTimeDays.trim() && { leadTimeDays: parseTypedWhole(leadTimeDays) }),
          })),
      })),
      schema,
    ),
  );

interface CounterDialogProps {
  quote: Quote;
  onClose: () => void;
}

/** Proposes other prices or lead times for the quantities of a quote. */
export function CounterDialog({ quote, onClose }: CounterDialogProps) {
  const { id, version, currency, reference, supplier, lines } = quote;
  const { revalidate } = useRevalidator();
  const [resolver] = useState(() => resolverFor(currency));
  const action = useFormAction<CounterInput, CounterOutput>({
    resolver,
    form: `counter:${id}:${version}`,
    defaultValues: {
      prices: lines.flatMap(({ prices }, line) =>
        prices.map(({ quantity }) => ({ line, quantity, unitPriceMinor: '', leadTimeDays: '' })),
      ),
      note: '',
    },
    send: (counter, once) => api.quotes.buyer.counter({ ...counter, id, version }, once),
    success: `Counter-offer sent to ${supplier.name}.`,
    failure: 'The counter-offer could not be sent. What you typed is still here. Please try again.',
    onSuccess: async () => {
      await revalidate();
      onClose();
    },
    onFailure: () => revalidate(),
  });
  const { register, formState } = action.form;
  return (
    <DialogForm
      title={`Counter-offer for quote ${reference}`}
      description={`Enter what you propose. What you leave empty stays as quoted. ${supplier.name} answers with a new version of the quote.`}
      submitLabel="Send counter-offer"
      busyLabel="Sending..."
      variant="go"
      action={action}
      onClose={onClose}
    >
      <Wide>
        <Stack gap={4}>
          <ProposedPrices form={action.form} quote={quote} />
          <Field label="Note" optional error={formState.errors.note?.message}>
            <TextArea rows={3} limit={1000} {...register('note')} />
          </Field>
        </Stack>
      </Wide>
    </DialogForm>
  );
}

interface ProposedPricesProps {
  form: UseFormReturn<CounterInput, unknown, CounterOutput>;
  quote: Quote;
}

function ProposedPrices({ form, quote: { lines, currency } }: ProposedPricesProps) {
  const { fields } = useFieldArray({ control: form.control, name: 'prices' });
  const { register, formState } = form;
  const errors = formState.errors.prices;
  const message = errors?.root?.message ?? errors?.message;
  return (
    <>
      {fields.map((field, at) => {
        const line = lines[field.line];
        const price = line?.prices.find(({ quantity }) => quantity === field.quantity);
        if (!line || !price) return null;
        const error = errors?.[at];
        return (
          <Stack key={field.id} as="fieldset" gap={2} className={styles.proposal}>
            <legend className="small break-words">
              {line.title}, <span className="num">{formatNumber(field.quantity)}</span>
            </legend>
            <Split gap={3} columns="1fr 1fr" align="start" className={styles.fields}>
              <Field
                label="Unit price"
                hint={`Quoted: ${formatMoney(price.unitPriceMinor, currency)}`}
                error={error?.unitPriceMinor?.message}
              >
                <TextInput
                  inputMode="decimal"
                  before={currencySymbol(currency)}
                  {...register(`prices.${at}.unitPriceMinor`)}
                />
              </Field>
              <Field
                label="Lead time"
                hint={`Quoted: ${price.leadTimeDays} days`}
                error={error?.leadTimeDays?.message}
              >
                <TextInput inputMode="numeric" after="days" {...register(`prices.${at}.leadTimeDays`)} />
              </Field>
            </Split>
          </Stack>
        );
      })}
      {message && (
        <p role="alert" className={`small ${styles.problem}`}>
          {message}
        </p>
      )}
    </>
  );
}
