import clsx from 'clsx';
import type { ReactNode } from 'react';
import { acceptAttribute, type FileRefusal, type FileRules, splitFiles } from './file-rules.ts';
import styles from './plain-zone.module.css';

export interface ZoneProps extends FileRules {
  id: string;
  name: string | undefined;
  disabled: boolean | undefined;
  invalid: boolean;
  describedBy: string | undefined;
  onAdd: (files: File[]) => void;
  onRefuse: ((refusals: FileRefusal[]) => void) | undefined;
  children: ReactNode;
}

/** A drop zone made of a native file input: it handles drops and clicks without any code. */
export function PlainZone({
  id,
  name,
  disabled,
  invalid,
  describedBy,
  onAdd,
  onRefuse,
  children,
  ...rules
}: ZoneProps) {
  return (
    <div className={clsx(styles.zone, invalid && styles.invalid, disabled && styles.disabled)}>
      {children}
      <input
        id={id}
        type="file"
        name={name}
        disabled={disabled}
        accept={acceptAttribute(rules.accept)}
        multiple={rules.multiple}
        aria-invalid={invalid || undefined}
        aria-describedby={describedBy}
        className={styles.input}
        onChange={(event) => {
          const { kept, refused } = splitFiles([...(event.target.files ?? [])], rules);
          event.target.value = '';
          if (kept.length > 0) onAdd(kept);
          if (refused.length > 0) onRefuse?.(refused);
        }}
      />
    </div>
  );
}
