import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useState } from 'react';
import type { MetaFunction } from 'react-router';
import { Button } from '#ui/controls/button.tsx';
import { TextLink } from '#ui/controls/text-link.tsx';
import { Banner } from '#ui/feedback/banner.tsx';
import { Field } from '#ui/fields/field.tsx';
import { TextInput } from '#ui/fields/text-input.tsx';
import { api } from '#web/api.ts';
import { hiddenMeta } from '#web/page-meta.ts';
import { useFormAction } from '#web/use-form-action.ts';
import { AccountForm } from '../components/account-form.tsx';
import { AccountFrame, FormFoot } from '../components/account-frame.tsx';
import { forgotPasswordForm } from '../contract.ts';

export const meta: MetaFunction = () =>
  hiddenMeta({ title: 'Forgot password', description: 'Get a link to set a new Packwright password.' });

const resolver = standardSchemaResolver(forgotPasswordForm);

export default function ForgotPassword() {
  const [sentTo, setSentTo] = useState<string | null>(null);
  const { form, submit, problem, busy } = useFormAction({
    resolver,
    failure: 'We could not send the link. Please try again.',
    send: async ({ email }) => {
      await api.accounts.forgotPassword({ email });
      setSentTo(email);
    },
  });
  return (
    <AccountFrame
      title="Forgot your password?"
      lead="Enter the email address you signed up with. We’ll send you a link to set a new password."
    >
      {sentTo && (
        <Banner look="ok" role="status" title="Check your inbox">
          If {sentTo} has an account, we’ve sent a link to it. The link works once and expires in one hour.
        </Banner>
      )}
      <AccountForm label="Forgot password" onSubmit={submit} problem={problem}>
        <Field label="Email" required error={form.formState.errors.email?.message}>
          <TextInput type="email" autoComplete="email" autoCapitalize="none" {...form.register('email')} />
        </Field>
        <Button type="submit" variant="go" size="lg" wide busy={busy} busyLabel="Sending...">
          {sentTo ? 'Resend link' : 'Send link'}
        </Button>
      </AccountForm>
      <FormFoot>
        <TextLink to="/sign-in">Back to sign in</TextLink>
      </FormFoot>
    </AccountFrame>
  );
}
