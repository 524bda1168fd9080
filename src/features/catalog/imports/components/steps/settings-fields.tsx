import { productUnits } from '#features/catalog/products/contract/product-labels.ts';
import { currencySymbol } from '#lib/amounts.ts';
import { formatTypedMinor, parseTypedMinor } from '#lib/typed-amounts.ts';
import { Checkbox } from '#ui/fields/choices/checkbox.tsx';
import { QuantityInput } from '#ui/fields/choices/quantity-input.tsx';
import { Select } from '#ui/fields/choices/select.tsx';
import { Field } from '#ui/fields/field.tsx';
import { TextInput } from '#ui/fields/text-input.tsx';
import { Grid } from '#ui/layout/layout.tsx';
import type { ImportSettings } from '../../contract/import-labels.ts';
import styles from './figures.module.css';

interface SettingsFieldsProps {
  settings: ImportSettings;
  /** The currency in which the store sells. */
  currency: string;
  /** True if the file has a price column. */
  hasPrice: boolean;
  onChange: (settings: ImportSettings) => void;
}

/** Defaults such as price, unit and minimum order for rows with empty cells. */
export function SettingsFields({ settings, currency, hasPrice, onChange }: SettingsFieldsProps) {
  const set = (changes: Partial<ImportSettings>): void => onChange({ ...settings, ...changes });
  const whole = (typed: string, fallback: number): number => {
    const value = Number(typed);
    return typed.trim() !== '' && Number.isInteger(value) && value >= 0 ? value : fallback;
  };
  return (
    <Grid min={280} align="start">
      <Field
        label="Price per unit"
        optional={hasPrice}
        hint={hasPrice ? undefined : 'Your file doesn’t include prices.'}
      >
        <TextInput
          inputMode="decimal"
          before={currencySymbol(currency)}
          defaultValue={settings.priceMinor === null ? '' : formatTypedMinor(settings.priceMinor, currency)}
          onChange={({ target }) => {
            const priceMinor = parseTypedMinor(target.value, currency);
            set({ priceMinor: priceMinor > 0 ? priceMinor : null });
          }}
        />
      </Field>
      <Field label="Unit">
        <Select
          options={[...productUnits]}
          value={settings.unit}
          onChange={({ target }) => {
            const unit = productUnits.find((one) => one === target.value);
            if (unit) set({ unit });
          }}
        />
      </Field>
      <Field label="Minimum order">
        <QuantityInput
          min={1}
          defaultValue={settings.moq}
          onChange={({ target }) => set({ moq: Math.max(1, whole(target.value, settings.moq)) })}
        />
      </Field>
      <Field label="Lead time">
        <QuantityInput
          min={0}
          max={365}
          unit="days"
          defaultValue={settings.leadTimeDays}
          onChange={({ target }) =>
            set({ leadTimeDays: Math.min(365, whole(target.value, settings.leadTimeDays)) })
          }
        />
      </Field>
      <Field label="Stock">
        <QuantityInput
          min={0}
          defaultValue={settings.stock}
          onChange={({ target }) => set({ stock: whole(target.value, settings.stock) })}
        />
      </Field>
      <Field label="Existing SKUs">
        <Select
          options={[
            { value: 'update', label: 'Update the product' },
            { value: 'skip', label: 'Skip the row' },
          ]}
          value={settings.existing}
          onChange={({ target }) => set({ existing: target.value === 'skip' ? 'skip' : 'update' })}
        />
      </Field>
      <div className={styles.wide}>
        <Checkbox
          checked={settings.publish}
          hint="Products over your plan’s limit are imported as inactive."
          onChange={({ target }) => set({ publish: target.checked })}
        >
          Publish new products immediately
        </Checkbox>
      </div>
    </Grid>
  );
}
