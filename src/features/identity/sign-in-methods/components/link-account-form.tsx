import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import * as z from 'zod/mini';
import { AccountForm } from '#features/identity/accounts/components/account-form.tsx';
import { Button } from '#ui/controls/button.tsx';
import { TextLink } from '#ui/controls/text-link.tsx';
import { Field } from '#ui/fields/field.tsx';
import { PasswordInput } from '#ui/fields/password-input.tsx';
import { api } from '#web/api.ts';
import { useFormAction } from '#web/use-form-action.ts';
import { type Arrival, proofForm } from '../contract.ts';

const resolver = standardSchemaResolver(z.pick(proofForm, { password: true }));

interface LinkAccountFormProps {
  ticket: string;
  email: string;
  onArrival: (arrival: Arrival) => Promise<void>;
}

/** Asks for the password of the existing account with this email address, to connect Google to it. */
export function LinkAccountForm({ ticket, email, onArrival }: LinkAccountFormProps) {
  const { form, submit, problem, busy } = useFormAction({
    resolver,
    failure: 'An error occurred during login. Please try again.',
    send: async ({ password }) => {
      const { data } = await api.identities.prove({ ticket, password });
      await onArrival(data.arrival);
    },
  });
  return (
    <AccountForm label="Connect Google to your account" onSubmit={submit} problem={problem}>
      {/* Password managers save the password under this name. */}
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      <Field
        label="Password"
        required
        error={form.formState.errors.password?.message}
        aside={<TextLink to="/forgot-password">Forgot password?</TextLink>}
      >
        <PasswordInput autoComplete="current-password" {...form.register('password')} />
      </Field>
      <Button type="submit" variant="go" size="lg" wide busy={busy} busyLabel="Signing In...">
        Connect and sign in
      </Button>
    </AccountForm>
  );
}
