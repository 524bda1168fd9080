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
            {closing.storeName} and its products are removed from Packwright. Its team and API keys lose
            access.
          </li>
        )}
        <li>
          Orders, invoices and conversations stay with the other party, as required by law. Your account name
          is removed from them.
        </li>
        <li>You can’t undo this. We can’t restore a closed account.</li>
      </Stack>
      {!decision.ok && <p className={styles.refusal}>{decision.reason.message}</p>}
      {decision.ok && !closing.hasPassword && (
        <>
          <p className={styles.refusal}>Set password first to confirm your identity.</p>
          <div>
            <ButtonLink to={`${base}/security`} variant="line">
              Set password
            </ButtonLink>
          </div>
        </>
      )}
      {decision.ok && closing.hasPassword && !sure && (
        <div>
          <Button variant="bad" onClick={() => setSure(true)}>
            Close account
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
      toast.success('Your account has been closed.');
    },
  });
  return (
    <AccountForm label="Close account" onSubmit={submit} problem={problem}>
      <Field label="Your password" required error={form.formState.errors.password?.message}>
        <PasswordInput autoComplete="current-password" {...form.register('password')} />
      </Field>
      <Cluster gap={2} align="stretch">
        <Button type="submit" variant="bad" busy={busy} busyLabel="Closing...">
          Close account permanently
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          Cancel
        </Button>
      </Cluster>
    </AccountForm>
  );
}
