import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { AccountForm } from '#features/identity/accounts/components/account-form.tsx';
import { roleCards } from '#features/identity/accounts/components/sign-up-fields.tsx';
import { Terms } from '#features/identity/accounts/components/terms.tsx';
import { Button } from '#ui/controls/button.tsx';
import { RadioCards } from '#ui/fields/choices/radio-cards.tsx';
import { Field } from '#ui/fields/field.tsx';
import { PhoneInput } from '#ui/fields/phone-input.tsx';
import { TextInput } from '#ui/fields/text-input.tsx';
import { api } from '#web/api.ts';
import { useFormAction } from '#web/use-form-action.ts';
import { type Arrival, newcomerForm, type Outcome } from '../contract.ts';

const withTerms = z.extend(z.omit(newcomerForm, { ticket: true }), {
  terms: z.literal(true, 'Please agree to the terms'),
});
const resolver = standardSchemaResolver(withTerms);

interface NewcomerFormProps {
  newcomer: Extract<Outcome, { step: 'newcomer' }>;
  onArrival: (arrival: Arrival) => Promise<void>;
}

/** Asks a new user for what Google does not share: phone number, role and consent to the terms. */
export function NewcomerForm({ newcomer: { ticket, email, name, role }, onArrival }: NewcomerFormProps) {
  const { form, submit, problem, busy } = useFormAction({
    resolver,
    failure: 'An error occurred during signup. Please try again.',
    send: async ({ terms: _terms, ...person }) => {
      const { data } = await api.identities.join({ ...person, ticket });
      await onArrival(data.arrival);
    },
  });
  const { register, formState, setValue, control } = form;
  const { errors } = formState;
  const chosen = useWatch({ control, name: 'role' }) ?? role;
  return (
    <AccountForm label="Finish creating your account" onSubmit={submit} problem={problem}>
      <RadioCards
        legend="I am a"
        options={roleCards}
        defaultValue={role}
        error={errors.role?.message}
        {...register('role')}
        onValueChange={(value) => setValue('role', value === 'customer' ? 'customer' : 'supplier')}
      />
      <Field label="Name" required error={errors.name?.message}>
        <TextInput autoComplete="name" defaultValue={name} {...register('name')} />
      </Field>
      <Field label="Email" hint="From Google. You can change it later in settings.">
        <TextInput type="email" value={email} readOnly />
      </Field>
      <Field label="Phone" required error={errors.phone?.message}>
        <PhoneInput {...register('phone')} />
      </Field>
      <Terms field={register('terms')} error={errors.terms?.message} />
      <Button type="submit" variant="go" size="lg" wide busy={busy} busyLabel="Creating Account...">
        {chosen === 'customer' ? 'Sign up as a customer' : 'Sign up as a supplier'}
      </Button>
    </AccountForm>
  );
}
