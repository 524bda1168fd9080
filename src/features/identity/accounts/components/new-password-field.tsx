import type { UseFormRegisterReturn } from 'react-hook-form';
import { Field } from '#ui/fields/field.tsx';
import { PasswordInput } from '#ui/fields/password-input.tsx';

interface NewPasswordFieldProps {
  label?: string;
  /** Return value of `register('password')`. */
  field: UseFormRegisterReturn;
  error: string | undefined;
}

/** A field for a new password. Its rule is shown as a hint first, and as the error if it is not met. */
export function NewPasswordField({ label = 'Password', field, error }: NewPasswordFieldProps) {
  return (
    <Field label={label} required hint={error ? undefined : 'At least 8 characters.'} error={error}>
      <PasswordInput autoComplete="new-password" {...field} />
    </Field>
  );
}
