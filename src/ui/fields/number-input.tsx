import { useState } from 'react';
import { parseTypedNumber, parseTypedWhole } from '#lib/parse-typed-number.ts';
import { TextInput, type TextInputProps } from './text-input.tsx';

interface NumberInputProps extends Omit<TextInputProps, 'value' | 'onChange' | 'type' | 'inputMode'> {
  /** Null if nothing is typed, NaN if it cannot be read. */
  value: number | null;
  onNumber: (value: number | null) => void;
  /** True if only whole numbers make sense. */
  whole?: boolean;
}

/** A number as text: unlike a number input, it never drops a comma while it is typed. */
export function NumberInput({ value, onNumber, whole = false, ...rest }: NumberInputProps) {
  const read = (text: string): number | null => {
    if (text.trim() === '') return null;
    return whole ? parseTypedWhole(text) : parseTypedNumber(text);
  };
  const [typed, setTyped] = useState(() => textOf(value));
  return (
    <TextInput
      {...rest}
      inputMode={whole ? 'numeric' : 'decimal'}
      value={Object.is(read(typed), value) || Number.isNaN(value) ? typed : textOf(value)}
      onChange={({ target }) => {
        setTyped(target.value);
        onNumber(read(target.value));
      }}
    />
  );
}

const textOf = (value: number | null): string => (value === null || Number.isNaN(value) ? '' : String(value));
