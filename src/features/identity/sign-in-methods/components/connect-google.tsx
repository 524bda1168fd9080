import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import clsx from 'clsx';
import { useState } from 'react';
import * as z from 'zod/mini';
import { AccountForm } from '#features/identity/accounts/components/account-form.tsx';
import { Button } from '#ui/controls/button.tsx';
import { Field } from '#ui/fields/field.tsx';
import { PasswordInput } from '#ui/fields/password-input.tsx';
import { Cluster } from '#ui/layout/layout.tsx';
import { useSwapFocus } from '#ui/overlays/use-swap-focus.ts';
import { api } from '#web/api.ts';
import { useFormAction } from '#web/use-form-action.ts';
import { connectForm } from '../contract.ts';
import styles from './connect-google.module.css';
import { GoogleMark } from './google-mark.tsx';
import { useOpeningGoogle } from './use-opening-google.ts';

interface ConnectGoogleProps {
  /** Without a password, users cannot prove that the account is theirs. */
  hasPassword: boolean;
  /** Number of Google accounts that are already connected. */
  connectedCount: number;
  /** Path of this page. */
  returnPath: string;
}

/** Connects a Google account to the user's account, after asking for the password. */
export function ConnectGoogle({ hasPassword, connectedCount, returnPath }: ConnectGoogleProps) {
  const [isConfirming, setConfirming] = useState(false);
  const { panel, opener } = useSwapFocus(isConfirming);
  const after = clsx(styles.matter, connectedCount > 0 && styles.after);
  if (isConfirming) {
    return (
      <div ref={panel} className={after}>
        <ConfirmPasswordForm here={returnPath} onCancel={() => setConfirming(false)} />
      </div>
    );
  }
  if (connectedCount > 0) {
    return hasPassword ? (
      <div className={after}>
        <Button ref={opener} variant="line" size="sm" onClick={() => setConfirming(true)}>
          Connect another
        </Button>
      </div>
    ) : null;
  }
  return (
    <div className={after}>
      <p>Sign in with one click. Your email and password keep working.</p>
      <Button ref={opener} variant="line" icon={<GoogleMark />} onClick={() => setConfirming(true)}>
        Connect Google
      </Button>
    </div>
  );
}

const resolver = standardSchemaResolver(z.pick(connectForm, { password: true }));

function ConfirmPasswordForm({ here: returnPath, onCancel }: { here: string; onCancel: () => void }) {
  const [opening, setOpening] = useOpeningGoogle();
  const { form, submit, problem, busy } = useFormAction({
    resolver,
    failure: 'We could not connect to Google. Please try again.',
    send: async ({ password }) => {
      const { data } = await api.identities.connect({ password, next: returnPath });
      setOpening(true);
      location.assign(data.url);
    },
  });
  return (
    <AccountForm label="Connect Google" onSubmit={submit} problem={problem}>
      <Field
        label="Your password"
        required
        hint="Next, select the Google account to connect."
        error={form.formState.errors.password?.message}
      >
        <PasswordInput autoComplete="current-password" {...form.register('password')} />
      </Field>
      <Cluster gap={2} align="stretch">
        <Button type="submit" icon={<GoogleMark />} busy={busy || opening} busyLabel="Opening Google...">
          Continue to Google
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          Cancel
        </Button>
      </Cluster>
    </AccountForm>
  );
}
