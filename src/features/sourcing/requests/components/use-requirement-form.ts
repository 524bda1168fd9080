import { type SyntheticEvent, useRef, useState } from 'react';
import type { sendRequirement } from './use-requirement-sender.ts';

interface Submission {
  state: 'editing' | 'sending' | 'sent';
  productName: string;
  message: string | null;
  errors: Partial<Record<string, string>>;
}

const editing: Submission = { state: 'editing', productName: '', message: null, errors: {} };

/**
 * Returns the state of the requirement form, whose inputs keep their own values. It does without `useFormAction`, which
 * would exceed the script budget of the home page.
 */
export function useRequirementForm() {
  const form = useRef<HTMLFormElement>(null);
  const [submission, setSubmission] = useState(editing);

  async function submit(): Promise<void> {
    if (!form.current || submission.state === 'sending') return;
    const values = valuesOf(form.current);
    setSubmission((before) => ({ ...before, state: 'sending', message: null }));
    const refused = await sendLazily(values);
    if (!refused)
      return setSubmission({ ...editing, state: 'sent', productName: values.productName?.trim() ?? '' });
    const { message, fields } = refused;
    const errors = Object.fromEntries(fields.toReversed().map((field) => [field.path, field.message]));
    setSubmission({ ...editing, message, errors });
  }

  return {
    form,
    ...submission,
    onSubmit: (event: SyntheticEvent) => {
      event.preventDefault();
      void submit();
    },
    reset: () => setSubmission(editing),
  };
}

/** Loads validation and the API client with the first submission. */
const sendLazily: typeof sendRequirement = async (values) => {
  const sender = await import('./use-requirement-sender.ts').catch(() => null);
  const message = 'We could not send this. Please check your connection and try again.';
  return sender ? sender.sendRequirement(values) : { fields: [], message };
};

const valuesOf = (form: HTMLFormElement): Record<string, string> =>
  Object.fromEntries(
    [...new FormData(form)].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  );
