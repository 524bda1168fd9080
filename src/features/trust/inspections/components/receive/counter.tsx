import { Minus, Plus } from 'lucide-react';
import { Field } from '#ui/fields/field.tsx';
import { TextInput } from '#ui/fields/text-input.tsx';
import styles from './receipt-form.module.css';

interface CounterProps {
  label: string;
  hint?: string | undefined;
  error?: string | null;
  /** As it is typed. */
  value: string;
  onChange: (value: string) => void;
  max?: number;
}

/** A number with large buttons, for one thumb. */
export function Counter({
  label,
  hint,
  error,
  value,
  onChange,
  max = Number.POSITIVE_INFINITY,
}: CounterProps) {
  const number = Number(value.replaceAll(',', '')) || 0;
  const step = (by: 1 | -1) => onChange(String(Math.min(max, Math.max(0, number + by))));
  return (
    <div className={styles.counter}>
      <button
        type="button"
        className={styles.step}
        aria-label={`Less: ${label}`}
        disabled={number <= 0}
        onClick={() => step(-1)}
      >
        <Minus aria-hidden />
      </button>
      <Field label={label} hint={hint} error={error} className={styles.counted}>
        <TextInput
          inputMode="decimal"
          autoComplete="off"
          className={styles.number}
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
      </Field>
      <button
        type="button"
        className={styles.step}
        aria-label={`More: ${label}`}
        disabled={number >= max}
        onClick={() => step(1)}
      >
        <Plus aria-hidden />
      </button>
    </div>
  );
}
