import { Plus, Trash2 } from 'lucide-react';
import { useFieldArray } from 'react-hook-form';
import { maxCharges } from '#features/sourcing/quotes/contract/offer.ts';
import { currencySymbol } from '#lib/amounts.ts';
import { Button } from '#ui/controls/button.tsx';
import { IconButton } from '#ui/controls/icon-button.tsx';
import { Field } from '#ui/fields/field.tsx';
import { TextInput } from '#ui/fields/text-input.tsx';
import { Split, Stack } from '#ui/layout/layout.tsx';
import styles from './line-fields.module.css';
import type { QuoteForm } from './use-quote-form.ts';

interface LinePartProps {
  form: QuoteForm;
  index: number;
  currency: string;
}

/** The MOQ of an item and the price of its sample. */
export function Extras({ form, index, currency, wantsSample }: LinePartProps & { wantsSample: boolean }) {
  const { register, formState } = form;
  const errors = formState.errors.lines?.[index];
  return (
    <Split gap={3} columns="1fr 1fr" align="start">
      <Field label="MOQ" optional hint="Smallest quantity you sell" error={errors?.moq?.message}>
        <TextInput inputMode="numeric" {...register(`lines.${index}.moq`)} />
      </Field>
      <Field
        label="Sample price"
        optional={!wantsSample}
        hint={wantsSample ? 'The buyer wants a sample before the order. 0 if it is free.' : '0 if it is free'}
        error={errors?.samplePriceMinor?.message}
      >
        <TextInput
          inputMode="decimal"
          before={currencySymbol(currency)}
          {...register(`lines.${index}.samplePriceMinor`)}
        />
      </Field>
    </Split>
  );
}

/** The one-off charges of an item. */
export function Charges({ form, index, currency }: LinePartProps) {
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
