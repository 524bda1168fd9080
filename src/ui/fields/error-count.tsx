import { CircleAlert } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import styles from './error-count.module.css';
import { pressMovedButton } from './moved-button.ts';
import {
  type FormErrorState,
  fieldsInError,
  focusNextField,
  watchRefusedSubmissions,
} from './refused-fields.ts';

const errorCountText = (count: number): string =>
  count === 1 ? '1 field needs attention' : `${count} fields need attention`;

/** Moves the focus to the first error of a refused submission and shows the number of errors; used inside a form. */
export function ErrorCount({ submissions }: { submissions: number }) {
  const containerRef = useRef<HTMLDivElement>(null);
  const watch = useRef<ReturnType<typeof watchRefusedSubmissions>>(null);
  const [refusal, setRefusal] = useState<FormErrorState>({ count: 0, announcedCount: 0, isLong: false });
  const { count, announcedCount: announced, isLong } = refusal;
  useEffect(() => {
    const form = containerRef.current?.closest('form');
    if (!form) return undefined;
    const refusals = watchRefusedSubmissions(form, setRefusal);
    const stopPressing = pressMovedButton(form);
    watch.current = refusals;
    return () => {
      refusals.stop();
      stopPressing();
    };
  }, []);
  useEffect(() => {
    if (submissions > 0) watch.current?.expect();
  }, [submissions]);
  const goToNext = (): void => {
    const form = containerRef.current?.closest('form');
    if (form) focusNextField(fieldsInError(form), document.activeElement);
  };
  return (
    <div ref={containerRef} className={styles.place}>
      <p role="alert" className="sr-only">
        {announced > 0 && `${errorCountText(announced)}.`}
      </p>
      {isLong && count > 0 && (
        <div className={styles.bar} data-form-errors="">
          <CircleAlert aria-hidden className={styles.glyph} />
          <span>{errorCountText(count)}</span>
          <button
            type="button"
            className={styles.next}
            // Keeps the focus in place, which determines the next error.
            onMouseDown={(event) => event.preventDefault()}
            onClick={goToNext}
          >
            {count === 1 ? 'Show' : 'Next'}
          </button>
        </div>
      )}
    </div>
  );
}
