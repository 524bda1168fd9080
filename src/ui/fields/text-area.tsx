import clsx from 'clsx';
import { type ComponentProps, useState } from 'react';
import { useFieldWiring } from './field.tsx';
import styles from './text-area.module.css';

export interface TextAreaProps extends ComponentProps<'textarea'> {
  /** Maximum number of characters for the counter. Longer text is kept and marked; the form validates it. */
  limit?: number;
}

/**
 * A multi-line input that grows with its text. With `limit` it has a counter, announced when few characters are left.
 */
export function TextArea({ limit, className, onChange, ref, ...rest }: TextAreaProps) {
  const [typed, setTyped] = useState(String(rest.value ?? rest.defaultValue ?? '').length);
  const length = rest.value === undefined ? typed : String(rest.value).length;
  const left = limit === undefined ? Infinity : limit - length;
  return (
    <div className={styles.area}>
      <textarea
        rows={4}
        {...rest}
        {...useFieldWiring(rest)}
        ref={(node) => {
          const cleanUp = typeof ref === 'function' ? ref(node) : undefined;
          if (ref && typeof ref === 'object') ref.current = node;
          // Form libraries fill the text in with the reference, and replace it later, without an event.
          if (node) setTyped(node.value.length);
          return cleanUp;
        }}
        onChange={(event) => {
          setTyped(event.target.value.length);
          onChange?.(event);
        }}
        className={clsx(styles.box, left < 0 && styles.over, className)}
      />
      {limit !== undefined && (
        <p className={clsx(styles.count, left < 0 && styles.tooLong)}>
          <span aria-hidden="true">
            {length}/{limit}
          </span>
          <span className="sr-only" role="status">
            {announcedCharacterCount(left)}
          </span>
        </p>
      )}
    </div>
  );
}

/** Returns the announced text; empty until 20 characters are left. */
function announcedCharacterCount(left: number): string {
  if (left < 0) return `${-left} characters too many`;
  return left <= 20 ? `${left} characters left` : '';
}
