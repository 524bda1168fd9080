import { type SyntheticEvent, useEffect, useRef } from 'react';
import {
  deleteTyped,
  readTyped,
  saveTyped,
} from '#features/conversations/inquiries/components/use-saved-text.ts';
import { useLazyCall } from '#web/use-lazy-call.ts';
import type { RequestPrefill } from '../rules/request-subject.ts';
import type { RequirementOutcome, sendRequirement } from './use-requirement-sender.ts';

const draftKey = 'requirement';
/** These belong to the person, not to what is requested. */
const personalFields = ['name', 'mobile'];

interface RequirementFormOptions {
  prefill: RequestPrefill;
  /** Name of a signed-in user. */
  userName: string | undefined;
}

/**
 * Returns the state of the requirement form, whose inputs keep their own values. What is typed is saved for this browser
 * tab, so that it survives a reload, another page and signing in.
 */
export function useRequirementForm({ prefill, userName }: RequirementFormOptions) {
  const form = useRef<HTMLFormElement>(null);
  const { start, busy, outcome, reset } = useLazyCall(sendLazily);
  const { fields = [], message, sent }: Partial<RequirementOutcome> = outcome ?? {};
  const subject = subjectOf(prefill);
  useEffect(() => {
    if (form.current) fillEmpty(form.current, { ...startValues(subject), ...(userName ? { userName } : {}) });
  }, [subject, userName]);
  const errors: Partial<Record<string, string>> = Object.fromEntries(
    fields.toReversed().map((field) => [field.path, field.message]),
  );
  return {
    form,
    busy,
    /** The product of a requirement that was sent. */
    sent,
    message: busy ? null : message,
    errors,
    onInput: () => form.current && saveTyped(draftKey, { ...valuesOf(form.current), subject }),
    onSubmit: async (event: SyntheticEvent) => {
      event.preventDefault();
      const result = form.current && (await start(valuesOf(form.current)));
      if (result?.sent !== undefined) deleteTyped(draftKey);
    },
    reset,
  };
}

/** The quantity is not part of the subject: it changes with the selected variant of the same product. */
const subjectOf = ({ productName, details }: RequestPrefill): string =>
  JSON.stringify({ productName, details });

/** Returns the saved text: all of it on the page where it was typed, elsewhere only name and number. */
function startValues(subject: string): Record<string, unknown> {
  const draft = Object(readTyped(draftKey)) as Record<string, unknown>;
  const isSameSubject = draft.subject === subject || subject === '{}';
  return Object.fromEntries(
    Object.entries(draft).filter(([name]) => isSameSubject || personalFields.includes(name)),
  );
}

function fillEmpty(form: HTMLFormElement, { userName, ...values }: Record<string, unknown>): void {
  for (const [name, value] of Object.entries({ ...values, name: values.name || userName })) {
    const field = form.elements.namedItem(name);
    const isField = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
    // A default value is the prefill, which the saved text continues.
    if (isField && typeof value === 'string' && value && field.value === field.defaultValue)
      field.value = value;
  }
}

/** Loads validation and the API client with the first submission. */
const sendLazily: typeof sendRequirement = async (values) => {
  const sender = await import('./use-requirement-sender.ts').catch(() => null);
  const message = 'Your requirement could not be sent. Check your connection and try again.';
  return sender ? sender.sendRequirement(values) : { fields: [], message };
};

const valuesOf = (form: HTMLFormElement): Record<string, string> =>
  Object.fromEntries(
    [...new FormData(form)].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  );
