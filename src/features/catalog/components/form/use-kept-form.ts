import { useEffect, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { currentSession } from '#web/session.ts';
import type { FormValues } from '../../rules/form-values.ts';

interface Kept {
  at: string;
  values: FormValues;
}

interface KeptForm {
  /** When the copy that stands in the form was typed; null when there was none. */
  restoredAt: string | null;
  /** Forgets the copy, as after saving. */
  forget(): void;
}

/** One copy for each person and product: others who use this browser never see it. */
const keyFor = (productId: string): string => `packwright:product:${currentSession()?.user.id ?? ''}:${productId}`;

function readCopy(key: string): Kept | null {
  try {
    const kept = JSON.parse(localStorage.getItem(key) ?? 'null') as Kept | null;
    return kept && typeof kept.values?.title === 'string' && Array.isArray(kept.values.tiers) ? kept : null;
  } catch {
    return null;
  }
}

/** Keeps what is typed in this browser until it is saved, and brings it back after a crash or a lost connection. */
export function useKeptForm(form: UseFormReturn<FormValues>, productId: string): KeptForm {
  const [restoredAt, setRestoredAt] = useState<string | null>(null);
  const { reset, watch, getValues } = form;
  useEffect(() => {
    const key = keyFor(productId);
    const kept = readCopy(key);
    if (kept) {
      reset({ ...getValues(), ...kept.values }, { keepDefaultValues: true });
      setRestoredAt(kept.at);
    }
    let waiting: ReturnType<typeof setTimeout> | undefined;
    const subscription = watch((values) => {
      clearTimeout(waiting);
      waiting = setTimeout(() => keep(key, values as FormValues), 400);
    });
    return () => {
      clearTimeout(waiting);
      subscription.unsubscribe();
    };
  }, [productId, reset, watch, getValues]);
  return {
    restoredAt,
    forget: () => {
      setRestoredAt(null);
      try {
        localStorage.removeItem(keyFor(productId));
      } catch {
        // Nothing could be kept, so there is nothing to forget.
      }
    },
  };
}

function keep(key: string, values: FormValues): void {
  try {
    localStorage.setItem(key, JSON.stringify({ at: new Date().toISOString(), values } satisfies Kept));
  } catch {
    // Storage is full or switched off; the form itself still holds everything.
  }
}
