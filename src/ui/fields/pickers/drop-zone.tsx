import clsx from 'clsx';
import { type FileRejection, useDropzone } from 'react-dropzone';
import type { FileRefusal } from './file-rules.ts';
import styles from './plain-zone.module.css';
import type { ZoneProps } from './plain-zone.tsx';

/** The drop zone with react-dropzone, which shows whether a dragged file fits before it is dropped. Loaded lazily. */
export function DropZone({
  id,
  name,
  disabled,
  invalid,
  describedBy,
  onAdd,
  onRefuse,
  children,
  accept,
  multiple = false,
  maxFiles = 0,
  maxBytes,
}: ZoneProps) {
  const { getRootProps, getInputProps, isDragAccept, isDragReject } = useDropzone({
    accept,
    multiple,
    maxFiles: multiple ? maxFiles : 1,
    maxSize: maxBytes,
    disabled,
    noKeyboard: true,
    noClick: true,
    onDrop: (accepted, rejected) => {
      if (accepted.length > 0) onAdd(accepted);
      if (rejected.length > 0) onRefuse?.(rejected.map(toRefusal));
    },
  });
  const state = clsx(
    invalid && styles.invalid,
    disabled && styles.disabled,
    isDragAccept && styles.over,
    isDragReject && styles.wrong,
  );
  return (
    <div {...getRootProps({ role: undefined, tabIndex: undefined, className: clsx(styles.zone, state) })}>
      {children}
      <input
        {...getInputProps({
          id,
          name,
          disabled,
          'aria-invalid': invalid || undefined,
          'aria-describedby': describedBy,
          tabIndex: 0,
          style: {},
          className: styles.input,
        })}
      />
    </div>
  );
}

const REASONS: Record<string, FileRefusal['reason']> = {
  'file-invalid-type': 'type',
  'file-too-large': 'size',
  'too-many-files': 'count',
};

const toRefusal = ({ file, errors }: FileRejection): FileRefusal => ({
  file,
  reason: REASONS[errors[0]?.code ?? ''] ?? 'type',
});
