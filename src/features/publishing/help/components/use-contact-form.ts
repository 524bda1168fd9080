import { type SyntheticEvent, useRef, useState } from 'react';
import type { FieldError } from '#lib/errors.ts';

interface SendFailure {
  fields: FieldError[];
  message: string | null;
}

const offlineMessage = 'We could not send this. Please check your connection and try again.';

/** Handles the contact form: validation, sending and confirmation. The inputs are uncontrolled. */
export function useContactForm() {
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<Partial<Record<string, string>>>({});
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const [sentTo, setSentTo] = useState<string | null>(null);

  async function submit(): Promise<void> {
    if (!form.current || busy) return;
    const typed = readInputs(form.current);
    setBusy(true);
    setProblem(null);
    const refused = await send(typed);
    setBusy(false);
    if (!refused) return setSentTo(typed.email?.trim() ?? '');
    setProblem(refused.message);
    setErrors(Object.fromEntries(refused.fields.toReversed().map(({ path, message }) => [path, message])));
  }

  const onSubmit = (event: SyntheticEvent) => {
    event.preventDefault();
    void submit();
  };
  return { form, errors, problem, busy, sentTo, onSubmit };
}

/** Validates with the server's own rules and sends. The code for this is loaded with the first submission. */
async function send(typed: Record<string, string>): Promise<SendFailure | null> {
  const loaded = await Promise.all([
    import('../contract.ts'),
    import('#web/api.ts'),
    import('#web/problem.ts'),
    import('#web/send-once.ts'),
  ]).catch(() => null);
  if (!loaded) return { fields: [], message: offlineMessage };
  const [{ messageForm }, { api }, { toProblem: problemOf }, { sendOnce }] = loaded;
  const checked = messageForm.safeParse(typed);
  if (!checked.success) {
    const fields = checked.error.issues.map(({ path, message }) => ({ path: path.join('.'), message }));
    return { fields, message: null };
  }
  try {
    await sendOnce({ form: 'message', body: checked.data }, (once) =>
      api.help.sendMessage(checked.data, once),
    );
    return null;
  } catch (error) {
    const { fields, message } = problemOf(error);
    return { fields, message: message ?? offlineMessage };
  }
}

const readInputs = (form: HTMLFormElement): Record<string, string> =>
  Object.fromEntries(
    [...new FormData(form)].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  );
