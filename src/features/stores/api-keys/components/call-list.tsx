import { useState } from 'react';
import { Button } from '#ui/controls/button.tsx';
import { DateText } from '#ui/facts/date-text.tsx';
import { Cluster } from '#ui/layout/layout.tsx';
import { api } from '#web/api.ts';
import { useAction } from '#web/use-action.ts';
import type { KeyCall } from '../contract.ts';
import styles from './key-list.module.css';

interface CallListProps {
  calls: readonly KeyCall[];
  nextCursor: string | null;
}

/** A list of the changes made with API keys, newest first. */
export function CallList(first: CallListProps) {
  const [more, setMore] = useState<CallListProps>({ calls: [], nextCursor: first.nextCursor });
  const { start: load, busy } = useAction({
    send: (cursor: string) => api.apiKeys.listCalls({ cursor }),
    onSuccess: ({ data }) => setMore({ calls: [...more.calls, ...data.calls], nextCursor: data.nextCursor }),
    failure: 'We could not load more requests. Please try again.',
  });
  const { nextCursor } = more;
  const calls = [...first.calls, ...more.calls];
  if (calls.length === 0) return <p className={`faint ${styles.none}`}>No write requests yet.</p>;
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
      {nextCursor && (
        <div className={styles.more}>
          <Button
            variant="line"
            size="sm"
            busy={busy}
            busyLabel="Loading..."
            onClick={() => void load(nextCursor)}
          >
            Show more
          </Button>
        </div>
      )}
    </>
  );
}
