import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { StoredFile } from '#features/files/files/contract.ts';
import type { FieldError } from '#lib/errors.ts';
import { toast } from '#ui/feedback/toast.ts';
import { api } from '#web/api.ts';
import { problemOf } from '#web/problem.ts';
import type { Registration } from '../../contract/registration.ts';
import { emptyForm, fieldOf, fieldsOf, missesRequired, stepOf } from '../../rules/registration-fields.ts';
import { type LocalCopy, localCopies, useDraft } from './use-draft.ts';
import { type FormValues, holdsStep, useRegistrationForm } from './use-registration-form.ts';

export interface WizardProps {
  accountId: string;
  registration: Registration;
  /** The plan that the registration carries, beside the form. */
  plan?: ReactNode;
  onSubmitted: (registration: Registration) => void;
  /** Starts over from what the server has. */
  onReload: () => void;
}

/** The wizard's state: the form, the step, the draft, and what the buttons do. */
export function useWizard({ accountId, registration, onSubmitted }: WizardProps) {
  const [start] = useState(() => startFrom(registration, accountId));
  const form = useRegistrationForm(start.form);
  const [step, setStep] = useState(start.step);
  const [found, setFound] = useState(start.restored ? null : registration.problems);
  const files = useKnownFiles(start.files);
  const draft = useDraft({ accountId, registration, read: form.getValues, readFiles: files.read });
  const { save } = draft;
  useTyped(form, (): void => {
    draft.keepLocally(step);
    setFound(null);
  });

  const openStep = (next: number): void => {
    setStep(next);
    void save(next);
  };
  /** Leads to what a reviewer wrote about: its step, and the field where it takes the focus. */
  const openField = (path: string): void => {
    openStep(stepOf(path));
    setTimeout(() => form.setFocus(path as keyof FormValues));
  };
  const next = async (): Promise<void> => {
    if (await canLeave(form, step)) openStep(step + 1);
  };
  const submission = useSubmission(
    async () => {
      if (!(await save(step))) return;
      const sent = { version: draft.version.current, confirmDetails: true } as const;
      const { data } = await api.suppliers.submitRegistration(sent);
      localCopies.write(accountId, null);
      onSubmitted(data.registration);
    },
    (problems) => showProblems({ form, setStep, problems }),
  );
  const bringBack = (copy: LocalCopy): void => {
    files.add(copy.files);
    form.reset(copy.form);
    setFound(null);
    openStep(copy.step);
  };
  return {
    restored: start.restored,
    older: start.older,
    form,
    step,
    found,
    openStep,
    openField,
    next,
    files,
    draft,
    submission,
    bringBack,
  };
}

/** Whether a step can be left. What is wrong is said at its fields; what is missing, when the step is opened again. */
async function canLeave(form: UseFormReturn<FormValues>, step: number): Promise<boolean> {
  const values = form.getValues();
  const misses = step === 1 && missesRequired(values);
  const holds = misses || (await holdsStep(values, step));
  const said = form.trigger(fieldsOf(step) as (keyof FormValues)[]);
  if (holds) await said;
  // oxlint-disable-next-line no-alert -- the specification asks for the browser's own alert here
  if (misses) window.alert('Please fill in all required fields');
  return !holds;
}

interface Refused {
  form: UseFormReturn<FormValues>;
  setStep: (step: number) => void;
  problems: readonly FieldError[];
}

/** Opens the step of the first field that was refused, with a message at each. */
function showProblems({ form, setStep, problems }: Refused): void {
  const [first] = problems;
  if (!first) return;
  setStep(stepOf(fieldOf(first.path)));
  // In the server's words: the rules in the browser may be without the lists that they need.
  for (const { path, message } of problems) form.setError(fieldOf(path), { type: 'server', message });
}

/** What is typed is on this device at once, on the server at the next step. */
function useTyped(form: UseFormReturn<FormValues>, keep: () => void): void {
  useEffect(() => {
    const { unsubscribe } = form.watch((_, { name }) => {
      keep();
      // A message that stands at a field goes as soon as the field is right, whoever asked for it.
      if (name && form.getFieldState(name).error) void form.trigger(name);
    });
    return unsubscribe;
  });
}

/** Sends the registration; what the server refuses is shown at its fields. */
function useSubmission(send: () => Promise<void>, show: (problems: readonly FieldError[]) => void) {
  const [busy, setBusy] = useState(false);
  const submit = async (): Promise<void> => {
    setBusy(true);
    try {
      await send();
    } catch (error) {
      const { message, fields } = problemOf(error);
      toast.error(message ?? 'Your registration could not be submitted. Please try again.');
      show(fields);
    } finally {
      setBusy(false);
    }
  };
  return { busy, submit };
}

/** Every file that the form names or named: what the server sent, and what was uploaded since. */
function useKnownFiles(first: StoredFile[]) {
  const [known, setKnown] = useState<readonly StoredFile[]>(first);
  const latest = useRef<readonly StoredFile[]>(first);
  const read = useCallback(() => [...latest.current], []);
  const add = useCallback((more: readonly StoredFile[]) => {
    latest.current = [...latest.current.filter(({ id }) => !more.some((file) => file.id === id)), ...more];
    setKnown(latest.current);
  }, []);
  return { known, read, add };
}

/**
 * The server's draft, or this device's copy where that was typed on top of it and never arrived. A copy from
 * before another device saved is offered, not taken.
 */
function startFrom({ version, step, form, files }: Registration, accountId: string) {
  const copy = localCopies.read(accountId);
  const same = !copy || JSON.stringify(copy.form) === JSON.stringify({ ...emptyForm, ...form });
  if (same) return { form, step, files, restored: false, older: null };
  if (copy.version === version)
    return { form: copy.form, step: copy.step, files: copy.files ?? [], restored: true, older: null };
  return { form, step, files, restored: false, older: copy };
}
