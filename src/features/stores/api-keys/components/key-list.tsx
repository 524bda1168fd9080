import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { Button } from '#ui/controls/button.tsx';
import { DateText } from '#ui/facts/date-text.tsx';
import { RelativeTime } from '#ui/facts/relative-time.tsx';
import { Cluster } from '#ui/layout/layout.tsx';
import { ConfirmDialog } from '#ui/overlays/confirm-dialog.tsx';
import { api } from '#web/api.ts';
import { useAction } from '#web/use-action.ts';
import type { ApiKey } from '../contract.ts';
import { scopeLabels } from '../rules.ts';
import styles from './key-list.module.css';

/** A list of the active API keys, each with its scopes, last use and a button to revoke it. */
export function KeyList({ keys }: { keys: readonly ApiKey[] }) {
  return (
    <ul>
      {keys.map((key) => (
        <Row key={key.id} apiKey={key} />
      ))}
    </ul>
  );
}

function Row({ apiKey: { id, name, start, scopes, createdAt, lastUsedAt } }: { apiKey: ApiKey }) {
  const { revalidate } = useRevalidator();
  const [open, setOpen] = useState(false);
  const reload = async (): Promise<void> => {
    setOpen(false);
    await revalidate();
  };
  const { start: revoke, busy } = useAction({
    send: () => api.apiKeys.revokeKey({ id }),
    success: `${name} revoked.`,
    failure: 'We could not revoke the key. Please try again.',
    onSuccess: reload,
    onFailure: reload,
  });
  return (
    <Cluster as="li" gap={3} nowrap align="start" className={styles.row}>
      <KeyRound aria-hidden strokeWidth={1.8} />
      <div className={`faint note ${styles.words}`}>
        <p>
          <b>{name}</b> <code>{start}…</code>
        </p>
        <p>{scopes.map((scope) => scopeLabels[scope].label).join(' · ')}</p>
        <p>
          Created <DateText when={createdAt} />,{' '}
          {lastUsedAt ? (
            <>
              last used <RelativeTime when={lastUsedAt} />
            </>
          ) : (
            'never used'
          )}
        </p>
      </div>
      <ConfirmDialog
        open={open}
        onOpenChange={setOpen}
        trigger={
          <Button variant="line" size="sm" aria-label={`Revoke ${name}`}>
            Revoke
          </Button>
        }
        title={`Revoke ${name}?`}
        confirmLabel="Revoke"
        busy={busy}
        busyLabel="Revoking..."
        onConfirm={() => void revoke()}
      >
        Programs that use this key stop working immediately. You can’t restore a revoked key.
      </ConfirmDialog>
    </Cluster>
  );
}
