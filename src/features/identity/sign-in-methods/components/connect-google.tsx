import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import clsx from 'clsx';
import { useState } from 'react';
import * as z from 'zod/mini';
import { AccountForm } from '#features/identity/accounts/components/account-form.tsx';
import { useAccountForm } from '#features/identity/accounts/components/use-account-form.ts';
import { Button } from '#ui/controls/button.tsx';
import { Field } from '#ui/fields/field.tsx';
import { PasswordInput } from '#ui/fields/password-input.tsx';
import { useSwapFocus } from '#ui/overlays/use-swap-focus.ts';
import { api } from '#web/api.ts';
import { connectForm } from '../contract.ts';
import styles from './connect-google.module.css';
import { GoogleMark } from './google-mark.tsx';
import { useGoogleOpened } from './use-google-opened.ts';

interface ConnectGoogleProps {
  /** Whether Google signs people in on this server at all. */
  available: boolean;
  /** Without a password, nobody can prove that the account is theirs. */
  hasPassword: boolean;
  /** Others that are connected already. */
  connected: number;
  /** Path of this page. */
  here: string;
}

/** Connects an account at Google to one's own, after the password. */
export function ConnectGoogle({ available, hasPassword, connected, here }: ConnectGoogleProps) {
  const [asked, setAsked] = useState(false);
  const { panel, opener } = useSwapFocus(asked);
  const after = clsx(styles.matter, connected > 0 && styles.after);
  if (!available) {
    return connected > 0 ? null : (
      <p className={after}>
        Google sign-in is not set up on this server. You sign in with your email and password.
      </p>
    );
  }
  if (asked) {
    return (
      <div ref={panel} className={after}>
        <ProveAndLeave here={here} onCancel={() => setAsked(false)} />
      </div>
    );
  }
  if (connected > 0) {
    return hasPassword ? (
      <div className={after}>
        <Button ref={opener} variant="line" size="sm" onClick={() => setAsked(true)}>
          Connect another
        </Button>
      </div>
    ) : null;
  }
  return (
    <div className={after}>
      <p>Connect Google, and one press signs you in. Your email and password keep working.</p>
      <Button ref={opener} variant="line" icon={<GoogleMark />} onClick={() => setAsked(true)}>
        Connect Google
      </Button>
    </div>
  );
}

const resolver = standardSchemaResolver(z.pick(connectForm, { password: true }));

function ProveAndLeave({ here, onCancel }: { here: string; onCancel: () => void }) {
  const [opening, setOpening] = useGoogleOpened();
  const { form, submit, problem, busy } = useAccountForm({
    resolver,
    send: async ({ password }) => {
      const { data } = await api.identities.connect({ password, next: here });
      setOpening(true);
      location.assign(data.url);
    },
  });
  return (
    <AccountForm
      label="Connect Google"
      onSubmit={submit}
      problem={problem}
      fallback="We could not open Google. Please try again."
    >
      <Field
        label="Your password"
        required
        hint="Then Google asks which of its accounts it should be."
        error={form.formState.errors.password?.message}
      >
        <PasswordInput autoComplete="current-password" {...form.register('password')} />
      </Field>
      <div className={styles.buttons}>
        <Button type="submit" icon={<GoogleMark />} busy={busy || opening} busyLabel="Opening Google...">
          Continue to Google
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </AccountForm>
  );
}
