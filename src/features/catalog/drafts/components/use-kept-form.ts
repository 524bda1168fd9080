import { useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { currentSession } from '#web/session.ts';
import { type DraftValues, draftValues } from '../contract/draft-values.ts';

/** The draft that a copy belongs to, as it was last saved. */
export interface DraftStand {
  id: string;
  /** 0: not saved yet. */
  version: number;
}

/** A copy of a form that was not saved. */
export interface KeptForm {
  /** When it was typed. */
  at: string;
  values: DraftValues;
  draft?: DraftStand | undefined;
}

/** One copy for each person and product: others who use this browser never see it. */
const keyFor = (name: string): string => `packwright:product:${currentSession()?.user.id ?? ''}:${name}`;

/** What was typed here and not saved; null when there is nothing, or what an older form left is not understood. */
export function readKept(name: string): KeptForm | null {
  try {
    const kept = JSON.parse(localStorage.getItem(keyFor(name)) ?? 'null') as KeptForm | null;
    return kept && draftValues.safeParse(kept.values).success ? kept : null;
  } catch {
    return null;
  }
}

/** Forgets the copy, as after saving. */
export function forgetKept(name: string): void {
  try {
    localStorage.removeItem(keyFor(name));
  } catch {
    // Nothing could be kept, so there is nothing to forget.
  }
}

/** The copy of a draft: under its own name, or left by the page on which it was begun. */
export function readKeptDraft(id: string): { name: string; kept: KeptForm } | null {
  for (const name of [id, 'new']) {
    const kept = readKept(name);
    if (kept && (name === id || kept.draft?.id === id)) return { name, kept };
  }
  return null;
}

interface Keeping {
  /** Under what it is kept: the product's id, the draft's, or `new`. */
  name: string;
  /** The draft as it stands at that moment. */
  standing?: (() => DraftStand) | undefined;
}

/** Keeps what is typed in this browser, so that it outlives a crash or a lost connection. */
export function useKeptForm({ watch }: UseFormReturn<DraftValues>, { name, standing }: Keeping): void {
  useEffect(() => {
    const key = keyFor(name);
    let waiting: ReturnType<typeof setTimeout> | undefined;
    const subscription = watch((values) => {
      clearTimeout(waiting);
      waiting = setTimeout(() => keep(key, { values: values as DraftValues, draft: standing?.() }), 400);
    });
    return () => {
      clearTimeout(waiting);
      subscription.unsubscribe();
    };
  }, [name, standing, watch]);
}

function keep(key: string, kept: Omit<KeptForm, 'at'>): void {
  try {
    localStorage.setItem(key, JSON.stringify({ at: new Date().toISOString(), ...kept } satisfies KeptForm));
  } catch {
    // Storage is full or switched off; the form itself still holds everything.
  }
}
