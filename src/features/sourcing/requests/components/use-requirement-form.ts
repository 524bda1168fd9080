import { type SyntheticEvent, useRef, useState } from 'react';
import type { sendRequirement } from './use-sending.ts';

/** The form's life: checked, sent, and asked again. The inputs hold their values themselves. */
export function useRequirementForm() {
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<Partial<Record<string, string>>>({});
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const [sentProduct, setSentProduct] = useState<string | null>(null);

  async function submit(): Promise<void> {
    if (!form.current || busy) return;
    const typed = typedIn(form.current);
    setBusy(true);
    setProblem(null);
    const refused = await send(typed);
    setBusy(false);
    if (!refused) return setSentProduct(typed.productName?.trim() ?? '');
    setProblem(refused.message);
    setErrors(Object.fromEntries(refused.fields.toReversed().map(({ path, message }) => [path, message])));
  }

  return {
    form,
    errors,
    problem,
    busy,
    sentProduct,
    onSubmit: (event: SyntheticEvent) => {
      event.preventDefault();
      void submit();
    },
    askAgain: () => {
      setSentProduct(null);
      setErrors({});
    },
  };
}

const offline = 'We could not send this. Please check your connection and try again.';

/** What it takes to check and to send is loaded with the first submission. */
const send: typeof sendRequirement = async (typed) => {
  const sender = await import('./use-sending.ts').catch(() => null);
  return sender ? sender.sendRequirement(typed) : { fields: [], message: offline };
};

const typedIn = (form: HTMLFormElement): Record<string, string> =>
  Object.fromEntries(
    [...new FormData(form)].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  );
