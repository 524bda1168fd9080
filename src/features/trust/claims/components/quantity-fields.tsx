import type { FieldErrors, UseFormRegisterReturn } from 'react-hook-form';
import { formatQuantity, type ProductUnit } from '#features/catalog/products/contract/product-labels.ts';
import { parseTypedNumber } from '#lib/parse-typed-number.ts';
import { Field } from '#ui/fields/field.tsx';
import { TextInput } from '#ui/fields/text-input.tsx';

/** A quantity as it is typed; empty for an item that is not part of the claim. */
export interface QuantityInput {
  lineId: string;
  quantity: string;
}

interface CountableLine {
  lineId: string;
  title: string;
  unit: string;
  /** How much of it can be named. */
  quantity: number;
}

interface QuantityFieldsProps {
  lines: readonly CountableLine[];
  register: (index: number) => UseFormRegisterReturn;
  errors: FieldErrors<{ lines: QuantityInput[] }>['lines'];
}

/** A field for the quantity of each item. */
export function QuantityFields({ lines, register, errors }: QuantityFieldsProps) {
  return (
    <>
      {lines.map(({ lineId, title, unit, quantity }, index) => (
        <Field
          key={lineId}
          label={`Quantity: ${title}`}
          optional={lines.length > 1}
          required={lines.length === 1}
          error={errors?.[index]?.quantity?.message ?? (index === 0 ? errors?.message : undefined)}
          hint={`Up to ${formatQuantity(quantity, unit as ProductUnit)}`}
        >
          <TextInput inputMode="decimal" autoComplete="off" {...register(index)} />
        </Field>
      ))}
    </>
  );
}

/** Returns the items with a typed quantity, as the contract takes them. */
export const typedLines = (lines: readonly QuantityInput[]) =>
  lines
    .filter(({ quantity }) => quantity.trim() !== '')
    .map(({ lineId, quantity }) => ({ lineId, quantity: parseTypedNumber(quantity) }));
