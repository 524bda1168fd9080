import { useState } from 'react';
import { Button } from '#ui/controls/button.tsx';
import { DateText } from '#ui/facts/date-text.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { Cluster } from '#ui/layout/layout.tsx';
import { api } from '#web/api.ts';
import { toProblem } from '#web/problem.ts';
import type { KeyCall } from '../contract.ts';
import styles from './key-list.module.css';

interface CallListProps {
  calls: readonly KeyCall[];
  nextCursor: string | null;
}

/** A list of the changes made with API keys, newest first. */
export function CallList(first: CallListProps) {
  const [more, setMore] = useState<CallListProps>({ calls: [], nextCursor: first.nextCursor });
  const [busy, setBusy] = useState(false);
  async function load(): Promise<void> {
    if (!more.nextCursor) return;
    setBusy(true);
    try {
      const { data } = await api.apiKeys.listCalls({ cursor: more.nextCursor });
      setMore({ calls: [...more.calls, ...data.calls], nextCursor: data.nextCursor });
    } catch (error) {
      toast.error(toProblem(error).message ?? 'We could not load more. Please try again.');
    }
    setBusy(false);
  }
  const calls = [...first.calls, ...more.calls];
  if (calls.length === 0) return <p className={`faint ${styles.none}`}>No key has changed anything yet.</p>;
  return (
    <>
      <ul>
        {calls.map(({ id, keyName, method, path, at }) => (
          <Cluster
            as="li"
            gap={3}
            rowGap={0.5}
            align="baseline"
            justify="between"
            key={id}
            className={`faint note ${styles.call}`}
          >
            <span>
              <b>{keyName}</b>{' '}
              <code>
                {method} {path.replace('/api/v1', '')}
              </code>
            </span>
            <DateText when={at} format="datetime" zone="viewer" />
          </Cluster>
        ))}
      </ul>
      {more.nextCursor && (
        <div className={styles.more}>
          <Button variant="line" size="sm" busy={busy} busyLabel="Loading..." onClick={load}>
            Show more
          </Button>
        </div>
      )}
    </>
  );
}
