import clsx from 'clsx';
import { Minus, Plus } from 'lucide-react';
import { type ComponentProps, useRef } from 'react';
import { formatCount } from '#lib/formats.ts';
import { useFieldWiring } from '../field.tsx';
import styles from './quantity-input.module.css';

interface QuantityInputProps extends Omit<ComponentProps<'input'>, 'type' | 'size'> {
  /** Unit after the number, such as `pieces`. */
  unit?: string;
}

/**
 * A whole number with minus and plus buttons; typing and arrow keys work as in any number input. Such inputs cannot group
 * digits, so a controlled value is drawn over the input (2,000) until the user edits it.
 */
export function QuantityInput({ unit, className, ref, ...rest }: QuantityInputProps) {
  const input = useRef<HTMLInputElement | null>(null);
  const grouped = formatGrouped(rest.value);
  const stepBy = (direction: 1 | -1) => {
    const node = input.current;
    if (!node) return;
    if (direction === 1) node.stepUp();
    else node.stepDown();
    // stepUp fires no event, and React listens for input events.
    node.dispatchEvent(new Event('input', { bubbles: true }));
  };
  return (
    <span className={clsx(styles.quantity, className)}>
      <button
        type="button"
        className={styles.step}
        aria-label="Less"
        disabled={rest.disabled}
        onClick={() => stepBy(-1)}
      >
        <Minus aria-hidden />
      </button>
      <span className={styles.field} data-grouped={grouped}>
        <input
          inputMode="numeric"
          {...rest}
          {...useFieldWiring(rest)}
          type="number"
          ref={(node) => {
            input.current = node;
            if (typeof ref === 'function') return ref(node);
            if (ref) ref.current = node;
            return undefined;
          }}
          className={styles.input}
        />
      </span>
      {unit && <span className={styles.unit}>{unit}</span>}
      <button
        type="button"
        className={styles.step}
        aria-label="More"
        disabled={rest.disabled}
        onClick={() => stepBy(1)}
      >
        <Plus aria-hidden />
      </button>
    </span>
  );
}

/** Returns a value of four or more digits with separators; undefined for all others. */
function formatGrouped(value: ComponentProps<'input'>['value']): string | undefined {
  const number = Number(value);
  return Number.isSafeInteger(number) && number > 999 ? formatCount(number) : undefined;
}
