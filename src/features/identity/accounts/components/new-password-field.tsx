import type { UseFormRegisterReturn } from 'react-hook-form';
import { Field } from '#ui/fields/field.tsx';
import { PasswordInput } from '#ui/fields/password-input.tsx';

interface NewPasswordFieldProps {
  label?: string;
  /** What `register('password')` gave. */
  field: UseFormRegisterReturn;
  error: string | undefined;
}

/** A password to be set. Its rule is said once: beforehand as a hint, afterwards as what is wrong. */
export function NewPasswordField({ label = 'Password', field, error }: NewPasswordFieldProps) {
  return (
    <Field label={label} required hint={error ? undefined : 'At least 8 characters.'} error={error}>
      <PasswordInput autoComplete="new-password" {...field} />
    </Field>
  );
}
