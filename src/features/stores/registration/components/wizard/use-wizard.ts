import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { StoredFile } from '#features/files/files/contract.ts';
import type { FieldError } from '#lib/errors.ts';
import { api } from '#web/api.ts';
import { useAction } from '#web/use-action.ts';
import type { Registration } from '../../contract.ts';
import {
  emptyForm,
  fieldOf,
  fieldsOf,
  lacksRequiredFields,
  stepOf,
} from '../../rules/registration-fields.ts';
import { type LocalCopy, localCopies, useDraft } from './use-draft.ts';
import { type FormValues, isStepBlocked, useRegistrationForm } from './use-registration-form.ts';

export interface WizardProps {
  accountId: string;
  registration: Registration;
  /** The plan selected with the registration, shown beside the form. */
  plan?: ReactNode;
  onSubmitted: (registration: Registration) => void;
  /** Restarts the wizard from the server's draft. */
  onReload: () => void;
}

/** Returns the wizard's state: form, step, draft, and the actions of its buttons. */
export function useWizard({ accountId, registration, onSubmitted }: WizardProps) {
  const [start] = useState(() => initialDraft(registration, accountId));
  const form = useRegistrationForm(start.form);
  const [step, setStep] = useState(start.step);
  const [found, setFound] = useState(start.restored ? null : registration.problems);
  const files = useKnownFiles(start.files);
  const draft = useDraft({ accountId, registration, read: form.getValues, readFiles: files.read });
  const { save } = draft;
  useTypedChanges(form, (): void => {
    draft.keepLocally(step);
    setFound(null);
  });

  const openStep = (next: number): void => {
    setStep(next);
    void save(next);
  };
  /** Opens the step of a field that a reviewer commented on, and focuses the field. */
  const openField = (path: string): void => {
    openStep(stepOf(path));
    setTimeout(() => form.setFocus(path as keyof FormValues));
  };
  const next = async (): Promise<void> => {
    if (await canLeave(form, step)) openStep(step + 1);
  };
  const submission = useAction({
    send: async () => {
      if (!(await save(step))) return;
      const sent = { version: draft.version.current, confirmDetails: true } as const;
      const { data } = await api.registration.submitRegistration(sent);
      localCopies.write(accountId, null);
      onSubmitted(data.registration);
    },
    failure: 'Your registration could not be submitted. Please try again.',
    onFailure: ({ fields }) => showProblems({ form, setStep, problems: fields }),
  });
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

/**
 * Returns true if a step can be left. Wrong fields show their errors now; missing ones when the step is opened again.
 */
async function canLeave(form: UseFormReturn<FormValues>, step: number): Promise<boolean> {
  const values = form.getValues();
  const lacksRequired = step === 1 && lacksRequiredFields(values);
  const isBlocked = lacksRequired || (await isStepBlocked(values, step));
  const validated = form.trigger(fieldsOf(step) as (keyof FormValues)[]);
  if (isBlocked) await validated;
  // oxlint-disable-next-line no-alert -- the specification asks for the browser's own alert here
  if (lacksRequired) window.alert('Please fill in all required fields');
  return !isBlocked;
}

interface RefusedSubmission {
  form: UseFormReturn<FormValues>;
  setStep: (step: number) => void;
  problems: readonly FieldError[];
}

/** Opens the step of the first refused field, and shows an error at each field. */
function showProblems({ form, setStep, problems }: RefusedSubmission): void {
  const [first] = problems;
  if (!first) return;
  setStep(stepOf(fieldOf(first.path)));
  // Shows the server's messages: the rules in the browser may lack the lists that they need.
  for (const { path, message } of problems) form.setError(fieldOf(path), { type: 'server', message });
}

/** Stores every change on this device immediately; the server gets it at the next step. */
function useTypedChanges(form: UseFormReturn<FormValues>, saveLocally: () => void): void {
  useEffect(() => {
    const { unsubscribe } = form.watch((_, { name }) => {
      saveLocally();
      // An error disappears as soon as the field is valid, whoever reported it.
      if (name && form.getFieldState(name).error) void form.trigger(name);
    });
    return unsubscribe;
  });
}

/** Keeps all files that the form refers or referred to: those from the server and those uploaded since. */
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
 * Returns the initial draft: the server's, or this device's copy if it was based on that version but never saved. A
 * copy from before another device saved is only offered.
 */
function initialDraft({ version, step, form, files }: Registration, accountId: string) {
  const copy = localCopies.read(accountId);
  const isSame = !copy || JSON.stringify(copy.form) === JSON.stringify({ ...emptyForm, ...form });
  if (isSame) return { form, step, files, restored: false, older: null };
  if (copy.version === version)
    return { form: copy.form, step: copy.step, files: copy.files ?? [], restored: true, older: null };
  return { form, step, files, restored: false, older: copy };
}
