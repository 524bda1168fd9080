import { useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { currentSession } from '#web/session.ts';
import { type DraftValues, draftValues } from '../contract/draft-values.ts';

/** Identifies a draft and its last saved version. */
export interface DraftVersion {
  id: string;
  /** 0: not saved yet. */
  version: number;
}

/** An unsaved copy of a form in this browser. */
export interface LocalFormCopy {
  /** When it was typed (ISO 8601). */
  at: string;
  values: DraftValues;
  draft?: DraftVersion | undefined;
}

/** One copy per user and product, so that others who use this browser never see it. */
const keyFor = (name: string): string => `packwright:product:${currentSession()?.user.id ?? ''}:${name}`;

/** Returns the unsaved copy in this browser; null if there is none, or if an older form stored it in another shape. */
export function readLocalCopy(name: string): LocalFormCopy | null {
  try {
    const copy = JSON.parse(localStorage.getItem(keyFor(name)) ?? 'null') as LocalFormCopy | null;
    return copy && draftValues.safeParse(copy.values).success ? copy : null;
  } catch {
    return null;
  }
}

/** Deletes the copy, for example after saving. */
export function deleteLocalCopy(name: string): void {
  try {
    localStorage.removeItem(keyFor(name));
  } catch {
    // If storage is not available, nothing was stored either.
  }
}

/** Returns the copy of a draft, stored under its own id or under `new` by the page on which it was started. */
export function readLocalDraftCopy(id: string): { name: string; kept: LocalFormCopy } | null {
  for (const name of [id, 'new']) {
    const copy = readLocalCopy(name);
    if (copy && (name === id || copy.draft?.id === id)) return { name, kept: copy };
  }
  return null;
}

interface LocalCopyOptions {
  /** Name of the copy: the id of the product or of the draft, or `new`. */
  name: string;
  /** Returns the draft's id and version at the time of storing. */
  currentDraft?: (() => DraftVersion) | undefined;
}

/** Stores the input in this browser, so that it survives a crash or a lost connection. */
export function useLocalFormCopy(
  { watch }: UseFormReturn<DraftValues>,
  { name, currentDraft }: LocalCopyOptions,
): void {
  useEffect(() => {
    const key = keyFor(name);
    let timer: ReturnType<typeof setTimeout> | undefined;
    const subscription = watch((values) => {
      clearTimeout(timer);
      timer = setTimeout(
        () => storeCopy(key, { values: values as DraftValues, draft: currentDraft?.() }),
        400,
      );
    });
    return () => {
      clearTimeout(timer);
      subscription.unsubscribe();
    };
  }, [name, currentDraft, watch]);
}

function storeCopy(key: string, copy: Omit<LocalFormCopy, 'at'>): void {
  try {
    localStorage.setItem(
      key,
      JSON.stringify({ at: new Date().toISOString(), ...copy } satisfies LocalFormCopy),
    );
  } catch {
    // Storage is full or switched off; the form itself still holds everything.
  }
}
