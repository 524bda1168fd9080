import { useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { type Draft, useDraft } from '#features/catalog/drafts/components/use-draft.ts';
import {
  type DraftVersion,
  deleteLocalCopy,
  type LocalFormCopy,
} from '#features/catalog/drafts/components/use-local-form-copy.ts';
import type { EditBase } from '#features/catalog/drafts/contract/draft-values.ts';
import { api } from '#web/api.ts';
import type { EditableProduct } from '../../contract/store-views.ts';
import { editBaseOf, withCurrentStockValues } from '../../rules/edit-base.ts';
import type { FormValues } from '../../rules/form-values.ts';

/** The state from which the form starts for a new product, or for changes to one. */
export interface DraftStart extends DraftVersion {
  savedAt: string | null;
  /** Unsaved copy in this browser. */
  kept: LocalFormCopy | null;
  keptName: string;
  /** True if someone else saved the draft after that copy. */
  outdated: boolean;
  /** Name of the user who saved it last. */
  savedBy?: string | null;
  /** For changes to a product: the product as it was when editing began, and as it is now. */
  change?: { began: EditBase; product: EditableProduct };
}

/** Changes to a product, and whether it is still the version they were based on. */
interface ProductEdits {
  began: () => EditBase;
  /** True if someone changed the product meanwhile. */
  stale: boolean;
  /** Called if the server reports that the product has changed. */
  markStale: () => void;
  /** Bases the changes on the current version of the product. */
  rebase: () => Promise<void>;
}

/** Tracks the version of the product on which the changes in the form are based. */
export function useProductEdits(
  form: UseFormReturn<FormValues>,
  change: DraftStart['change'],
): { changes: ProductEdits | null } {
  const [stale, setStale] = useState(change !== undefined && change.began.stamp !== change.product.stamp);
  const base = useRef(change?.began);
  if (!change) return { changes: null };
  const began = (): EditBase => base.current ?? change.began;
  const goOn = async (): Promise<void> => {
    const { product } = (await api.listings.getStoreProduct({ id: change.product.id })).data;
    const today = editBaseOf(product);
    form.reset(withCurrentStockValues(form.getValues(), { before: began(), today }), {
      keepDefaultValues: true,
    });
    base.current = today;
    setStale(false);
  };
  return { changes: { began, stale, markStale: () => setStale(true), rebase: goOn } };
}

const noDraft: DraftStart = { id: '', version: 0, savedAt: null, kept: null, keptName: '', outdated: true };

/** Saves a new product, or changes to one, as a draft; returns null if the user may not write. */
export function useProductDraft(
  form: UseFormReturn<FormValues>,
  {
    start,
    keptName,
    changes,
  }: { start: DraftStart | undefined; keptName: string; changes: ProductEdits | null },
): Draft | null {
  const draft = useDraft({
    form,
    start: start ?? noDraft,
    unsaved: start?.kept !== null && start !== undefined,
    outdated: start?.outdated ?? true,
    began: changes?.began,
    onSaved: ({ id }) => {
      deleteLocalCopy(keptName);
      putDraftIntoUrl(id);
    },
  });
  return start ? draft : null;
}

/** Adds the draft's id to the URL after the first save. The router need not know, because the page is the same. */
function putDraftIntoUrl(id: string): void {
  const url = new URL(window.location.href);
  if (url.pathname !== '/dashboard/add-product' || url.searchParams.get('draft') === id) return;
  url.search = `?draft=${id}`;
  window.history.replaceState(window.history.state, '', url);
}
