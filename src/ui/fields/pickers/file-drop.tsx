import clsx from 'clsx';
import { lazy, type ReactNode, Suspense, useId, useSyncExternalStore } from 'react';
import { Art } from '../../media/art.tsx';
import { FieldNotes } from '../field.tsx';
import styles from './file-drop.module.css';
import { FileRow } from './file-row.tsx';
import type { DroppedFile, FileRefusal, FileRules } from './file-rules.ts';
import { PlainZone } from './plain-zone.tsx';

export type { DroppedFile, FileRefusal } from './file-rules.ts';

/** react-dropzone comes with the first file that is dragged over the page; a plain file input does the rest. */
const DropZone = lazy(() => import('./drop-zone.tsx').then(({ DropZone: zone }) => ({ default: zone })));

interface FileDropProps extends FileRules {
  label: ReactNode;
  /** e.g. `JPG, PNG, PDF, max 5MB` */
  hint?: ReactNode;
  error?: ReactNode;
  optional?: boolean;
  disabled?: boolean;
  /** Form name of the input, for forms without scripts. */
  name?: string;
  /** The words in the zone; a part in `<u>` looks like a link. */
  prompt?: ReactNode;
  files: readonly DroppedFile[];
  onAdd: (files: File[]) => void;
  /** Files that broke the rules. */
  onRefuse?: (refusals: FileRefusal[]) => void;
  onRemove?: (id: string) => void;
  onRetry?: (id: string) => void;
  hideLabel?: boolean;
  className?: string;
}

/** A zone for files with the list of what was dropped. The caller uploads and reports states back in `files`. */
export function FileDrop(props: FileDropProps) {
  const {
    label,
    hint,
    error,
    optional,
    disabled,
    name,
    prompt,
    files,
    onAdd,
    onRefuse,
    onRemove,
    onRetry,
    hideLabel,
    className,
    ...rules
  } = props;
  const id = useId();
  const dragging = useFirstDrag();
  const zone = {
    ...rules,
    id,
    name,
    disabled,
    onAdd,
    onRefuse,
    invalid: Boolean(error),
    describedBy: clsx(error && `${id}-error`, hint && `${id}-hint`) || undefined,
  };
  const inside = (
    <>
      <Art
        width={92}
        height={78}
        pad={0}
        spec={{ kind: 'mailer', seed: 'drop', ink: 'teal', ink2: 'orange' }}
        className={styles.drawing}
      />
      <span className={styles.words}>
        <span className={styles.prompt}>
          {prompt ?? (
            <>
              Drop files here, or <u>choose files</u>
            </>
          )}
        </span>
        {hint && (
          <span id={`${id}-hint`} className={styles.hint}>
            {hint}
          </span>
        )}
      </span>
    </>
  );
  return (
    <div className={clsx(styles.fileDrop, className)}>
      <label htmlFor={id} className={clsx(styles.label, hideLabel && 'sr-only')}>
        {label}
        {optional && <span className={styles.optional}> optional</span>}
      </label>
      {dragging ? (
        <Suspense fallback={<PlainZone {...zone}>{inside}</PlainZone>}>
          <DropZone {...zone}>{inside}</DropZone>
        </Suspense>
      ) : (
        <PlainZone {...zone}>{inside}</PlainZone>
      )}
      <FieldNotes id={id} error={error} />
      {files.length > 0 && (
        <ul className={styles.files}>
          {files.map((file) => (
            <FileRow key={file.id} file={file} onRemove={onRemove} onRetry={onRetry} />
          ))}
        </ul>
      )}
    </div>
  );
}

let dragged = false;

function onFirstDrag(callback: () => void): () => void {
  const note = (): void => {
    dragged = true;
    callback();
  };
  window.addEventListener('dragenter', note, { once: true });
  return () => window.removeEventListener('dragenter', note);
}

/** Whether anything was dragged over the page since it was opened. */
const useFirstDrag = (): boolean =>
  useSyncExternalStore(
    onFirstDrag,
    () => dragged,
    () => false,
  );
