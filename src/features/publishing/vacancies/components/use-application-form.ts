import { type RefObject, type SyntheticEvent, useEffect, useRef, useState } from 'react';
import {
  dropTyped,
  keepTyped,
  readTyped,
} from '#features/conversations/inquiries/components/use-kept-text.ts';
import type { FieldError } from '#lib/errors.ts';

type Errors = Partial<Record<string, string>>;

const offlineMessage = 'We could not send this. What you typed is still here: please try again.';

/**
 * Handles the form: stores its input for this tab, validates it and sends it with the CV. The inputs are uncontrolled.
 */
export function useApplicationForm(slug: string) {
  const storageKey = `application:${slug}`;
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<Errors>({});
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const [isSent, setSent] = useState(false);
  useRestoredInputs(form, storageKey);

  async function send(): Promise<void> {
    if (!form.current || busy) return;
    setBusy(true);
    setProblem(null);
    const outcome = await submit(form.current, slug);
    setBusy(false);
    if (outcome === 'sent') {
      dropTyped(storageKey);
      return setSent(true);
    }
    setProblem(outcome.message);
    setErrors(Object.fromEntries(outcome.fields.toReversed().map(({ path, message }) => [path, message])));
  }

  return {
    form,
    errors,
    problem,
    busy,
    isSent,
    onSubmit: (event: SyntheticEvent) => {
      event.preventDefault();
      void send();
    },
    onInput: () => {
      if (form.current) keepTyped(storageKey, readInputs(form.current));
    },
  };
}

type Outcome = 'sent' | { message: string | null; fields: FieldError[] };

/** Validates with the server's own rules and sends. The code for this is loaded with the first submission. */
async function submit(form: HTMLFormElement, slug: string): Promise<Outcome> {
  const loaded = await Promise.all([
    import('../contract/applications.ts'),
    import('#web/api.ts'),
    import('#web/problem.ts'),
    import('#web/send-once.ts'),
  ]).catch(() => null);
  if (!loaded) return { message: offlineMessage, fields: [] };
  const [{ applicationForm, cvLimitBytes }, { api }, { toProblem: problemOf }, { sendOnce }] = loaded;
  const checked = applicationForm.safeParse(readInputs(form));
  const cv = new FormData(form).get('cv');
  const fields = checked.success
    ? []
    : checked.error.issues.map(({ path, message }) => ({ path: path.join('.'), message }));
  const cvProblem = findCvProblem(cv, cvLimitBytes);
  if (cvProblem) fields.push({ path: 'cv', message: cvProblem });
  if (!checked.success || !(cv instanceof File) || fields.length > 0) return { message: null, fields };
  try {
    const application = { ...checked.data, slug, cv };
    // A file is empty in JSON, so a different CV is recognized by its name, size and time.
    const body = { ...application, cv: [cv.name, cv.size, cv.lastModified] };
    await sendOnce({ form: 'application', body }, (once) => api.jobs.applications.apply(application, once));
    return 'sent';
  } catch (error) {
    const { message, fields: refused } = problemOf(error);
    return { message: message ?? offlineMessage, fields: refused };
  }
}

function findCvProblem(cv: FormDataEntryValue | null, maxBytes: number): string | null {
  if (!(cv instanceof File) || cv.size === 0) return 'Please add your CV as a PDF.';
  if (cv.type && cv.type !== 'application/pdf') return 'Only PDF files are allowed.';
  return cv.size > maxBytes ? 'Files can be at most 5MB.' : null;
}

/** Fills the inputs with what was typed before the page was left or reloaded. */
function useRestoredInputs(form: RefObject<HTMLFormElement | null>, storageKey: string): void {
  useEffect(() => {
    for (const [name, value] of Object.entries(readTyped(storageKey) ?? {})) {
      const control = form.current?.elements.namedItem(name);
      const isText = control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement;
      if (isText && control.type !== 'file' && value) control.value = String(value);
    }
  }, [form, storageKey]);
}

const readInputs = (form: HTMLFormElement): Record<string, string> =>
  Object.fromEntries(
    [...new FormData(form)].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  );
