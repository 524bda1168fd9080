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
  /** The quantities as they are typed: an item without a quantity is left out, so that the errors count without it. */
  typed: readonly QuantityInput[];
  register: (index: number) => UseFormRegisterReturn;
  errors: FieldErrors<{ lines: QuantityInput[] }>['lines'];
}

/** A field for the quantity of each item. */
export function QuantityFields({ lines, typed, register, errors }: QuantityFieldsProps) {
  const errorAt = (index: number): string | undefined => {
    if (!isTyped(typed[index])) return index === 0 ? errors?.root?.message : undefined;
    return errors?.[typed.slice(0, index).filter(isTyped).length]?.quantity?.message;
  };
  return (
    <>
      {lines.map(({ lineId, title, unit, quantity }, index) => (
        <Field
          key={lineId}
          label={`Quantity: ${title}`}
          optional={lines.length > 1}
          required={lines.length === 1}
          error={errorAt(index)}
          hint={`Up to ${formatQuantity(quantity, unit as ProductUnit)}`}
        >
          <TextInput inputMode="decimal" autoComplete="off" {...register(index)} />
        </Field>
      ))}
    </>
  );
}

const isTyped = (line: QuantityInput | undefined): boolean => (line?.quantity ?? '').trim() !== '';

/** Returns the items with a typed quantity, as the contract takes them. */
export const typedLines = (lines: readonly QuantityInput[]) =>
  lines.filter(isTyped).map(({ lineId, quantity }) => ({ lineId, quantity: parseTypedNumber(quantity) }));
