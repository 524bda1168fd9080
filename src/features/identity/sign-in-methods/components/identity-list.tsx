import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { AccountForm } from '#features/identity/accounts/components/account-form.tsx';
import { Button } from '#ui/controls/button.tsx';
import { DateText } from '#ui/facts/date-text.tsx';
import { EmailText } from '#ui/facts/email-text.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { Field } from '#ui/fields/field.tsx';
import { PasswordInput } from '#ui/fields/password-input.tsx';
import { Cluster } from '#ui/layout/layout.tsx';
import { Dialog } from '#ui/overlays/dialog.tsx';
import { api } from '#web/api.ts';
import { useFormAction } from '#web/use-form-action.ts';
import { type Identity, removeForm } from '../contract.ts';
import styles from './identity-list.module.css';

interface IdentityListProps {
  identities: readonly Identity[];
  /** Without a password, Google is the only sign-in method and cannot be removed. */
  hasPassword: boolean;
}

/** A list of the connected Google accounts, each with a button to remove it. */
export function IdentityList({ identities, hasPassword }: IdentityListProps) {
  return (
    <ul>
      {identities.map(({ id, email, linkedAt }) => (
        <Cluster as="li" gap={3} nowrap key={id} className={styles.row}>
          <p className={styles.words}>
            <b>
              <EmailText>{email}</EmailText>
            </b>
            <span>
              Since <DateText when={linkedAt} />
              {!hasPassword && ' · Your only sign-in method; set a password to remove it'}
            </span>
          </p>
          {hasPassword && <RemoveIdentity id={id} email={email} />}
        </Cluster>
      ))}
    </ul>
  );
}

function RemoveIdentity({ id, email }: { id: string; email: string }) {
  const [open, setOpen] = useState(false);
  return (
    <Dialog
      size="sm"
      open={open}
      onOpenChange={setOpen}
      title={`Remove ${email}?`}
      description="You won’t be able to sign in with this Google account. Your email and password keep working."
      trigger={
        <Button variant="line" size="sm" aria-label={`Remove ${email}`}>
          Remove
        </Button>
      }
    >
      <RemoveForm id={id} email={email} onDone={() => setOpen(false)} />
    </Dialog>
  );
}

const resolver = standardSchemaResolver(removeForm);

function RemoveForm({ id, email, onDone }: { id: string; email: string; onDone: () => void }) {
  const { revalidate } = useRevalidator();
  const { form, submit, problem, busy } = useFormAction({
    resolver,
    failure: 'We could not reach the server. Please try again.',
    send: async ({ password }) => {
      await api.identities.unlink({ id, password });
      toast.success(`${email} removed.`);
      onDone();
      await revalidate();
    },
  });
  return (
    <AccountForm label={`Remove ${email}`} onSubmit={submit} problem={problem}>
      <Field label="Your password" required error={form.formState.errors.password?.message}>
        <PasswordInput autoComplete="current-password" {...form.register('password')} />
      </Field>
      <Cluster gap={2} nowrap align="stretch" justify="end">
        <Button variant="line" onClick={onDone}>
          Cancel
        </Button>
        <Button type="submit" variant="bad" busy={busy} busyLabel="Removing...">
          Remove
        </Button>
      </Cluster>
    </AccountForm>
  );
}
