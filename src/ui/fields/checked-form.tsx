import { type ComponentProps, lazy, Suspense, type SyntheticEvent, useState } from 'react';

// Nobody needs it before the form is used.
const ErrorCount = lazy(() => import('./error-count.tsx').then((module) => ({ default: module.ErrorCount })));

/**
 * A form whose fields are checked by us rather than by the browser. When a submission is refused, whether here or by
 * the server, the first field in error gets the focus and the number of errors is announced. In a form that is
 * longer than the window, the number stays in view until the last error is corrected.
 */
export function CheckedForm({ children, ...rest }: ComponentProps<'form'>) {
  /** Null until somebody uses the form. */
  const [submissions, setSubmissions] = useState<number | null>(null);
  const note = ({ type, target }: SyntheticEvent): void => {
    // A second button may send the form in another way, e.g. publish what the first would save as a draft.
    const sends = type === 'submit' || (type === 'click' && (target as Element).closest('[data-sends]'));
    setSubmissions((before) => (before ?? 0) + (sends ? 1 : 0));
  };
  return (
    <form noValidate {...rest} onFocusCapture={note} onSubmitCapture={note} onClickCapture={note}>
      {children}
      {submissions !== null && (
        <Suspense>
          <ErrorCount submissions={submissions} />
        </Suspense>
      )}
    </form>
  );
}
