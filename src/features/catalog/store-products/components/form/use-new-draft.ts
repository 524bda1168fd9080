import { useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { type Draft, useDraft } from '#features/catalog/drafts/components/use-draft.ts';
import {
  type DraftStand,
  forgetKept,
  type KeptForm,
} from '#features/catalog/drafts/components/use-kept-form.ts';
import type { Began } from '#features/catalog/drafts/contract/draft-values.ts';
import { api } from '#web/api.ts';
import type { EditableProduct } from '../../contract/store-views.ts';
import { beganWith, withTodaysFigures } from '../../rules/began.ts';
import type { FormValues } from '../../rules/form-values.ts';

/** With what a product begins, or changes to one. */
export interface DraftStart extends DraftStand {
  savedAt: string | null;
  /** What was typed in this browser and not saved. */
  kept: KeptForm | null;
  keptName: string;
  /** Somebody saved the draft after that. */
  outdated: boolean;
  /** Who saved it last. */
  savedBy?: string | null;
  /** Of changes to a product: as it stood when they were begun, and as it stands now. */
  change?: { began: Began; product: EditableProduct };
}

/** Changes to a product, and whether it is still the one that they were begun on. */
interface Changes {
  began: () => Began;
  /** Somebody changed the product meanwhile. */
  stale: boolean;
  /** The server says so. */
  noteStale: () => void;
  /** What stands in the form goes on from the product as it is now. */
  goOn: () => Promise<void>;
}

/** Follows from which state of the product its changes go out. */
export function useChanges(
  form: UseFormReturn<FormValues>,
  change: DraftStart['change'],
): { changes: Changes | null } {
  const [stale, setStale] = useState(change !== undefined && change.began.stamp !== change.product.stamp);
  const held = useRef(change?.began);
  if (!change) return { changes: null };
  const began = (): Began => held.current ?? change.began;
  const goOn = async (): Promise<void> => {
    const { product } = (await api.listings.getStoreProduct({ id: change.product.id })).data;
    const today = beganWith(product);
    form.reset(withTodaysFigures(form.getValues(), { before: began(), today }), { keepDefaultValues: true });
    held.current = today;
    setStale(false);
  };
  return { changes: { began, stale, noteStale: () => setStale(true), goOn } };
}

const never: DraftStart = { id: '', version: 0, savedAt: null, kept: null, keptName: '', outdated: true };

/** The draft in which a product is written, or changes to one; null where nothing may be written. */
export function useNewDraft(
  form: UseFormReturn<FormValues>,
  { start, keptName, changes }: { start: DraftStart | undefined; keptName: string; changes: Changes | null },
): Draft | null {
  const draft = useDraft({
    form,
    start: start ?? never,
    unsaved: start?.kept !== null && start !== undefined,
    outdated: start?.outdated ?? true,
    began: changes?.began,
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
