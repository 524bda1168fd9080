import { Star } from 'lucide-react';
import { type ComponentProps, useId } from 'react';
import { FieldNotes } from '#ui/fields/field.tsx';
import styles from './star-field.module.css';

interface StarFieldProps extends Omit<ComponentProps<'input'>, 'type' | 'value'> {
  legend: string;
  error?: string | undefined;
}

const stars = [1, 2, 3, 4, 5] as const;

/** A rating from one to five stars. Attributes of inputs are passed to each radio, as `register` returns them. */
export function StarField({ legend, error, ...rest }: StarFieldProps) {
  const id = useId();
  return (
    <fieldset className={styles.field} aria-describedby={error ? `${id}-error` : undefined}>
      <legend className={styles.legend}>{legend}</legend>
      <div className={styles.stars}>
        {stars.map((count) => (
          <label key={count} className={styles.star} title={`${count} of 5`}>
            <input {...rest} type="radio" value={String(count)} className={styles.radio} />
            <span className="sr-only">
              {count} {count === 1 ? 'star' : 'stars'}
            </span>
            <Star aria-hidden />
          </label>
        ))}
      </div>
      <FieldNotes id={id} error={error} />
    </fieldset>
  );
}
