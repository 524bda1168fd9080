import { type RefObject, useEffect, useRef } from 'react';
import { useSubmit } from 'react-router';

interface FilterFormOptions {
  /** Path of the list. */
  action: string;
  /** The search text in the URL. */
  q: string;
}

interface FilterForm {
  form: RefObject<HTMLFormElement | null>;
  /** For the search field. */
  search: RefObject<HTMLInputElement | null>;
  /** Submits the form immediately, for selections. */
  send: () => void;
  /** Submits the form after a pause, for typing. */
  sendSoon: () => void;
  /** Forgets a pending submission. */
  cancel: () => void;
  /** Sets fields by name and submits, for controls that are rendered outside the form. */
  setFields: (values: Partial<Record<string, string>>) => void;
}

/** Returns a filter form above a list that submits itself; empty fields are left out of the URL. */
export function useFilterForm({ action, q }: FilterFormOptions): FilterForm {
  const submit = useSubmit();
  const form = useRef<HTMLFormElement>(null);
  const search = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const cancel = () => clearTimeout(timer.current);
  const send = () => {
    cancel();
    const filled = [...new FormData(form.current ?? undefined)].flatMap(
      ([name, value]): [string, string][] =>
        typeof value === 'string' && value !== '' ? [[name, value]] : [],
    );
    void submit(new URLSearchParams(filled), { action, replace: true, preventScrollReset: true });
  };
  const sendSoon = () => {
    cancel();
    timer.current = setTimeout(send, 300);
  };
  const setFields: FilterForm['setFields'] = (values) => {
    for (const [name, value] of Object.entries(values)) {
      const field = form.current?.elements.namedItem(name);
      if (field instanceof HTMLInputElement || field instanceof HTMLSelectElement) field.value = value ?? '';
    }
    send();
  };
  // The URL can change by other means, but text that is being typed must stay.
  useEffect(() => {
    const field = search.current;
    if (field && field !== document.activeElement) field.value = q;
  }, [q]);
  return { form, search, send, sendSoon, cancel, setFields };
}
