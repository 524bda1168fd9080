import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { AccountForm } from '#features/identity/accounts/components/account-form.tsx';
import { Button, ButtonLink } from '#ui/controls/button.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { Field } from '#ui/fields/field.tsx';
import { PasswordInput } from '#ui/fields/password-input.tsx';
import { Cluster, Stack } from '#ui/layout/layout.tsx';
import { api } from '#web/api.ts';
import { endSessionByUser } from '#web/use-ended-session.ts';
import { useFormAction } from '#web/use-form-action.ts';
import { type Closing, closeForm } from '../contract.ts';
import { decideClosing } from '../rules.ts';
import styles from './close-account.module.css';

const resolver = standardSchemaResolver(closeForm);

/** Closes the account, after showing what is deleted, what is kept, and what prevents closing it. */
export function CloseAccount({ closing, base }: { closing: Closing; base: string }) {
  const [sure, setSure] = useState(false);
  const decision = decideClosing(closing);
  return (
    <Stack>
      <Stack as="ul" gap={2} className={`muted ${styles.facts}`}>
        <li>Your name, email address, telephone number and saved addresses are deleted immediately.</li>
        {closing.storeName && (
          <li>
            {closing.storeName} and its products leave the marketplace, and its team and API keys with it.
          </li>
        )}
        <li>
          Orders, invoices and conversations stay with the other side, as the law asks, without your name in
          the account behind them.
        </li>
        <li>It cannot be undone. No one, including us, can bring the account back.</li>
      </Stack>
      {!decision.ok && <p className={styles.refusal}>{decision.reason.message}</p>}
      {decision.ok && !closing.hasPassword && (
        <>
          <p className={styles.refusal}>Set a password first, so that we know it is you.</p>
          <div>
            <ButtonLink to={`${base}/security`} variant="line">
              Set a password
            </ButtonLink>
          </div>
        </>
      )}
      {decision.ok && closing.hasPassword && !sure && (
        <div>
          <Button variant="bad" onClick={() => setSure(true)}>
            Close my account
          </Button>
        </div>
      )}
      {decision.ok && sure && <CloseAccountForm onCancel={() => setSure(false)} />}
    </Stack>
  );
}

function CloseAccountForm({ onCancel }: { onCancel: () => void }) {
  const navigate = useNavigate();
  const { form, submit, problem, busy } = useFormAction({
    resolver,
    failure: 'We could not close the account. Please try again.',
    send: async (proof) => {
      await api.privacy.closeAccount(proof);
      await navigate('/', { replace: true });
      endSessionByUser();
      toast.success('Your account is closed. Goodbye.');
    },
  });
  return (
    <AccountForm label="Close my account" onSubmit={submit} problem={problem}>
      <Field label="Your password" required error={form.formState.errors.password?.message}>
        <PasswordInput autoComplete="current-password" {...form.register('password')} />
      </Field>
      <Cluster gap={2} align="stretch">
        <Button type="submit" variant="bad" busy={busy} busyLabel="Closing...">
          Close it for good
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          Cancel
        </Button>
      </Cluster>
    </AccountForm>
  );
}
