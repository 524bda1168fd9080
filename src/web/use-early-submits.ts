import { type RefObject, useEffect } from 'react';

/** Marks the page as hydrated and submits the forms that were sent before. Used once, in the root. */
export function useEarlySubmits(): void {
  useEffect(() => {
    // After the effects of all screens: a form that changes while a part of the page still hydrates would lose its state.
    setTimeout(() => {
      document.documentElement.dataset.hydrated = '';
      for (const form of document.forms) if (!('asleep' in form.dataset)) sendIfEarly(form);
    }, 50);
  }, []);
}

/**
 * Submits a form that was sent before it was hydrated. For forms marked `data-asleep`, in parts that hydrate after
 * their page.
 */
export function useHydratedForm(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    if (!form.current) return;
    form.current.removeAttribute('data-asleep');
    sendIfEarly(form.current);
  }, [form]);
}

function sendIfEarly(form: HTMLFormElement): void {
  if (!('early' in form) || form.early !== true) return;
  form.early = false;
  form.requestSubmit();
}
