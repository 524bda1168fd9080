import { lazy, Suspense, useState } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { Checkbox } from '#ui/fields/choices/checkbox.tsx';
import styles from './terms.module.css';

const TermsDialog = lazy(async () => ({ default: (await import('./terms-dialog.tsx')).TermsDialog }));

interface TermsProps {
  /** Return value of `register('terms')`. */
  field: UseFormRegisterReturn;
  error: string | undefined;
}

/** The required terms checkbox, with a link to the terms. */
export function Terms({ field, error }: TermsProps) {
  const [reading, setReading] = useState(false);
  return (
    <div>
      <Checkbox
        required
        error={error}
        hint={
          <button type="button" className={styles.read} onClick={() => setReading(true)}>
            Read the terms
          </button>
        }
        {...field}
      >
        I agree to the terms of use
      </Checkbox>
      {reading && (
        <Suspense>
          <TermsDialog onClose={() => setReading(false)} />
        </Suspense>
      )}
    </div>
  );
}
