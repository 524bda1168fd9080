import { Plus, Trash2 } from 'lucide-react';
import { type UseFormReturn, useFieldArray, useWatch } from 'react-hook-form';
import { useStoreCurrency } from '#features/catalog/variants/components/use-store-currency.ts';
import { currencySymbol } from '#lib/amounts.ts';
import { Button } from '#ui/controls/button.tsx';
import { IconButton } from '#ui/controls/icon-button.tsx';
import { Field } from '#ui/fields/field.tsx';
import { TextInput } from '#ui/fields/text-input.tsx';
import { Split, Stack } from '#ui/layout/layout.tsx';
import type { FormValues } from '../../rules/form-values.ts';
import styles from './tier-editor.module.css';

const maxTiers = 8;

/**
 * An editor for price tiers: the first row is the minimum order, each further one has a higher quantity and a lower
 * price.
 */
export function TierEditor({ form }: { form: UseFormReturn<FormValues> }) {
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'tiers' });
  const [moq, unit] = useWatch({ control: form.control, name: ['moq', 'unit'] });
  const errors = form.formState.errors.tiers;
  const currency = useStoreCurrency();
  return (
    <Stack as="fieldset" gap={3} className={styles.editor}>
      <legend className={`small ${styles.legend}`}>Prices</legend>
      <p className="faint note">
        In {currency} per {unit}, without tax. Buyers see every row.
      </p>
      <Stack as="ol" gap={3}>
        {fields.map((field, i) => (
          <Split as="li" gap={3} columns="1fr 1fr 42px" align="start" key={field.id} className={styles.row}>
            {i === 0 ? (
              <Field label="From quantity">
                <TextInput readOnly tabIndex={-1} value={moq || 'Minimum'} />
              </Field>
            ) : (
              <Field label="From quantity" error={errors?.[i]?.minQuantity?.message}>
                <TextInput inputMode="numeric" {...form.register(`tiers.${i}.minQuantity`)} />
              </Field>
            )}
            <Field label="Price" error={errors?.[i]?.price?.message}>
              <TextInput
                inputMode="decimal"
                before={currencySymbol(currency)}
                {...form.register(`tiers.${i}.price`)}
              />
            </Field>
            <Stack as="span" gap={0} align="center" className={styles.remove}>
              {i > 0 && (
                <IconButton label={`Remove price ${i + 1}`} onClick={() => remove(i)}>
                  <Trash2 aria-hidden />
                </IconButton>
              )}
            </Stack>
          </Split>
        ))}
      </Stack>
      {fields.length < maxTiers && (
        <p>
          <Button
            variant="line"
            size="sm"
            icon={<Plus aria-hidden />}
            onClick={() => append({ minQuantity: '', price: '' })}
          >
            Add volume price
          </Button>
        </p>
      )}
    </Stack>
  );
}
