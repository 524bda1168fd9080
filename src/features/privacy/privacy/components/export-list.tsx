import { FileJson } from 'lucide-react';
import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { Button } from '#ui/controls/button.tsx';
import { DateText } from '#ui/facts/date-text.tsx';
import { formatFileSize } from '#ui/facts/format.ts';
import { Cluster } from '#ui/layout/layout.tsx';
import { StatusChip } from '#ui/marks/status-chip.tsx';
import { api } from '#web/api.ts';
import { useAction } from '#web/use-action.ts';
import { useDownload } from '#web/use-download.ts';
import type { DataExport } from '../contract.ts';
import styles from './export-list.module.css';

const pollIntervalMs = 3000;

/** Requests a copy of the user's data and lists those that can be downloaded. */
export function ExportList({ exports }: { exports: readonly DataExport[] }) {
  const { revalidate } = useRevalidator();
  const { start: request, busy } = useAction({
    send: () => api.privacy.requestExport(),
    failure: 'Your data could not be requested. Please try again.',
    onSuccess: revalidate,
    onFailure: revalidate,
  });
  const waiting = exports.some(({ status }) => status === 'waiting');
  useEffect(() => {
    if (!waiting) return;
    const timer = setInterval(() => void revalidate(), pollIntervalMs);
    return () => clearInterval(timer);
  }, [waiting, revalidate]);
  return (
    <>
      <ul>
        {exports.map((copy) => (
          <Row key={copy.id} copy={copy} />
        ))}
      </ul>
      <div className={styles.foot}>
        <Button
          variant="line"
          busy={busy}
          disabled={waiting}
          busyLabel="Requesting..."
          onClick={() => void request()}
        >
          {exports.length > 0 ? 'Request a new copy' : 'Request a copy'}
        </Button>
      </div>
    </>
  );
}

function Row({ copy }: { copy: DataExport }) {
  const { busy, save } = useDownload();
  const path = `/account/exports/${copy.id}/content`;
  return (
    <Cluster as="li" gap={3} rowGap={2} className={styles.row}>
      <FileJson aria-hidden strokeWidth={1.8} />
      <p className={styles.words}>
        <b>
          Copy of <DateText when={copy.requestedAt} format="datetime" zone="viewer" />
        </b>
        <span>
          {copy.expiresAt ? (
            <>
              {formatFileSize(copy.bytes ?? 0)}, available until <DateText when={copy.expiresAt} />
            </>
          ) : (
            'We’re preparing your copy. You can leave this page. We’ll email you when it’s ready.'
          )}
        </span>
      </p>
      {copy.status === 'ready' ? (
        <Button size="sm" busy={busy === path} busyLabel="Downloading..." onClick={() => void save({ path })}>
          Download
        </Button>
      ) : (
        <StatusChip status="neutral">In progress</StatusChip>
      )}
    </Cluster>
  );
}
