import { ExternalLink, FileText } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { StoredFile } from '#features/files/contract.ts';
import { mediaUrl } from '#features/files/rules.ts';
import { Button } from '#ui/controls/button.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { formatBytes } from '#ui/fields/pickers/file-rules.ts';
import { api } from '#web/api.ts';
import { problemOf } from '#web/problem.ts';
import styles from './document-list.module.css';

/** Files of an application. Private ones are fetched with the session and opened from memory. */
export function DocumentList({ files }: { files: readonly (StoredFile & { label: string })[] }) {
  if (files.length === 0) return null;
  return (
    <ul className={styles.files}>
      {files.map((file) => (
        <li key={file.id} className={styles.file}>
          {file.url ? (
            <img src={mediaUrl(file.id, 320)} alt="" width={44} height={44} className={styles.picture} />
          ) : (
            <span className={styles.picture}>
              <FileText aria-hidden />
            </span>
          )}
          <span className={styles.words}>
            <span className={styles.label}>{file.label}</span>
            <span className={styles.name}>
              {file.name}, {formatBytes(file.bytes)}
            </span>
          </span>
          <OpenFile file={file} />
        </li>
      ))}
    </ul>
  );
}

function OpenFile({ file: { id, name, url } }: { file: StoredFile }) {
  const [busy, setBusy] = useState(false);
  const [opened, setOpened] = useState<string | null>(null);
  useEffect(() => (opened ? () => URL.revokeObjectURL(opened) : undefined), [opened]);
  const label = `Open ${name}`;
  if (url)
    return (
      <a
        className={styles.open}
        href={mediaUrl(id, 1600)}
        target="_blank"
        rel="noreferrer"
        aria-label={label}
      >
        Open <ExternalLink aria-hidden />
      </a>
    );
  if (opened) {
    return (
      <span className={styles.ways}>
        <a className={styles.open} href={opened} target="_blank" rel="noreferrer" aria-label={label}>
          Open <ExternalLink aria-hidden />
        </a>
        <a className={styles.open} href={opened} download={name}>
          Download
        </a>
      </span>
    );
  }
  const fetchFile = async (): Promise<void> => {
    setBusy(true);
    try {
      const { body } = await api.files.getFileContent({ id });
      const address = URL.createObjectURL(body);
      setOpened(address);
      window.open(address, '_blank', 'noopener');
    } catch (error) {
      toast.error(problemOf(error).message ?? 'The file could not be read. Please try again.');
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button size="sm" variant="line" busy={busy} aria-label={label} onClick={() => void fetchFile()}>
      Open
    </Button>
  );
}
