import { ListOrdered, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '#ui/controls/icon-button.tsx';
import { Field } from '#ui/fields/field.tsx';
import { TextInput } from '#ui/fields/text-input.tsx';
import { variantName } from '../rules/variant-terms.ts';
import type { TypedVariant } from '../rules/variant-values.ts';
import { useStoreCurrencySymbol } from './use-store-currency.ts';
import { VariantPricesDialog } from './variant-prices-dialog.tsx';
import styles from './variant-row.module.css';

interface VariantRowProps {
  row: TypedVariant;
  position: number;
  moq: string;
  unit: string;
  errorOf: (field: 'sku' | 'difference' | 'moq' | 'stock' | 'tiers') => string | undefined;
  onChange: (changes: Partial<TypedVariant>) => void;
  onRemove: () => void;
}

/** A variant with its article number, price difference, minimum order and stock. */
export function VariantRow({ row, position, moq, unit, errorOf, onChange, onRemove }: VariantRowProps) {
  const symbol = useStoreCurrencySymbol();
  const [isPricing, setPricing] = useState(false);
  const name = variantName(row.options.filter((option) => option !== ''));
  const field = (key: 'sku' | 'difference' | 'moq' | 'stock') => ({
    name: `variants.rows.${position}.${key}`,
    value: row[key],
    onChange: ({ target }: { target: { value: string } }) => onChange({ [key]: target.value }),
  });
  return (
    <li className={styles.row}>
      <fieldset className={styles.fields}>
        <legend className={styles.name}>{name}</legend>
        <Field label="Stock" error={errorOf('stock')}>
          <TextInput inputMode="numeric" {...field('stock')} />
        </Field>
        {row.tiers ? (
          <Field label="Price" error={errorOf('tiers')}>
            <TextInput readOnly value={`${row.tiers.length} custom`} />
          </Field>
        ) : (
          <Field label="Price ±" error={errorOf('difference')}>
            <TextInput inputMode="text" before={symbol} placeholder="0" {...field('difference')} />
          </Field>
        )}
        <Field label="Min. order" error={errorOf('moq')}>
          <TextInput inputMode="numeric" placeholder={moq || undefined} {...field('moq')} />
        </Field>
        <Field label="SKU" error={errorOf('sku')}>
          <TextInput maxLength={60} {...field('sku')} />
        </Field>
      </fieldset>
      <div className={styles.acts}>
        <IconButton label={`Own prices for ${name}`} title="Own prices" onClick={() => setPricing(true)}>
          <ListOrdered aria-hidden />
        </IconButton>
        <IconButton label={`Remove ${name}`} title="Remove" onClick={onRemove}>
          <Trash2 aria-hidden />
        </IconButton>
      </div>
      {isPricing && (
        <VariantPricesDialog
          name={name}
          unit={unit}
          tiers={row.tiers}
          start={row.moq || moq}
          onClose={() => setPricing(false)}
          onSave={(tiers) => {
            setPricing(false);
            onChange({ tiers });
          }}
        />
      )}
    </li>
  );
}
