import { currencySymbol } from '#lib/amounts.ts';
import { Button } from '#ui/controls/button.tsx';
import { Banner } from '#ui/feedback/banner.tsx';
import { CheckedForm } from '#ui/fields/checked-form.tsx';
import { Checkbox } from '#ui/fields/choices/checkbox.tsx';
import { Field } from '#ui/fields/field.tsx';
import { TextInput } from '#ui/fields/text-input.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Grid, Stack } from '#ui/layout/layout.tsx';
import { type SellingTerms, zoneLabels } from '../contract.ts';
import styles from './terms-form.module.css';
import { useTermsForm, type ZoneInput } from './use-terms-form.ts';

const zoneHints: Record<ZoneInput['zone'], string> = {
  state: 'Buyers in the state of your registered office.',
  country: 'Buyers elsewhere in your country.',
  abroad: 'Buyers in other countries. They pay duties and import taxes.',
};

interface TermsFormProps {
  terms: SellingTerms;
  /** The sample store cannot be changed. */
  sample: boolean;
}

/** Edits the delivery charges of a store by zone, and its tax. */
export function TermsForm({ terms, sample }: TermsFormProps) {
  const { form, submit, busy, message } = useTermsForm(terms);
  const { zones: zonesError } = form.formState.errors;
  const zonesMessage = zonesError?.root?.message ?? zonesError?.message;
  return (
    <Stack
      as={CheckedForm}
      aria-label="Delivery and tax"
      className={styles.form}
      onSubmit={(event) => void submit(event)}
    >
      {message && <Banner>{message}</Banner>}
      {zonesMessage && <Banner>{zonesMessage}</Banner>}
      <Card title="Delivery">
        {terms.zones.map(({ zone }, index) => (
          <Zone
            key={zone}
            zone={zone}
            index={index}
            form={form}
            symbol={currencySymbol(terms.currency)}
            disabled={sample}
          />
        ))}
      </Card>
      <Tax terms={terms} form={form} disabled={sample} />
      {!sample && (
        <div>
          <Button type="submit" busy={busy} busyLabel="Saving...">
            Save
          </Button>
        </div>
      )}
    </Stack>
  );
}

type Form = ReturnType<typeof useTermsForm>['form'];

interface ZoneProps {
  zone: ZoneInput['zone'];
  index: number;
  form: Form;
  symbol: string;
  disabled: boolean;
}

function Zone({ zone, index, form, symbol, disabled }: ZoneProps) {
  const { register, watch, formState } = form;
  const errors = formState.errors.zones?.[index];
  return (
    <Stack as="fieldset" gap={3} shrink className={styles.zone}>
      <legend className="sr-only">{zoneLabels[zone]}</legend>
      <Checkbox disabled={disabled} hint={zoneHints[zone]} {...register(`zones.${index}.offered`)}>
        {zoneLabels[zone]}
      </Checkbox>
      {watch(`zones.${index}.offered`) && (
        <Grid rowGap={3} columns={3} align="start" className={styles.fields}>
          <Field label="Charge per order" error={errors?.chargeMinor?.message}>
            <TextInput
              inputMode="decimal"
              before={symbol}
              disabled={disabled}
              {...register(`zones.${index}.chargeMinor`)}
            />
          </Field>
          <Field label="Free for orders over" optional error={errors?.freeFromMinor?.message}>
            <TextInput
              inputMode="decimal"
              before={symbol}
              placeholder="Never"
              disabled={disabled}
              {...register(`zones.${index}.freeFromMinor`)}
            />
          </Field>
          <Field label="Transit time" error={errors?.transitDays?.message}>
            <TextInput
              inputMode="numeric"
              after="business days"
              disabled={disabled}
              {...register(`zones.${index}.transitDays`)}
            />
          </Field>
        </Grid>
      )}
    </Stack>
  );
}

interface TaxProps {
  terms: SellingTerms;
  form: Form;
  disabled: boolean;
}

function Tax({ terms, form: { register, formState }, disabled }: TaxProps) {
  const { errors } = formState;
  if (terms.taxSystem === 'gst') {
    return (
      <Card title="Tax">
        <p className={`muted small pretty ${styles.text}`}>
          GST is based on the HS code of each product: CGST and SGST within your state, IGST in other states,
          none on exports. Keep your HS codes accurate.
        </p>
        <Field
          label="Default rate"
          optional
          hint="Used for HS codes without a confirmed rate, such as 4819 50. Ask your accountant. If empty, the standard 18% applies."
          error={errors.taxRateBasisPoints?.message}
        >
          <TextInput
            inputMode="decimal"
            after="%"
            placeholder="18"
            disabled={disabled}
            {...register('taxRateBasisPoints')}
          />
        </Field>
      </Card>
    );
  }
  return (
    <Card title="Tax">
      <p className={`muted small pretty ${styles.text}`}>Charged on domestic sales, not on exports.</p>
      <Grid rowGap={3} columns={3} align="start" className={styles.fields}>
        <Field label="Name on invoices" error={errors.taxName?.message}>
          <TextInput disabled={disabled} maxLength={30} placeholder="VAT" {...register('taxName')} />
        </Field>
        <Field label="Rate" error={errors.taxRateBasisPoints?.message}>
          <TextInput inputMode="decimal" after="%" disabled={disabled} {...register('taxRateBasisPoints')} />
        </Field>
      </Grid>
    </Card>
  );
}
