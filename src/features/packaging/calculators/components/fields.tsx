import { Select, type SelectOption } from '#ui/fields/choices/select.tsx';
import { Field } from '#ui/fields/field.tsx';
import { TextInput } from '#ui/fields/text-input.tsx';
import type { FieldValues } from '../rules/field-values.ts';
import styles from './fields.module.css';

export interface FormState {
  values: FieldValues;
  errors: Readonly<Record<string, string>>;
  /** Before the ids of its fields, where a page holds several forms. */
  place: string;
}

interface CommonProps {
  name: string;
  label: string;
  form: FormState;
  hint?: string;
}

/** A number in a GET form: what was typed comes back, with what is wrong with it. */
export function FigureField({
  name,
  label,
  form,
  hint,
  unit,
  optional,
}: CommonProps & { unit?: string; optional?: boolean }) {
  return (
    <Field
      label={label}
      hint={hint}
      error={form.errors[name]}
      optional={optional ?? false}
      id={`${form.place}${name}`}
    >
      <TextInput
        name={name}
        defaultValue={form.values[name]}
        inputMode="decimal"
        autoComplete="off"
        maxLength={40}
        after={unit}
      />
    </Field>
  );
}

/** A choice in a GET form. */
export function ChoiceField({
  name,
  label,
  form,
  hint,
  options,
  wide,
}: CommonProps & { options: readonly SelectOption[]; wide?: boolean }) {
  return (
    <Field
      label={label}
      hint={hint}
      error={form.errors[name]}
      id={`${form.place}${name}`}
      className={wide ? (styles.wide ?? '') : ''}
    >
      <Select name={name} defaultValue={form.values[name]} options={options} />
    </Field>
  );
}

export const lengthUnitOptions = [
  { value: 'mm', label: 'Millimeters' },
  { value: 'in', label: 'Inches' },
];
export const massUnitOptions = [
  { value: 'kg', label: 'Kilograms' },
  { value: 'lb', label: 'Pounds' },
];
