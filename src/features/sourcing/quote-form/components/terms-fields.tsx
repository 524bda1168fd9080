import { explainPlan } from '#features/orders/selling-terms/rules/payment-plan.ts';
import type { PaymentTerm } from '#features/stores/suppliers/contract/options.ts';
import { incotermCodes, incotermName } from '#lib/incoterms.ts';
import { DateInput } from '#ui/fields/choices/date-input.tsx';
import { Select } from '#ui/fields/choices/select.tsx';
import { Field } from '#ui/fields/field.tsx';
import { TextArea } from '#ui/fields/text-area.tsx';
import { TextInput } from '#ui/fields/text-input.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Grid, Stack } from '#ui/layout/layout.tsx';
import { paysFreight } from '../rules/typed-freight.ts';
import { PaymentSplitFields } from './payment-split-fields.tsx';
import { customTerm, type QuoteForm } from './use-quote-form.ts';

interface TermsFieldsProps {
  form: QuoteForm;
  offeredTerms: readonly PaymentTerm[];
  /** The place of the buyer, which is the named place only where the seller delivers. */
  buyerPlace: string;
}

/** The delivery and payment terms of a quote, its last day and its notes. */
export function TermsFields({ form, offeredTerms, buyerPlace }: TermsFieldsProps) {
  const { register, formState } = form;
  const { errors } = formState;
  return (
    <Card title="Terms">
      <Stack>
        <Grid columns={2} small={1} gap={3} align="start">
          <Field label="Incoterm" required error={errors.incoterm?.message}>
            <Select
              {...register('incoterm', { onChange: () => movePlace(form, buyerPlace) })}
              options={incotermCodes.map((code) => ({
                value: code,
                label: `${code}: ${incotermName(code)}`,
              }))}
            />
          </Field>
          <Field label="Named place" required hint="Port, city or address" error={errors.place?.message}>
            <TextInput maxLength={120} {...register('place')} />
          </Field>
          <Field label="Payment terms" required error={errors.paymentTerm?.message}>
            <Select
              {...register('paymentTerm')}
              options={[
                ...offeredTerms.map((term) => ({ value: term, label: `${term}: ${explainPlan(term)}` })),
                { value: customTerm, label: 'Custom installments' },
              ]}
            />
          </Field>
          <Field label="Valid until" required error={errors.validUntil?.message}>
            <DateInput {...register('validUntil')} />
          </Field>
        </Grid>
        <PaymentSplitFields form={form} />
        <Field label="Notes" optional error={errors.notes?.message}>
          <TextArea rows={3} limit={2000} {...register('notes')} />
        </Field>
      </Stack>
    </Card>
  );
}

/** Clears the place of the buyer under an Incoterm by which the buyer collects, and fills it in again otherwise. */
function movePlace(form: QuoteForm, buyerPlace: string): void {
  const { incoterm, place } = form.getValues();
  const options = { shouldDirty: true, shouldValidate: form.formState.isSubmitted };
  const cityOf = (text: string): string => (text.split(',')[0] ?? '').trim().toLowerCase();
  if (!paysFreight(incoterm) && place && cityOf(place) === cityOf(buyerPlace))
    form.setValue('place', '', options);
  if (paysFreight(incoterm) && !place.trim()) form.setValue('place', buyerPlace, options);
}
