import clsx from 'clsx';
import { Minus, Plus } from 'lucide-react';
import { type ComponentProps, useRef } from 'react';
import { formatCount } from '#lib/formats.ts';
import { parseTypedWhole } from '#lib/parse-typed-number.ts';
import { useFieldWiring } from '../field.tsx';
import styles from './quantity-input.module.css';

interface QuantityInputProps
  extends Omit<ComponentProps<'input'>, 'type' | 'size' | 'min' | 'max' | 'step' | 'value'> {
  /** Unit after the number, such as `pieces`. */
  unit?: string;
  value?: string;
  /** Numbers; a registered field passes its rules, which may be text. */
  min?: number | string | undefined;
  max?: number | string | undefined;
  step?: number | string | undefined;
}

/**
 * A whole number with minus and plus buttons and arrow keys. It is text, because a number input drops a comma while it is
 * typed: `10,50` would become 1050. A controlled value is drawn over the input with groups (2,000) until the user edits it.
 */
export function QuantityInput({
  unit,
  className,
  ref,
  min = 0,
  max,
  step = 1,
  onKeyDown,
  ...rest
}: QuantityInputProps) {
  const input = useRef<HTMLInputElement | null>(null);
  const grouped = formatGrouped(rest.value);
  const stepBy = (direction: 1 | -1) => {
    const node = input.current;
    if (!node || node.disabled) return;
    const next = nextStep(parseTypedWhole(node.value), {
      direction,
      min: Number(min),
      max: max === undefined ? Infinity : Number(max),
      step: Number(step),
    });
    // Neither fires an event nor tells React, which listens for input events.
    node.setRangeText(String(next), 0, node.value.length, 'end');
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
          type="text"
          role="spinbutton"
          autoComplete="off"
          aria-valuemin={Number(min)}
          aria-valuemax={max === undefined ? undefined : Number(max)}
          onKeyDown={(event) => {
            onKeyDown?.(event);
            if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
            event.preventDefault();
            stepBy(event.key === 'ArrowUp' ? 1 : -1);
          }}
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

interface Steps {
  direction: 1 | -1;
  min: number;
  max: number;
  step: number;
}

/** Returns the next multiple of the step above or below a quantity, counted from the minimum and within the limits. */
function nextStep(current: number, { direction, min, max, step }: Steps): number {
  if (Number.isNaN(current)) return min;
  const steps = (current - min) / step;
  const next = direction === 1 ? Math.floor(steps) + 1 : Math.ceil(steps) - 1;
  return Math.max(min, Math.min(max, min + next * step));
}

/** Returns a value of four or more digits with separators; undefined for all others. */
function formatGrouped(value: string | undefined): string | undefined {
  const number = Number(value);
  return Number.isSafeInteger(number) && number > 999 ? formatCount(number) : undefined;
}
