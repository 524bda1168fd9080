import { useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { emptyVariants } from '#features/variants/rules/variant-values.ts';
import { currentSession } from '#web/session.ts';
import type { FormValues } from '../../rules/form-values.ts';

/** A copy of a form that was not saved. */
export interface KeptForm {
  /** When it was typed. */
  at: string;
  values: FormValues;
}

/** One copy for each person and product: others who use this browser never see it. */
const keyFor = (productId: string): string =>
  `packwright:product:${currentSession()?.user.id ?? ''}:${productId}`;

/** What was typed here and not saved; null when there is nothing. */
export function readKept(productId: string): KeptForm | null {
  try {
    const kept = JSON.parse(localStorage.getItem(keyFor(productId)) ?? 'null') as KeptForm | null;
    if (!kept || typeof kept.values?.title !== 'string' || !Array.isArray(kept.values.tiers)) return null;
    // A copy of an older form may lack what was added since.
    const images = (kept.values.images ?? []).filter(({ wholeId }) => Boolean(wholeId));
    return {
      ...kept,
      values: {
        ...kept.values,
        images,
        variants: kept.values.variants ?? emptyVariants,
        documents: kept.values.documents ?? [],
      },
    };
  } catch {
    return null;
  }
}

/** Forgets the copy, as after saving. */
export function forgetKept(productId: string): void {
  try {
    localStorage.removeItem(keyFor(productId));
  } catch {
    // Nothing could be kept, so there is nothing to forget.
  }
}

/** Keeps what is typed in this browser, so that it outlives a crash or a lost connection. */
export function useKeptForm({ watch }: UseFormReturn<FormValues>, productId: string): void {
  useEffect(() => {
    const key = keyFor(productId);
    let waiting: ReturnType<typeof setTimeout> | undefined;
    const subscription = watch((values) => {
      clearTimeout(waiting);
      waiting = setTimeout(() => keep(key, values as FormValues), 400);
    });
    return () => {
      clearTimeout(waiting);
      subscription.unsubscribe();
    };
  }, [productId, watch]);
}

function keep(key: string, values: FormValues): void {
  try {
    localStorage.setItem(key, JSON.stringify({ at: new Date().toISOString(), values } satisfies KeptForm));
  } catch {
    // Storage is full or switched off; the form itself still holds everything.
  }
}
