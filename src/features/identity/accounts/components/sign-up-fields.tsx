import { PackagePlus, ShoppingBag } from 'lucide-react';
import type { FieldErrors, UseFormRegister } from 'react-hook-form';
import * as z from 'zod/mini';
import { RadioCards } from '#ui/fields/choices/radio-cards.tsx';
import { Field } from '#ui/fields/field.tsx';
import { PhoneInput } from '#ui/fields/phone-input.tsx';
import { TextInput } from '#ui/fields/text-input.tsx';
import { signUpForm } from '../contract.ts';
import { NewPasswordField } from './new-password-field.tsx';
import { Terms } from './terms.tsx';

/** The sign-up form of the API plus the terms checkbox, which only the page requires. */
export const signUpWithTerms = z.extend(signUpForm, {
  terms: z.literal(true, 'Please agree to the terms'),
});
type SignUpInput = z.input<typeof signUpWithTerms>;

export const roleCards = [
  { value: 'supplier', label: 'Supplier', hint: 'I sell packaging', icon: <PackagePlus /> },
  { value: 'customer', label: 'Customer', hint: 'I buy packaging', icon: <ShoppingBag /> },
];

interface SignUpFieldsProps {
  register: UseFormRegister<SignUpInput>;
  errors: FieldErrors<SignUpInput>;
  onRole: (role: string) => void;
}

export function SignUpFields({ register, errors, onRole }: SignUpFieldsProps) {
  return (
    <>
      <RadioCards
        name="role"
        legend="I am a"
        options={roleCards}
        defaultValue="supplier"
        onValueChange={onRole}
        error={errors.role?.message}
      />
      <Field label="Name" required error={errors.name?.message}>
        <TextInput autoComplete="name" {...register('name')} />
      </Field>
      <Field label="Email" required error={errors.email?.message}>
        <TextInput type="email" autoComplete="email" autoCapitalize="none" {...register('email')} />
      </Field>
      <Field label="Phone" required error={errors.phone?.message}>
        <PhoneInput {...register('phone')} />
      </Field>
      <NewPasswordField field={register('password')} error={errors.password?.message} />
      <Terms field={register('terms')} error={errors.terms?.message} />
    </>
  );
}
