import clsx from 'clsx';
import { lazy, type ReactNode, Suspense, useId, useSyncExternalStore } from 'react';
import { Art } from '../../media/art.tsx';
import { FieldNotes } from '../field.tsx';
import styles from './file-drop.module.css';
import { FileRow } from './file-row.tsx';
import type { DroppedFile, FileRefusal, FileRules } from './file-rules.ts';
import { PlainZone } from './plain-zone.tsx';

export type { DroppedFile, FileRefusal } from './file-rules.ts';

/** react-dropzone loads when a file is first dragged over the page; otherwise a plain file input is enough. */
const DropZone = lazy(() => import('./drop-zone.tsx').then(({ DropZone: zone }) => ({ default: zone })));

interface FileDropProps extends FileRules {
  label: ReactNode;
  /** Such as `JPG, PNG, PDF, max 5MB`. */
  hint?: ReactNode;
  error?: ReactNode;
  optional?: boolean;
  disabled?: boolean;
  /** Name of the input, for forms without JavaScript. */
  name?: string;
  /** Text of the zone; `<u>` looks like a link. */
  prompt?: ReactNode;
  files: readonly DroppedFile[];
  onAdd: (files: File[]) => void;
  /** Receives files that violate the rules. */
  onRefuse?: (refusals: FileRefusal[]) => void;
  onRemove?: (id: string) => void;
  onRetry?: (id: string) => void;
  hideLabel?: boolean;
  className?: string;
}

/** A drop zone and a list of its files. The caller uploads them and passes their states in `files`. */
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

let hasDragged = false;

function onFirstDrag(callback: () => void): () => void {
  const note = (): void => {
    hasDragged = true;
    callback();
  };
  window.addEventListener('dragenter', note, { once: true });
  return () => window.removeEventListener('dragenter', note);
}

/** True once something has been dragged over the page. */
const useFirstDrag = (): boolean =>
  useSyncExternalStore(
    onFirstDrag,
    () => hasDragged,
    () => false,
  );
