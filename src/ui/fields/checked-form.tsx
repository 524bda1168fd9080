import {
  type ComponentProps,
  lazy,
  type RefObject,
  Suspense,
  type SyntheticEvent,
  useRef,
  useState,
} from 'react';
import { useEarlySubmit } from './use-early-submit.ts';

// Loaded when the form is first used.
const ErrorCount = lazy(() => import('./error-count.tsx').then((module) => ({ default: module.ErrorCount })));

/**
 * A form that the product validates instead of the browser. When a submission is refused, here or by the server, the
 * first field with an error gets the focus, and the number of errors is announced. In a form longer than the window,
 * the number stays visible until the last error is corrected.
 */
export function CheckedForm({
  children,
  ref,
  ...rest
}: Omit<ComponentProps<'form'>, 'ref'> & { ref?: RefObject<HTMLFormElement | null> }) {
  const own = useRef<HTMLFormElement>(null);
  const form = ref ?? own;
  useEarlySubmit(form);
  /** Null until the form is used. */
  const [submissions, setSubmissions] = useState<number | null>(null);
  const note = ({ type, target }: SyntheticEvent): void => {
    // A second button may submit in another way, for example publish what the first one saves as a draft.
    const isSubmit = type === 'submit' || (type === 'click' && (target as Element).closest('[data-sends]'));
    setSubmissions((before) => (before ?? 0) + (isSubmit ? 1 : 0));
  };
  return (
    <form noValidate {...rest} ref={form} onFocusCapture={note} onSubmitCapture={note} onClickCapture={note}>
      {children}
      {submissions !== null && (
        <Suspense>
          <ErrorCount submissions={submissions} />
        </Suspense>
      )}
    </form>
  );
}
