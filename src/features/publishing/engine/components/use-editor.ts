import { useEffect, useRef, useState } from 'react';
import type { FieldError } from '#lib/errors.ts';
import { toast } from '#ui/feedback/toast.ts';
import { problemOf } from '#web/problem.ts';
import { type Once, sendOnce } from '#web/send-once.ts';

/** What every editor holds: which version it began from; null for what is not stored yet, and to save over it. */
export interface Versioned {
  version: number | null;
}

interface EditorSetup<Values extends Versioned> {
  /** One for each thing that is edited, e.g. `blog:new` or `blog:0198…`. */
  draftKey: string;
  saved: Values;
  /** Stores the values and answers what is stored now. */
  save(values: Values, once: Once): Promise<Values>;
  /** After saving, with what is stored now. */
  onSaved?(values: Values): void | Promise<void>;
}

export interface Editor<Values> {
  values: Values;
  /** Changes some of the fields. */
  change(changes: Partial<Values>): void;
  errors: Partial<Record<string, string>>;
  problem: string | null;
  /** Somebody else saved meanwhile: saving again with `saveOver` replaces theirs. */
  isStale: boolean;
  isDirty: boolean;
  busy: boolean;
  /** A text that was not saved last time has been put back. */
  isRestored: boolean;
  save(changes?: Partial<Values>): Promise<boolean>;
  saveOver(): Promise<boolean>;
  /** Back to what is stored. */
  discard(): void;
}

/**
 * The life of an editor: what is typed is kept in this browser at once and until it is saved, so that neither a
 * closed tab nor a lost connection takes it away.
 */
export function useEditor<Values extends Versioned>(setup: EditorSetup<Values>): Editor<Values> {
  const { draftKey, saved } = setup;
  const [stored, setStored] = useState(saved);
  const [kept] = useState(() => readDraft<Values>(draftKey));
  const [values, setValues] = useState<Values>(() => (kept ? { ...saved, ...kept } : saved));
  const [isRestored, setRestored] = useState(() => kept !== null && !same({ ...saved, ...kept }, saved));
  const [failure, setFailure] = useState<Failure | null>(null);
  const [busy, setBusy] = useState(false);
  const isDirty = !same(values, stored);
  useKeptDraft(draftKey, isDirty ? values : null);

  async function save(changes: Partial<Values> = {}): Promise<boolean> {
    if (busy) return false;
    const wanted = { ...values, ...changes };
    setBusy(true);
    setFailure(null);
    try {
      const now = await sendOnce({ form: draftKey, body: wanted }, (once) => setup.save(wanted, once));
      setStored(now);
      // What was typed while it was being saved stays as it is typed.
      setValues((typed) => (same(typed, values) ? now : { ...typed, version: now.version }));
      setRestored(false);
      dropDraft(draftKey);
      // Once it is drawn as saved, so that going elsewhere is not asked about.
      setTimeout(() => void setup.onSaved?.(now));
      return true;
    } catch (error) {
      setFailure(failureOf(error));
      return false;
    } finally {
      setBusy(false);
    }
  }

  return {
    values,
    change: (changes) => setValues((typed) => ({ ...typed, ...changes })),
    errors: Object.fromEntries(
      (failure?.fields ?? []).toReversed().map(({ path, message }) => [path, message]),
    ),
    problem: failure?.message ?? null,
    isStale: failure?.reason === 'stale',
    isDirty,
    busy,
    isRestored,
    save,
    saveOver: () => save({ version: null } as Partial<Values>),
    discard: () => {
      setValues(stored);
      setRestored(false);
      setFailure(null);
      toast.success('Back to what was saved.');
    },
  };
}

/** Keeps what is typed in this browser; null: all is saved. */
function useKeptDraft(draftKey: string, typed: unknown): void {
  const keptUnder = useRef(draftKey);
  useEffect(() => {
    // What was new has an id now: what is typed is kept under it from here on.
    if (keptUnder.current !== draftKey) dropDraft(keptUnder.current);
    keptUnder.current = draftKey;
    if (typed) writeDraft(draftKey, typed);
    else dropDraft(draftKey);
  }, [draftKey, typed]);
}

interface Failure {
  message: string;
  reason: string | null;
  fields: FieldError[];
}

const offline = 'We could not save this. What you wrote is kept in this browser: please try again.';

function failureOf(error: unknown): Failure {
  const { message, reason, fields } = problemOf(error);
  return { message: message ?? offline, reason: reason ?? null, fields };
}

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
const keyOf = (draftKey: string): string => `packwright:draft:${draftKey}`;

/** Only this product writes there, but a reader must bear anything. */
function readDraft<Values>(draftKey: string): Partial<Values> | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(draftKey)) ?? 'null');
    return typeof kept === 'object' && kept !== null && !Array.isArray(kept) ? kept : null;
  } catch {
    return null;
  }
}

function writeDraft(draftKey: string, values: unknown): void {
  try {
    localStorage.setItem(keyOf(draftKey), JSON.stringify(values));
  } catch {
    // Storage can be full or switched off; leaving the screen still asks.
  }
}

function dropDraft(draftKey: string): void {
  try {
    localStorage.removeItem(keyOf(draftKey));
  } catch {
    // Nothing was kept.
  }
}

/** Calls back on Ctrl+S or ⌘S, in place of the browser's own saving. */
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
