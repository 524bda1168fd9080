import { useCallback, useEffect, useRef, useState } from 'react';
import type { StoredFile } from '#features/files/files/contract.ts';
import { withCurrentNames } from '#features/stores/suppliers/rules/stored-draft.ts';
import type { FieldError } from '#lib/errors.ts';
import { api } from '#web/api.ts';
import { type Problem, toProblem } from '#web/problem.ts';
import type { Registration } from '../../contract.ts';
import { emptyForm } from '../../rules/registration-fields.ts';
import type { FormValues } from './use-registration-form.ts';

export type DraftState = 'idle' | 'saving' | 'saved' | 'kept' | 'refused' | 'conflict';

export interface LocalCopy {
  /** Version on the server when the copy was written. */
  version: number;
  /** When the copy was written, by this device's clock. */
  typedAt?: string;
  step: number;
  form: FormValues;
  /** Details of the files that the form refers to by id. */
  files: StoredFile[];
}

/** The copy in this browser, in case the connection fails before the server has the draft. */
export const localCopies = {
  key: (accountId: string): string => `packwright:registration:${accountId}`,
  read(accountId: string): LocalCopy | null {
    try {
      const copy = JSON.parse(localStorage.getItem(this.key(accountId)) ?? 'null') as LocalCopy | null;
      return copy && { ...copy, form: { ...emptyForm, ...withCurrentNames(copy.form) } };
    } catch {
      return null;
    }
  },
  write(accountId: string, copy: LocalCopy | null): void {
    try {
      if (copy) localStorage.setItem(this.key(accountId), JSON.stringify(copy));
      else localStorage.removeItem(this.key(accountId));
    } catch {
      // Storage is full or disabled; the server's copy is authoritative.
    }
  },
};

interface DraftOptions {
  accountId: string;
  registration: Registration;
  read: () => FormValues;
  /** Returns the files that the form may refer to, for the local copy. */
  readFiles: () => StoredFile[];
}

/** Saves the registration. Saves run one after the other, each based on the version that this device last saw. */
export function useDraft({ accountId, registration, read, readFiles }: DraftOptions) {
  const [state, setState] = useState<DraftState>('idle');
  const [savedAt, setSavedAt] = useState(registration.savedAt);
  const [otherSavedAt, setOtherSavedAt] = useState<string | null>(null);
  const [refusal, setRefusal] = useState<Problem | null>(null);
  const version = useRef(registration.version);
  const running = useRef<Promise<boolean>>(Promise.resolve(true));
  const lastStep = useRef(registration.step);

  const saveLocally = useCallback(
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
        saveLocally(step);
        if (sent.state === 'conflict') setOtherSavedAt(sent.otherSavedAt);
        if (sent.state === 'refused') setRefusal(sent.refusal);
        return false;
      }
      version.current = sent.version;
      setSavedAt(sent.savedAt);
      if (JSON.stringify(read()) === JSON.stringify(form)) localCopies.write(accountId, null);
      return true;
    },
    [accountId, saveLocally, read],
  );

  /** Saves after any save in progress; resolves to false if the draft is only on this device. */
  const save = useCallback(
    (step: number): Promise<boolean> => {
      saveLocally(step);
      running.current = running.current.then(() => saveNow(step));
      return running.current;
    },
    [saveLocally, saveNow],
  );

  /** Replaces the version that another device saved with this device's version. */
  const overwrite = useCallback(async (): Promise<void> => {
    const { data } = await api.registration.getRegistration();
    version.current = data.registration.version;
    await save(lastStep.current);
  }, [save]);

  useSaveWhenOnline(state === 'kept', () => void save(lastStep.current));
  return { state, savedAt, otherSavedAt, refusal, save, keepLocally: saveLocally, overwrite, version };
}

type SendResult =
  | { state: 'saved'; version: number; savedAt: string }
  | { state: 'kept' }
  | { state: 'refused'; refusal: Problem }
  | { state: 'conflict'; otherSavedAt: string | null };

/**
 * Sends a draft; returns whether it was saved, the server was unreachable, the draft was refused, or another device
 * had saved a newer one.
 */
async function sendDraft(draft: { version: number; step: number; form: FormValues }): Promise<SendResult> {
  try {
    const { data } = await api.registration.saveRegistration(draft);
    return { state: 'saved', ...data };
  } catch (error) {
    const problem = toProblem(error);
    if (problem.code === 'network') return { state: 'kept' };
    if (problem.reason !== 'draft_changed')
      return { state: 'refused', refusal: { ...problem, fields: problem.fields.map(toFormError) } };
    return { state: 'conflict', otherSavedAt: await fetchSavedAt() };
  }
}

/**
 * Removes the prefix `form.` from an error's path: the draft is sent as `form`, while the fields have their plain
 * names.
 */
const toFormError = ({ path, message }: FieldError): FieldError => ({
  path: path.replace(/^form\./, ''),
  message,
});

/** Returns when the account's draft was last saved; null if the server cannot be reached. */
async function fetchSavedAt(): Promise<string | null> {
  try {
    return (await api.registration.getRegistration()).data.registration.savedAt;
  } catch {
    return null;
  }
}

/** Saves again as soon as the browser is back online. */
function useSaveWhenOnline(waiting: boolean, save: () => void): void {
  useEffect(() => {
    if (!waiting) return;
    window.addEventListener('online', save);
    return () => window.removeEventListener('online', save);
  });
}
