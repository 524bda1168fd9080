import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { type MetaFunction, useNavigate, useSearchParams } from 'react-router';
import * as z from 'zod/mini';
import { Button, ButtonLink } from '#ui/controls/button.tsx';
import { TextLink } from '#ui/controls/text-link.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { Field } from '#ui/fields/field.tsx';
import { PasswordInput } from '#ui/fields/password-input.tsx';
import { api } from '#web/api.ts';
import { hiddenMeta } from '#web/page-meta.ts';
import { endSessionOnPurpose } from '#web/use-ended-session.ts';
import { AccountForm } from '../components/account-form.tsx';
import { AccountFrame, FormFoot } from '../components/account-frame.tsx';
import { useAccountForm } from '../components/use-account-form.ts';
import { resetPasswordForm } from '../contract.ts';

export const meta: MetaFunction = () =>
  hiddenMeta({
    title: 'Set a new password',
    description: 'Set a new Packwright password with the link from your inbox.',
  });

// The token comes from the address, so only the password is checked field by field.
const resolver = standardSchemaResolver(z.pick(resetPasswordForm, { password: true }));

export default function ResetPassword() {
  const [query] = useSearchParams();
  const token = query.get('token');
  return (
    <AccountFrame
      title="Set a new password"
      lead={token ? 'Afterwards you are signed out everywhere, and sign in with the new one.' : undefined}
    >
      {token ? <NewPassword token={token} /> : <NoToken />}
    </AccountFrame>
  );
}

function NewPassword({ token }: { token: string }) {
  const navigate = useNavigate();
  const { form, submit, problem, busy } = useAccountForm({
    resolver,
    send: async ({ password }) => {
      await api.accounts.resetPassword({ token, password });
      endSessionOnPurpose();
      toast.success('Your password is set. Please sign in.');
      await navigate('/sign-in', { replace: true });
    },
  });
  return (
    <>
      <AccountForm
        label="New password"
        onSubmit={submit}
        problem={problem}
        fallback="We could not set the password. Please try again."
      >
        <Field
          label="New password"
          required
          hint="At least 8 characters."
          error={form.formState.errors.password?.message}
        >
          <PasswordInput autoComplete="new-password" {...form.register('password')} />
        </Field>
        <Button type="submit" variant="go" size="lg" wide busy={busy} busyLabel="Saving...">
          Set the password
        </Button>
      </AccountForm>
      {problem?.reason === 'link_expired' && (
        <FormFoot>
          <TextLink to="/forgot-password">Ask for a new link</TextLink>
        </FormFoot>
      )}
    </>
  );
}

function NoToken() {
  return (
    <>
      <p>This link is not complete. Open it from the message we sent you, or ask for a new one.</p>
      <ButtonLink to="/forgot-password">Ask for a new link</ButtonLink>
    </>
  );
}
