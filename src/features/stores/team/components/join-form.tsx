import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useNavigate } from 'react-router';
import * as z from 'zod/mini';
import { AccountForm } from '#features/identity/accounts/components/account-form.tsx';
import { NewPasswordField } from '#features/identity/accounts/components/new-password-field.tsx';
import { Terms } from '#features/identity/accounts/components/terms.tsx';
import { Button } from '#ui/controls/button.tsx';
import { Field } from '#ui/fields/field.tsx';
import { PhoneInput } from '#ui/fields/phone-input.tsx';
import { TextInput } from '#ui/fields/text-input.tsx';
import { api } from '#web/api.ts';
import { storeSession } from '#web/session.ts';
import { useFormAction } from '#web/use-form-action.ts';
import { memberForm } from '../contract.ts';

const resolver = standardSchemaResolver(
  z.extend(memberForm, { terms: z.literal(true, 'Please agree to the terms') }),
);

/** A form to create an account for the invited email address, which then joins the store. */
export function JoinForm({ token, email }: { token: string; email: string }) {
  const navigate = useNavigate();
  const { form, submit, problem, busy } = useFormAction({
    resolver,
    failure: 'An error occurred during signup. Please try again.',
    send: async ({ terms: _terms, ...person }) => {
      const response = await api.team.joinTeam({ ...person, token });
      storeSession({ token: response.token, user: response.data.user });
      await navigate('/dashboard', { replace: true });
    },
  });
  const { register, formState } = form;
  const { errors } = formState;
  return (
    <AccountForm label="Join the store" onSubmit={submit} problem={problem}>
      <Field label="Email" hint="The invitation was sent to this address.">
        <TextInput type="email" name="email" autoComplete="username" value={email} readOnly />
      </Field>
      <Field label="Name" required error={errors.name?.message}>
        <TextInput autoComplete="name" {...register('name')} />
      </Field>
      <Field label="Phone" required error={errors.phone?.message}>
        <PhoneInput {...register('phone')} />
      </Field>
      <NewPasswordField field={register('password')} error={errors.password?.message} />
      <Terms field={register('terms')} error={errors.terms?.message} />
      <Button type="submit" variant="go" size="lg" wide busy={busy} busyLabel="Creating Account...">
        Join the store
      </Button>
    </AccountForm>
  );
}
