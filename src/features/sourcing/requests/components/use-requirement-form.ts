import { type SyntheticEvent, useRef } from 'react';
import { useLazyCall } from '#web/use-lazy-call.ts';
import type { RequirementOutcome, sendRequirement } from './use-requirement-sender.ts';

/** Returns the state of the requirement form, whose inputs keep their own values. */
export function useRequirementForm() {
  const form = useRef<HTMLFormElement>(null);
  const { start, busy, outcome, reset } = useLazyCall(sendLazily);
  const { fields = [], message, sent }: Partial<RequirementOutcome> = outcome ?? {};
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
    onSubmit: (event: SyntheticEvent) => {
      event.preventDefault();
      if (form.current) void start(valuesOf(form.current));
    },
    reset,
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
