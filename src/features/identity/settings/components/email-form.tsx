import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { AccountForm } from '#features/identity/accounts/components/account-form.tsx';
import { ResendButton } from '#features/identity/accounts/components/resend-button.tsx';
import { emailChangeForm, type Profile } from '#features/identity/accounts/contract.ts';
import { Button } from '#ui/controls/button.tsx';
import { EmailText } from '#ui/facts/email-text.tsx';
import { Banner } from '#ui/feedback/banner.tsx';
import { Field } from '#ui/fields/field.tsx';
import { PasswordInput } from '#ui/fields/password-input.tsx';
import { TextInput } from '#ui/fields/text-input.tsx';
import { Cluster, Stack } from '#ui/layout/layout.tsx';
import { StatusChip } from '#ui/marks/status-chip.tsx';
import { api } from '#web/api.ts';
import { useAction } from '#web/use-action.ts';
import { useFormAction } from '#web/use-form-action.ts';
import styles from './email-form.module.css';

const resolver = standardSchemaResolver(emailChangeForm);

/** Shows the account's email address, with a form to change it. */
export function EmailForm({ profile }: { profile: Profile }) {
  const { email, emailVerified, newEmail, hasPassword } = profile;
  const [moving, setMoving] = useState(false);
  return (
    <Stack>
      <Cluster gap={3} justify="between" className={styles.now}>
        <p>
          <b>
            <EmailText>{email}</EmailText>
          </b>
          <StatusChip status={emailVerified ? 'ok' : 'warn'}>
            {emailVerified ? 'Confirmed' : 'Not confirmed'}
          </StatusChip>
        </p>
        {!emailVerified && <ResendButton size="sm" />}
        {emailVerified && hasPassword && !moving && !newEmail && (
          <Button variant="line" size="sm" onClick={() => setMoving(true)}>
            Change email
          </Button>
        )}
      </Cluster>
      {newEmail && <PendingEmail newEmail={newEmail} />}
      {moving && !newEmail && <ChangeEmailForm onDone={() => setMoving(false)} />}
    </Stack>
  );
}

function PendingEmail({ newEmail }: { newEmail: string }) {
  const { revalidate } = useRevalidator();
  const { start: cancelChange, busy } = useAction({
    send: () => api.accounts.cancelEmailChange(),
    success: 'Your email stays the same.',
    failure: 'We could not reach the server. Please try again.',
    onSuccess: revalidate,
    onFailure: revalidate,
  });
  return (
    <Banner
      look="info"
      role="status"
      title={`Waiting for ${newEmail}`}
      action={
        <Button variant="line" size="sm" busy={busy} onClick={() => void cancelChange()}>
          Cancel change
        </Button>
      }
    >
      Open the link we sent to the new address. It works once and expires in one hour. Nothing changes until
      then.
    </Banner>
  );
}

function ChangeEmailForm({ onDone }: { onDone: () => void }) {
  const { revalidate } = useRevalidator();
  const { form, submit, problem, busy } = useFormAction({
    resolver,
    failure: 'We could not send the link. Please try again.',
    send: async (change) => {
      await api.accounts.requestEmailChange(change);
      await revalidate();
      onDone();
    },
  });
  const { errors } = form.formState;
  return (
    <AccountForm label="Change email" onSubmit={submit} problem={problem}>
      <Field label="New email" required error={errors.email?.message}>
        <TextInput type="email" autoComplete="email" autoCapitalize="none" {...form.register('email')} />
      </Field>
      <Field label="Your password" required error={errors.password?.message}>
        <PasswordInput autoComplete="current-password" {...form.register('password')} />
      </Field>
      <Cluster gap={2} nowrap align="stretch">
        <Button type="submit" busy={busy} busyLabel="Sending...">
          Send link
        </Button>
        <Button variant="quiet" onClick={onDone}>
          Cancel
        </Button>
      </Cluster>
    </AccountForm>
  );
}
