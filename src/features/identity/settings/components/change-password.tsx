import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { AccountForm } from '#features/identity/accounts/components/account-form.tsx';
import { NewPasswordField } from '#features/identity/accounts/components/new-password-field.tsx';
import { changePasswordForm, type Profile } from '#features/identity/accounts/contract.ts';
import { Button } from '#ui/controls/button.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { Field } from '#ui/fields/field.tsx';
import { PasswordInput } from '#ui/fields/password-input.tsx';
import { Stack } from '#ui/layout/layout.tsx';
import { api } from '#web/api.ts';
import { useAction } from '#web/use-action.ts';
import { useFormAction } from '#web/use-form-action.ts';
import styles from './change-password.module.css';

const resolver = standardSchemaResolver(changePasswordForm);

/**
 * Changes the password and ends every other session. An account without a password gets a link to set its first one.
 */
export function ChangePassword({ profile: { email, hasPassword } }: { profile: Profile }) {
  return hasPassword ? <ChangePasswordForm email={email} /> : <SetFirstPassword email={email} />;
}

function ChangePasswordForm({ email }: { email: string }) {
  const { revalidate } = useRevalidator();
  const { form, submit, problem, busy } = useFormAction({
    resolver,
    failure: 'We could not change the password. Please try again.',
    send: async (passwords) => {
      await api.accounts.changePassword(passwords);
      form.reset();
      toast.success('Password changed. Other devices are signed out.');
      await revalidate();
    },
  });
  const { errors } = form.formState;
  return (
    <AccountForm label="Change password" onSubmit={submit} problem={problem}>
      {/* Password managers save the new password under this name. */}
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      <Field label="Current password" required error={errors.currentPassword?.message}>
        <PasswordInput autoComplete="current-password" {...form.register('currentPassword')} />
      </Field>
      <NewPasswordField
        label="New password"
        field={form.register('password')}
        error={errors.password?.message}
      />
      <div>
        <Button type="submit" busy={busy} busyLabel="Saving...">
          Change password
        </Button>
      </div>
    </AccountForm>
  );
}

/** The first password is set through an emailed link, so that an unattended browser alone cannot set one. */
function SetFirstPassword({ email }: { email: string }) {
  const [sent, setSent] = useState(false);
  const { start: send, busy } = useAction({
    send: () => api.accounts.forgotPassword({ email }),
    onSuccess: () => setSent(true),
    failure: 'We could not send the link. Please try again.',
  });
  return (
    <Stack justify="start" className={`muted ${styles.first}`}>
      <p>
        You sign in with Google and have no password yet. Set one to sign in without Google, change your
        email, or close your account.
      </p>
      {sent ? (
        <p role="status">A link is on its way to {email}. It works once, for one hour.</p>
      ) : (
        <Button variant="line" busy={busy} busyLabel="Sending..." onClick={() => void send()}>
          Email me a link to set one
        </Button>
      )}
    </Stack>
  );
}
