import { Plus, Trash2 } from 'lucide-react';
import { useEffect } from 'react';
import { useFieldArray, useWatch } from 'react-hook-form';
import {
  type InstallmentEvent,
  installmentEvents,
  maxInstallments,
} from '#features/orders/selling-terms/contract.ts';
import { Button } from '#ui/controls/button.tsx';
import { IconButton } from '#ui/controls/icon-button.tsx';
import { Select } from '#ui/fields/choices/select.tsx';
import { Field } from '#ui/fields/field.tsx';
import { TextInput } from '#ui/fields/text-input.tsx';
import { Split, Stack } from '#ui/layout/layout.tsx';
import styles from './line-fields.module.css';
import { customTerm, type InstallmentInput, type QuoteForm } from './use-quote-form.ts';

const eventOptions: Record<InstallmentEvent, string> = {
  order: 'After the order is confirmed',
  proof: 'After the proof is approved',
  dispatch: 'After dispatch (0 days: before it)',
  delivery: 'After delivery',
};

const firstInstallments: InstallmentInput[] = [
  { percent: '50', due: 'order', days: '3' },
  { percent: '50', due: 'dispatch', days: '0' },
];

/** The installments of custom payment terms, which add up to 100%. */
export function PaymentSplitFields({ form }: { form: QuoteForm }) {
  const { fields, append, remove, replace } = useFieldArray({ control: form.control, name: 'paymentSplit' });
  const { register, formState, control } = form;
  const isCustom = useWatch({ control, name: 'paymentTerm' }) === customTerm;
  const errors = formState.errors.paymentSplit;
  const message = errors?.root?.message ?? errors?.message;
  useEffect(() => {
    if (isCustom && fields.length === 0) replace(firstInstallments);
  }, [isCustom, fields.length, replace]);
  if (!isCustom) return null;
  return (
    <Stack as="fieldset" gap={3} className={styles.group}>
      <legend className="small">Installments, 100% in total</legend>
      {fields.map((field, at) => (
        <Split key={field.id} gap={3} columns="1fr 2fr 1fr 44px" align="start" className={styles.installment}>
          <Field label="Share" error={errors?.[at]?.percent?.message}>
            <TextInput inputMode="numeric" after="%" {...register(`paymentSplit.${at}.percent`)} />
          </Field>
          <Field label="Due" error={errors?.[at]?.due?.message}>
            <Select
              {...register(`paymentSplit.${at}.due`)}
              options={installmentEvents.map((value) => ({ value, label: eventOptions[value] }))}
            />
          </Field>
          <Field label="Within" error={errors?.[at]?.days?.message}>
            <TextInput inputMode="numeric" after="days" {...register(`paymentSplit.${at}.days`)} />
          </Field>
          <span className={styles.remove}>
            {fields.length > 1 && (
              <IconButton label={`Remove installment ${at + 1}`} onClick={() => remove(at)}>
                <Trash2 aria-hidden />
              </IconButton>
            )}
          </span>
        </Split>
      ))}
      {message && (
        <p role="alert" className={`small ${styles.problem}`}>
          {message}
        </p>
      )}
      {fields.length < maxInstallments && (
        <p>
          <Button
            variant="line"
            size="sm"
            icon={<Plus aria-hidden />}
            onClick={() => append({ percent: '', due: 'delivery', days: '30' })}
          >
            Add installment
          </Button>
        </p>
      )}
    </Stack>
  );
}
