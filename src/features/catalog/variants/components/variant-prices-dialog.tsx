import { Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { currencySymbol } from '#lib/amounts.ts';
import { parseTypedWhole } from '#lib/parse-typed-number.ts';
import { parseTypedMinor } from '#lib/typed-amounts.ts';
import { Button } from '#ui/controls/button.tsx';
import { IconButton } from '#ui/controls/icon-button.tsx';
import { Field } from '#ui/fields/field.tsx';
import { TextInput } from '#ui/fields/text-input.tsx';
import { Dialog } from '#ui/overlays/dialog.tsx';
import type { TypedVariant } from '../rules/variant-values.ts';
import { useStoreCurrency } from './use-store-currency.ts';
import styles from './variant-prices-dialog.module.css';

type TypedTiers = NonNullable<TypedVariant['tiers']>;

interface VariantPricesDialogProps {
  name: string;
  unit: string;
  tiers: TypedTiers | null;
  /** Minimum order, at which the first price starts. */
  start: string;
  onClose: () => void;
  /** Null resets to the product's prices. */
  onSave: (tiers: TypedTiers | null) => void;
}

const maxTiers = 8;

/** A dialog for price tiers of one variant that replace those of the product. */
export function VariantPricesDialog({ name, unit, tiers, start, onClose, onSave }: VariantPricesDialogProps) {
  const currency = useStoreCurrency();
  const [rows, setRows] = useState<TypedTiers>(tiers ?? [{ minQuantity: start, price: '' }]);
  const [error, setError] = useState<string | null>(null);
  const change = (index: number, changes: Partial<TypedTiers[number]>): void =>
    setRows(rows.map((row, i) => (i === index ? { ...row, ...changes } : row)));
  const save = (): void => {
    const problem = problemOf(rows, currency);
    setError(problem);
    if (!problem) onSave(rows);
  };
  return (
    <Dialog
      open
      size="sm"
      onOpenChange={(open) => !open && onClose()}
      title={`Own prices for ${name}`}
      description={`In ${currency} per ${unit}, without tax.`}
      footer={
        <>
          {tiers && (
            <Button variant="quiet" onClick={() => onSave(null)}>
              Use the product’s prices
            </Button>
          )}
          <Button onClick={save}>Done</Button>
        </>
      }
    >
      <ol className={styles.rows}>
        {rows.map((row, i) => (
          <li key={i} className={styles.row}>
            <Field label="From quantity">
              <TextInput
                inputMode="numeric"
                value={row.minQuantity}
                onChange={({ target }) => change(i, { minQuantity: target.value })}
              />
            </Field>
            <Field label="Price">
              <TextInput
                inputMode="decimal"
                before={currencySymbol(currency)}
                value={row.price}
                onChange={({ target }) => change(i, { price: target.value })}
              />
            </Field>
            <IconButton
              label={`Remove price ${i + 1}`}
              disabled={rows.length === 1}
              onClick={() => setRows(rows.filter((_, at) => at !== i))}
            >
              <Trash2 aria-hidden />
            </IconButton>
          </li>
        ))}
      </ol>
      {rows.length < maxTiers && (
        <Button
          variant="line"
          size="sm"
          icon={<Plus aria-hidden />}
          onClick={() => setRows([...rows, { minQuantity: '', price: '' }])}
        >
          Add volume price
        </Button>
      )}
      <p role="alert" className={styles.error}>
        {error}
      </p>
    </Dialog>
  );
}

function problemOf(rows: TypedTiers, currency: string): string | null {
  const read = rows.map(({ minQuantity, price }) => ({
    quantity: parseTypedWhole(minQuantity),
    price: parseTypedMinor(price, currency),
  }));
  if (read.some(({ quantity, price }) => !Number.isInteger(quantity) || quantity < 1 || !(price > 0)))
    return 'Enter a quantity and a price in every row.';
  const falls = read.every(({ quantity, price }, i) => {
    const above = read[i - 1];
    return !above || (quantity > above.quantity && price < above.price);
  });
  return falls ? null : 'Each row needs a larger quantity and a lower price than the one above.';
}
