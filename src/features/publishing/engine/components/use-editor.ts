import { useEffect, useRef, useState } from 'react';
import { toast } from '#ui/feedback/toast.ts';
import type { IdempotentCallOptions } from '#web/send-once.ts';
import { useAction } from '#web/use-action.ts';

/** Form values with the version they are based on; null for a new entry or to overwrite another editor's changes. */
export interface VersionedValues {
  version: number | null;
}

interface EditorSetup<Values extends VersionedValues> {
  /** Unique key of the edited entry, e.g. `blog:new` or `blog:0198…`. */
  draftKey: string;
  saved: Values;
  /** Saves the values; returns the stored values. */
  save(values: Values, once: IdempotentCallOptions): Promise<Values>;
  /** Called after saving, with the stored values. */
  onSaved?(values: Values): void | Promise<void>;
}

export interface Editor<Values> {
  values: Values;
  /** Changes some of the fields. */
  change(changes: Partial<Values>): void;
  errors: Partial<Record<string, string>>;
  problem: string | null;
  /** True if another editor has saved meanwhile: `saveOver` replaces their changes. */
  isStale: boolean;
  isDirty: boolean;
  busy: boolean;
  /** True if unsaved text from an earlier visit was restored. */
  isRestored: boolean;
  save(changes?: Partial<Values>): Promise<boolean>;
  saveOver(): Promise<boolean>;
  /** Resets the form to the stored values. */
  discard(): void;
}

/**
 * Holds the state of an editor. Unsaved changes are stored in this browser immediately, so that neither a closed tab
 * nor a lost connection loses them.
 */
export function useEditor<Values extends VersionedValues>(setup: EditorSetup<Values>): Editor<Values> {
  const { draftKey, saved } = setup;
  const [stored, setStored] = useState(saved);
  const [kept] = useState(() => readDraft<Values>(draftKey));
  const [values, setValues] = useState<Values>(() => (kept ? { ...saved, ...kept } : saved));
  const [isRestored, setRestored] = useState(() => kept !== null && !same({ ...saved, ...kept }, saved));
  const isDirty = !same(values, stored);
  useStoredDraft(draftKey, isDirty ? values : null);
  const action = useAction({
    send: setup.save,
    form: draftKey,
    failure: 'Your changes could not be saved. They are stored in this browser. Please try again.',
    showFailure: 'inline',
    onSuccess: (now) => {
      setStored(now);
      // Keeps what was typed while saving.
      setValues((typed) => (same(typed, values) ? now : { ...typed, version: now.version }));
      setRestored(false);
      dropDraft(draftKey);
      // After rendering the saved state, so that navigating away does not ask for confirmation.
      setTimeout(() => void setup.onSaved?.(now));
    },
  });
  const save = (changes: Partial<Values> = {}) => action.start({ ...values, ...changes });
  return {
    values,
    change: (changes) => setValues((typed) => ({ ...typed, ...changes })),
    errors: Object.fromEntries(
      (action.problem?.fields ?? []).toReversed().map(({ path, message }) => [path, message]),
    ),
    problem: action.problem?.message ?? null,
    isStale: action.problem?.reason === 'stale',
    isDirty,
    busy: action.busy,
    isRestored,
    save,
    saveOver: () => save({ version: null } as Partial<Values>),
    discard: () => {
      setValues(stored);
      setRestored(false);
      action.reset();
      toast.success('Changes discarded.');
    },
  };
}

/** Stores unsaved changes in this browser; null: everything is saved. */
function useStoredDraft(draftKey: string, typed: unknown): void {
  const storedKey = useRef(draftKey);
  useEffect(() => {
    // A new entry now has an id: its draft is stored under that id from now on.
    if (storedKey.current !== draftKey) dropDraft(storedKey.current);
    storedKey.current = draftKey;
    if (typed) writeDraft(draftKey, typed);
    else dropDraft(draftKey);
  }, [draftKey, typed]);
}

const same = (first: unknown, second: unknown): boolean => JSON.stringify(first) === JSON.stringify(second);
const keyOf = (draftKey: string): string => `packwright:draft:${draftKey}`;

/** Only this product writes this key, but the stored value may still be invalid. */
function readDraft<Values>(draftKey: string): Partial<Values> | null {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(keyOf(draftKey)) ?? 'null');
    return typeof stored === 'object' && stored !== null && !Array.isArray(stored) ? stored : null;
  } catch {
    return null;
  }
}

function writeDraft(draftKey: string, values: unknown): void {
  try {
    localStorage.setItem(keyOf(draftKey), JSON.stringify(values));
  } catch {
    // Storage can be full or disabled; leaving the screen still asks for confirmation.
  }
}

function dropDraft(draftKey: string): void {
  try {
    localStorage.removeItem(keyOf(draftKey));
  } catch {
    // There is no draft to delete.
  }
}

/** Calls `run` on Ctrl+S or ⌘S instead of the browser's own save dialog. */
export function useSaveKey(run: () => void): void {
  const latest = useRef(run);
  useEffect(() => {
    latest.current = run;
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.key !== 's') return;
      event.preventDefault();
      latest.current();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
}
