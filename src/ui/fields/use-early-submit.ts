import { type RefObject, useEffect } from 'react';

/**
 * Submits a form now that was sent before it was hydrated. A script in the head, `markBeforePaint`, holds back the
 * submissions of `post` forms that are not marked as `data-awake`.
 */
export function useEarlySubmit(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    // After the effects of the components around the form, which complete its state.
    queueMicrotask(() => {
      if (!form.current) return;
      form.current.dataset.awake = '';
      if (!('early' in form.current) || form.current.early !== true) return;
      form.current.early = false;
      form.current.requestSubmit();
    });
  }, [form]);
}
