import { type RefObject, useEffect } from 'react';

/** Once, in the root: from here on forms are handled by their screens, and those sent too early are sent now. */
export function useEarlySubmits(): void {
  useEffect(() => {
    document.documentElement.dataset.hydrated = '';
    for (const form of document.forms) if (!('asleep' in form.dataset)) sendIfEarly(form);
  }, []);
}

/** For a form marked `data-asleep`, in a part that comes to life after its page: what was sent too early is sent now. */
export function useAwake(form: RefObject<HTMLFormElement | null>): void {
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
