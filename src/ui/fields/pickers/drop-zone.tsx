import clsx from 'clsx';
import { useDropzone, type FileRejection } from 'react-dropzone';
import type { FileRefusal } from './file-rules.ts';
import type { ZoneProps } from './plain-zone.tsx';
import styles from './file-zone.module.css';

/** The same zone with react-dropzone: shows whether a dragged file fits before it is dropped. Loaded lazily. */
export default function DropZone({ id, name, disabled, invalid, describedBy, onAdd, onRefuse, children, accept, multiple = false, maxFiles = 0, maxBytes }: ZoneProps) {
  const { getRootProps, getInputProps, isDragAccept, isDragReject } = useDropzone({
    accept,
    multiple,
    maxFiles: multiple ? maxFiles : 1,
    maxSize: maxBytes,
    disabled,
    noKeyboard: true,
    noClick: true,
    onDrop: (kept, rejected) => {
      if (kept.length > 0) onAdd(kept);
      if (rejected.length > 0) onRefuse?.(rejected.map(refusal));
    },
  });
  const state = clsx(invalid && styles.invalid, disabled && styles.disabled, isDragAccept && styles.over, isDragReject && styles.wrong);
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

const REASONS: Record<string, FileRefusal['reason']> = { 'file-invalid-type': 'type', 'file-too-large': 'size', 'too-many-files': 'count' };

const refusal = ({ file, errors }: FileRejection): FileRefusal => ({ file, reason: REASONS[errors[0]?.code ?? ''] ?? 'type' });
