import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useRevalidator } from 'react-router';
import { Button } from '#ui/controls/button.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { Field } from '#ui/fields/field.tsx';
import { PasswordInput } from '#ui/fields/password-input.tsx';
import { Card } from '#ui/layout/card.tsx';
import { api } from '#web/api.ts';
import { changePasswordForm } from '../contract.ts';
import { AccountForm } from './account-form.tsx';
import styles from './change-password.module.css';
import { useAccountForm } from './use-account-form.ts';

const resolver = standardSchemaResolver(changePasswordForm);

/** Sets a new password; every other session ends with it. */
export function ChangePassword({ email }: { email: string }) {
  const { revalidate } = useRevalidator();
  const { form, submit, problem, busy } = useAccountForm({
    resolver,
    send: async (passwords) => {
      await api.accounts.changePassword(passwords);
      form.reset();
      toast.success('Your password is changed. Other devices are signed out.');
      await revalidate();
    },
  });
  const { errors } = form.formState;
  return (
    <Card title="Change password">
      <div className={styles.narrow}>
        <AccountForm
          label="Change password"
          onSubmit={submit}
          problem={problem}
          fallback="We could not change the password. Please try again."
        >
          {/* Password managers file the new password under this name. */}
          <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
          <Field label="Current password" required error={errors.currentPassword?.message}>
            <PasswordInput autoComplete="current-password" {...form.register('currentPassword')} />
          </Field>
          <Field label="New password" required hint="At least 8 characters." error={errors.password?.message}>
            <PasswordInput autoComplete="new-password" {...form.register('password')} />
          </Field>
          <div>
            <Button type="submit" busy={busy} busyLabel="Saving...">
              Change password
            </Button>
          </div>
        </AccountForm>
      </div>
    </Card>
  );
}
