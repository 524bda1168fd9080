import { CircleAlert } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import styles from './error-count.module.css';
import { pressMovedButton } from './moved-button.ts';
import { fieldsInError, focusAfter, type Refusal, watchRefusals } from './refused-fields.ts';

const sentence = (count: number): string =>
  count === 1 ? '1 field needs attention' : `${count} fields need attention`;

/** Inside a form: leads to the first error of a refused submission, and says how many there are. */
export function ErrorCount({ submissions }: { submissions: number }) {
  const place = useRef<HTMLDivElement>(null);
  const watch = useRef<ReturnType<typeof watchRefusals>>(null);
  const [refusal, setRefusal] = useState<Refusal>({ count: 0, announced: 0, isLong: false });
  const { count, announced, isLong } = refusal;
  useEffect(() => {
    const form = place.current?.closest('form');
    if (!form) return undefined;
    const refusals = watchRefusals(form, setRefusal);
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
    const form = place.current?.closest('form');
    if (form) focusAfter(fieldsInError(form), document.activeElement);
  };
  return (
    <div ref={place} className={styles.place}>
      <p role="alert" className="sr-only">
        {announced > 0 && `${sentence(announced)}.`}
      </p>
      {isLong && count > 0 && (
        <div className={styles.bar} data-form-errors="">
          <CircleAlert aria-hidden className={styles.glyph} />
          <span>{sentence(count)}</span>
          <button
            type="button"
            className={styles.next}
            // The focus stays where it is, so that it is known which error comes next.
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
