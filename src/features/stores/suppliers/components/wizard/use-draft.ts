import { useCallback, useEffect, useRef, useState } from 'react';
import type { StoredFile } from '#features/files/files/contract.ts';
import type { FieldError } from '#lib/errors.ts';
import { api } from '#web/api.ts';
import { type Problem, problemOf } from '#web/problem.ts';
import type { Registration } from '../../contract/registration.ts';
import { namedAsNow } from '../../rules/kept-draft.ts';
import { emptyForm } from '../../rules/registration-fields.ts';
import type { FormValues } from './use-registration-form.ts';

export type DraftState = 'idle' | 'saving' | 'saved' | 'kept' | 'refused' | 'conflict';

export interface LocalCopy {
  /** What the server had when this was typed. */
  version: number;
  /** When it was typed, by this device's clock. */
  typedAt?: string;
  step: number;
  form: FormValues;
  /** What the form's file ids stand for. */
  files: StoredFile[];
}

/** The copy in this browser, in case the connection goes before the server has it. */
export const localCopies = {
  key: (accountId: string): string => `packwright:registration:${accountId}`,
  read(accountId: string): LocalCopy | null {
    try {
      const copy = JSON.parse(localStorage.getItem(this.key(accountId)) ?? 'null') as LocalCopy | null;
      return copy && { ...copy, form: { ...emptyForm, ...namedAsNow(copy.form) } };
    } catch {
      return null;
    }
  },
  write(accountId: string, copy: LocalCopy | null): void {
    try {
      if (copy) localStorage.setItem(this.key(accountId), JSON.stringify(copy));
      else localStorage.removeItem(this.key(accountId));
    } catch {
      // Storage is full or switched off; the server's copy is the one that counts.
    }
  },
};

interface DraftOptions {
  accountId: string;
  registration: Registration;
  read: () => FormValues;
  /** The files that the form may name, for the local copy. */
  readFiles: () => StoredFile[];
}

/** Saves the registration: one saving after another, on top of what this device last saw. */
export function useDraft({ accountId, registration, read, readFiles }: DraftOptions) {
  const [state, setState] = useState<DraftState>('idle');
  const [savedAt, setSavedAt] = useState(registration.savedAt);
  const [otherSavedAt, setOtherSavedAt] = useState<string | null>(null);
  const [refusal, setRefusal] = useState<Problem | null>(null);
  const version = useRef(registration.version);
  const running = useRef<Promise<boolean>>(Promise.resolve(true));
  const lastStep = useRef(registration.step);

  const keepLocally = useCallback(
    (step: number) => {
      lastStep.current = step;
      const copy = { version: version.current, step, form: read(), files: readFiles() };
      localCopies.write(accountId, { ...copy, typedAt: new Date().toISOString() });
    },
    [accountId, read, readFiles],
  );

  const saveNow = useCallback(
    async (step: number): Promise<boolean> => {
      const form = read();
      setState('saving');
      const sent = await sendDraft({ version: version.current, step, form });
      setState(sent.state);
      if (sent.state !== 'saved') {
        keepLocally(step);
        if (sent.state === 'conflict') setOtherSavedAt(sent.otherSavedAt);
        if (sent.state === 'refused') setRefusal(sent.refusal);
        return false;
      }
      version.current = sent.version;
      setSavedAt(sent.savedAt);
      if (JSON.stringify(read()) === JSON.stringify(form)) localCopies.write(accountId, null);
      return true;
    },
    [accountId, keepLocally, read],
  );

  /** Saves after whatever is being saved; false when it is only on this device. */
  const save = useCallback(
    (step: number): Promise<boolean> => {
      keepLocally(step);
      running.current = running.current.then(() => saveNow(step));
      return running.current;
    },
    [keepLocally, saveNow],
  );

  /** This device's version wins over the one that was saved meanwhile. */
  const overwrite = useCallback(async (): Promise<void> => {
    const { data } = await api.suppliers.getRegistration();
    version.current = data.registration.version;
    await save(lastStep.current);
  }, [save]);

  useSaveWhenBack(state === 'kept', () => void save(lastStep.current));
  return { state, savedAt, otherSavedAt, refusal, save, keepLocally, overwrite, version };
}

type Sent =
  | { state: 'saved'; version: number; savedAt: string }
  | { state: 'kept' }
  | { state: 'refused'; refusal: Problem }
  | { state: 'conflict'; otherSavedAt: string | null };

/** Sends a draft: saved, not reachable, refused by the server, or overtaken by another device. */
async function sendDraft(draft: { version: number; step: number; form: FormValues }): Promise<Sent> {
  try {
    const { data } = await api.suppliers.saveRegistration(draft);
    return { state: 'saved', ...data };
  } catch (error) {
    const problem = problemOf(error);
    if (problem.code === 'network') return { state: 'kept' };
    if (problem.reason !== 'draft_changed')
      return { state: 'refused', refusal: { ...problem, fields: problem.fields.map(ofForm) } };
    return { state: 'conflict', otherSavedAt: await lastSaving() };
  }
}

/** The draft is sent as `form`; on the screen its fields have their own names. */
const ofForm = ({ path, message }: FieldError): FieldError => ({
  path: path.replace(/^form\./, ''),
  message,
});

/** When the account's draft was saved last; null while nobody can say. */
async function lastSaving(): Promise<string | null> {
  try {
    return (await api.suppliers.getRegistration()).data.registration.savedAt;
  } catch {
    return null;
  }
}

/** Tries again as soon as the browser is back online. */
function useSaveWhenBack(waiting: boolean, save: () => void): void {
  useEffect(() => {
    if (!waiting) return;
    window.addEventListener('online', save);
    return () => window.removeEventListener('online', save);
  });
}
