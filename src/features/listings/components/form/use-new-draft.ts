import type { UseFormReturn } from 'react-hook-form';
import { type Draft, useDraft } from '#features/product-drafts/components/use-draft.ts';
import {
  type DraftStand,
  forgetKept,
  type KeptForm,
} from '#features/product-drafts/components/use-kept-form.ts';
import type { FormValues } from '../../rules/form-values.ts';

/** With what a new product begins. */
export interface DraftStart extends DraftStand {
  savedAt: string | null;
  /** What was typed in this browser and not saved. */
  kept: KeptForm | null;
  keptName: string;
  /** Somebody saved the draft after that. */
  outdated: boolean;
}

const never: DraftStart = { id: '', version: 0, savedAt: null, kept: null, keptName: '', outdated: true };

/** The draft in which a new product is written; null where a product is changed. */
export function useNewDraft(
  form: UseFormReturn<FormValues>,
  { start, keptName }: { start: DraftStart | undefined; keptName: string },
): Draft | null {
  const draft = useDraft({
    form,
    start: start ?? never,
    unsaved: start?.kept !== null && start !== undefined,
    outdated: start?.outdated ?? true,
    onSaved: ({ id }) => {
      forgetKept(keptName);
      nameAddress(id);
    },
  });
  return start ? draft : null;
}

/** The address leads to the draft from its first saving on. The router need not know: the page is the same. */
function nameAddress(id: string): void {
  const url = new URL(window.location.href);
  if (url.pathname !== '/dashboard/add-product' || url.searchParams.get('draft') === id) return;
  url.search = `?draft=${id}`;
  window.history.replaceState(window.history.state, '', url);
}
