import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { Button } from '#ui/controls/button.tsx';
import { DateText } from '#ui/facts/date-text.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { api } from '#web/api.ts';
import { problemOf } from '#web/problem.ts';
import type { Identity } from '../contract.ts';
import styles from './identity-list.module.css';

/** Accounts elsewhere that sign the person in, each with a way to let it go. */
export function IdentityList({ identities }: { identities: readonly Identity[] }) {
  return (
    <ul>
      {identities.map((identity) => (
        <Row key={identity.id} identity={identity} />
      ))}
    </ul>
  );
}

function Row({ identity: { id, email, linkedAt } }: { identity: Identity }) {
  const { revalidate } = useRevalidator();
  const [busy, setBusy] = useState(false);
  async function unlink(): Promise<void> {
    setBusy(true);
    try {
      await api.identities.unlink({ id });
      toast.success(`${email} no longer signs you in.`);
    } catch (error) {
      toast.error(problemOf(error).message ?? 'We could not reach the server. Please try again.');
    }
    await revalidate();
    setBusy(false);
  }
  return (
    <li className={styles.row}>
      <p className={styles.words}>
        <b>{email}</b>
        <span>
          Since <DateText when={linkedAt} />
        </span>
      </p>
      <Button variant="line" size="sm" busy={busy} onClick={unlink} aria-label={`Remove ${email}`}>
        Remove
      </Button>
    </li>
  );
}
