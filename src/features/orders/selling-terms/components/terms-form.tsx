import { currencySymbol } from '#lib/amounts.ts';
import { Button } from '#ui/controls/button.tsx';
import { Banner } from '#ui/feedback/banner.tsx';
import { CheckedForm } from '#ui/fields/checked-form.tsx';
import { Checkbox } from '#ui/fields/choices/checkbox.tsx';
import { Field } from '#ui/fields/field.tsx';
import { TextInput } from '#ui/fields/text-input.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Grid, Stack } from '#ui/layout/layout.tsx';
import { type SellingTerms, zoneWords } from '../contract.ts';
import styles from './terms-form.module.css';
import { type TypedZone, useTermsForm } from './use-terms-form.ts';

const zoneHints: Record<TypedZone['zone'], string> = {
  state: 'Buyers in the state of your registered office.',
  country: 'Buyers elsewhere in your country.',
  abroad: 'Buyers in other countries. Duties and import taxes are theirs.',
};

/** What a store charges for delivery, zone by zone, and how its goods are taxed. */
export function TermsForm({ terms, sample }: { terms: SellingTerms; sample: boolean }) {
  const form = useTermsForm(terms);
  const symbol = currencySymbol(terms.currency);
  return (
    <Stack
      as={CheckedForm}
      aria-label="Delivery and tax"
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        void form.save();
      }}
    >
      {form.problem && <Banner>{form.problem}</Banner>}
      {form.errorOf('zones') && <Banner>{form.errorOf('zones')}</Banner>}
      <Card title="Delivery">
        {form.zones.map((zone, i) => (
          <Zone key={zone.zone} zone={zone} position={i} form={form} symbol={symbol} disabled={sample} />
        ))}
      </Card>
      <Tax terms={terms} form={form} disabled={sample} />
      {!sample && (
        <div>
          <Button type="submit" busy={form.busy} busyLabel="Saving...">
            Save
          </Button>
        </div>
      )}
    </Stack>
  );
}

interface ZoneProps {
  zone: TypedZone;
  position: number;
  form: ReturnType<typeof useTermsForm>;
  symbol: string;
  disabled: boolean;
}

function Zone({ zone, position, form, symbol, disabled }: ZoneProps) {
  const { offered, charge, freeFrom, transitDays } = zone;
  const change = (changes: Partial<TypedZone>) => form.changeZone(zone.zone, changes);
  const errorOf = (field: string) => form.errorOf(`zones.${position}.${field}`);
  return (
    <Stack as="fieldset" gap={3} shrink className={styles.zone}>
      <legend className="sr-only">{zoneWords[zone.zone]}</legend>
      <Checkbox
        checked={offered}
        disabled={disabled}
        hint={zoneHints[zone.zone]}
        onChange={({ target }) => change({ offered: target.checked })}
      >
        {zoneWords[zone.zone]}
      </Checkbox>
      {offered && (
        <Grid rowGap={3} columns={3} align="start" className={styles.fields}>
          <Field label="Charge for an order" error={errorOf('chargeMinor')}>
            <TextInput
              inputMode="decimal"
              before={symbol}
              value={charge}
              disabled={disabled}
              onChange={({ target }) => change({ charge: target.value })}
            />
          </Field>
          <Field label="Free from goods worth" optional error={errorOf('freeFromMinor')}>
            <TextInput
              inputMode="decimal"
              before={symbol}
              placeholder="Never"
              value={freeFrom}
              disabled={disabled}
              onChange={({ target }) => change({ freeFrom: target.value })}
            />
          </Field>
          <Field label="On the way" error={errorOf('transitDays')}>
            <TextInput
              inputMode="numeric"
              after="working days"
              value={transitDays}
              disabled={disabled}
              onChange={({ target }) => change({ transitDays: target.value })}
            />
          </Field>
        </Grid>
      )}
    </Stack>
  );
}

interface TaxProps {
  terms: SellingTerms;
  form: ReturnType<typeof useTermsForm>;
  disabled: boolean;
}

function Tax({ terms, form, disabled }: TaxProps) {
  if (terms.taxSystem === 'gst') {
    return (
      <Card title="Tax">
        <p className={`muted small pretty ${styles.words}`}>
          GST follows the HS code of each product: CGST and SGST inside your state, IGST beyond it, none on
          exports. Keep the HS codes of your products right, and the invoices are.
        </p>
        <Field
          label="Rate where none is known"
          optional
          hint="Of some HS codes, such as 4819 50, no rate is confirmed here. Ask your accountant and give it; left empty, the standard 18% is charged."
          error={form.errorOf('taxRateBasisPoints')}
        >
          <TextInput
            inputMode="decimal"
            after="%"
            placeholder="18"
            value={form.taxRate}
            disabled={disabled}
            onChange={({ target }) => form.setTaxRate(target.value)}
          />
        </Field>
      </Card>
    );
  }
  return (
    <Card title="Tax">
      <p className={`muted small pretty ${styles.words}`}>
        On what you sell inside your country. Exports carry none.
      </p>
      <Grid rowGap={3} columns={3} align="start" className={styles.fields}>
        <Field label="Name on invoices" error={form.errorOf('taxName')}>
          <TextInput
            value={form.taxName}
            disabled={disabled}
            maxLength={30}
            placeholder="VAT"
            onChange={({ target }) => form.setTaxName(target.value)}
          />
        </Field>
        <Field label="Rate" error={form.errorOf('taxRateBasisPoints')}>
          <TextInput
            inputMode="decimal"
            after="%"
            value={form.taxRate}
            disabled={disabled}
            onChange={({ target }) => form.setTaxRate(target.value)}
          />
        </Field>
      </Grid>
    </Card>
  );
}
