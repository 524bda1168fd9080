import { MonitorSmartphone } from 'lucide-react';
import { useRevalidator } from 'react-router';
import type * as z from 'zod/mini';
import type { session } from '#features/identity/accounts/contract.ts';
import { Button } from '#ui/controls/button.tsx';
import { RelativeTime } from '#ui/facts/relative-time.tsx';
import { Cluster } from '#ui/layout/layout.tsx';
import { StatusChip } from '#ui/marks/status-chip.tsx';
import { api } from '#web/api.ts';
import { useAction } from '#web/use-action.ts';
import styles from './session-list.module.css';

type Session = z.infer<typeof session>;

/** A list of the account's sessions, each with a button to end it. */
export function SessionList({ sessions }: { sessions: readonly Session[] }) {
  return (
    <ul className={styles.list}>
      {sessions.map((open) => (
        <SessionRow key={open.id} session={open} />
      ))}
    </ul>
  );
}

/** A button that ends every other session. */
export function EndOtherSessions() {
  const { revalidate } = useRevalidator();
  const { start: end, busy } = useAction({
    send: () => api.accounts.revokeOtherSessions(),
    success: 'All other devices signed out.',
    failure: 'We could not end the sessions. Please try again.',
    onSuccess: revalidate,
    onFailure: revalidate,
  });
  return (
    <Button variant="line" size="sm" busy={busy} busyLabel="Signing out..." onClick={() => void end()}>
      Sign out all other devices
    </Button>
  );
}

function SessionRow({ session: { id, device, current, lastSeenAt } }: { session: Session }) {
  const { revalidate } = useRevalidator();
  const { start: revoke, busy } = useAction({
    send: () => api.accounts.revokeSession({ id }),
    success: `${device} signed out.`,
    failure: 'We could not end this session. Please try again.',
    onSuccess: revalidate,
    onFailure: revalidate,
  });
  return (
    <Cluster as="li" gap={3} nowrap className={styles.row}>
      <MonitorSmartphone aria-hidden strokeWidth={1.8} />
      <p className={styles.words}>
        <b>{device}</b>
        <span>
          {current ? (
            'Active now'
          ) : (
            <>
              Last active <RelativeTime when={lastSeenAt} />
            </>
          )}
        </span>
      </p>
      {current ? (
        <StatusChip status="ok">This device</StatusChip>
      ) : (
        <Button
          variant="line"
          size="sm"
          busy={busy}
          onClick={() => void revoke()}
          aria-label={`Sign out ${device}`}
        >
          Sign out
        </Button>
      )}
    </Cluster>
  );
}
