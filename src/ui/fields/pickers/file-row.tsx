import clsx from 'clsx';
import { Check, FileText, RotateCw, X } from 'lucide-react';
import { IconButton } from '../../controls/icon-button.tsx';
import { formatFileSize } from '../../facts/format.ts';
import { ProgressBar } from '../../facts/progress-bar.tsx';
import styles from './file-row.module.css';
import type { DroppedFile } from './file-rules.ts';

interface FileRowProps {
  file: DroppedFile;
  onRemove: ((id: string) => void) | undefined;
  onRetry: ((id: string) => void) | undefined;
}

/** A file: preview, name, progress and actions. */
export function FileRow({ file, onRemove, onRetry }: FileRowProps) {
  const failed = file.state === 'failed';
  return (
    <li className={clsx(styles.row, failed && styles.failed)}>
      <span className={styles.preview}>
        {file.previewUrl ? (
          <img src={file.previewUrl} alt="" width={44} height={44} />
        ) : (
          <FileText aria-hidden />
        )}
      </span>
      <span className={styles.words}>
        {file.href ? (
          <a href={file.href} className={styles.name}>
            {file.name}
          </a>
        ) : (
          <span className={styles.name}>{file.name}</span>
        )}
        {file.state === 'uploading' ? (
          <ProgressBar
            value={file.progress ?? 0}
            label={`Uploading ${file.name}`}
            figure
            className={styles.progress}
          />
        ) : (
          <span className={styles.note} role={failed ? 'alert' : undefined}>
            {note(file)}
          </span>
        )}
      </span>
      {file.state === 'done' && <Check aria-hidden className={styles.done} strokeWidth={2.6} />}
      {failed && onRetry && (
        <IconButton label={`Try ${file.name} again`} size="sm" onClick={() => onRetry(file.id)}>
          <RotateCw aria-hidden />
        </IconButton>
      )}
      {onRemove && (
        <IconButton label={`Remove ${file.name}`} size="sm" onClick={() => onRemove(file.id)}>
          <X aria-hidden />
        </IconButton>
      )}
    </li>
  );
}

function note(file: DroppedFile): string {
  if (file.state === 'failed') return file.message ?? 'Upload failed.';
  return file.state === 'waiting' ? `${formatFileSize(file.size)}, waiting` : formatFileSize(file.size);
}
